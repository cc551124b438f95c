// What the others do in a lesson: slowly, and with one caption each beside whoever moves.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { captionOf, type Lesson, type Seat, type Told } from '../../kernel/index.ts';
import { speedFactor } from '../device/settings.ts';
import type { LessonSight } from '../table/lesson-parts.ts';
import { PHONE, useMedia } from '../ui/index.ts';
import { isAwaited } from './coach.ts';
import { type Placed, placeOfCaption, samePlaces } from './places.ts';

/** By how much the turns of the others are stretched, so that a newcomer can follow. */
const CALM = 1.6;
/** More captions at once would be read by nobody. */
const MOST = 2;

interface Caption {
  readonly seat: Seat;
  /** How telling its event is, 0 the most. */
  readonly rank: number;
  readonly text: string;
}

function seatIn(event: Told | null): Seat | undefined {
  return event && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}

/** How much the motion of an event is stretched in a lesson. */
export function calmSpeed({ learner }: Lesson<unknown>): (event: Told) => number {
  return event => speedFactor() * (isOthers(event, learner) ? CALM : 1);
}

function isOthers(event: Told | null, learner: Seat): boolean {
  const seat = seatIn(event);
  return seat !== undefined && seat !== learner;
}

/** The captions of the others' turns, until the learner is to decide again. */
export function Watched({ lesson, sight }: { lesson: Lesson<unknown>; sight: LessonSight }) {
  const { session, scene, root } = sight;
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const happening = session.happening.value;
  const isResting = isAwaited(session) && !session.isShowing.value;
  useEffect(() => {
    if (isResting) setCaptions([]);
  }, [isResting]);
  useEffect(() => {
    const rank = (lesson.watched ?? []).indexOf(happening?.type ?? '');
    const [seat, sentence] = [seatIn(happening), happening && scene.texts.event(happening, scene.voice)];
    if (rank < 0 || seat === undefined || seat === lesson.learner || !sentence) return;
    setCaptions(before => withCaption(before, { seat, rank, text: captionOf(sentence) }));
  }, [happening]);
  useEffect(() => {
    // The pieces themselves move as slowly as the table waits for them.
    const page = root.current;
    if (!(page instanceof HTMLElement) || !isOthers(happening, lesson.learner)) return undefined;
    page.style.setProperty('--speed', String(speedFactor() * CALM));
    return () => page.style.removeProperty('--speed');
  }, [isOthers(happening, lesson.learner)]);
  // On a phone there is room for the last one.
  const shown = useMedia(PHONE) ? captions.slice(-1) : captions;
  return (
    <div aria-hidden="true">
      {shown.map(caption => (
        <AtSeat key={caption.seat} {...caption} root={root} />
      ))}
    </div>
  );
}

/** One caption a seat: a more telling event, or the next of its kind, takes the place of the one before. */
function withCaption(before: readonly Caption[], caption: Caption): readonly Caption[] {
  const former = before.find(({ seat }) => seat === caption.seat);
  if (former ? caption.rank > former.rank : before.length >= MOST) return before;
  return [...before.filter(each => each !== former), caption];
}

function AtSeat({ seat, text, root }: Caption & { root: LessonSight['root'] }) {
  const label = useRef<HTMLSpanElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  useLayoutEffect(() => {
    const row = root.current?.querySelector(`.seat-row[data-seat="${seat}"]`)?.getBoundingClientRect();
    const { offsetWidth = 0, offsetHeight = 0 } = label.current ?? {};
    const found = row ? placeOfCaption(row, { width: offsetWidth, height: offsetHeight }, [], 0) : null;
    setPlaced(before => (samePlaces(before, found) ? before : found));
  });
  const place = placed ? { left: `${placed.left}px`, top: `${placed.top}px` } : { visibility: 'hidden' };
  return (
    <span ref={label} class="coach-caption coach-watched" data-side={placed?.side ?? 'nowhere'} style={place}>
      {text}
    </span>
  );
}
