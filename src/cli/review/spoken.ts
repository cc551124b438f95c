// A review for a person at a terminal.
import { reasonsIn } from '../../host/why.ts';
import type { AnyGame, AnyTexts, Reasons, Seat, Voice } from '../../kernel/index.ts';
import {
  countedIn,
  type DecisionStep,
  type Figure,
  type Film,
  headlineReason,
  isClear,
  type Review,
  type Step,
  type TurningKind,
  type Unit,
} from '../../review/index.ts';

/** Who is spoken of, and in which words moves are told. */
export interface Told {
  readonly game: AnyGame;
  readonly film: Film;
  readonly texts: AnyTexts;
  readonly voice: Voice;
  /** Why moves are good, in the words of the game. */
  readonly reasons: Reasons;
}

const UNITS: Readonly<Record<Unit, string>> = { days: 'days', euros: 'euros', points: 'points', win: 'points of win chance' };

/** Everything about one seat: a sentence, the parts, the turning points, and what everybody did. */
export function spoken(review: Review, seat: Seat, told: Told): string {
  return [headline(review, seat, told), '', ...parts(review, seat), '', ...turning(review, seat, told), '', ...players(review, told)].join(
    '\n',
  );
}

function headline(review: Review, seat: Seat, { voice }: Told): string {
  const account = review.accounts[seat];
  if (!account) return '';
  return `${voice.name(seat)} ${resultText(review, account)}.${reasonText(review, seat)}`;
}

function resultText({ measure }: Review, { result, isWon, score }: Review['accounts'][number]): string {
  const verb = isWon ? 'won' : 'lost';
  if (measure.result === 'win') return verb;
  if (measure.result === 'score') return `ended with ${Math.round(score)} ${UNITS[measure.unit]}`;
  // Who won by arriving first may have needed more days.
  const isPlain = isWon === result > 0 && result !== 0;
  return isPlain ? `${verb} by ${number(Math.abs(result))} ${UNITS[measure.unit]}` : verb;
}

function reasonText(review: Review, seat: Seat): string {
  const reason = headlineReason(review, seat);
  switch (reason.is) {
    case 'both':
      return ' It was both.';
    case 'decisions':
      return ' It was the decisions.';
    case 'wellPlayed':
      return ' Well played.';
    case 'draws':
      return ` It was the ${reason.stream}.`;
    case 'helped':
      return ` The ${reason.stream} helped.`;
    case 'none':
      return review.accounts[seat]?.addsUp ? '' : ' These figures do not add up well: the bot misjudges this game.';
  }
}

/** One decimal; none where the interval is wider than the figure. */
function number(value: number, half = 0): string {
  const digits = half > Math.abs(value) || Number.isInteger(value) ? 0 : 1;
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

function figure({ value, half }: Figure): string {
  return `${number(value, half).padStart(7)} ± ${half.toFixed(1).padEnd(5)}`;
}

function parts({ accounts, measure, isTeam, seats }: Review, seat: Seat): string[] {
  const account = accounts[seat];
  if (!account) return [];
  const { start, luck, you, others, open, result, luckOf, valueError } = account;
  const row = (name: string, part: Figure, note: string) =>
    `  ${name.padEnd(11)}${figure(part)} ${isClear(part) || part.half === 0 ? '' : 'unclear '}${note}`.trimEnd();
  const kinds = Object.entries(luckOf).filter(([, part]) => isClear(part));
  return [
    `In ${UNITS[countedIn(measure)]}, with intervals of 95 %:`,
    row('Seat', start, 'the start'),
    row('Luck', luck, kinds.map(([name, part]) => `${name} ${number(part.value)}`).join(', ')),
    row(isTeam ? 'Decisions' : 'You', you, 'decisions, beside the reference bot'),
    ...(isTeam || seats === 1 ? [] : [row('The others', others, 'their decisions')]),
    row('Open', open, valueError > 0 ? `not explained; the values themselves err by ± ${number(valueError)}` : 'not explained'),
    `  ${'Result'.padEnd(11)}${number(result).padStart(7)}`,
  ];
}

const KINDS: Readonly<Record<TurningKind, string>> = {
  bestMove: 'best move',
  luckiest: 'luckiest draw',
  lost: 'where it was lost',
  won: 'where it was won',
  unluckiest: 'unluckiest draw',
  gift: 'their gift',
  theirLuck: 'their luck',
};

function turning(review: Review, seat: Seat, told: Told): string[] {
  const points = review.turningPoints[seat] ?? [];
  if (points.length === 0) return ['No turning point. It was even to the end.'];
  return [
    'Turning points:',
    ...points.map(({ kind, step, line, value }) => {
      const found = review.steps[step];
      return `  ${String(line).padStart(4)}  ${KINDS[kind].padEnd(18)}${figure(value)} ${found ? moment(found, told) : ''}`.trimEnd();
    }),
  ];
}

/** Who did what, and what would have been better. */
function moment(step: Step, told: Told): string {
  const { game, film, texts, voice } = told;
  const view = game.view(film.states[step.line], step.seat);
  const said = (written: string) => {
    const move = game.read(written);
    return move ? texts.move(move, view) : written;
  };
  const made = film.lines[step.line]?.move;
  const who = `${voice.name(step.seat)}: ${made ? texts.move(made, view) : ''}`;
  if (step.kind === 'draw') return `${who} (${step.streams.join(', ')})`;
  const best = step.known.find(({ isBest, isMade }) => isBest && !isMade);
  return best ? `${who}; better: ${said(best.move)}${whyText(step, told)}` : who;
}

/** In what it is better, in the words of the game; else what happened soon after, and how often. */
function whyText({ themes = {}, why, seat }: DecisionStep, { game, texts, voice, reasons }: Told): string {
  const said = reasonsIn(themes, reasons);
  if (said.length > 0) return ` (${said.join(', ')})`;
  if (!why) return '';
  const heard = game.viewEvent(JSON.parse(why.event), seat);
  const text = heard && texts.event(heard, voice);
  const hundred = (share: number) => Math.round(100 * share);
  return text ? ` (“${text}” in ${hundred(why.best)} of 100 games after it, in ${hundred(why.made)} after the move made)` : '';
}

function players({ accounts, measure }: Review, { voice }: Told): string[] {
  const head = ['', measure.unit === 'days' ? 'day' : 'score', 'luck', 'given away', 'accuracy'];
  const rows = accounts.map(({ score, luck, given, accuracy }, seat) => [
    voice.name(seat),
    number(score),
    number(luck.value, luck.half),
    number(given.value, given.half),
    accuracy ? `${accuracy.value.toFixed(0)} %` : '',
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => row[at]?.length ?? 0)));
  return [head, ...rows].map(row =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
