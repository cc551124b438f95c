import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EightyDays, TRAVEL_COPIES, type TravelCard, type View } from '../../games/eighty-days/index.ts';
import { thinkHere } from '../../host/index.ts';
import { type Chance, exact, fast, type LuckScheme, matchesOf, Sfc32, wordOf } from '../../kernel/index.ts';
import { chanceOf } from '../../luck/index.ts';
import type { TableRow, TableSight } from '../../protocol/index.ts';
import { amount, IS_SOAK } from '../../testing/part.ts';
import type { Running } from '../index.ts';
import { secret } from '../secrets.ts';
import { Client, freshServer, wishOf } from '../server.testing.ts';
import { type SeenDraw, wordsThatExplain } from './old-search.testing.ts';

describe('a stranger who tries every word of 32 bits', () => {
  const PATIENCE = 3_600_000;
  const ALL_WORDS = 2 ** 32;
  const SOME_WORDS = 2 ** 20;
  /** The chips, face up: the first 18 draws of a deal, which are more than 36 bits. */
  const OPEN_DRAWS = 18;

  /** What is drawn in a deal of 80 Days, and the hands that nobody else sees. */
  function dealt(seed: string, luckScheme?: LuckScheme): { readonly draws: readonly SeenDraw[]; readonly hands: readonly string[] } {
    const draws: SeenDraw[] = [];
    const luck = chanceOf({ seed, luckScheme });
    const watched: Chance = {
      ...luck,
      below(sides, stream) {
        const number = luck.below(sides, stream);
        draws.push({ sides, number });
        return number;
      },
    };
    return { draws, hands: handsDealt(watched) };
  }

  function handsDealt(chance: Chance): readonly string[] {
    const { state } = matchesOf(EightyDays).deal({ seats: 2, options: EightyDays.options.standard }, chance).match;
    return state.travellers.map(({ travelHand }) => travelHand.join(' '));
  }

  const seed = secret();
  const old = dealt(seed);
  const now = dealt(seed, 'streams');
  const found = (draws: readonly SeenDraw[]) => {
    const [first, count] = IS_SOAK ? [0, ALL_WORDS] : [wordOf(`${seed}/0`) - SOME_WORDS / 2, SOME_WORDS];
    return wordsThatExplain(draws.slice(0, OPEN_DRAWS), first, count).map(word => handsDealt(exact(new Sfc32(word))).join());
  };

  test('finds the one behind a match from before there were streams, and with it all hidden hands', { timeout: PATIENCE }, () => {
    const hands = found(old.draws);
    expect(hands).toContain(old.hands.join());
    expect(hands.length).toBeLessThan(5);
  });

  test('finds none behind a match of today', { timeout: PATIENCE }, () => {
    expect(found(now.draws)).not.toContain(now.hands.join());
  });
});

describe('who asks the public API', () => {
  /** Refuses to pay with a card that is not there. */
  const NO_SUCH_CARD = 'ED-6.3';
  const LIKELIEST = 'S7';
  const CARDS = Object.keys(TRAVEL_COPIES) as TravelCard[];
  const handIn = (view: unknown): readonly TravelCard[] => (view as View).travellers[0]?.hand?.travel ?? [];

  let server: Running;
  let mia: Client;
  beforeAll(async () => {
    server = await freshServer({ rate: 1_000_000, limits: { tablesAnHour: 2000, inPlay: 2000 }, thinker: thinkHere });
    mia = await Client.named(server.address, 'Mia');
  });
  afterAll(() => server.close());

  async function begun(wish: object): Promise<string> {
    const { body } = await mia.call<TableRow>('POST', 'api/tables', wish);
    await mia.call('POST', `api/tables/${body.id}/start`);
    return body.id;
  }

  /** The table once it waits for her to travel, and she might buy a card first. */
  async function beforeTravel(id: string): Promise<TableSight> {
    for (;;) {
      const sight = await mia.sight(id, 0);
      const state = EightyDays.imagine(sight.view as View, fast('any'));
      const legal = EightyDays.awaiting(state).includes(0) ? EightyDays.legal(state, 0).map(move => EightyDays.write(move)) : [];
      const next = legal.find(move => move === 'decline' || move.startsWith('take '));
      if (legal.includes('buy travel') && !next) return sight;
      if (next) await mia.ask(id, { type: 'play', key: `${sight.number}`, seat: 0, decision: sight.decisions[0] ?? 0, moves: [next] });
    }
  }

  /** Buys a card and pays with one that would have to be it, all in one message that cannot be carried out to its end. */
  function probe(hand: readonly TravelCard[], card: TravelCard): readonly string[] {
    const ship = hand.find(each => each.startsWith('S'));
    const paid = card.startsWith('T') && ship ? [`pay ${ship}`, `pay ${card}`] : [`pay ${card}`];
    return ['buy travel', 'go A', ...paid, 'reroll'];
  }

  /** The card that a stranger names before anything is drawn: the one that could be paid with and is not in the hand, or else the likeliest. */
  async function namedBlind(id: string, { view, decisions }: TableSight): Promise<TravelCard> {
    const hand = handIn(view);
    for (const card of CARDS) {
      if (hand.includes(card)) continue;
      const moves = probe(hand, card);
      const answer = await mia.ask(id, { type: 'play', key: `probe ${card}`, seat: 0, decision: decisions[0] ?? 0, moves });
      if (answer.type === 'done') break;
      if (answer.type === 'denied' && answer.denial.clause !== NO_SUCH_CARD) return card;
    }
    return LIKELIEST;
  }

  test('names the next card no more often than who guesses', { timeout: amount(120_000, 1_200_000) }, async () => {
    const draws = amount(25, 1000);
    const wish = wishOf('eighty-days', ['human', 'random'], { options: { startCoins: 3 } });
    let right = 0;
    for (let draw = 0; draw < draws; draw++) {
      const id = await begun(wish);
      const sight = await beforeTravel(id);
      const before = handIn(sight.view);
      const named = await namedBlind(id, sight);
      const decision = (await mia.sight(id, 0)).decisions[0] ?? 0;
      if (decision === sight.decisions[0]) await mia.ask(id, { type: 'play', key: 'buy', seat: 0, decision, moves: ['buy travel'] });
      const after = [...handIn((await mia.sight(id, 0)).view)];
      for (const card of before) after.splice(after.indexOf(card), 1);
      expect(after).toHaveLength(1);
      if (after[0] === named) right++;
    }
    const chance = TRAVEL_COPIES[LIKELIEST] / CARDS.reduce((sum, card) => sum + TRAVEL_COPIES[card], 0);
    const most = draws * chance + 6 * Math.sqrt(draws * chance * (1 - chance));
    console.log(`named ${right} of ${draws} cards blind; guessing names ${(draws * chance).toFixed(1)}`);
    expect(right).toBeLessThanOrEqual(most);
  });
});
