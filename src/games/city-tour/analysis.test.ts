import { expect, test } from 'vitest';
import { seeded } from '../../kernel/index.ts';
import { analyse } from './analysis.ts';
import { CityTour, type Event, type State } from './index.ts';

const logged = (events: readonly Event[]) => events.map((event, entry) => ({ entry, event }));

/** A day played by the policy to its end, or not at all. */
function played(seed: string, isPlayed = true): { state: State; events: Event[] } {
  const events: Event[] = [];
  const chance = seeded(seed);
  const table = { chance, tell: (event: Event) => void events.push(event) };
  const state = CityTour.setup({ options: { ...CityTour.options.standard, day: 2 }, seats: 2, version: CityTour.version }, table);
  for (let [seat] = CityTour.awaiting(state); isPlayed && seat !== undefined; [seat] = CityTour.awaiting(state)) {
    const move = CityTour.policy?.(state, seat, CityTour.legal(state, seat), chance);
    if (!move) throw new Error('the policy must move');
    CityTour.play(state, seat, move, table);
  }
  return { state, events };
}

test('a day tells how, when and why it ended', () => {
  const { state, events } = played('day');
  const { days, turns, endings, sites } = analyse(state.plan, logged(events), state);
  const won = state.result?.won ? 1 : 0;
  expect(days).toEqual([{ day: 2, won, total: state.result?.total, objective: state.town.objective, turns: state.turn }]);
  expect(turns).toEqual([{ turn: state.turn, won, lost: 1 - won }]);
  expect(endings[0]).toMatchObject({ reason: state.result?.reason, won });
  expect(sites.map(({ travellers }) => travellers)).toEqual(state.onSites.map(({ length }) => length));
});

test('a day that is not over has no end', () => {
  const { state, events } = played('day', false);
  expect(analyse(state.plan, logged(events), state)).toMatchObject({ days: [], turns: [], endings: [] });
});

test('sites count who passed, who got off, who was turned away and who was sent home', () => {
  const { state } = played('day', false);
  const { sites } = analyse(
    state.plan,
    logged([
      { type: 'passed', letter: 'B', site: 'GA1' },
      { type: 'setDown', letter: 'B', site: 'GA1', pawns: 'GG' },
      { type: 'turnedAway', letter: 'B', site: 'GA1' },
      { type: 'sentHome', letter: 'B', site: 'GA1', colour: 'O', count: 3, required: 4 },
      { type: 'fanLeft', letter: 'B' },
      { type: 'stopped', space: 3, side: 0 },
    ] as Event[]),
    state,
  );
  expect(sites[1]).toEqual({ letter: 'B', passed: 1, served: 1, travellers: 2, turnedAway: 1, sentHome: 3 });
});
