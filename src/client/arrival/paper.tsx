// What every printed thing is put together from: reasons with their sums, the ranking, and how good it was.
import type { ComponentChildren } from 'preact';
import { Piece } from '../ui/index.ts';
import type { Compared } from './best.ts';
import type { Ending, LastChance, Reason } from './ending.ts';
import type { ArrivalWords } from './words/en.ts';

/** All that a paper is printed from. */
export interface PaperProps<Scene, Own> {
  readonly scene: Scene;
  readonly ending: Ending;
  readonly own: Own;
  readonly words: ArrivalWords;
  /** The sentence, as the heading of the page. */
  readonly title: ComponentChildren;
  /** The best of this device; none where nobody's own result is told. */
  readonly best: Compared | undefined;
  /** The reason whose place is shown on the board, and how to choose another. */
  readonly ring: Ring;
  /** Until when a lost match could be won, once that is known and can be tried. */
  readonly chance: LastChance | undefined;
}

/** Which reason is shown on the board. */
export interface Ring {
  readonly shown: Reason | null;
  show(reason: Reason | null): void;
}

interface ReasonsProps {
  readonly ending: Ending;
  readonly words: ArrivalWords;
  readonly ring: Ring;
  readonly draw: (piece: string) => ComponentChildren;
}

/** What decided it: pieces, words, sum. */
export function Reasons({ ending, words, ring, draw }: ReasonsProps) {
  return (
    <>
      <h2>{ending.isLost ? words.turned : words.decided}</h2>
      <ul class="reasons">
        {ending.reasons.map((reason, at) => (
          <li key={`${reason.strong}${reason.text}`} style={{ '--i': `${at}` }}>
            <ReasonRow reason={reason} ring={ring} where={words.where}>
              <span class="why-pieces" aria-hidden="true">
                {reason.pieces.map((piece, each) => (
                  <span key={`${each}${piece}`}>{draw(piece)}</span>
                ))}
              </span>
              {reason.letter && <b class="why-letter">{reason.letter}</b>}
              <span class="why-text">
                {reason.strong && <b>{reason.strong}</b>} {reason.text}
              </span>
              <span class="why-sum" data-tone={reason.tone}>
                {reason.sum}
              </span>
            </ReasonRow>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A reason that has a place on the board shows it when it is touched. */
function ReasonRow({ reason, ring, where, children }: { reason: Reason; ring: Ring; where: string; children: ComponentChildren }) {
  if (reason.marks.length === 0) return <div class="why-row">{children}</div>;
  const isShown = ring.shown === reason;
  return (
    <button type="button" class="why-row" aria-pressed={isShown} title={where} onClick={() => ring.show(isShown ? null : reason)}>
      {children}
    </button>
  );
}

/** Names beyond this length get a row of their own. */
const SHORT_NAME = 7;

/** Everybody by rank. */
export function Places({ ending, words }: { ending: Ending; words: ArrivalWords }) {
  const isRanked = ending.places.some(({ rank }) => rank !== ending.places[0]?.rank);
  const isLong = ending.places.some(({ name }) => name.length > SHORT_NAME);
  return (
    <ol class="ranking" aria-label={words.ranking} data-count={ending.places.length} data-long={isLong}>
      {ending.places.map(({ seat, rank, name, figure, note }) => (
        <li key={seat} data-seat={seat} data-rank={rank}>
          {isRanked && <span class="unseen">{words.rank(rank)}</span>}
          <Piece seat={seat} size={24} />
          <b class="rank-name">{name}</b>
          <span class="rank-score">{figure}</span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}

/** The rank, the best of this device, and what comes next. */
export function Ladder({
  ending,
  words,
  best,
  hasBar = true,
}: Pick<PaperProps<unknown, unknown>, 'ending' | 'words' | 'best'> & { hasBar?: boolean }) {
  const { standing, result, figure } = ending;
  const [worst, greatest] = standing.scale;
  const share = (value: number) => `${100 * Math.min(1, Math.max(0, (value - worst) / (greatest - worst)))}%`;
  const said = best && bestLine(best, words, figure);
  if (!said && !standing.text) return null;
  return (
    <div class="ladder">
      {hasBar && standing.text && (
        <div class="ladder-bar" aria-hidden="true">
          <i style={{ width: share(result) }} />
          {best && best.before !== null && <s style={{ left: share(best.before) }} />}
        </div>
      )}
      <p>
        {said && <b>{said}</b>} {standing.text}
      </p>
    </div>
  );
}

/** What is said of the best result. */
export function bestLine({ before, isBest }: Compared, words: ArrivalWords, figure: (value: number) => string): string {
  if (before === null) return words.first;
  return isBest ? words.newBest(figure(before)) : words.best(figure(before));
}
