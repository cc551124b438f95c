import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TurningPoint } from '../../review/index.ts';
import type { Sight } from './sight.ts';
import { type TurningTold, toldOf, turningName } from './turning.ts';

interface CardsProps {
  readonly sight: Sight;
  /** The one that is looked at; none below 0. */
  readonly current: number;
  readonly isRunning: boolean;
  readonly go: (line: number) => void;
}

/** While the work is under way, so many places are kept. */
const PLACES = 6;

/** The moments that mattered, in the order of time. */
export function TurningCards({ sight, current, isRunning, go }: CardsProps) {
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
  // What a quick look does not find may still be there.
  const none = review.isRough ? words.turning.noneYet : words.turning.none;
  if (isSettled && points.length === 0) return <p class="review-panel review-even">{none}</p>;
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
            {at === 0 && (isRunning ? words.turning.waiting : words.chart.notYet.join(' '))}
          </li>
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  readonly sight: Sight;
  readonly point: TurningPoint;
  readonly told: TurningTold | undefined;
  readonly at: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly go: (line: number) => void;
}

const BY_LUCK: readonly TurningPoint['kind'][] = ['luckiest', 'unluckiest', 'theirLuck'];

function Card({ sight, point, told, at, count, isCurrent, go }: CardProps) {
  const { words, pen } = sight;
  const { turning } = words;
  const isLuck = BY_LUCK.includes(point.kind);
  return (
    <button
      type="button"
      class={`review-point ${isLuck ? 'luck' : 'skill'}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => go(point.line)}
    >
      <span class="unseen">{turning.number(at + 1, count)}. </span>
      <span class="kind">{turningName(sight, point.kind)}</span>
      <span class="worth">
        <b>{pen.signed(point.value)}</b> <small>{words.worth[sight.review.measure.result === 'score' ? pen.unit : 'win']}</small>
        <span class="unseen"> {isLuck ? turning.byLuck : turning.byDecision}. </span>
        <i aria-hidden="true">{at + 1}</i>
      </span>
      <strong>{told?.title}</strong>
      {told?.text && <span class="more">{told.text}</span>}
    </button>
  );
}
