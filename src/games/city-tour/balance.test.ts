// The days are as hard as they were measured to be: a change of the rules or of the policy shows itself here.
import { describe, expect, test } from 'vitest';
import { type Chance, fast } from '../../kernel/index.ts';
import { DISTINCT, LIKENESS } from './ahead.ts';
import { CityTour, type Move, type State } from './index.ts';
import { agreed } from './table.testing.ts';

/** Percent of days won by chance (CT, section 11) and by the policy (1,000 days each, docs/bots.md). */
const MEASURED = [
  { day: 1, random: 13.6, policy: 96 },
  { day: 2, random: 2.7, policy: 95 },
  { day: 3, random: 0.3, policy: 83 },
  { day: 4, random: 0.3, policy: 80 },
  { day: 5, random: 0.1, policy: 64 },
  { day: 6, random: 0.1, policy: 62 },
  { day: 7, random: 0.1, policy: 32 },
  { day: 8, random: 0, policy: 54 },
  { day: 9, random: 0, policy: 32 },
  { day: 10, random: 0, policy: 49 },
  { day: 11, random: 0, policy: 34 },
  { day: 12, random: 0, policy: 19 },
];
const GAMES = 500;
const MEASURED_GAMES = 1000;

/** How far two such samples lie apart at most, but for one time in four hundred: three standard errors; a figure is given to a tenth of a percent. */
function apart(percent: number): number {
  const share = Math.min(0.9995, Math.max(0.0005, percent / 100));
  return 300 * Math.sqrt(share * (1 - share) * (1 / GAMES + 1 / MEASURED_GAMES));
}

type Choose = (s: State, seat: number, legal: readonly Move[], chance: Chance) => Move | undefined;

/** Any of the moves that differ in effect. */
const random: Choose = (s, _seat, legal, chance) => {
  const [left = 'T01', right = 'T02'] = s.revealed;
  const alike = LIKENESS.get(left) === LIKENESS.get(right);
  const distinct = legal.filter(
    move => move.type !== 'place' || (DISTINCT.get(move.tile)?.includes(move) && !(alike && move.tile === right)),
  );
  return distinct[chance.below(distinct.length)];
};
const sensible: Choose = (s, seat, legal, chance) => CityTour.policy?.(s, seat, legal, chance);

function played(day: number, game: number, choose: Choose): State {
  const chance = fast(`balance ${day} ${game}`);
  const table = { chance, tell: () => {} };
  const s = CityTour.setup({ options: agreed({ day, voters: [] }), seats: 2, version: 1 }, table);
  for (let [seat] = CityTour.awaiting(s); seat !== undefined; [seat] = CityTour.awaiting(s)) {
    const move = choose(s, seat, CityTour.legal(s, seat), chance);
    if (move) CityTour.play(s, seat, move, table);
  }
  return s;
}

/** How many percent were won, and the turns on which the bus left the city. */
function series(day: number, choose: Choose): { won: number; exits: readonly number[]; turns: readonly number[] } {
  const results = Array.from({ length: GAMES }, (_, game) => played(day, game, choose).result).flatMap(result => result ?? []);
  const left = results.filter(({ reason }) => reason === 'objective' || reason === 'short' || reason === 'grandsVoyageurs');
  return {
    won: (100 * results.filter(({ won }) => won).length) / GAMES,
    exits: left.map(({ turns }) => turns),
    turns: results.map(({ turns }) => turns),
  };
}

describe.each(MEASURED)('day $day', ({ day, random: byChance, policy }) => {
  const [chancy, wise] = [series(day, random), series(day, sensible)];
  test('is won as often as measured', () => {
    expect(Math.abs(chancy.won - byChance)).toBeLessThanOrEqual(apart(byChance));
    expect(Math.abs(wise.won - policy)).toBeLessThanOrEqual(apart(policy));
  });
  test('is over by turn 16, and the bus never leaves before turn 7', () => {
    expect([...chancy.turns, ...wise.turns].every(turn => turn <= 16)).toBe(true);
    expect([...chancy.exits, ...wise.exits].every(turn => turn >= 7)).toBe(true);
  });
});
