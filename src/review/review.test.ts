import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';
import { matchesOf, readRecord } from '../kernel/index.ts';
import { amount, someFrom } from '../testing/part.ts';
import { assemble } from './assemble.ts';
import { budgetFor } from './budget.ts';
import { filmOf } from './film.ts';
import { judged } from './judge.ts';
import { foundIn, gameOf, playedBy } from './matches.testing.ts';
import { rowsOf } from './rows.ts';
import { runTask } from './run-task.ts';
import { firstTasks, furtherTasks } from './tasks.ts';

/** A glance at everything. */
const GLANCE = { first: { start: 4, draw: 1, decision: 1, others: 0 }, games: 0 };

/** Of a match one line in so many is looked at; the parts add up all the same. */
const THINNING = amount(5, 1);

const RECORDED = GAME_IDS.flatMap(id => {
  const folder = new URL(`../games/${id}/matches/`, import.meta.url);
  return readdirSync(folder).map(name => `${id}/matches/${name}`);
});

async function recorded(path: string) {
  const game = await gameOf(path.split('/')[0] ?? '');
  const reading = readRecord(game, JSON.parse(readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error(reading.problem);
  return { game, record: reading.record };
}

describe('a recorded match', () => {
  test.each(someFrom('reviews of recorded matches', RECORDED, 1))('%s: the parts add up to the result', async path => {
    const { game, record } = await recorded(path);
    const film = filmOf(game, record);
    const { accounts, steps, turningPoints, progress } = assemble(
      film,
      foundIn(film, GLANCE, ({ line }) => line % THINNING === 0),
      0,
    );
    expect(accounts).toHaveLength(record.seats);
    for (const [seat, { start, luck, you, others, open, result }] of accounts.entries()) {
      expect(start.value + luck.value + you.value + others.value + open.value).toBeCloseTo(result, 6);
      expect(result).toBeCloseTo(film.results[seat] ?? 0, 6);
    }
    expect(turningPoints).toHaveLength(record.seats);
    expect(steps.every(step => step.games > 0 || step.line % THINNING > 0)).toBe(true);
    expect(progress.allSteps).toBe(steps.length);
    const drawing = record.entries.filter(({ luck }) => luck.length > 0).length;
    expect(steps.filter(({ kind }) => kind === 'draw')).toHaveLength(drawing);
  });
});

test('luck is joined from draws and from what the rest leaves of the result, and learned values tell their own error', async () => {
  for (const [path, isLearned] of [
    ['eighty-days/matches/version-2-two-players.match', true],
    ['city-tour/matches/day-1-won.match', false],
  ] as const) {
    const { game, record } = await recorded(path);
    const film = filmOf(game, record);
    const { accounts } = assemble(film, foundIn(film, { ...GLANCE, first: { start: 20, draw: 4, decision: 2, others: 0 } }), 0);
    for (const { start, luck, you, others, open, valueError, result } of accounts) {
      expect(valueError > 0).toBe(isLearned);
      // Luck is joined with what start and decisions leave of the result: it is known at least as well as those.
      expect(luck.half).toBeLessThanOrEqual(Math.hypot(start.half, you.half, others.half) + 1e-9);
      expect(start.value + luck.value + you.value + others.value + open.value).toBeCloseTo(result, 6);
    }
  }
});

describe('the work', () => {
  const CAREFUL = { first: { start: 20, draw: 4, decision: 2, others: 2 }, games: amount(1500, 6000) };

  test('is the same by whomever it is done, and in whatever order', async () => {
    const { game, record } = await recorded('city-tour/matches/day-1-won.match');
    const film = filmOf(game, record);
    const found = foundIn(film, CAREFUL);
    const again = foundIn(filmOf(game, record), CAREFUL);
    expect(again).toEqual(found);
    const some = found.slice(0, found.length >> 1);
    expect(assemble(film, some, 0)).not.toEqual(assemble(film, found, 0));
    // What was put together on the way is remembered, and changes nothing.
    expect(assemble(film, [...found].reverse(), 0)).toEqual(assemble(filmOf(game, record), found, 0));
  });

  test('says of what was not looked at that it is open', async () => {
    const { game, record } = await recorded('city-tour/matches/day-1-won.match');
    const film = filmOf(game, record);
    const { accounts, progress, isRough } = assemble(film, [], 100);
    expect(accounts[0]).toMatchObject({ open: { value: 100 }, result: 100, luck: { value: 0 } });
    expect(progress).toMatchObject({ done: 0, all: 100, steps: 0 });
    expect(isRough).toBe(true);
  });

  test('marks what was looked at closely, though the rest of the match was not, and says no accuracy by so little', async () => {
    const { game, record } = await recorded('city-tour/matches/day-1-won.match');
    const film = filmOf(game, record);
    const line = film.lines.findIndex(({ isChoice }) => isChoice);
    const found = [runTask(film, { line, what: 'decision', games: 200, pass: 0, others: 3 })];
    const { steps, accounts, isRough } = assemble(film, found, 0);
    const marks = steps.flatMap(step => (step.kind === 'decision' ? [step.mark] : []));
    expect(marks[0]).not.toBe('unknown');
    expect(marks.slice(1).every(mark => mark === 'unknown')).toBe(true);
    expect(accounts[film.lines[line]?.seat ?? 0]?.accuracy).toBeUndefined();
    expect(isRough).toBe(true);
  });

  test('goes on mostly with decisions that have no mark, and gives each enough for one', async () => {
    const { game, record } = await recorded('tour-operator/matches/two-players.match');
    const film = filmOf(game, record);
    const isFirst = ({ line }: { readonly line: number }) => line < 60;
    const budget = budgetFor('tour-operator');
    const found = firstTasks(film, budget).flatMap(task => (isFirst(task) ? [runTask(film, task)] : []));
    const rows = rowsOf(film, found);
    const further = furtherTasks(film, found, budget).filter(({ what }) => what !== 'value');
    const isUnmarked = (line: number) => {
      const { seat = 0, usual = '' } = film.lines[line] ?? {};
      return judged(rows.get(line)?.known ?? [], seat, usual)?.isGraded === false;
    };
    const unmarked = further.filter(({ what, line, sight }) => what === 'decision' && sight !== 'open' && isUnmarked(line));
    expect(unmarked.length).toBeGreaterThan(further.length / 2);
    expect(unmarked.every(({ games }) => games >= 8)).toBe(true);
  });

  test('begins once a match is over', async () => {
    const { game, record } = await recorded('city-tour/matches/day-1-won.match');
    const begun = matchesOf(game).branch(record, 3);
    expect(() => filmOf(game, begun)).toThrow('a match can be reviewed once it is over');
  });

  test('refuses a record that does not replay', async () => {
    const { game, record } = await recorded('city-tour/matches/day-1-won.match');
    expect(() => filmOf(game, { ...record, check: 'other' })).toThrow('the record differs at entry 0');
  });
});

test('a match of bots that play like the reference bot owes nothing to decisions', async () => {
  const game = await gameOf('city-tour');
  const film = filmOf(game, playedBy(game, { bots: ['greedy', 'greedy'], seed: 'equal' }));
  const { accounts } = assemble(film, foundIn(film, { ...GLANCE, first: { ...GLANCE.first, decision: 4 } }), 0);
  expect(accounts[0]?.you).toEqual({ value: 0, half: 0 });
});
