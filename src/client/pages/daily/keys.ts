import { useEffect } from 'preact/hooks';
import { DAILY_GAMES } from '../../../daily/games.ts';
import { meaningOf } from '../../device/key-map.ts';
import { isWriting } from '../../device/settings.ts';

/** Each key does what its button does: 1 and 2 the tickets, S and T the result with the focus, or the first. */
export function useDailyKeys(): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || isWriting(target)) return;
      const focused = target instanceof Element ? target : document.body;
      if (!focused.closest('dialog')) buttonOf(key, focused)?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function buttonOf(key: string, focused: Element): HTMLButtonElement | null | undefined {
  const meaning = meaningOf(key, 'daily');
  if (meaning === 'choose') return document.querySelector(`.daily-ticket[data-game="${DAILY_GAMES[Number(key) - 1]}"] .daily-play`);
  const result = focused.closest('.daily-result') ?? document.querySelector('.daily-result[data-done="true"]');
  return meaning && result?.querySelector(`[data-key="${meaning}"]`);
}
