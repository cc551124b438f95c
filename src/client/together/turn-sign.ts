import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the table on this page waits for whoever looks at it. */
export const isAwaited = signal(false);

/** The sign in the browser's tab has a dot, and what lies over the table says so, while it is the player's turn. */
export function useTurnSign(isMine: boolean): void {
  useEffect(() => {
    isAwaited.value = isMine;
    return () => {
      isAwaited.value = false;
    };
  }, [isMine]);
  useEffect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!sign || !isMine) return undefined;
    const usual = sign.href;
    sign.href = '/favicon-turn.svg';
    return () => {
      sign.href = usual;
    };
  }, [isMine]);
}
