import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../styles/menu.css';

interface MenuProps {
  readonly class: string;
  /** What opens it: a summary. */
  readonly face: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A menu behind a button: it closes by its items, by a touch outside and by Escape, which then does nothing else. */
export function Menu({ class: look, face, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isWithin = (target: EventTarget | null) => target instanceof Node && (menu.current?.contains(target) ?? false);
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const press = ({ target }: Event) => {
      if (!isWithin(target)) close();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      event.stopPropagation();
      event.preventDefault();
      close();
      menu.current.querySelector('summary')?.focus();
    };
    // An item that shows more keeps the menu open.
    const choose = ({ target }: Event) => {
      if (isWithin(target) && target instanceof Element && target.closest('.menu-item:not([aria-expanded])')) close();
    };
    document.addEventListener('click', choose);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusin', press, true);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('click', choose);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusin', press, true);
      document.removeEventListener('keydown', leave, true);
    };
  }, []);
  return (
    <details class={look} ref={menu}>
      {face}
      {children}
    </details>
  );
}
