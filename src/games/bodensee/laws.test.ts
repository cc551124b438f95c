import { expect, test } from 'vitest';
import { agreements, breach, type Charter } from '../../kernel/laws/index.ts';
import { keepsTheLaws } from '../../testing/laws.ts';
import { FEATURE_NAMES, features } from './features.ts';
import { Bodensee } from './index.ts';
import { census } from './position.ts';
import type { State } from './state.ts';

const charter: Charter<State> = {
  census,
  length: 12_000,
  turned: (s, on) => ({
    ...s,
    start: on.seat(s.start),
    turn: { ...s.turn, seat: on.seat(s.turn.seat) },
    companies: on.list(s.companies),
    built: s.built.map(town => town.map(({ tile, owner }) => ({ tile, owner: owner === null ? null : on.seat(owner) }))),
    race: s.race && { ...s.race, winners: s.race.winners.map(on.seat) },
  }),
};

/** The game with matches of at most fifty turns, unless the agreement under trial says otherwise: random play takes its time. */
const Short: typeof Bodensee = {
  ...Bodensee,
  features,
  featureNames: FEATURE_NAMES,
  options: { ...Bodensee.options, read: (raw, seats) => Bodensee.options.read({ maxTurns: 50, ...(raw ?? {}) }, seats) },
};
const { table } = Bodensee.options;
const withoutExtremes = Object.fromEntries(Object.entries(table).map(([name, option]) => [name, { ...option, extremes: [] }]));

// The standard agreement at every table, the extremes of every option at two of them.
keepsTheLaws({ ...Short, seats: { least: 2, most: 6 }, options: { ...Short.options, table: withoutExtremes } }, charter);
keepsTheLaws({ ...Short, seats: { least: 2, most: 2 } }, charter);
keepsTheLaws({ ...Short, seats: { least: 4, most: 4 } }, charter);

test('whole matches keep the laws too', { timeout: 300_000 }, () => {
  const [standard] = agreements({ ...Bodensee, seats: { least: 3, most: 3 } });
  expect(standard && breach(Bodensee, charter, standard, { seed: 'whole', every: 25 })).toBeUndefined();
});

const SIX = ['bod', 'wan', 'dor', 'wil', 'kon', 'lin'];
const TOGETHER: Readonly<Record<string, object>> = {
  'two buses': { buses: 2, startTowns: SIX.slice(0, 2), endTiming: 'finishRound' },
  'six buses that block one another': { buses: 6, startTowns: SIX, occupied: 'block', harbourHasAppeal: false },
  'six buses and tours of the whole bus': { buses: 6, startTowns: SIX, giveTourWholeBus: true, priorityOrder: 'free' },
  'all appeal in every way': { allAppealMovement: true, allAppealVisits: 'optional', priorityOrder: 'free', greyCost: 0 },
  'a race at the end': { finalTie: 'race', winCondition: 'attractions', maxTurns: 60 },
  'full buses refilled when empty': { seatsPerBus: 6, startTourists: 6, refillMode: 'whenEmpty', dicePerColour: 20 },
};

test.each(Object.keys(TOGETHER))('with %s', { timeout: 300_000 }, name => {
  const reading = Short.options.read(TOGETHER[name], 4);
  expect(reading).toMatchObject({ ok: true });
  expect(reading.ok && breach(Short, charter, { seats: 4, options: reading.options }, { seed: 'together', every: 5 })).toBeUndefined();
});
