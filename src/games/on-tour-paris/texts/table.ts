// The table in plain lines, the same in every language but for its words.
import type { Voice } from '../../../kernel/index.ts';
import { ARRONDISSEMENTS, type Card } from '../components.ts';
import { higher, isDoubles, lower, type Mark, meaning, numeral, setupNumberOf } from '../marks.ts';
import type { Route } from '../state.ts';
import type { PlayerView, Result, View } from '../view.ts';

/** The words the lines are made of. */
export interface TableWords {
  readonly setup: (step: number, number: string, card: Card) => string;
  readonly turn: (turn: number, roller: number, voice: Voice) => string;
  /** What stands between a heading and what follows. */
  readonly colon: string;
  readonly cards: string;
  readonly noCards: string;
  readonly dice: string;
  readonly doubles: string;
  readonly deck: (left: number, discarded: number) => string;
  readonly routes: string;
  readonly you: string;
  readonly empty: (clubs: number) => string;
  readonly done: string;
  readonly thinking: string;
  readonly hidden: string;
  readonly pencilled: string;
  /** The name of the map's signs: (40) is circled. */
  readonly key: string;
  readonly result: (result: Result) => string;
  readonly best: (points: number) => string;
  readonly noRoute: string;
  readonly boat: (from: string, to: string) => string;
}

export type Pieces = Readonly<Record<string, string>>;

/** A piece by its id. */
export function named(pieces: Pieces, id: string): string {
  return pieces[id] ?? id;
}

/** The lines: cards and dice, then each player with his map. */
export function tableLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  const nameOf = (seat: number) => voice.tell(seat, words.you, name => name);
  const players = v.players.flatMap((player, seat) => playerLines(player, { name: nameOf(seat), over: v.phase === null, words, pieces }));
  const results = (v.results ?? []).map((result, seat) => resultLine(result, nameOf(seat), words, pieces));
  return [...headLines(v, voice, words, pieces), ...players, ...results];
}

function headLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  if (v.setup) return [words.setup(v.setup.step + 1, numeral(setupNumberOf(v.setup.step, v.dice)), v.setup.card), words.key];
  const [low, high] = [numeral(lower(v.dice)), numeral(higher(v.dice))];
  const turn = words.turn(v.turn, v.roller ?? 0, voice);
  if (v.phase === null || v.phase === 'route') return [`${turn} · ${words.routes}`, words.key];
  const cards = v.shown.map(card => named(pieces, card)).join(' | ');
  return [
    `${turn} · ${words.deck(v.bag.length, v.discard.length)}`,
    `${words.cards}${words.colon} ${cards || words.noCards}`,
    `${words.dice}${words.colon} ${v.dice.join(' ')} · ${isDoubles(v.dice) ? words.doubles : `${low} ${high}`}`,
    words.key,
  ];
}

interface PlayerWords {
  readonly name: string;
  readonly over: boolean;
  readonly words: TableWords;
  readonly pieces: Pieces;
}

function playerLines(player: PlayerView, { name, over, words, pieces }: PlayerWords): readonly string[] {
  const state = over ? [] : [player.left === 0 ? words.done : words.thinking];
  const pencilled = (player.pencilled ?? []).map(({ club, mark }) => `${signOf(mark)} ${named(pieces, club)}`);
  const head = [
    `${name}${words.colon} ${words.empty(player.empty)}`,
    ...state,
    ...(player.marks ? [] : [words.hidden]),
    ...(pencilled.length > 0 ? [`${words.pencilled} ${pencilled.join(', ')}`] : []),
  ];
  if (!player.marks) return [head.join(' · ')];
  const banks = (['N', 'S'] as const).map(bank => `  ${named(pieces, bank)}${words.colon} ${bankLine(player.marks ?? [], bank)}`);
  return [head.join(' · '), ...banks];
}

/** All arrondissements of a bank with what stands in their two clubs. */
function bankLine(marks: readonly (Mark | null)[], bank: 'N' | 'S'): string {
  const parts = ARRONDISSEMENTS.flatMap((arrondissement, at) =>
    arrondissement.bank === bank ? [`${arrondissement.numeral} ${signOf(marks[2 * at])}/${signOf(marks[2 * at + 1])}`] : [],
  );
  return parts.join('  ');
}

/** A mark on the map of a terminal: a circle is drawn as brackets. */
function signOf(mark: Mark | null | undefined): string {
  if (!mark) return '·';
  const { kind, value, circled } = meaning(mark);
  const sign = { number: numeral(value), star: '★', x: '✕' }[kind];
  return circled ? `(${sign})` : sign;
}

function resultLine(result: Result, name: string, words: TableWords, pieces: Pieces): string {
  const { rank, title, route, best, points } = result;
  const better = best.points > points ? ` · ${words.best(best.points)}${words.colon} ${routeText(best.route, words, pieces)}` : '';
  return `${rank}. ${name}${words.colon} ${words.result(result)} · ${named(pieces, title)} · ${routeText(route, words, pieces) || words.noRoute}${better}`;
}

/** A route: clubs in order, and the boats between them. */
function routeText(route: Route, words: TableWords, pieces: Pieces): string {
  return route
    .map(stop => (stop.type === 'ride' ? `${words.boat(stop.from, stop.to)}, ${named(pieces, stop.club)}` : named(pieces, stop.club)))
    .join(', ');
}
