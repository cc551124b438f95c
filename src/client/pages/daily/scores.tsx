import type { TourOfDay } from '../../../protocol/index.ts';
import { dailyWords } from './daily-words.ts';

/** At most so many bars are shown. */
const MOST_BARS = 14;

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How many had each result, in bars of equal width. */
export function barsOf(scores: readonly { readonly score: number; readonly count: number }[]): readonly Bar[] {
  const [first, last] = [scores[0]?.score, scores.at(-1)?.score];
  if (first === undefined || last === undefined) return [];
  const width = Math.max(1, Math.ceil((last - first + 1) / MOST_BARS));
  const bars = Math.ceil((last - first + 1) / width);
  return Array.from({ length: bars }, (_, at) => {
    const from = first + at * width;
    const to = from + width - 1;
    return { from, to, count: scores.reduce((sum, { score, count }) => (score >= from && score <= to ? sum + count : sum), 0) };
  });
}

interface ScoresProps {
  readonly standing: NonNullable<TourOfDay['standing']>;
  readonly own: number | undefined;
  /** The most that could have been made of the own map. */
  readonly onMap?: number | undefined;
}

/** How everybody did, and where one stands. */
export function Scores({ standing, own, onMap }: ScoresProps) {
  const say = dailyWords.value;
  const bars = barsOf(standing.scores);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const name = ({ from, to }: Bar) => (from === to ? String(from) : `${from}–${to}`);
  const isOwn = ({ from, to }: Bar) => own !== undefined && own >= from && own <= to;
  return (
    <section class="daily-scores" aria-label={say.scored}>
      <h3>{standing.better === undefined ? say.scored : say.better(standing.better, standing.results)}</h3>
      {standing.better === undefined && standing.results < 50 && <p class="daily-note">{say.first}</p>}
      <ol>
        {bars.map(bar => (
          <li key={bar.from} data-own={isOwn(bar)} style={{ '--share': String(bar.count / most) }}>
            <span class="unseen">{`${name(bar)}: ${say.tours(bar.count)}${isOwn(bar) ? `, ${say.you}` : ''}`}</span>
            <i aria-hidden="true">{isOwn(bar) && <em>{say.you}</em>}</i>
            <b aria-hidden="true">{bar.from}</b>
          </li>
        ))}
      </ol>
      <p class="daily-note">
        {say.tours(standing.results)} · {say.median} <b>{standing.median}</b> · {say.best} <b>{standing.best}</b>
        {onMap !== undefined && (
          <>
            {' '}
            · {say.onMap} <b>{onMap}</b>
          </>
        )}
      </p>
    </section>
  );
}
