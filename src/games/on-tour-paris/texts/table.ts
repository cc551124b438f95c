// The table in plain lines, the same in every language but for its words.
import type { Voice } from '../../../kernel/index.ts';
import { ARRONDISSEMENTS } from '../components.ts';
import { higher, isDoubles, lower, type Mark, numeral, setupNumberOf } from '../marks.ts';
import type { Route } from '../state.ts';
import type { PlayerView, Result, View } from '../view.ts';

/** The words the lines are made of. */
export interface TableWords {
  readonly setup: (step: number, number: string, card: string) => string;
  readonly turn: (turn: number, roller: string) => string;
  readonly cards: string;
  readonly noCards: string;
  readonly dice: string;
  readonly doubles: string;
  readonly deck: (left: number, discarded: number) => string;
  readonly routes: string;
  readonly empty: (clubs: number) => string;
  readonly done: string;
  readonly thinking: string;
  readonly hidden: string;
  readonly pencilled: string;
  readonly result: (result: Result) => string;
  readonly best: (points: number) => string;
}

export type Pieces = Readonly<Record<string, string>>;

/** A piece by its id. */
export function named(pieces: Pieces, id: string): string {
  return pieces[id] ?? id;
}

/** The lines: cards and dice, then each player with his map. */
export function tableLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  const players = v.players.flatMap((player, seat) =>
    playerLines(player, { name: voice.name(seat), over: v.phase === null, words, pieces }),
  );
  const results = (v.results ?? []).map((result, seat) => resultLine(result, voice.name(seat), words, pieces));
  return [...headLines(v, voice, words, pieces), ...players, ...results];
}

function headLines(v: View, voice: Voice, words: TableWords, pieces: Pieces): readonly string[] {
  if (v.setup) return [words.setup(v.setup.step + 1, numeral(setupNumberOf(v.setup.step, v.dice)), named(pieces, v.setup.card))];
  const [low, high] = [numeral(lower(v.dice)), numeral(higher(v.dice))];
  const turn = words.turn(v.turn, voice.name(v.roller ?? 0));
  if (v.phase === null || v.phase === 'route') return [`${turn} · ${words.routes}`];
  const cards = v.shown.map(card => `${card} (${named(pieces, card)})`).join(' | ');
  return [
    `${turn} · ${words.deck(v.bag.length, v.discard.length)}`,
    `${words.cards}: ${cards || words.noCards}`,
    `${words.dice}: ${v.dice.join(' ')} · ${isDoubles(v.dice) ? words.doubles : `${low} ${high}`}`,
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
  const pencilled = (player.pencilled ?? []).map(({ club, mark }) => `${club}=${mark}`);
  const head = [
    `${name}: ${words.empty(player.empty)}`,
    ...state,
    ...(player.marks ? [] : [words.hidden]),
    ...(pencilled.length > 0 ? [`${words.pencilled} ${pencilled.join(' ')}`] : []),
  ];
  if (!player.marks) return [head.join(' · ')];
  return [head.join(' · '), bankLine(player.marks, 'N', pieces), bankLine(player.marks, 'S', pieces)];
}

/** All arrondissements of a bank with what stands in their two clubs. */
function bankLine(marks: readonly (Mark | null)[], bank: 'N' | 'S', pieces: Pieces): string {
  const parts = ARRONDISSEMENTS.flatMap((arrondissement, at) =>
    arrondissement.bank === bank ? [`${arrondissement.numeral} ${marks[2 * at] ?? '·'}/${marks[2 * at + 1] ?? '·'}`] : [],
  );
  return `  ${named(pieces, bank)}: ${parts.join('  ')}`;
}

function resultLine(result: Result, name: string, words: TableWords, pieces: Pieces): string {
  const best = result.best.points > result.points ? ` · ${words.best(result.best.points)}: ${routeText(result.best.route)}` : '';
  return `${result.rank}. ${name}: ${words.result(result)} · ${named(pieces, result.title)} · ${routeText(result.route) || '–'}${best}`;
}

/** A route in short: clubs in order, a boat ride as its two docks. */
export function routeText(route: Route): string {
  return route.map(stop => (stop.type === 'ride' ? `~${stop.from}-${stop.to}~ ${stop.club}` : stop.club)).join(' ');
}
