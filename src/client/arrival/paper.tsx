// What every printed thing is put together from: reasons with their sums, the ranking, and how good it was.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../kernel/index.ts';
import { Piece } from '../ui/index.ts';
import type { Compared } from './best.ts';
import type { Beside, Ending, LastChance, Reason } from './ending.ts';
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

/** What decided it: pieces, words, sum; beside it the same of the winner, where the person told of lost. */
export function Reasons({ ending, words, ring, draw }: ReasonsProps) {
  const { reasons, beside, places, seat } = ending;
  const placeOf = (wanted: Seat) => places.find(place => place.seat === wanted);
  const own = placeOf(seat);
  return (
    <>
      <h2>{ending.isLost ? words.turned : words.decided}</h2>
      {beside && own ? (
        <div class="tales">
          <Tale of={{ ...own, reasons }} rank={own.rank} words={words} ring={ring} draw={draw} />
          <Tale of={beside} rank={placeOf(beside.seat)?.rank ?? 1} words={words} ring={ring} draw={draw} />
        </div>
      ) : (
        <ReasonRows reasons={reasons} words={words} ring={ring} draw={draw} />
      )}
    </>
  );
}

type RowsProps = Omit<ReasonsProps, 'ending'>;

/** One of two results, with its sum as the heading. */
function Tale({ of: { seat, name, figure, reasons }, rank, ...rest }: RowsProps & { of: Beside; rank: number }) {
  return (
    <section class="tale" aria-label={`${name}, ${figure}`} data-seat={seat}>
      <h3>
        <Piece seat={seat} size={20} />
        <span>
          {name} <small>{rest.words.rank(rank)}</small>
        </span>
        <b>{figure}</b>
      </h3>
      <ReasonRows reasons={reasons} {...rest} />
    </section>
  );
}

function ReasonRows({ reasons, words, ring, draw }: RowsProps & Pick<Ending, 'reasons'>) {
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => (
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

/** The longest names, in letters, for which so many places stand side by side: two, or more. */
const SHORT_NAME = { two: 12, more: 4 };
/** Beyond this length a name has the whole width. */
const MIDDLING_NAME = 13;

/** How the ranking is laid out, so that no name breaks inside. */
function layoutFor(places: Ending['places']): 'false' | 'true' | 'very' {
  const longest = Math.max(0, ...places.map(({ name }) => [...name].length));
  if (longest > MIDDLING_NAME) return 'very';
  return longest > SHORT_NAME[places.length > 2 ? 'more' : 'two'] ? 'true' : 'false';
}

/** Everybody by rank. */
export function Places({ ending, words }: { ending: Ending; words: ArrivalWords }) {
  const isRanked = ending.places.some(({ rank }) => rank !== ending.places[0]?.rank);
  return (
    <ol class="ranking" aria-label={words.ranking} data-count={ending.places.length} data-long={layoutFor(ending.places)}>
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
