import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { type Place, placeBubble } from './bubble-place.ts';
import type { TableSession } from './session.ts';

/** What a bubble does not lie over, as long as there is room elsewhere. */
const LIT = '.table .target[data-state="legal"], .table .target[data-state="chosen"], .decide .acts .button';

/** Why not: said beside the thing that was touched, with the way to the rule. It takes no touches but those on that way. */
export function RefusalBubble({ session, openRule }: { session: TableSession; openRule: (clause: string) => void }) {
  const bubble = session.bubble.value;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (!bubble) return undefined;
    const close = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      session.bubble.value = null;
    };
    const timer = setTimeout(() => document.addEventListener('pointerdown', close), 0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', close);
    };
  }, [bubble]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!bubble || !current) return;
    const lit = [...document.querySelectorAll(LIT)].filter(each => each !== bubble.at && each.checkVisibility());
    const { width, height } = current.getBoundingClientRect();
    setPlace(
      placeBubble(
        bubble.at?.getBoundingClientRect() ?? null,
        { width, height },
        {
          screen: { width: innerWidth, height: innerHeight },
          lit: lit.map(each => each.getBoundingClientRect()),
        },
      ),
    );
  }, [bubble]);
  return (
    <div class="bubble-live" role="alert">
      {bubble && (
        <div ref={box} class="bubble" style={place ? { left: `${place.left}px`, top: `${place.top}px` } : { visibility: 'hidden' }}>
          {bubble.text}
          {bubble.clause && (
            <button type="button" class="bubble-rule" data-clause={bubble.clause} onClick={() => openRule(bubble.clause ?? '')}>
              {words.value.table.theRule}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
