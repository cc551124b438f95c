// Decisions of one's own that a review found wanting, kept on this device as tasks: find the better move.
import type { Parts } from '../../bots/index.ts';
import { type AnyGame, fits, list, matchesOf, oneOf, optional, type Seat, record as shape, text, whole } from '../../kernel/index.ts';
import { type AnyRecord, linkOf, movesInOrder } from '../../links/index.ts';
import { memoryOf } from '../device/memory.ts';

const UNITS = ['days', 'euros', 'points', 'win'] as const;
export type Unit = (typeof UNITS)[number];

/** One such decision. */
export interface Mistake {
  /** The match, the line and the best move, as they stand behind the # of the task's address. */
  readonly link: string;
  readonly line: number;
  /** Moves that are as good as the best as far as anybody can tell, in notation; the best first. */
  readonly good: readonly string[];
  /** What the best move was worth more than the one made, in tenths of the unit. */
  readonly gain: number;
  readonly unit: Unit;
  /** Whether that is the unit of what was gained; earlier versions took that of the scores. */
  readonly isCounted?: true;
  readonly isSolved: boolean;
  /** In what it was better, in thousandths, where that was told. */
  readonly themes?: readonly Theme[];
}

interface Theme {
  readonly theme: string;
  readonly value: number;
  readonly amount: number;
}

interface Figure {
  readonly value: number;
  readonly half: number;
}

/** What a review says of a decision, as far as it is needed here. */
interface Judged {
  readonly kind: 'decision';
  readonly line: number;
  readonly seat: Seat;
  /** Judged by what the mover could know. */
  readonly known: readonly { readonly move: string; readonly isMade: boolean; readonly isBest: boolean; readonly difference: Figure }[];
  readonly loss: Figure;
  readonly lossOfWin: Figure;
  readonly mark: string;
  readonly themes?: Parts;
}

interface Reviewed {
  readonly steps: readonly (Judged | { readonly kind: 'draw' })[];
}

const MARKS = ['mistake', 'blunder'];
const MOST_OF_A_MATCH = 4;
const MOST = 24;
const THOUSAND = 1000;
const MOST_THOUSANDTHS = 1_000_000_000;
const KEPT = list(
  shape<{ -readonly [K in keyof Mistake]: Mistake[K] }>({
    link: text(7_000),
    line: whole(0, 100_000),
    good: list(text(200), 1, 8),
    gain: whole(0, 1_000_000),
    unit: oneOf(...UNITS),
    isCounted: optional(oneOf(true)),
    isSolved: oneOf(true, false),
    themes: optional(
      list(shape<Theme>({ theme: text(40), value: whole(0, MOST_THOUSANDTHS), amount: whole(-MOST_THOUSANDTHS, MOST_THOUSANDTHS) })),
    ),
  }),
);

export function mistakesOf(game: string): readonly Mistake[] {
  const kept = memoryOf(game, 'mistakes').read();
  return fits(KEPT, kept) ? kept.filter(isTrusted) : [];
}

/** Days that earlier versions kept may be points of win chance; only scores in days were ever counted in something else. */
export function isTrusted({ unit, isCounted }: Pick<Mistake, 'unit' | 'isCounted'>): boolean {
  return isCounted === true || unit !== 'days';
}

function keep(game: string, mistakes: readonly Mistake[]): void {
  memoryOf(game, 'mistakes').write(mistakes.slice(0, MOST));
}

/** What whoever played these seats can learn from a review, counted in a unit: the worst of their decisions, as far as it is clear. */
export function mistakesIn(game: AnyGame, record: AnyRecord, { steps }: Reviewed, mine: readonly Seat[], unit: Unit): readonly Mistake[] {
  const clear = steps.flatMap(step => (step.kind === 'decision' && mine.includes(step.seat) && isClear(step) ? [step] : []));
  const worst = clear.toSorted((one, other) => other.lossOfWin.value - one.lossOfWin.value).slice(0, MOST_OF_A_MATCH);
  return worst.flatMap(step => mistakeIn(game, record, step, unit) ?? []);
}

/** Keeps them on this device, each moment once. */
export function keepMistakes(game: string, found: readonly Mistake[]): void {
  if (found.length === 0) return;
  const before = mistakesOf(game);
  const solved = new Set(before.flatMap(({ link, isSolved }) => (isSolved ? [link] : [])));
  const others = before.filter(({ link }) => !found.some(each => sameMoment(each.link, link)));
  keep(game, [...found.map(each => ({ ...each, isSolved: solved.has(each.link) })), ...others]);
}

function isClear({ mark, loss }: Judged): boolean {
  return MARKS.includes(mark) && loss.value - loss.half > 0;
}

function mistakeIn(game: AnyGame, record: AnyRecord, { line, seat, known, loss, themes }: Judged, unit: Unit): Mistake | undefined {
  const best = known.find(({ isBest, isMade }) => isBest && !isMade);
  const before = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, line) });
  if (!best || !before.ok) return undefined;
  const answer = movesInOrder(game, before.match.state, seat).findIndex(({ text: each }) => each === best.move);
  if (answer < 0) return undefined;
  const good = known.filter(each => !each.isMade && each !== best && each.difference.value + each.difference.half >= 0);
  return {
    link: linkOf(game, { record, line, answer }),
    line,
    good: [best.move, ...good.map(({ move }) => move)],
    gain: Math.round(loss.value * 10),
    unit,
    isCounted: true,
    isSolved: false,
    ...(themes
      ? { themes: Object.entries(themes).map(([theme, { value, amount }]) => ({ theme, value: rounded(value), amount: rounded(amount) })) }
      : {}),
  };
}

const rounded = (value: number) => Math.round(value * THOUSAND);

/** What the better move has more of, as it was found. */
export function partsOf({ themes = [] }: Mistake): Parts {
  return Object.fromEntries(themes.map(({ theme, value, amount }) => [theme, { value: value / THOUSAND, amount: amount / THOUSAND }]));
}

/** Whether two links are about one moment of one match: a closer look may have found another move. */
function sameMoment(one: string, other: string): boolean {
  return one.split('.').slice(0, 2).join('.') === other.split('.').slice(0, 2).join('.');
}

export function keepSolvedMistake(game: string, link: string): void {
  keep(
    game,
    mistakesOf(game).map(each => (each.link === link ? { ...each, isSolved: true } : each)),
  );
}

export function dropMistake(game: string, link: string): void {
  keep(
    game,
    mistakesOf(game).filter(each => each.link !== link),
  );
}

export const taskAddress = (game: string, link: string) => `/games/${game}/practice/own#${link}`;
