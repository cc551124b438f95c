// No move is lost and none is done twice, whatever goes away: processes, the post between them, the database, the space on the disk.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Chance, fast } from '../../kernel/index.ts';
import { amount, CHOICE, chosenFrom, say } from '../../testing/part.ts';
import { startPostgres, startRedis } from '../../testing/services/index.ts';
import { backUp } from '../storage/index.ts';
import { Crowd, LONGEST } from './crowd.testing.ts';
import { launched, type ServerProcess } from './server-process.testing.ts';
import { problemsIn } from './table-checks.testing.ts';

// Nothing is asserted about time, and a busy machine takes its own.
vi.setConfig({ testTimeout: LONGEST + 10_000 });

/** In `npm test` fewer tables and fewer kills, at other moments with each commit; in a soak all of them. */
const TABLES = amount(5, 20);
const KILLS = amount(3, 100);
const KILLS_ALONE = amount(2, 100);
/** Moves that must be acknowledged meanwhile, and the most of them between two kills of a process. */
const MOVES = amount(1, 10_000);
const BETWEEN = amount(20, 400);
const BETWEEN_ALONE = amount(25, 200);
/** Moves that must follow what has gone away or is back, and a disk that was filled or emptied. */
const FOLLOWING = amount(15, 40);
const FOLLOWING_ALONE = amount(10, 20);
say(`killed ${KILLS} times on PostgreSQL and Redis and ${KILLS_ALONE} times on the embedded store, at ${TABLES} tables each`);
const ALL_GAMES = 5;
const NOT_SAVED = 'this could not be saved and was not done; try again';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kill-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Kills a process and starts it again, at moments that luck chooses, after so many moves at most, until there is no more need. */
async function killNowAndThen(process: ServerProcess, crowd: Crowd, moves: number): Promise<void> {
  const chance: Chance = fast(`${CHOICE} kill ${process.name}`);
  for (;;) {
    const goal = crowd.acknowledged + 1 + chance.below(moves);
    await crowd.until(() => crowd.acknowledged >= goal || !crowd.goesOn, `moves after ${process.name} was started again`);
    // Right after an acknowledgement would always be the same moment of the next move.
    await pause(chance.below(30));
    if (!crowd.goesOn) return;
    await process.kill();
    if (chance.below(6) === 0) {
      process.startOnly();
      await pause(chance.below(400));
      await process.kill();
    }
    await process.start();
  }
}

async function readiness({ address }: ServerProcess): Promise<string> {
  const answer = await fetch(`${address}readyz`);
  return `${answer.status} ${await answer.text()}`;
}

const killsOf = (processes: readonly ServerProcess[]) => processes.reduce((sum, { kills }) => sum + kills, 0);

async function killTwo(): Promise<void> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  onTestFinished(async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
  });
  const place = { databaseUrl: postgres.url, redisUrl: redis.url };
  const processes = await launched(place, 'one', 'two');
  const crowd = new Crowd(processes);
  const killed = (times: number) => crowd.until(() => killsOf(processes) >= times, `kill ${times}`);
  const killing = async () => {
    await killed(Math.floor(KILLS / 4));
    await redis.kill();
    await crowd.more(FOLLOWING, 'without Redis');
    await redis.restart();
    await crowd.more(FOLLOWING, 'after Redis was back');
    await killed(Math.floor(KILLS / 2));
    const { troubles } = crowd;
    await postgres.kill();
    await crowd.until(() => crowd.troubles > troubles + TABLES, 'people who notice that PostgreSQL is away');
    await postgres.restart();
    await crowd.more(FOLLOWING, 'after PostgreSQL was back');
    await killed(KILLS);
    await crowd.until(() => crowd.acknowledged >= MOVES, `${MOVES} moves`);
    crowd.goesOn = false;
  };
  const killers = processes.map(process => killNowAndThen(process, crowd, BETWEEN));
  await Promise.all([crowd.play(TABLES), killing(), ...killers]);

  expect(await problemsIn(crowd.tables, place), crowd.logs).toEqual([]);
  expect(crowd.tables.length).toBeGreaterThanOrEqual(TABLES);
  expect(crowd.games.size).toBe(ALL_GAMES);
  expect(killsOf(processes)).toBeGreaterThanOrEqual(KILLS);
  say(`PostgreSQL and Redis: ${crowd.acknowledged} acknowledged moves, ${killsOf(processes)} kills, none lost, none twice`);
}

async function killOne(): Promise<void> {
  const data = freshFolder();
  const processes = await launched({ data }, 'alone');
  const crowd = new Crowd(processes);
  const killing = async () => {
    await crowd.until(() => killsOf(processes) >= KILLS_ALONE, `kill ${KILLS_ALONE}`);
    await crowd.until(() => crowd.acknowledged >= MOVES, `${MOVES} moves`);
    crowd.goesOn = false;
  };
  await Promise.all([crowd.play(TABLES), killing(), ...processes.map(process => killNowAndThen(process, crowd, BETWEEN_ALONE))]);

  expect(await problemsIn(crowd.tables, { data }), crowd.logs).toEqual([]);
  expect(crowd.tables.length).toBeGreaterThanOrEqual(TABLES);
  expect(crowd.games.size).toBe(ALL_GAMES);
  say(`the embedded store: ${crowd.acknowledged} acknowledged moves, ${killsOf(processes)} kills, none lost, none twice`);
}

const KILLED = { 'two processes on PostgreSQL and Redis': killTwo, 'a process on the embedded store': killOne };

for (const store of chosenFrom('killed', ['two processes on PostgreSQL and Redis', 'a process on the embedded store'])) {
  test(`every acknowledged move is kept once and in order, though killed again and again: ${store}`, KILLED[store]);
}

test('a process on the embedded store refuses moves with a clear sentence while the disk is full, spoils nothing, and goes on when there is space', async () => {
  const [data, aside] = [freshFolder(), freshFolder()];
  const [process] = await launched({ data }, 'alone on a full disk');
  if (!process) throw new Error('there is no process');
  const crowd = new Crowd([process]);
  crowd.goesOn = false;
  // As when there is no space left, no file can grow: the operating system refuses what is written.
  const fillDisk = async () => {
    const { notKept } = crowd;
    await process.limitFiles(Math.max(...readdirSync(data).map(name => statSync(join(data, name)).size)));
    await crowd.until(() => crowd.notKept.length >= notKept.length + ALL_GAMES, 'refused moves while the disk is full');
    expect(await readiness(process)).toMatch(/^503 not ready: the store cannot be written: the disk/);
  };
  const filling = async () => {
    await crowd.more(FOLLOWING_ALONE, 'before the disk is full');
    await fillDisk();
    // A copy of the store gets its name only when it has no fault.
    backUp(data, join(aside, 'while full.db'));
    await process.limitFiles('unlimited');
    await crowd.more(FOLLOWING_ALONE, 'once there is space again');
    expect(await readiness(process)).toBe('200 ready\n');
    await fillDisk();
    await process.kill();
    await process.start();
    await crowd.more(FOLLOWING_ALONE, 'after the process ended on a full disk');
  };
  await Promise.all([crowd.play(ALL_GAMES), filling()]);

  expect(await problemsIn(crowd.tables, { data }), crowd.logs).toEqual([]);
  expect(new Set(crowd.notKept.map(({ text }) => text))).toEqual(new Set([NOT_SAVED]));
  backUp(data, join(aside, 'at the end.db'));
});
