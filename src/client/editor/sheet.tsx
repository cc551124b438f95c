import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/index.ts';
import { said } from './said.ts';

/** Something over the page until it is closed. */
export function Sheet({ title, close, children }: { title: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="ed-sheet" aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="tool" aria-label={said.value.close} onClick={() => dialog.current?.close()}>
          <Icon name="i-close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
