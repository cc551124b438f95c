// Partners point at a piece: held for a moment, or P and a touch. It moves nothing, and fades.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Pointing, TableRow } from '../../protocol/index.ts';
import { meaningOf } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';
import { isolated } from '../shell/isolated.ts';
import type { TableSession } from '../table/session.ts';
import { coloursOf, Icon, Piece } from '../ui/index.ts';
import { company } from './company.ts';

const HOLD = 400;
/** A finger that slides further than this means to scroll. */
const STEADY = 10;
const FADES_AFTER = 8000;

/** Whether the next touch points. */
const isArmed = signal(false);

interface PointingProps {
  readonly session: TableSession;
  readonly row: TableRow;
  /** What was pointed at last, by anybody. */
  readonly seen: Pointing | null;
  readonly send: (pointing: Pointing) => void;
}

/** What a partner means, and the ways to say so oneself. */
export function PointTogether({ session, row, seen, send }: PointingProps) {
  const { pointing } = company.value;
  const [own] = row.mine;
  const mayPoint = row.mayPoint === true && own !== undefined && !session.shown.value?.outcome;
  useEffect(() => {
    if (!mayPoint) return undefined;
    return waysToPoint(touch => send({ seat: own, touches: [touch], note: 'this' }));
  }, [mayPoint, own]);
  if (!row.mayPoint) return null;
  return (
    <>
      {mayPoint && (
        <p class="point-help">
          <button
            type="button"
            class="button second"
            aria-pressed={isArmed.value}
            onClick={() => {
              isArmed.value = !isArmed.value;
            }}
          >
            <Icon name="i-pin" /> {pointing.start}
          </button>
          <small role="status">{isArmed.value ? pointing.armed : pointing.help}</small>
        </p>
      )}
      <Pointed seen={seen} row={row} number={session.shown.value?.number ?? 0} />
    </>
  );
}

/** Listens for a hold, and for a touch after P; gives the way to stop. */
function waysToPoint(point: (touch: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isHeld = false;
  const touchAt = (target: EventTarget | null) => {
    const touch = target instanceof Element ? target.closest('[data-touch]')?.getAttribute('data-touch') : null;
    return touch?.startsWith('tile:') ? touch : undefined;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: PointerEvent) => {
    const touch = touchAt(event.target);
    clearTimeout(timer);
    isHeld = false;
    from = { x: event.clientX, y: event.clientY };
    if (touch === undefined || isArmed.value) return;
    timer = setTimeout(() => {
      isHeld = true;
      point(touch);
      // Whoever points does not ask what that is: the explanation must not come as well.
      document.dispatchEvent(new PointerEvent('pointercancel'));
    }, HOLD);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STEADY) clearTimeout(timer);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    const touch = touchAt(event.target);
    // Lifting the finger after a long hold is no touch.
    if (isHeld) {
      isHeld = false;
      return stop(event);
    }
    if (!isArmed.value || touch === undefined) return;
    stop(event);
    isArmed.value = false;
    point(touch);
  };
  const key = (event: KeyboardEvent) => {
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (meaningOf(event.key, 'table') === 'point') isArmed.value = !isArmed.value;
    if (event.key === 'Escape') isArmed.value = false;
    if (event.key === 'Enter' && isArmed.value && touchAt(event.target) !== undefined) click(event);
  };
  const all = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['click', click],
    ['keydown', key],
  ] as const;
  for (const [name, listen] of all) document.addEventListener(name, listen as EventListener, true);
  return () => {
    clearTimeout(timer);
    isArmed.value = false;
    for (const [name, listen] of all) document.removeEventListener(name, listen as EventListener, true);
  };
}

/** The ring round a piece, and what is said with it: until the next move, or for eight seconds. */
function Pointed({ seen, row, number }: { seen: Pointing | null; row: TableRow; number: number }) {
  const [shown, setShown] = useState<{ readonly pointing: Pointing; readonly at: Box } | null>(null);
  useEffect(() => {
    const piece = seen && pieceOf(seen);
    if (!seen || !piece) return setShown(null);
    for (const [name, value] of Object.entries(coloursOf(seen.seat))) piece.style.setProperty(name.replace('--c', '--pointer'), value);
    piece.setAttribute('data-pointed', '');
    const place = () => setShown({ pointing: seen, at: piece.getBoundingClientRect() });
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    const end = () => {
      piece.removeAttribute('data-pointed');
      setShown(null);
    };
    const timer = setTimeout(end, FADES_AFTER);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      end();
    };
  }, [seen, number]);
  const { notes, says } = company.value.pointing;
  if (!shown) return <p class="unseen" role="status" />;
  const { seat, note } = shown.pointing;
  const isMine = row.mine.includes(seat);
  const thing = nameOf(pieceOf(shown.pointing));
  return (
    <>
      <p class="unseen" role="status">
        {!isMine && says(isolated(row.seats[seat]?.name ?? ''), thing, notes[note])}
      </p>
      <p class="pointed-bubble" style={{ ...coloursOf(seat), ...placeOver(shown.at) }} aria-hidden="true">
        <Piece seat={seat} size={22} /> {notes[note]}
      </p>
    </>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'>;

function pieceOf({ touches: [touch = ''] }: Pointing): (HTMLElement | SVGElement) | undefined {
  const all = [...document.querySelectorAll(`.table-page [data-touch="${CSS.escape(touch)}"]`)];
  return all.filter(element => element instanceof HTMLElement || element instanceof SVGElement).find(element => element.checkVisibility());
}

function nameOf(piece: Element | undefined): string {
  return piece?.querySelector('title, .unseen')?.textContent ?? piece?.textContent ?? '';
}

const BUBBLE = 200;

function placeOver({ left, top, width, bottom }: Box): Record<string, string> {
  const x = Math.min(Math.max(8, left + width / 2 - BUBBLE / 2), innerWidth - BUBBLE - 8);
  return { left: `${x}px`, ...(top > 60 ? { bottom: `${innerHeight - top + 8}px` } : { top: `${bottom + 8}px` }) };
}
