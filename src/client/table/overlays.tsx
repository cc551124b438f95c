import { useEffect, useRef } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { coloursOf, Piece } from '../ui/index.ts';
import type { TableSession } from './session.ts';

/** Why not: said at the thing that was touched, with the rule. */
export function RefusalBubble({ session, openRule }: { session: TableSession; openRule: (clause: string) => void }) {
  const bubble = session.bubble.value;
  const box = useRef<HTMLDivElement>(null);
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
  const width = Math.min(300, innerWidth - 24);
  const left = bubble?.at ? Math.min(Math.max(bubble.at.left - width / 2, 12), innerWidth - width - 12) : (innerWidth - width) / 2;
  const isBelow = !bubble?.at || bubble.at.bottom + 150 < innerHeight;
  const place = bubble?.at
    ? isBelow
      ? { top: `${bubble.at.bottom + 12}px` }
      : { bottom: `${innerHeight - bubble.at.top + 12}px` }
    : { top: '40%' };
  return (
    <div class="bubble-live" role="alert">
      {bubble && (
        <div ref={box} class={`bubble ${isBelow ? 'below' : 'above'}`} style={{ left: `${left}px`, width: `${width}px`, ...place }}>
          {bubble.text}
          {bubble.clause && (
            <button type="button" class="bubble-rule" onClick={() => openRule(bubble.clause ?? '')}>
              {bubble.clause}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Between two players at one device: nothing of the table is to be seen. */
export function HandOver({ session, name }: { session: TableSession; name: string }) {
  const seat = session.handOver.value;
  const { table } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  return (
    <div class="hand-over" role="dialog" aria-modal="true" aria-labelledby="hand-over-title" style={coloursOf(seat)}>
      <Piece seat={seat} size={120} />
      <h1 id="hand-over-title">{table.handTo(name)}</h1>
      <p>{table.handHelp}</p>
      <button ref={button} type="button" class="button primary" onClick={() => session.takeOver()}>
        {table.iAm(name)}
      </button>
    </div>
  );
}
