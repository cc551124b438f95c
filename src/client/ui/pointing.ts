// Pointing before taking: a thing is pointed at first (hover, focus, a first tap), then taken.
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Touch } from '../../kernel/index.ts';
import type { Touching } from '../touch/touching.ts';

export type Fingers = Pick<Touching<never>, 'lit' | 'chosen' | 'press' | 'says'>;

// Board, tray and prompt are drawn apart but show the same thing that is pointed at.
const pointedAt = signal<{ readonly touch: Touch; readonly decision: string } | null>(null);

/** The thing pointed at in this decision. */
export function pointedIn(decision: string): Touch | null {
  return pointedAt.value?.decision === decision ? pointedAt.value.touch : null;
}

function touchOf(target: EventTarget | null): Touch | undefined {
  const element = target instanceof Element ? target.closest('[data-touch]') : null;
  return element?.getAttribute('data-touch') ?? undefined;
}

/** Fingers that point at things of a kind with the first tap and take them with the second; a mouse points by hovering. */
export function usePointing(touching: Fingers, kind: string, decision: string) {
  const isTap = useRef(false);
  const touch = pointedIn(decision);
  const pointed = touch?.startsWith(kind) && touching.lit(touch) ? touch : null;
  const point = (at: Touch | undefined) => {
    if (at?.startsWith(kind) && touching.lit(at) && at !== pointed) pointedAt.value = { touch: at, decision };
  };
  const fingers: Fingers = {
    lit: touching.lit,
    says: touching.says,
    chosen: at => touching.chosen(at) || at === pointed,
    press(at, element) {
      if (isTap.current && at !== pointed && at.startsWith(kind) && touching.lit(at)) point(at);
      else touching.press(at, element);
    },
  };
  const watch = {
    onPointerDown: (event: PointerEvent) => {
      isTap.current = event.pointerType === 'touch';
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(touchOf(event.target));
    },
    onKeyDown: () => {
      isTap.current = false;
    },
    onFocusIn: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) point(touchOf(event.target));
    },
  };
  return { pointed, fingers, watch };
}
