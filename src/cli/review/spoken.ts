// A review for a person at a terminal.
import stringWidth from 'string-width';
import { reasonsIn } from '../../host/why.ts';
import { type AnyGame, type AnyTexts, type Language, type Reasons, type Seat, typeset, type Voice } from '../../kernel/index.ts';
import {
  bestOther,
  countedIn,
  type DecisionStep,
  type Draws,
  drawsOf,
  type Figure,
  type Film,
  headlineReason,
  isClear,
  isEven,
  type Review,
  reachedIn,
  type Step,
  type TurningKind,
  type TurningPoint,
} from '../../review/index.ts';
import { wrapped } from '../play/screen.ts';
import { LINES, type ReviewLines } from './words.ts';

/** Where the words about a turning point begin. */
const INDENT = 8;

/** Who is spoken of, and in which words. */
export interface Told {
  readonly game: AnyGame;
  readonly film: Film;
  readonly texts: AnyTexts;
  readonly voice: Voice;
  /** Why moves are good, in the words of the game. */
  readonly reasons: Reasons;
  readonly language: Language;
  /** How many letters a line may have. */
  readonly columns: number;
}

/** The same, with what writes its figures. */
interface Speech extends Told {
  readonly say: ReviewLines;
  /** One decimal; none where the interval is wider than the figure. */
  readonly number: (value: number, half?: number) => string;
  /** Whether somebody's score was reached, not only to be expected. */
  readonly isReached: (seat: Seat) => boolean;
}

/** Everything about one seat: a sentence, the parts, the turning points, and what everybody did. */
export function spoken(review: Review, seat: Seat, told: Told): string {
  const { film, language, columns } = told;
  const speech = { ...told, say: LINES[language], number: writer(language), isReached: reachedIn(film, review) };
  return [
    ...wrapped(headline(review, seat, speech), columns, 0),
    '',
    ...parts(review, seat, speech),
    '',
    ...turning(review, seat, speech),
    '',
    ...players(review, speech),
  ].join('\n');
}

/** How numbers are written in a language, with a real minus. */
export function writer(language: Language): Speech['number'] {
  const tag = language === 'en' ? 'en-GB' : language;
  const formats = [0, 1].map(digits => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }));
  return (value, half = 0) => {
    const text = formats[half > Math.abs(value) || Number.isInteger(value) ? 0 : 1]?.format(Math.abs(value)) ?? '';
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
  };
}

/** With as many spaces behind it as fill the columns of a terminal, where some letters take two. */
function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - stringWidth(text)));
}

function headline(review: Review, seat: Seat, speech: Speech): string {
  const account = review.accounts[seat];
  return account ? [resultText(review, account, seat, speech), reasonText(review, seat, speech)].filter(Boolean).join(' ') : '';
}

function resultText(review: Review, account: Review['accounts'][number], seat: Seat, { say, number, voice, isReached }: Speech): string {
  const { measure, accounts, isTeam, seats } = review;
  const { result, isWon, score } = account;
  if (isTeam && seats > 1) return isWon ? say.teamWon : say.teamLost;
  const name = voice.name(seat);
  const verb = isWon ? say.won : say.lost;
  const amount = (value: number) => say.amount[measure.unit](number(value), value === 1);
  if (measure.result === 'win') return verb(name);
  if (measure.result === 'score') return say.ended(name, amount(Math.round(score)));
  if (isWon && accounts.filter(each => each.isWon).length > 1) return say.shared(name);
  // Who won by arriving first may have needed more days; and where somebody never arrived, the difference says nothing.
  const isPlain = isWon === result > 0 && result !== 0 && isReached(seat) && isReached(bestOther(review, seat));
  return verb(name, isPlain ? amount(Math.abs(result)) : undefined);
}

function reasonText(review: Review, seat: Seat, { say }: Speech): string {
  const reason = headlineReason(review, seat);
  if (reason.is === 'draws') return say.was[drawsOf(review.game, reason.stream)];
  if (reason.is === 'helped') return say.helped[drawsOf(review.game, reason.stream)];
  if (reason.is === 'none') return '';
  return { both: say.both, decisions: say.decisions, wellPlayed: say.well }[reason.is];
}

function figure({ value, half }: Figure, { number }: Speech): string {
  return `${number(value, half).padStart(7)} ± ${number(half === 0 ? 0 : half).padEnd(5)}`;
}

function parts(review: Review, seat: Seat, speech: Speech): readonly string[] {
  const { accounts, measure, isTeam, seats, game, turningPoints } = review;
  const account = accounts[seat];
  if (!account) return [];
  const { say, number, voice } = speech;
  if (!account.isTold) {
    const isCertain = (turningPoints[seat] ?? []).length > 0;
    return wrapped([say.untold, ...(isCertain ? [say.certain] : [])].join(' '), speech.columns, 0);
  }
  const { start, luck, you, others, open, result, luckOf } = account;
  const decided = `${say.decided}, ${say.beside}`;
  const rows: readonly (readonly [name: string, part: Figure, note: string])[] = [
    [say.start[0], start, say.start[1]],
    [say.luck, luck, drawnText(game, luckOf, speech)],
    isTeam && seats > 1 ? [say.team, you, say.beside] : [voice.name(seat), you, decided],
    ...(isTeam || seats === 1
      ? []
      : [seats === 2 ? ([voice.name(1 - seat), others, decided] as const) : ([say.others[0], others, say.others[1]] as const)]),
    [say.open[0], open, say.open[1]],
  ];
  const wide = Math.max(...[say.result, ...rows.map(([name]) => name)].map(text => stringWidth(text))) + 1;
  const unclear = (part: Figure) => {
    if (isClear(part) || part === start || part === open) return [];
    return [isEven(part, account) ? say.even : say.unclear];
  };
  return [
    say.holds(say.counted[countedIn(measure)]),
    ...rows.flatMap(([name, part, note]) => {
      const figures = `  ${padded(name, wide)}${figure(part, speech)} `;
      return wrapped(`${figures}${[...unclear(part), note].filter(Boolean).join(say.also)}`, speech.columns, stringWidth(figures));
    }),
    `  ${padded(say.result, wide)}${number(result).padStart(7)}${' '.repeat(9)}${resultNote(review, seat, speech)}`.trimEnd(),
  ];
}

/** What the result is counted from; alone it speaks for itself. */
function resultNote(review: Review, seat: Seat, { say, voice }: Speech): string {
  const { result } = review.accounts[seat] ?? { result: 0 };
  if (review.measure.result !== 'margin') return review.measure.result === 'win' ? say.chances : '';
  const other = voice.name(bestOther(review, seat));
  return result === 0 ? say.level(other) : result > 0 ? say.ahead(other) : say.behind(other);
}

/** What luck was made of, as far as that is clear. */
function drawnText(game: string, luckOf: Readonly<Record<string, Figure>>, { say, number }: Speech): string {
  const kinds = new Map<Draws | 'hidden', number>();
  for (const [stream, part] of Object.entries(luckOf)) {
    const kind = stream === 'hidden' ? 'hidden' : drawsOf(game, stream);
    if (isClear(part)) kinds.set(kind, (kinds.get(kind) ?? 0) + part.value);
  }
  return [...kinds].map(([kind, value]) => `${say.draws[kind]} ${number(value)}`).join(', ');
}

function turning(review: Review, seat: Seat, speech: Speech): string[] {
  const { say } = speech;
  const points = review.turningPoints[seat] ?? [];
  if (points.length === 0) return [say.none];
  const isAlone = review.measure.result === 'score';
  const names = points.map(({ kind }) => say.kinds[nameOf(review, kind)]);
  const wide = Math.max(...names.map(name => name.length)) + 1;
  return [
    isAlone ? say.turning : say.turningByChance,
    ...points.flatMap((point, at) => {
      const found = review.steps[point.step];
      const texts = found ? [...moment(found, review.game, speech), ...(isAlone ? [] : [chanceText(point, found, speech)])] : [];
      return [
        `  ${String(point.line + 1).padStart(4)}  ${names[at]?.padEnd(wide)}${figure(point.value, speech)}`.trimEnd(),
        ...texts.flatMap(text => wrapped(`${' '.repeat(INDENT)}${typeset(speech.language, text)}`, speech.columns, INDENT)),
      ];
    }),
  ];
}

/** Why a moment mattered: the chance to win after it, and after what it is compared with. */
function chanceText({ kind, chance, chanceElse }: TurningPoint, { kind: what }: Step, { say, number }: Speech): string {
  const percent = (share: number) => say.percent(number(Math.round(100 * share)));
  const than = what === 'draw' ? 'average' : kind === 'bestMove' || kind === 'won' ? 'next' : 'better';
  return say.chance(percent(chance), say.than[than](percent(chanceElse)));
}

function nameOf({ measure }: Review, kind: TurningKind): keyof ReviewLines['kinds'] {
  if (measure.result !== 'score') return kind;
  return kind === 'won' ? 'gained' : kind === 'lost' ? 'cost' : kind;
}

/** Who did what, and what would have been better. */
function moment(step: Step, id: string, speech: Speech): readonly string[] {
  const { game, film, texts, voice, say } = speech;
  const view = game.view(film.states[step.line], step.seat);
  const said = (written: string) => {
    const move = game.read(written);
    return move ? texts.move(move, view) : written;
  };
  const made = film.lines[step.line]?.move;
  const who = say.does(voice.name(step.seat), made ? texts.move(made, view) : '');
  if (step.kind === 'draw') return [`${who} (${[...new Set(step.streams.map(stream => say.draws[drawsOf(id, stream)]))].join(', ')})`];
  const best = step.known.find(({ isBest, isMade }) => isBest && !isMade);
  return best ? [who, `${say.better(said(best.move))}${whyText(step, speech)}`] : [who];
}

/** In what it is better, in the words of the game; else what happened soon after, and how often. */
function whyText({ themes = {}, why, seat }: DecisionStep, { game, texts, voice, reasons, say }: Speech): string {
  const said = reasonsIn(themes, reasons);
  if (said.length > 0) return ` (${said.join(', ')})`;
  if (!why) return '';
  const heard = game.viewEvent(JSON.parse(why.event), seat);
  const text = heard && texts.event(heard, voice);
  const hundred = (share: number) => Math.round(100 * share);
  return text ? ` (${say.soon(text.replace(/[.]$/, ''), hundred(why.best), hundred(why.made))})` : '';
}

function players({ accounts, measure }: Review, { voice, say, number, isReached }: Speech): string[] {
  const head = ['', say.score[measure.unit], ...say.columns];
  const rows = accounts.map(({ score, luck, given, accuracy, isTold }, seat) => [
    voice.name(seat),
    isReached(seat) ? number(score) : say.about(number(Math.round(score))),
    isTold ? number(luck.value, luck.half) : '–',
    number(given.value, given.half),
    accuracy ? say.percent(number(Math.round(accuracy.value))) : '–',
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => stringWidth(row[at] ?? ''))));
  return [head, ...rows].map(row =>
    row
      .map((cell, at) => (at === 0 ? padded(cell, widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
