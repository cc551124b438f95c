import { describe, expect, test } from 'vitest';
import { entryOf } from '../games/index.ts';
import { assemble } from './assemble.ts';
import type { Film } from './film.ts';
import { filmBy, gameOf } from './matches.testing.ts';
import { runTask } from './run-task.ts';
import { firstTasks } from './tasks.ts';

async function filmOf(id: string, bots: readonly string[], options: Readonly<Record<string, unknown>> = {}): Promise<Film> {
  return filmBy(await gameOf(id), { bots, seed: 'why', options });
}

/** A decision in which somebody did not do what the reference bot would have done, compared with that. */
function comparedIn(film: Film) {
  const line = film.lines.findIndex(({ isChoice, move, usual }) => isChoice && film.game.write(move) !== usual);
  const { usual = '' } = film.lines[line] ?? {};
  return { line, found: runTask(film, { line, what: 'decision', games: 12, pass: 0, moves: [usual] }) };
}

describe('why a move is better', () => {
  test('is told by the themes of what was learned, beside the move made', async () => {
    const film = await filmOf('eighty-days', ['random', 'greedy', 'greedy']);
    const [made, other] = comparedIn(film).found.rows;
    expect(made?.beside).toBeUndefined();
    expect(other?.beside?.games).toBeGreaterThan(0);
    for (const theme of Object.keys(other?.beside?.parts ?? {})) expect([...(film.game.themes ?? []), 'others']).toContain(theme);
    expect([made?.events, other?.events]).toEqual([undefined, undefined]);
  });

  test('is told by what happened soon after where nothing was learned', async () => {
    const [made, other] = comparedIn(await filmOf('city-tour', ['random', 'greedy'])).found.rows;
    expect(other?.beside).toBeUndefined();
    expect(Object.keys({ ...made?.events, ...other?.events }).length).toBeGreaterThan(0);
  });

  test('is not told by what a move does itself: that comes in all games after it', async () => {
    const film = await filmOf('city-tour', ['random', 'random']);
    const decisions = film.lines.flatMap(({ isChoice, move, usual }, line) =>
      isChoice && film.game.write(move) !== usual ? [{ line, usual }] : [],
    );
    const found = decisions.map(({ line, usual }) => runTask(film, { line, what: 'decision', games: 320, pass: 0, moves: [usual] }));
    const whys = assemble(film, found, 0).steps.flatMap(step => (step.kind === 'decision' ? (step.why ?? []) : []));
    expect(whys.length).toBeGreaterThan(0);
    for (const { best, made } of whys) expect(Math.max(best, made)).toBeLessThanOrEqual(0.9);
  });

  test('is not told by what was learned where the content is one’s own: such games are played to their end', async () => {
    const read = await entryOf('eighty-days')?.content?.();
    const own = read?.('{"events": {"balloon": 4}}', 'own.json');
    const film = await filmOf('eighty-days', ['random', 'greedy', 'greedy'], own?.ok ? own.options : expect.unreachable());
    expect(film.learned).toBeUndefined();
    const { found } = comparedIn(film);
    expect(found.rows.every(({ numbers }) => numbers.subarray(0, numbers.length / 2).every(day => day > 0))).toBe(true);
    expect(found.rows.every(({ beside }) => beside === undefined)).toBe(true);
  });

  test('is said of a clear difference only, and names what speaks for the better move', async () => {
    const film = await filmOf('eighty-days', ['random', 'greedy', 'greedy']);
    const decisions = film.lines.flatMap(({ seat, isChoice, move, usual }, line) =>
      seat === 0 && isChoice && film.game.write(move) !== usual ? [{ line, usual }] : [],
    );
    const found = decisions
      .slice(0, 12)
      .map(({ line, usual }) => runTask(film, { line, what: 'decision', games: 24, pass: 0, moves: [usual] }));
    const steps = assemble(film, found, 0).steps.flatMap(step => (step.kind === 'decision' && step.themes ? [step] : []));
    expect(steps.length).toBeGreaterThan(0);
    for (const { themes = {}, known } of steps) {
      expect(Object.values(themes).every(({ value }) => value > 0)).toBe(true);
      const [best, next] = known;
      expect(best?.isBest).toBe(true);
      expect(next?.difference.value).toBeLessThan(0);
    }
  });
});

test('after the first half of the first look there is a picture of the whole match', async () => {
  const film = await filmOf('city-tour', ['random', 'greedy']);
  const tasks = firstTasks(film, { first: { start: 4, draw: 2, decision: 2, others: 1 }, games: 0 });
  const half = tasks.filter(({ pass }) => pass === 0);
  expect(tasks.slice(0, half.length)).toEqual(half);
  const { progress } = assemble(
    film,
    half.map(task => runTask(film, task)),
    0,
  );
  expect(progress.steps).toBe(progress.allSteps);
});
