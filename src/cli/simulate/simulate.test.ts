import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { chosenFrom } from '../../testing/part.ts';
import { freshProgram, type Ran, tabletour } from '../../testing/terminal.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tabletour-lab-'));
const file = (name: string) => join(scratch, name);
const linesIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);

/** A summary without the two speeds, which depend on the machine. */
function figuresIn({ out }: Ran): unknown {
  return JSON.parse(out, (key, value) => (key === 'seconds' || key === 'movesPerSecond' ? undefined : value));
}

/** Starts a run, and stops it as Ctrl-C does once it is time. */
async function stopped(args: readonly string[], isTime: () => boolean): Promise<Ran> {
  const child = spawn(process.execPath, [await freshProgram(), ...args]);
  const ran = { code: null as number | null, out: '', err: '' };
  child.stdout.on('data', chunk => (ran.out += chunk));
  child.stderr.on('data', chunk => (ran.err += chunk));
  const closed = new Promise<void>(resolve =>
    child.on('close', code => {
      ran.code = code;
      resolve();
    }),
  );
  while (!isTime() && child.exitCode === null) await setTimeout(20);
  child.kill('SIGINT');
  await closed;
  return ran;
}

describe('variants side by side', () => {
  const run = ['simulate', 'bodensee', '--bots', 'greedy', '--games', '5', '--seed', 'v', '--jobs', '1'];

  test('--compare plays the same seeds and says what changes, with intervals', async () => {
    const ran = await tabletour([...run, '--compare', 'dicePerColour=6', '--compare', 'startMoney=[12,12],grey=false', '--json']);
    const { variants } = JSON.parse(ran.out);
    expect(variants.map(({ variant }: { variant: string }) => variant)).toEqual([
      'base',
      'dicePerColour=6',
      'startMoney=[12,12],grey=false',
    ]);
    expect(variants[2].options).toMatchObject({ startMoney: [12, 12], grey: false });
    expect(variants[0].against).toBeUndefined();
    expect(variants[1].against).toMatchObject({
      pairs: 5,
      moves: { mean: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    });
    expect(variants[1].against.moves.high).toBeLessThan(0);
    expect(variants[1].against.bySeat).toHaveLength(2);
    expect(variants[0].tables.towns).toHaveLength(20);
    expect(variants[0].course.points).toHaveLength(21);
  });

  test('the base of a comparison is the series that is played alone', async () => {
    const alone = figuresIn(await tabletour([...run, '--json']));
    const both = JSON.parse(JSON.stringify(figuresIn(await tabletour([...run, '--json', '--compare', 'dicePerColour=6']))));
    expect(both.variants[0]).toEqual({ variant: 'base', ...JSON.parse(JSON.stringify(alone)) });
  });

  test('a variant that changes nothing differs by nothing', async () => {
    const { out } = await tabletour([...run, '--json', '--compare', 'ferryFare=1']);
    expect(JSON.parse(out).variants[1].against).toMatchObject({ score: { mean: 0, low: 0, high: 0 }, moves: { mean: 0 } });
  });

  test('--matrix is a table of every combination', async () => {
    const { out, code } = await tabletour([...run, '--games', '3', '--matrix', 'dicePerColour=5|6', '--matrix', 'ferryFare=0|1|2']);
    const rows = out.split('\n').slice(0, 7);
    expect(code).toBe(0);
    expect(rows[0]).toMatch(/^variant +games +moves +score +seat 0 wins +seat 1 wins$/);
    expect(rows.slice(1).map(row => row.split(' ')[0])).toEqual(
      ['5', '6'].flatMap(dice => [0, 1, 2].map(fare => `dicePerColour=${dice},ferryFare=${fare}`)),
    );
  });

  test('--csv has the variant in front, and the tables as well', async () => {
    await tabletour([...run, '--games', '2', '--compare', 'grey=false', '--csv', file('both.csv')]);
    expect(readFileSync(file('both.csv'), 'utf8')).toMatch(/^variant,game,seed,seat,bot,rank,score,moves\nbase,0,/);
    expect(linesIn(file('both-towns.csv'))).toBe(1 + 2 * 2 * 20);
  });

  test.each([
    [['--compare', 'speed=9'], 'variant speed=9: there is no option "speed"'],
    [['--compare', 'grey=false', '--option', 'ferryFare=99'], 'option ferryFare must be a whole number from 0 to 5, not 99'],
    [['--matrix', 'ferryFare=0|99'], 'variant ferryFare=99: option ferryFare must be a whole number from 0 to 5, not 99'],
    [['--matrix', 'ferryFare'], '--matrix must be name=a|b|c'],
    [['--compare', 'startMoney=[1'], 'variant startMoney=[1: option startMoney must be a list'],
    [['--html', '/no/such/place/x.html'], 'cannot be written (ENOENT)'],
    [['--html', file('.')], 'cannot be written (EISDIR)'],
    [['--save', '/dev/null/x'], 'cannot be used to save games (ENOTDIR)'],
  ])('%j is refused in one line, and nothing is played', async (args, reason) => {
    const { code, out, err } = await tabletour(['simulate', 'bodensee', '--games', '10000000', ...args]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(reason);
  });
});

describe('--experiment', () => {
  const EXPERIMENT = {
    format: 1,
    game: 'city-tour',
    seats: 2,
    bots: ['greedy'],
    variants: [
      { name: 'base', options: {} },
      { name: 'day=2', options: { day: 2 } },
    ],
    pairs: 6,
    seed: 'e',
  };

  test('a file plays what the flags would, and answers its question', async () => {
    const question = { measure: { what: 'wins', who: 'all' } };
    writeFileSync(file('days.json'), JSON.stringify({ ...EXPERIMENT, question }));
    const read = figuresIn(await tabletour(['simulate', '--experiment', file('days.json'), '--json', '--jobs', '1']));
    const flags = ['simulate', 'city-tour', '--bots', 'greedy', '--games', '6', '--seed', 'e', '--compare', 'day=2', '--json'];
    const { answer, ...figures } = JSON.parse(JSON.stringify(read));
    expect(figures).toEqual(figuresIn(await tabletour([...flags, '--jobs', '2'])));
    expect(answer).toMatchObject({ pairs: 6, isFinal: true, verdicts: [{ kind: expect.any(String) }] });
  });

  test.each([
    [{ seats: 99 }, [], 'experiment.seats must be a whole number from 1 to 16, not 99'],
    [{ variants: [{ name: 'A', options: { day: 13 } }] }, [], 'option day must be a whole number from 1 to 12, not 13'],
    [{}, ['--seed', 'x'], '--seed cannot be combined with --experiment'],
    [{}, ['city-tour'], '"city-tour" cannot be combined with --experiment'],
  ])('%j with %j is refused in one line', async (changes, args, reason) => {
    writeFileSync(file('wrong.json'), JSON.stringify({ ...EXPERIMENT, ...changes }));
    const { code, out, err } = await tabletour(['simulate', '--experiment', file('wrong.json'), ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(reason);
  });
});

describe('a game has its own tables', () => {
  const TABLES: Readonly<Record<string, readonly string[]>> = {
    'eighty-days': ['chips', 'eventCards', 'legs', 'spaces', 'travellers'],
    'tour-operator': ['agencies', 'cities', 'employees', 'rows', 'sources'],
    bodensee: ['players', 'tiles', 'towns', 'turns'],
    'on-tour-paris': ['arrondissements', 'docks', 'players'],
    'city-tour': ['days', 'endings', 'sites', 'turns'],
  };
  test.each(chosenFrom('tables of simulate', GAME_IDS))('%s, the same with one job and with two', async game => {
    const run = ['simulate', game, '--games', '4', '--bots', 'random', '--json'];
    const one = await tabletour([...run, '--jobs', '1']);
    expect(Object.keys(JSON.parse(one.out).tables)).toEqual(TABLES[game]);
    expect(figuresIn(await tabletour([...run, '--jobs', '2']))).toEqual(figuresIn(one));
  });
});

describe('--html', () => {
  test('writes one page, the same with one job and with two', async () => {
    const run = ['simulate', 'city-tour', '--games', '6', '--matrix', 'day=1|2'];
    const { code, out } = await tabletour([...run, '--jobs', '1', '--html', file('one.html')]);
    await tabletour([...run, '--jobs', '2', '--html', file('two.html')]);
    expect(code).toBe(0);
    expect(out).toContain('day=2');
    expect(readFileSync(file('one.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*Wins by day[\s\S]*<\/html>\n$/);
    expect(readFileSync(file('two.html'), 'utf8')).toBe(readFileSync(file('one.html'), 'utf8'));
  });
});

describe('--save', () => {
  const once = ['simulate', 'eighty-days', '--seed', 's', '--jobs', '1', '--json'];
  const run = (games: number, ...more: string[]) => [...once, '--games', String(games), ...more];

  test('a second run plays only what is missing, and tells the same', async () => {
    const folder = file('again');
    await tabletour(run(6, '--save', folder));
    const first = statSync(join(folder, 'eighty-days-2.match')).mtimeMs;
    rmSync(join(folder, 'eighty-days-4.match'));
    // A line that was cut off in the middle, as by a power cut.
    appendFileSync(join(folder, 'results.jsonl'), '{"index":5,"mov');
    const again = await tabletour(run(9, '--save', folder));
    expect(figuresIn(again)).toEqual(figuresIn(await tabletour(run(9))));
    expect(statSync(join(folder, 'eighty-days-2.match')).mtimeMs).toBe(first);
    expect(readdirSync(folder).filter(name => name.endsWith('.match'))).toHaveLength(9);
    expect((await tabletour(['verify', join(folder, 'eighty-days-4.match')])).code).toBe(0);
    // Six lines, the one whose record was gone once more, and three new ones.
    expect(linesIn(join(folder, 'results.jsonl'))).toBe(10);
  });

  test('fewer games than there are count only so many', async () => {
    const folder = file('fewer');
    await tabletour(run(5, '--save', folder));
    expect(figuresIn(await tabletour(run(3, '--save', folder)))).toEqual(figuresIn(await tabletour(run(3))));
    expect(linesIn(join(folder, 'results.jsonl'))).toBe(5);
  });

  test('each variant has a directory of its own', async () => {
    const folder = file('variants');
    await tabletour([...run(2, '--save', folder), '--compare', 'handLimit=5,eventDeck=expedition']);
    expect(readdirSync(folder)).toEqual(['0-base', '1-handLimit=5,eventDeck=expedition']);
    expect(readdirSync(join(folder, '1-handLimit=5,eventDeck=expedition'))).toContain('eighty-days-1.match');
  });

  test.each([
    [['--seats', '3'], 'contains games with seats 2, not 3'],
    [['--seed', 'other'], 'contains games with seed "s", not "other"'],
    [['--bots', 'greedy'], 'contains games with bots ["random","random"], not ["greedy","greedy"]'],
    [['--option', 'handLimit=5'], 'contains games with other options'],
  ])('a directory of another trial is refused: %j', async (args, reason) => {
    const folder = file('mine');
    if (!existsSync(folder)) await tabletour(run(1, '--save', folder));
    const { code, out, err } = await tabletour([...run(1, '--save', folder), ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
  });

  test('a directory whose agreement cannot be read is refused', async () => {
    const folder = file('broken');
    await tabletour(run(1, '--save', folder));
    writeFileSync(join(folder, 'experiment.json'), '[1');
    expect((await tabletour(run(1, '--save', folder))).err).toContain('is not a JSON object');
  });
});

describe('Ctrl-C', () => {
  test.each(['1', '2'])('with %s jobs keeps what is done, and the same command goes on from there', async jobs => {
    const folder = file(`stop-${jobs}`);
    const run = ['simulate', 'bodensee', '--bots', 'greedy', '--jobs', jobs, '--save', folder, '--json', '--games'];
    const { code, out, err } = await stopped([...run, '5000'], () => linesIn(join(folder, 'results.jsonl')) >= 3);
    expect(code).toBe(130);
    const { games, finished } = JSON.parse(out);
    expect(games).toBe(linesIn(join(folder, 'results.jsonl')));
    expect(finished).toBe(games);
    expect(err).toContain(`stopped after ${games} of 5000 games; the same command continues it: tabletour simulate bodensee`);
    const more = String(games + 3);
    const alone = await tabletour(['simulate', 'bodensee', '--bots', 'greedy', '--jobs', '1', '--json', '--games', more]);
    expect(figuresIn(await tabletour([...run, more]))).toEqual(figuresIn(alone));
  });

  test('without a directory it says what would have helped', async () => {
    const run = ['simulate', 'bodensee', '--bots', 'greedy', '--games', '100000', '--csv', file('none.csv')];
    const { code, out, err } = await stopped(run, () => existsSync(file('none.csv')));
    expect(code).toBe(130);
    expect(out).toContain('games finished');
    expect(err).toContain('with --save DIR a stopped run can be continued');
  });
});
