// Partners point at a tile or a square: held for a moment, or P and a touch. It moves nothing, and fades.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pointing, TableRow } from '../../protocol/index.ts';
import { isolated } from '../shell/isolated.ts';
import type { TableSession } from '../table/session.ts';
import { HAND } from '../ui/hand.ts';
import { coloursOf, Icon, Piece } from '../ui/index.ts';
import { company } from './company.ts';
import { calledAs, drawnAt, isArmed, isSquare, openSquares, waysToPoint } from './ways-to-point.ts';

const FADES_AFTER = 8000;

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
  const last = useRef<Pointing | null>(null);
  last.current = seen;
  useEffect(() => {
    if (!mayPoint) return undefined;
    return waysToPoint(touch => send(pointingAt(own, touch, last.current)));
  }, [mayPoint, own]);
  useEffect(() => (isArmed.value ? openSquares() : undefined), [isArmed.value]);
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
      <Pointed seen={seen} row={row} number={session.shown.value?.number ?? 0} send={mayPoint ? send : undefined} />
    </>
  );
}

/** Who has just pointed at a tile, and now at a square, means that tile there. */
function pointingAt(seat: number, touch: string, last: Pointing | null): Pointing {
  if (!isSquare(touch)) return { seat, touches: [touch], note: 'this' };
  const [tile = ''] = last?.seat === seat ? last.touches : [];
  const isTile = tile !== '' && !isSquare(tile) && drawnAt(tile)?.hasAttribute('data-pointed');
  return isTile ? { seat, touches: [tile, touch], note: 'this' } : { seat, touches: [touch], note: 'here' };
}

interface Shown {
  readonly pointing: Pointing;
  /** Where what is pointed at is drawn, in its order. */
  readonly at: readonly [Box, ...Box[]];
}

interface PointedProps extends Pick<PointingProps, 'seen' | 'row'> {
  readonly number: number;
  /** None for who may not answer. */
  readonly send: ((pointing: Pointing) => void) | undefined;
}

/** The ring round a piece, and what is said with it: until the next move, or for eight seconds. */
function Pointed({ seen, row, number, send }: PointedProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const things = (seen?.touches ?? []).flatMap(touch => drawnAt(touch) ?? []);
    if (!seen || things.length === 0) return setShown(null);
    for (const thing of things) {
      for (const [name, value] of Object.entries(coloursOf(seen.seat))) thing.style.setProperty(name.replace('--c', '--pointer'), value);
      thing.setAttribute('data-pointed', '');
    }
    const place = () => {
      const [first, ...others] = things.map(thing => thing.getBoundingClientRect());
      if (first) setShown({ pointing: seen, at: [first, ...others] });
    };
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    const end = () => {
      for (const thing of things) thing.removeAttribute('data-pointed');
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
  const { notes, says, to } = company.value.pointing;
  if (!shown) return <p class="unseen" role="status" />;
  const { seat, note, touches } = shown.pointing;
  const isMine = row.mine.includes(seat);
  const [thing = '', place] = touches.map(touch => calledAs(drawnAt(touch)));
  return (
    <>
      <p class="unseen" role="status">
        {!isMine && says(isolated(row.seats[seat]?.name ?? ''), place ? to(thing, place) : thing, notes[note])}
      </p>
      <Hand seat={seat} at={shown.at} />
      <p class="pointed-bubble" style={{ ...coloursOf(seat), ...placeOver(shown.at[0]) }} aria-hidden="true">
        <Piece seat={seat} size={22} /> {notes[note]}
      </p>
      {!isMine && send && <Replies row={row} pointing={shown.pointing} send={send} />}
    </>
  );
}

/** A hand at what is pointed at, and a dotted line from a tile to where it might go. */
function Hand({ seat, at: [from, to] }: { seat: number; at: Shown['at'] }) {
  const end = to ?? from;
  const { x, y } = to ? middleOf(to) : { x: from.left + from.width / 2, y: from.bottom };
  return (
    <svg class="pointed-way" style={coloursOf(seat)} aria-hidden="true">
      {to && <path d={`M${middleOf(from).x} ${middleOf(from).y}L${middleOf(end).x} ${middleOf(end).y}`} />}
      <path class="pointed-hand" d={HAND} transform={`translate(${x - 12} ${y - 4}) scale(1.3)`} />
    </svg>
  );
}

/** One touch answers a partner. */
function Replies({ row, pointing: { touches, note }, send }: { row: TableRow; pointing: Pointing; send: (pointing: Pointing) => void }) {
  const { notes } = company.value.pointing;
  const [seat] = row.mine;
  if (seat === undefined || (note !== 'this' && note !== 'here')) return null;
  return (
    <p class="point-replies">
      {(['good', 'my call'] as const).map(reply => (
        <button key={reply} type="button" class="button quiet" onClick={() => send({ seat, touches, note: reply })}>
          {notes[reply]}
        </button>
      ))}
    </p>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height' | 'bottom'>;

function middleOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

const BUBBLE = 200;

function placeOver({ left, top, width, bottom }: Box): Record<string, string> {
  const x = Math.min(Math.max(8, left + width / 2 - BUBBLE / 2), innerWidth - BUBBLE - 8);
  return { left: `${x}px`, ...(top > 60 ? { bottom: `${innerHeight - top + 8}px` } : { top: `${bottom + 8}px` }) };
}
