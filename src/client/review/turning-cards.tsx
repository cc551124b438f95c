import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { DecisionStep, TurningPoint } from '../../review/index.ts';
import { doneAt, drawnAt } from './happened.ts';
import { moveText, type Sight } from './sight.ts';

interface CardsProps {
  readonly sight: Sight;
  /** The one that is looked at; none below 0. */
  readonly current: number;
  readonly go: (line: number) => void;
}

/** While the work is under way, so many places are kept. */
const PLACES = 6;

/** The moments that mattered, in the order of time. */
export function TurningCards({ sight, current, go }: CardsProps) {
  const { words, review, seat, isSettled } = sight;
  const points = review.turningPoints[seat] ?? [];
  const told = useMemo(() => points.map(point => toldOf(sight, point)), [sight]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const card = list.current?.children[current];
    // On a phone the cards lie in a row: the one looked at is brought to its middle, and nothing else moves.
    if (list.current && card instanceof HTMLElement)
      list.current.scrollTo({ left: card.offsetLeft - (list.current.clientWidth - card.offsetWidth) / 2 });
  }, [current]);
  if (isSettled && points.length === 0) return <p class="review-panel review-even">{words.turning.none}</p>;
  const empty = isSettled ? 0 : PLACES - points.length;
  return (
    <>
      <h2 class="unseen">{words.turning.label}</h2>
      <ol class="review-points" aria-label={words.turning.label} ref={list} data-count={points.length + empty}>
        {points.map((point, at) => (
          <li key={`${point.kind} ${point.line}`}>
            <Card sight={sight} point={point} told={told[at]} at={at} count={points.length} isCurrent={at === current} go={go} />
          </li>
        ))}
        {Array.from({ length: empty }, (_, at) => (
          <li key={`empty ${at}`} class="review-point waiting" aria-hidden="true">
            {at === 0 && words.turning.waiting}
          </li>
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  readonly sight: Sight;
  readonly point: TurningPoint;
  readonly told: Told | undefined;
  readonly at: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly go: (line: number) => void;
}

const BY_LUCK: readonly TurningPoint['kind'][] = ['luckiest', 'unluckiest', 'theirLuck'];

function Card({ sight, point, told, at, count, isCurrent, go }: CardProps) {
  const { words, pen, who } = sight;
  const { turning } = words;
  const isLuck = BY_LUCK.includes(point.kind);
  const kind = point.kind === 'bestMove' ? turning.bestMove(who) : turning[point.kind];
  return (
    <button
      type="button"
      class={`review-point ${isLuck ? 'luck' : 'skill'}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => go(point.line)}
    >
      <span class="unseen">{turning.number(at + 1, count)}. </span>
      <span class="kind">{kind}</span>
      <span class="worth">
        <b>{pen.signed(point.value)}</b> <small>{words.worth[pen.unit]}</small>
        <span class="unseen"> {isLuck ? turning.byLuck : turning.byDecision}. </span>
        <i aria-hidden="true">{at + 1}</i>
      </span>
      <strong>{told?.title}</strong>
      <span class="more">{told?.text}</span>
    </button>
  );
}

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What happened there, and what is to be said of it. */
function toldOf(sight: Sight, { kind, step: at, line, value }: TurningPoint): Told {
  const { review, words, pen } = sight;
  const step = review.steps[at];
  if (!step) return { title: '', text: '' };
  if (step.kind === 'draw') {
    const [title = '', ...more] = drawnAt(sight, line, step.seat);
    return { title, text: more.join(' ') };
  }
  const title = doneAt(sight, line, step.seat) ?? named(sight, step.seat, moveText(sight, line, step.seat, step.move));
  if (kind === 'bestMove' || kind === 'won') return { title, text: words.turning.second(pen.amount(value.value)) };
  const better = betterOf(step);
  return { title, text: better ? words.turning.better(moveText(sight, line, step.seat, better)) : '' };
}

/** A move of somebody else, with the name of who made it. */
function named({ nameOf }: Sight, seat: Seat, move: string): string {
  const name = nameOf(seat);
  return name === null ? move : `${name}: ${move}`;
}

/** The best move, where it was not made. */
export function betterOf({ known }: DecisionStep): string | undefined {
  return known.find(({ isBest, isMade }) => isBest && !isMade)?.move;
}
