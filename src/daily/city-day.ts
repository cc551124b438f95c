// A City Tour day for everybody: a Day card of level 1 with its sites in another order, as hard as the weekday asks, and seen to be won.
import { BOTS } from '../bots/index.ts';
import { type AnyGame, type Chance, fast } from '../kernel/index.ts';
import { chanceOf, LUCK_SCHEME } from '../luck/index.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** CT-12.2 The sites of the Day cards of level 1. */
const SITES = [
  ['CL1', 'GA1', 'BR2', 'CA2', 'LA2', 'FO1'],
  ['FO2', 'CA2', 'LA2', 'BR3', 'CL2', 'GA2'],
  ['LA3', 'BR2', 'CL3', 'GA2', 'FO3', 'CA3'],
] as const;

/** How many of a medium bot's tries are to succeed, from Monday to Sunday. */
const WANTED = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25];
const CANDIDATES = 12;
const TRIES = 16;

interface Candidate {
  readonly card: number;
  readonly mode: 'swap';
  readonly sites: Readonly<Record<string, string>>;
}

/** The day's city; it takes a moment now and then, so that whoever asks can do something else in between. */
export function* cityDay(game: AnyGame, seed: string, weekday: number): Generator<void, Candidate> {
  const chance = fast(`city day ${seed}`);
  const wanted = WANTED[weekday] ?? 0.5;
  let best: { readonly day: Candidate; readonly distance: number } | undefined;
  for (let count = 0; count < CANDIDATES || !best; count++) {
    const day = candidate(chance);
    let won = 0;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (isWon(game, day, seed, attempt)) won++;
      yield;
    }
    const distance = Math.abs(won / TRIES - wanted);
    // A day that nobody was seen to win is given to nobody.
    if (won > 0 && (!best || distance < best.distance)) best = { day, distance };
  }
  return best.day;
}

function candidate(chance: Chance): Candidate {
  const at = chance.below(SITES.length);
  const left: string[] = [...(SITES[at] ?? SITES[0])];
  const sites = LETTERS.map(letter => [letter, left.splice(chance.below(left.length), 1)[0] ?? ''] as const);
  return { card: at + 1, mode: 'swap', sites: Object.fromEntries(sites) };
}

/** Whether a medium bot wins the day with the tiles that everybody will draw. */
function isWon(game: AnyGame, ownDay: Candidate, seed: string, attempt: number): boolean {
  const reading = game.options.read({ ownDay }, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const table = { chance: chanceOf({ seed, luckScheme: LUCK_SCHEME }), tell: () => {} };
  const state = game.setup({ seats: 1, options: reading.options, version: game.version }, table);
  const mind = fast(`${seed} try ${attempt}`);
  for (;;) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return game.outcome(state)?.ranks[0] === 1;
    const move = BOTS.medium?.choose(game, { seat, legal: game.legal(state, seat), view: () => game.view(state, seat) }, mind);
    if (move === undefined) throw new Error('there is no medium bot');
    game.play(state, seat, move, table);
  }
}
