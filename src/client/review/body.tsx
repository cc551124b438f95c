import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { Review } from '../../review/index.ts';
import { KeyPanel } from '../shell/key-panel.tsx';
import { later, PHONE, useMedia, useStill } from '../ui/index.ts';
import { CourseChart } from './course-chart.tsx';
import { Head } from './head.tsx';
import { keyRows } from './key-list.ts';
import { useReviewKeys, useTouches } from './keys.ts';
import { useLooking } from './looking.ts';
import { Method } from './method.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { PlayersTable } from './players-table.tsx';
import { Progress } from './progress.tsx';
import { reviewSaid } from './said.ts';
import { Scoresheet } from './scoresheet.tsx';
import { type Reviewed, type Sight, sightAt, sightOf } from './sight.ts';
import { useStayed } from './stayed.ts';
import { TurningCards } from './turning-cards.tsx';
import type { ReviewWork } from './work.ts';

const OwnMistakes = later(async () => (await import('./moments.tsx')).OwnMistakes);

interface BodyProps {
  readonly reviewed: Reviewed;
  readonly work: ReviewWork;
  readonly seat: Seat;
  readonly read: (seat: Seat) => void;
  /** The line that a link names. */
  readonly line?: number | undefined;
}

export function ReviewBody(props: BodyProps) {
  const { work, reviewed } = props;
  const words = reviewSaid.value;
  const { review } = work.standing.value;
  if (work.problem.value)
    return (
      <main class="wrap page" id="content">
        <h1>{words.of(reviewed.opened.texts.title)}</h1>
        <p class="empty" role="alert">
          {words.work.failed}
        </p>
      </main>
    );
  if (!review) return <p class="empty wrap">{words.turning.waiting} …</p>;
  return <Whole {...props} review={review} />;
}

/** Where a reader looks first: where it was lost or won, else the first turning point, else the beginning. */
function firstLine({ turningPoints, steps }: Review, seat: Seat): number {
  const points = turningPoints[seat] ?? [];
  const point = points.find(({ kind }) => kind === 'lost' || kind === 'won') ?? points[0];
  return point?.line ?? steps[0]?.line ?? 0;
}

function Whole({ reviewed, work, seat, read, review, line: named }: BodyProps & { readonly review: Review }) {
  const words = reviewSaid.value;
  const { state } = work.standing.value;
  const looking = useLooking(review.measure.unit !== 'win');
  const isPhone = useMedia(PHONE);
  const [isSettled, isRunning] = [state === 'settled', state === 'running'];
  const line = looking.line ?? named ?? firstLine(review, seat);
  const whole = useMemo(() => sightOf(reviewed, { review, seat, words, isSettled }), [reviewed, review, seat, words, isSettled]);
  const sight = useMemo(() => sightAt(whole, line), [whole, line]);
  const { isOpen, choice, isWhole } = looking;
  const stayed = useStayed(useMemo(() => ({ line, isOpen, choice }), [line, isOpen, choice]));
  const moment = useMemo(() => sightAt(whole, stayed.line), [whole, stayed.line]);
  const below = useAfterwards(whole);
  useReviewKeys(sight, looking, work);
  useTouches(work);
  // What does not depend on the moment is not drawn again with every step.
  const here = useRef(line);
  here.current = sight.line;
  const head = useStill(
    () => (
      <Head
        sight={whole}
        lineNow={() => here.current}
        part={looking.part}
        choosePart={looking.choosePart}
        read={read}
        work={work}
        isPhone={isPhone}
      />
    ),
    [whole, looking.part, read, isPhone],
  );
  const current = (review.turningPoints[seat] ?? []).findIndex(point => point.line === sight.line);
  const cards = useStill(
    () => <TurningCards sight={whole} current={current} isRunning={isRunning} go={looking.go} />,
    [whole, current, isRunning],
  );
  const panel = useStill(() => <MomentPanel sight={moment} looking={looking} stayed={stayed} />, [moment, stayed, isOpen, choice, isWhole]);
  const low = useStill(() => <Low sight={below} go={looking.go} isPhone={isPhone} />, [below, isPhone]);
  const root = useRef<HTMLElement>(null);
  useCurrentSquare(root, sight.line, below);
  return (
    <main class="wrap review" id="content" data-game={reviewed.film.id} data-state={state} ref={root}>
      {head}
      <Progress sight={whole} work={work} />
      <div class="review-main">
        <div class="review-course">
          <CourseChart sight={sight} looking={looking} isPhone={isPhone} isRunning={isRunning} />
          {cards}
        </div>
        {panel}
      </div>
      {low}
      <OwnMistakes sight={whole} />
      <Aloud sight={whole} percent={percentOf(review)} />
      <KeyPanel page="page" more={keyRows(words)} />
    </main>
  );
}

/** What lies below: every move, the players, the method. */
function Low({ sight, go, isPhone }: { sight: Sight; go: (line: number) => void; isPhone: boolean }) {
  return (
    <div class="review-low">
      <Scoresheet sight={sight} go={go} isPhone={isPhone} />
      <div>
        <PlayersTable sight={sight} />
        <Method sight={sight} />
      </div>
    </div>
  );
}

/** News are shown in two pictures, so that a touch waits for one of them at most. */
const AFTERWARDS = 60;

function useAfterwards(sight: Sight): Sight {
  const [shown, show] = useState(sight);
  useEffect(() => {
    const clock = setTimeout(() => show(sight), AFTERWARDS);
    return () => clearTimeout(clock);
  }, [sight]);
  return shown;
}

/** Marks the square of the moment: all others stay as they are drawn. */
function useCurrentSquare(root: { readonly current: HTMLElement | null }, line: number, sight: Sight): void {
  useEffect(() => {
    const squares = root.current?.querySelectorAll(`.review-square[data-lines~="${line}"]`) ?? [];
    for (const square of squares) square.setAttribute('aria-current', 'true');
    return () => {
      for (const square of squares) square.removeAttribute('aria-current');
    };
  }, [line, sight]);
}

const percentOf = ({ progress: { done, all } }: Review) => Math.min(100, Math.floor((100 * done) / Math.max(1, all)));

/** How far the work is, told at its quarters only. */
function Aloud({ sight, percent }: { sight: Sight; percent: number }) {
  const quarter = Math.floor(percent / 25) * 25;
  const [told, tell] = useState('');
  useEffect(() => {
    if (quarter > 0) tell(sight.words.work.done(sight.pen.percent(quarter / 100)));
  }, [quarter]);
  return (
    <p class="unseen" role="status">
      {told}
    </p>
  );
}
