// ED-2 Set-up.
import { expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import { copies, EVENT_CARDS, EVENT_COPIES, LEGS, PLACES, SPACES, TRAVEL, TRAVEL_BOX } from './components.ts';
import { EightyDays } from './index.ts';
import { awaited, each, firstOfAll, journey, newGame, sizes } from './table.testing.ts';

const NINE_CHIPS = ['coin', 'coin', 'coin', 'day', 'day', 'event', 'event', 'travel', 'travel'];

clause('ED-2.1', 'every place but London gets a red and a blue chip, drawn within its colour', () => {
  const { red, blue } = newGame(3).chips;
  expect([...red].sort()).toEqual(NINE_CHIPS);
  expect([...blue].sort()).toEqual(NINE_CHIPS);
});

clause('ED-2.1', 'other luck lays the chips elsewhere', () => {
  expect(newGame(3, {}, firstOfAll()).chips.red).not.toEqual(newGame(3).chips.red);
});

clause('ED-2.2', 'everybody starts in London with no day spent and one coin', () => {
  const s = newGame(4);
  expect(each(s, 'position')).toEqual([0, 0, 0, 0]);
  expect(each(s, 'days')).toEqual([0, 0, 0, 0]);
  expect(each(s, 'coins')).toEqual([1, 1, 1, 1]);
  expect(s.coins).toBe(20);
});

clause('ED-2.3', 'the detective waits in Brindisi', () => {
  expect(PLACES[newGame(5).detective]).toBe('brindisi');
});

clause('ED-2.4', 'everybody is dealt three travel cards and no event card; the discards are empty', () => {
  const s = newGame(5);
  expect(each(s, 'travelHand').map(hand => hand.length)).toEqual([3, 3, 3, 3, 3]);
  expect(each(s, 'eventHand')).toEqual([[], [], [], [], []]);
  expect(each(s, 'known')).toEqual([[], [], [], [], []]);
  expect([s.travelDiscard, s.eventDiscard]).toEqual([[], []]);
});

clause('ED-2.4', 'the supply is what was neither dealt nor laid out: one bag', () => {
  expect(sizes(newGame(5).travelSupply)).toEqual([60 - 15 - 6]);
  expect(sizes(newGame(2).travelSupply)).toEqual([60 - 6 - 3]);
});

clause('ED-2.5, ED-15.1', 'fifteen event cards lie ready, with two players fourteen, without Connection', () => {
  expect(sizes(newGame(3).eventSupply)).toEqual([15]);
  expect(sizes(newGame(2).eventSupply)).toEqual([14]);
  expect(newGame(2).eventSupply.flat()).not.toContain('connection');
});

clause('ED-2.6', 'one player starts the first round: the one agreed on, or one by chance', () => {
  expect(awaited(newGame(4, { firstPlayer: 2 }))).toBe(2);
  expect(newGame(4, { firstPlayer: 2 })).toMatchObject({ round: 1, start: 2, firstStart: 2, queue: [2, 3, 0, 1] });
  expect(newGame(4, {}, firstOfAll()).start).toBe(0);
});

clause('ED-2.1, ED-2.4, ED-2.6', 'luck is asked for red chips, blue chips, the deal, the first player, and then the display', () => {
  const luck = firstOfAll();
  newGame(2, {}, luck);
  const chips = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect(luck.asked).toEqual([...chips, ...chips, 60, 59, 58, 57, 56, 55, 2, 54, 53, 52]);
});

clause('ED-2.6', 'no luck is spent on a first player who was agreed on', () => {
  const luck = firstOfAll();
  newGame(2, { firstPlayer: 1 }, luck);
  expect(luck.asked.slice(-4)).toEqual([55, 54, 53, 52]);
});

clause('ED-2.4', 'the cards are dealt one at a time from seat 0 on', () => {
  // The first of all is T2 until a bag's last card has been moved forward.
  const s = newGame(2, {}, firstOfAll());
  expect(each(s, 'travelHand')).toEqual([
    ['T2', 'S8', 'S8'],
    ['S8', 'S8', 'S8'],
  ]);
});

test('the box holds 60 travel cards: 30 trains of 4 days on average, 30 ships of 6.13', () => {
  const trains = TRAVEL_BOX.filter(card => TRAVEL[card].kind === 'T').map(card => TRAVEL[card].value);
  const ships = TRAVEL_BOX.filter(card => TRAVEL[card].kind === 'S').map(card => TRAVEL[card].value);
  expect([trains.length, trains.reduce((sum, value) => sum + value)]).toEqual([30, 120]);
  expect([ships.length, ships.reduce((sum, value) => sum + value)]).toEqual([30, 184]);
});

test('both event decks hold fifteen cards, two of them blue, one of them the Princess', () => {
  const [classic, expedition] = [copies(EVENT_CARDS, EVENT_COPIES.classic), copies(EVENT_CARDS, EVENT_COPIES.expedition)];
  expect([classic.length, expedition.length]).toEqual([15, 15]);
  expect(classic.filter(event => ['delay', 'storm', 'princess'].includes(event))).toHaveLength(3);
  expect(expedition.filter(event => ['delay', 'storm', 'princess'].includes(event))).toHaveLength(3);
  expect(new Set(classic).size).toBe(9);
  expect(new Set(expedition).size).toBe(12);
});

test('a whole journey asks for 17 cards, whichever way it takes round Japan', () => {
  const slots = LEGS.flatMap(({ A = [] }) => A);
  const otherWay = [...LEGS.slice(0, 7).flatMap(({ A = [] }) => A), ...(LEGS[7]?.B ?? []), ...LEGS.slice(8).flatMap(({ A = [] }) => A)];
  expect([slots.filter(kind => kind === 'T').length, slots.filter(kind => kind === 'S').length]).toEqual([6, 11]);
  expect([otherWay.filter(kind => kind === 'T').length, otherWay.filter(kind => kind === 'S').length]).toEqual([7, 10]);
});

test('R-2 the action track runs coin, balloon, event, detective, start, trade', () => {
  expect(SPACES).toEqual(['coin', 'balloon', 'event', 'detective', 'start', 'trade']);
});

test('a clone is equal and shares nothing that changes', () => {
  const s = journey({ travellers: [{ at: 'suez', hand: 'S4 S8', events: 'offer', known: 'S4' }], red: { paris: 'coin' } });
  const copy = EightyDays.clone(s);
  copy.travellers[0]?.travelHand.pop();
  copy.chips.red[0] = null;
  copy.travelSupply[0]?.pop();
  expect(EightyDays.clone(s)).toEqual(s);
  expect(s.travellers[0]?.travelHand).toEqual(['S4', 'S8']);
  expect(s.chips.red[0]).toBe('coin');
  expect(s.travelSupply[0]).not.toEqual(copy.travelSupply[0]);
});
