// Turns as chance might have them: the same for every map of a seat, so that two choices differ by their own merit only.
import { type Chance, fast } from '../../kernel/index.ts';
import { CARDS, CARDS_A_TURN, type Card, CLUBS, FACES, homeOf, isIn, regionOf, shownOn } from './components.ts';
import { higher, isDoubles, lower } from './marks.ts';

/** A turn to come: its numbers, the first to be written first; a star where there are none; and its cards. */
export interface Foreseen {
  readonly numbers: readonly number[];
  readonly cards: readonly Cover[];
}

/** What a card reaches, by club: 0 where it may not be used, 1 where it may, 2 where it circles. */
export type Cover = Uint8Array;

const COVERS: ReadonlyMap<Card, Cover> = new Map(
  CARDS.map(card => [card, Uint8Array.from(CLUBS, club => (!isIn(club, regionOf(card)) ? 0 : homeOf(club) === shownOn(card) ? 2 : 1))]),
);

/** More turns than there are clubs to fill. */
const TURNS = CLUBS.length;

const FUTURES: (readonly Foreseen[])[] = [];

/** One future of many, always the same by its number. */
export function future(number: number): readonly Foreseen[] {
  for (let next = FUTURES.length; next <= number; next++) FUTURES.push(turns(fast(`future ${next}`)));
  return FUTURES[number] ?? [];
}

function turns(chance: Chance): readonly Foreseen[] {
  let deck: Card[] = [];
  return Array.from({ length: TURNS }, () => {
    if (deck.length < CARDS_A_TURN) deck = [...CARDS];
    const cards = Array.from({ length: CARDS_A_TURN }, () => deck.splice(chance.below(deck.length), 1)).flat();
    const dice = [chance.below(FACES), chance.below(FACES)];
    const isStar = isDoubles(dice) || cards.every(card => regionOf(card) === regionOf(cards[0] ?? card));
    const numbers = isStar ? [] : chance.below(2) === 0 ? [lower(dice), higher(dice)] : [higher(dice), lower(dice)];
    return { numbers, cards: cards.flatMap(card => COVERS.get(card) ?? []) };
  });
}
