// Looking before leaping: a city or a tourist is looked at first (hover, focus, a first tap), then taken.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../../kernel/index.ts';
import { actorOf, type Fingers, type TourScene, topFrame } from './sight.ts';

// Board, tray and prompt are drawn apart but look at the same thing.
let lookedAt: { readonly touch: Touch; readonly moment: string } | null = null;
const watchers = new Set<() => void>();

/** What stays the same while one thing is decided. */
function momentOf(scene: TourScene): string {
  return `${scene.view.round}/${topFrame(scene.view)?.phase}/${actorOf(scene)}`;
}

/** The thing looked at now, as long as it can be touched or what it leads to is being prepared. */
export function useLooked(scene: TourScene): Touch | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    const watcher = () => redraw(times => times + 1);
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  }, []);
  return lookedAt?.moment === momentOf(scene) ? lookedAt.touch : null;
}

function look(scene: TourScene, touch: Touch): void {
  if (!scene.touching.lit(touch) || lookedAt?.touch === touch) return;
  lookedAt = { touch, moment: momentOf(scene) };
  for (const watcher of watchers) watcher();
}

function touchOf(target: EventTarget | null): Touch | undefined {
  const element = target instanceof Element ? target.closest('[data-touch]') : null;
  return element?.getAttribute('data-touch') ?? undefined;
}

/** Fingers that look at a thing of this kind with the first tap and take it with the second; a mouse looks by pointing. */
export function useLooking(scene: TourScene, kind: string) {
  const looked = useLooked(scene);
  const isTap = useRef(false);
  const see = (target: EventTarget | null) => {
    const touch = touchOf(target);
    if (touch?.startsWith(kind)) look(scene, touch);
  };
  const { touching } = scene;
  const fingers: Fingers = {
    lit: touching.lit,
    chosen: touch => touching.chosen(touch) || (touch === looked && touching.lit(touch)),
    press(touch, at) {
      if (isTap.current && touch !== looked && touch.startsWith(kind) && touching.lit(touch)) look(scene, touch);
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
  return { looked, fingers, watch };
}
