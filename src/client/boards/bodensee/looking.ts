// Looking before leaping: a town is looked at first (hover, focus, a first tap), then driven to or built in.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../../kernel/index.ts';
import { type Fingers, type Lake, topFrame } from './scene.ts';

const KIND = 'town:';

// Board and prompt are drawn apart but look at the same town.
let lookedAt: { readonly touch: Touch; readonly moment: string } | null = null;
const watchers = new Set<() => void>();

/** What stays the same while one thing is decided. */
function momentOf({ view }: Lake): string {
  return `${view.turns}/${view.frames.length}/${topFrame(view)?.phase}`;
}

function look(scene: Lake, touch: Touch): void {
  const moment = momentOf(scene);
  if (!scene.touching.lit(touch) || (lookedAt?.touch === touch && lookedAt.moment === moment)) return;
  lookedAt = { touch, moment };
  for (const watcher of watchers) watcher();
}

function touchOf(target: EventTarget | null): Touch | undefined {
  const element = target instanceof Element ? target.closest('[data-touch]') : null;
  return element?.getAttribute('data-touch') ?? undefined;
}

/** The town looked at, and fingers that look with the first tap and go with the second; a mouse looks by pointing. */
export function useLooking(scene: Lake) {
  const [, redraw] = useState(0);
  const isTap = useRef(false);
  useEffect(() => {
    const watcher = () => redraw(times => times + 1);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  }, []);
  const { touching } = scene;
  const isFresh = lookedAt?.moment === momentOf(scene) && touching.lit(lookedAt.touch);
  const looked = isFresh && lookedAt ? lookedAt.touch : null;
  const see = (target: EventTarget | null) => {
    const touch = touchOf(target);
    if (touch?.startsWith(KIND)) look(scene, touch);
  };
  const fingers: Fingers = {
    lit: touching.lit,
    chosen: touch => touching.chosen(touch) || touch === looked,
    press(touch, at) {
      if (isTap.current && touch !== looked && touch.startsWith(KIND) && touching.lit(touch)) look(scene, touch);
      else touching.press(touch, at);
    },
  };
  const watch = {
    onPointerDown: (event: PointerEvent) => {
      isTap.current = event.pointerType === 'touch';
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') see(event.target);
    },
    onKeyDown: () => {
      isTap.current = false;
    },
    onFocusIn: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) see(event.target);
    },
  };
  return { looked: looked?.slice(KIND.length) ?? null, fingers, watch };
}
