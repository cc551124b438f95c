import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';
import type { TableSession } from './session.ts';

interface LookProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  /** As the menu, the bar or the panel of keys has its buttons. */
  readonly look: 'tool' | 'menu-item';
}

/** Opens the four cards of the game, with the numbers agreed for this match; nothing where the board has none. */
export function FirstLookButton({ kit, scene, session, look }: LookProps) {
  const { firstLook } = boardOf(kit);
  const { howToWin } = words.value.table;
  if (!firstLook) return null;
  const { texts, words: own, language, seats, game } = scene;
  const open = async () => {
    const { openLook } = await import('../first-look/open.tsx');
    const asked = {
      texts,
      words: own,
      language,
      options: session.sight.value?.options,
      seats: seats.length,
      isDaily: scene.daily !== undefined,
    };
    await openLook(firstLook, asked, { game: game.id, place: 'table' });
  };
  const press = (button: HTMLElement) => {
    // The panel of keys makes room, and gives the focus back first.
    button.closest('dialog')?.close();
    void open();
  };
  return (
    <button type="button" class={look} title={howToWin} aria-label={howToWin} onClick={event => press(event.currentTarget)}>
      <Icon name="i-help" />
      {look === 'menu-item' && howToWin}
    </button>
  );
}
