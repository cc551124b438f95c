// The toy as packed integers in one Int32Array: the limit of what TypeScript can do, and of what anybody can read.
import { fast } from '../../src/kernel/index.ts';
import { runSide, tally } from './tally.mjs';

// Layout. Each seat has eight words: five rows, the hand, the cards laid, the passes.
//   row:  six cells of 3 bits, then the count of filled cells from bit 18
//   hand: three cards of 3 bits, then their number from bit 9
//   laid: five counts of 4 bits
// Then the dice (three of 3 bits), the round, the size of the bag, and its cards.
const SEAT_WORDS = 8;
const HAND = 5;
const LAID = 6;
const PASSES = 7;
const DICE = 24;
const ROUND = 25;
const BAG_SIZE = 26;
const BAG = 27;
const COUNT = 18;
const HELD = 9;

const PASS = 0;
const FIRST_LAY = 16;

const s = new Int32Array(BAG + 45);
const legal = new Int32Array(19);

function word(at: number): number {
  return s[at] as number;
}

runSide((games, seed) => {
  const chance = fast(seed);
  const below = (sides: number) => chance.below(sides);
  const { sums, add } = tally();
  for (let game = 0; game < games; game++) {
    const decisions = play(below);
    add(decisions, word(BAG_SIZE), score(0), score(1), score(2));
  }
  return sums;
});

type Below = (sides: number) => number;

/** One whole game; the number of its decisions. */
function play(below: Below): number {
  setUp(below);
  for (let decisions = 0; ; ) {
    for (let seat = 0; seat < 3; seat++) {
      s[DICE] = (below(6) + 1) | ((below(6) + 1) << 3) | ((below(6) + 1) << 6);
      const base = seat * SEAT_WORDS;
      apply(base, legal[below(listLegal(base))] as number, below);
      decisions++;
      if (ends(base)) return decisions;
    }
    if (word(ROUND) === 13) return decisions;
    s[ROUND] = word(ROUND) + 1;
  }
}

function setUp(below: Below): void {
  s.fill(0, 0, BAG);
  s[ROUND] = 1;
  s[BAG_SIZE] = 45;
  for (let at = 0; at < 45; at++) s[BAG + at] = at % 5;
  for (let seat = 0; seat < 3; seat++) {
    s[seat * SEAT_WORDS + HAND] = drawCard(below) | (drawCard(below) << 3) | (drawCard(below) << 6) | (3 << HELD);
  }
}

function drawCard(below: Below): number {
  const at = BAG + below(word(BAG_SIZE));
  const size = word(BAG_SIZE) - 1;
  s[BAG_SIZE] = size;
  const card = word(at);
  s[at] = word(BAG + size);
  return card;
}

/** Pass, then the 15 ways to fill, then the cards; into the shared buffer. */
function listLegal(base: number): number {
  const dice = word(DICE);
  const [a, b, c] = [dice & 7, (dice >> 3) & 7, dice >> 6];
  let count = 1;
  legal[0] = PASS;
  for (let row = 0; row < 5; row++) {
    const cells = word(base + row);
    const filled = cells >> COUNT;
    if (filled === 6) continue;
    const last = filled === 0 ? 0 : (cells >> (3 * filled - 3)) & 7;
    if (a >= last) legal[count++] = 3 * row + 1;
    if (b >= last) legal[count++] = 3 * row + 2;
    if (c >= last) legal[count++] = 3 * row + 3;
  }
  const held = word(base + HAND) >> HELD;
  for (let slot = 0; slot < held; slot++) legal[count++] = FIRST_LAY + slot;
  return count;
}

function apply(base: number, action: number, below: Below): void {
  if (action === PASS) {
    s[base + PASSES] = word(base + PASSES) + 1;
  } else if (action < FIRST_LAY) {
    const at = base + (((action - 1) / 3) | 0);
    const cells = word(at);
    s[at] = (cells | (((word(DICE) >> (3 * ((action - 1) % 3))) & 7) << (3 * (cells >> COUNT)))) + (1 << COUNT);
  } else {
    lay(base, 3 * (action - FIRST_LAY), below);
  }
}

/** Lays the card at this bit of the hand, and draws another while there is one. */
function lay(base: number, bit: number, below: Below): void {
  const hand = word(base + HAND);
  s[base + LAID] = word(base + LAID) + (1 << (4 * ((hand >> bit) & 7)));
  if (word(BAG_SIZE) > 0) {
    s[base + HAND] = (hand & ~(7 << bit)) | (drawCard(below) << bit);
    return;
  }
  const cards = hand & 511;
  const kept = (cards & ((1 << bit) - 1)) | ((cards >> (bit + 3)) << bit);
  s[base + HAND] = kept | (((hand >> HELD) - 1) << HELD);
}

function ends(base: number): boolean {
  let full = 0;
  for (let row = 0; row < 5; row++) if (word(base + row) >> COUNT === 6) full++;
  return full >= 2 || word(base + PASSES) >= 4;
}

function score(seat: number): number {
  const base = seat * SEAT_WORDS;
  let total = -3 * word(base + PASSES);
  for (let row = 0; row < 5; row++) {
    const filled = word(base + row) >> COUNT;
    total += (filled * (filled + 1)) >> 1;
  }
  let suits = 0;
  for (let suit = 0; suit < 5; suit++) if ((word(base + LAID) >> (4 * suit)) & 15) suits++;
  return total + suits * suits;
}
