// Toy games for the tests of the search: numbers are said in turn, or all at once.
import { type Game, type Outcome, optionsOf, pick, type Seat, seeded, type Told } from '../../kernel/index.ts';
import type { Thinking } from './index.ts';

export type Say = { readonly type: 'say'; readonly number: number } | { readonly type: 'resign' };

/** What was said so far, and what is said face down. */
export interface Talk {
  readonly said: number[];
  readonly hidden: (number | null)[];
  resigned: boolean;
}

export type Toy = Game<Talk, Say, Told, Talk, object>;

interface Rules {
  readonly seats: number;
  readonly atOnce?: boolean;
  readonly numbers: (said: readonly number[]) => readonly number[];
  readonly end: (said: readonly number[]) => Outcome | undefined;
  readonly mayResign?: boolean;
}

/** A game of numbers. */
export function toy({ seats, atOnce = false, numbers, end, mayResign = false }: Rules): Toy {
  const outcome = ({ said, resigned }: Talk) => (resigned ? { ranks: [1], scores: [1] } : end(said));
  const awaiting = (s: Talk): readonly Seat[] => {
    if (outcome(s)) return [];
    return atOnce ? s.hidden.flatMap((number, seat) => (number === null ? [seat] : [])) : [s.said.length % seats];
  };
  const legal = (s: Talk, seat: Seat): Say[] => {
    if (!awaiting(s).includes(seat)) return [];
    const says = numbers(s.said).map((number): Say => ({ type: 'say', number }));
    return mayResign ? [...says, { type: 'resign' }] : says;
  };
  return {
    id: 'toy',
    version: 1,
    seats: { least: seats, most: seats },
    options: optionsOf<object>({}),
    position: { allowed: 'anything', problem: () => undefined },
    setup: () => ({ said: [], hidden: Array.from({ length: seats }, () => null), resigned: false }),
    awaiting,
    welcome: () => [],
    candidates: legal,
    legal,
    refusal: (s, seat, move) => (legal(s, seat).some(each => written(each) === written(move)) ? undefined : { clause: 'T-1' }),
    play(s, seat, move) {
      if (move.type === 'resign') s.resigned = true;
      else if (atOnce) s.hidden[seat] = move.number;
      else s.said.push(move.number);
      if (!atOnce || s.hidden.includes(null)) return;
      s.said.push(...s.hidden.map(number => number ?? 0));
    },
    surrenders: move => move.type === 'resign',
    outcome,
    clone: s => ({ said: [...s.said], hidden: [...s.hidden], resigned: s.resigned }),
    view: (s, viewer) => ({
      ...s,
      said: [...s.said],
      hidden: s.hidden.map((number, seat) => (number === null || seat === viewer ? number : -1)),
    }),
    viewEvent: event => event,
    imagine: (v, chance) => ({
      said: [...v.said],
      hidden: v.hidden.map(number => (number === -1 ? pick(numbers(v.said), chance) : number)),
      resigned: v.resigned,
    }),
    touches: move => [written(move)],
    write: written,
    read: text => (text === 'resign' ? { type: 'resign' } : { type: 'say', number: Number(text) }),
  };
}

function written(move: Say): string {
  return move.type === 'resign' ? move.type : String(move.number);
}

/** The table of a toy after these numbers. */
export function talk(game: Toy, ...said: number[]): Talk {
  const s = game.setup({ seats: game.seats.most, options: {}, version: 1 }, { chance: seeded('t'), tell: () => {} });
  for (const number of said) game.play(s, game.awaiting(s)[0] ?? 0, { type: 'say', number }, { chance: seeded('t'), tell: () => {} });
  return s;
}

/** What the seat sees of a state. */
export function sightOf<S, M extends { type: string }, E extends Told, V, O>(game: Game<S, M, E, V, O>, state: S, seat: Seat) {
  return { seat, legal: game.legal(state, seat), view: () => game.view(state, seat) };
}

/** A short search. */
export const BRIEF: Thinking = {
  iterations: 1000,
  moves: 8,
  caution: 0,
  horizon: 100,
  lead: 0.25,
  whimOnceIn: 20,
  exploration: 1,
  width: 2,
  trust: 0.5,
};

/** Ten stones or fewer; each takes one to three, and who takes the last one wins. */
export const NIM = toy({
  seats: 2,
  numbers: said => [1, 2, 3].filter(number => number <= left(said)),
  end: said =>
    left(said) === 0 ? { ranks: said.length % 2 === 1 ? [1, 2] : [2, 1], scores: said.length % 2 === 1 ? [1, 0] : [0, 1] } : undefined,
});

function left(said: readonly number[]): number {
  return 10 - said.reduce((sum, number) => sum + number, 0);
}

/** Both show a coin at once: the first wins if they are alike. */
export const PENNIES = toy({
  seats: 2,
  atOnce: true,
  numbers: () => [0, 1],
  end: ([one, other]) =>
    one === undefined ? undefined : { ranks: one === other ? [1, 2] : [2, 1], scores: one === other ? [1, 0] : [0, 1] },
});

/** Both say a number at once: the higher one wins. */
export const HIGHEST = toy({
  seats: 2,
  atOnce: true,
  numbers: () => [1, 2, 3],
  end: ([one, other]) => {
    if (one === undefined || other === undefined) return undefined;
    return { ranks: [one < other ? 2 : 1, other < one ? 2 : 1], scores: [one, other] };
  },
});

/** Two say a number each, and win together if the sum is seven. */
export const SEVEN = toy({
  seats: 2,
  numbers: () => [1, 2, 3, 4],
  end: ([one, other]) => {
    if (one === undefined || other === undefined) return undefined;
    const rank = one + other === 7 ? 1 : 2;
    return { ranks: [rank, rank], scores: [0, 0] };
  },
});

/** One says three numbers, for nothing but their sum; giving up would be a shorter way to the first place. */
export const ALONE = toy({
  seats: 1,
  numbers: () => [1, 5, 2],
  end: said => (said.length === 3 ? { ranks: [1], scores: [said.reduce((sum, number) => sum + number, 0)] } : undefined),
  mayResign: true,
});
