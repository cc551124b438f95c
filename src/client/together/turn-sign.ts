import { useEffect } from 'preact/hooks';

/** The sign in the browser's tab has a dot while it is the player's turn. */
export function useTurnSign(isMine: boolean): void {
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
