import { useEffect, useRef, useState } from 'preact/hooks';
import type { Touch, Travel } from '../../kernel/index.ts';
import { speedFactor } from '../device/settings.ts';
import { HAND } from '../ui/hand.ts';
import { ghostOf } from './ghost-piece.ts';
import { pieceIn } from './places.ts';

/** A hand that shows what to touch takes this long, in ms, and does it twice. */
const ONCE = 1600;
const TIMES = 2;

interface GhostProps {
  readonly root: { readonly current: Element | null };
  /** What is touched for the move, the next first. */
  readonly touches: readonly Touch[];
  /** The piece that goes somewhere by the move, where one does. */
  readonly travel: Travel | undefined;
  readonly end: () => void;
}

/** Show me: a hand goes to the piece, and on to the next where a move has several; the move itself is the learner's. */
export function Ghost({ root, touches, travel, end }: GhostProps) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  useEffect(() => {
    let frame = 0;
    // A piece that comes with the touch before it is drawn a moment later; until then the hand stays.
    const look = () => {
      const found = touches.flatMap(touch => centreOf(root.current, touch) ?? []);
      if (found.length > 0) setPoints(found);
      else frame = requestAnimationFrame(look);
    };
    look();
    const clock = setTimeout(end, ONCE * TIMES);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(clock);
    };
  }, [touches.join()]);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const start = points.length > 1 ? first : { x: first.x + 60, y: first.y + 70 };
  const isStill = speedFactor() === 0;
  const way = { '--from-x': `${start.x - last.x}px`, '--from-y': `${start.y - last.y}px` };
  return (
    <div class="coach-ghost" data-coach aria-hidden="true" data-shows={touches.join(' ')}>
      <svg>
        <path d={`M${start.x} ${start.y} L${last.x} ${last.y}`} />
        <circle cx={last.x} cy={last.y} r="20" />
      </svg>
      {travel && <GhostPiece key={travel.piece} root={root} travel={travel} isStill={isStill} />}
      <span class="coach-finger" data-still={isStill} style={{ left: `${last.x}px`, top: `${last.y}px`, ...way }}>
        <svg viewBox="0 0 24 24">
          <path d={HAND} />
        </svg>
      </span>
    </div>
  );
}

interface GhostPieceProps extends Pick<GhostProps, 'root'> {
  readonly travel: Travel;
  readonly isStill: boolean;
}

/** The piece itself, pale, on its way. */
function GhostPiece({ root, travel: { piece, to }, isStill }: GhostPieceProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const moved = root.current && pieceIn(root.current, piece);
    const [from, at] = [centreOf(root.current, piece), centreOf(root.current, to)];
    const ghost = moved && from && at && ghostOf(moved);
    if (!ghost || !place.current) return;
    const { style } = place.current;
    Object.assign(style, { left: `${at.x}px`, top: `${at.y}px` });
    style.setProperty('--from-x', `${from.x - at.x}px`);
    style.setProperty('--from-y', `${from.y - at.y}px`);
    place.current.replaceChildren(ghost);
  }, []);
  return <span ref={place} class="coach-piece" data-still={isStill} />;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centreOf(root: Element | null, touch: Touch): Point | undefined {
  const box = root && pieceIn(root, touch)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined;
}
