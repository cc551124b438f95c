import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A dialog that is open as long as it is there; a touch beside its content closes it, as Escape does. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const click = (event: MouseEvent) => event.target === shown && shown?.close();
    shown?.showModal();
    shown?.addEventListener('click', click);
    return () => shown?.removeEventListener('click', click);
  }, []);
  return dialog;
}
