// Turns as chance might have them: the same for every choice of a decision, so that two choices differ by their own merit only.
import { type Chance, fast } from '../../kernel/index.ts';
import { CARDS, CARDS_A_TURN, type Card, CLUBS, FACES, homeOf, isIn, REGIONS, regionOf, shownOn } from './components.ts';
import { higher, isDoubles, lower } from './marks.ts';

/** What a card does in a club: 0 where it may not be used, 1 where it may, 3 where it also circles. By card and club. */
export const REACH: Uint8Array = Uint8Array.from(
  CARDS.flatMap(card => CLUBS.map(club => (!isIn(club, regionOf(card)) ? 0 : homeOf(club) === shownOn(card) ? 3 : 1))),
);

/** More turns than there are clubs to fill, and more packs than they use up. */
const TURNS = CLUBS.length;
const PACKS = 5;

/** Luck without regard to the table: rolls, and packs of all cards in some order. */
interface Luck {
  /** Two numbers a turn, the first to be written first; `STAR_ROLLED` where the dice are alike. */
  readonly numbers: Int16Array;
  readonly packs: readonly Uint8Array[];
}

/** So many futures there are. */
const FUTURES = 4096;
const LUCKS: (Luck | undefined)[] = [];

function luck(number: number): Luck {
  const known = LUCKS[number] ?? luckFrom(fast(`future ${number}`));
  LUCKS[number] = known;
  return known;
}

function luckFrom(chance: Chance): Luck {
  const numbers = Array.from({ length: TURNS }, () => {
    const dice = [chance.below(FACES), chance.below(FACES)];
    if (isDoubles(dice)) return [STAR_ROLLED, STAR_ROLLED];
    return chance.below(2) === 0 ? [lower(dice), higher(dice)] : [higher(dice), lower(dice)];
  });
  return { numbers: Int16Array.from(numbers.flat()), packs: Array.from({ length: PACKS }, () => shuffled(chance)) };
}

function shuffled(chance: Chance): Uint8Array {
  const pack = Uint8Array.from(CARDS, (_, card) => card);
  for (let left = pack.length; left > 1; left--) {
    const at = chance.below(left);
    [pack[left - 1], pack[at]] = [pack[at] as number, pack[left - 1] as number];
  }
  return pack;
}

/** Turns to come, one after another, each as two numbers, the first to be written first, and three cards, as the places in `REACH` where they begin. */
export type Turns = Int16Array;
export const A_TURN = 2 + CARDS_A_TURN;
/** In place of numbers: a star is to be drawn. */
export const STAR_ROLLED = -1;

/** A future by its number: always the same where the same cards are left. */
export type Future = (number: number) => Turns;

/** The futures of a table with this deck; OT-3.2 once it is used up the cards that are not out of the game are shuffled again. */
export function futuresWith({ bag, removed }: { readonly bag: readonly Card[]; readonly removed: readonly Card[] }): Future {
  const known = new Map<number, Turns>();
  const deck = Uint8Array.from(CARDS, card => (bag.includes(card) ? 1 : 0));
  const pack = Uint8Array.from(CARDS, card => (removed.includes(card) ? 0 : 1));
  return number => {
    const before = known.get(number);
    if (before) return before;
    const turns = dealt(luck(number % FUTURES), deck, pack);
    known.set(number, turns);
    return turns;
  };
}

function dealt({ numbers, packs }: Luck, deck: Uint8Array, pack: Uint8Array): Turns {
  const turns = new Int16Array(TURNS * A_TURN);
  let place = 0;
  let inTurn = 0;
  for (let at = 0; at < packs.length; at++) {
    const cards = packs[at] as Uint8Array;
    const usable = at === 0 ? deck : pack;
    // A rest too small for a turn is dealt again.
    inTurn = 0;
    for (let each = 0; each < cards.length && place < turns.length; each++) {
      const card = cards[each] as number;
      if (usable[card] === 0) continue;
      turns[place + 2 + inTurn] = card * CLUBS.length;
      if (++inTurn < CARDS_A_TURN) continue;
      inTurn = 0;
      place += A_TURN;
    }
  }
  for (let turn = 0; turn < TURNS; turn++) {
    const start = turn * A_TURN;
    const region = REGION_AT[turns[start + 2] as number];
    const isStar = region === REGION_AT[turns[start + 3] as number] && region === REGION_AT[turns[start + 4] as number];
    turns[start] = isStar ? STAR_ROLLED : (numbers[2 * turn] as number);
    turns[start + 1] = numbers[2 * turn + 1] as number;
  }
  return turns;
}

/** The region of each card, at the place in `REACH` where it begins. */
const REGION_AT: readonly number[] = CARDS.flatMap(card => CLUBS.map(() => REGIONS.indexOf(regionOf(card))));
