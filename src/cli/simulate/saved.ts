// A directory of saved games: a record of each, what came of it on a line of its own, and what was agreed.
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isObject, same } from '../../kernel/index.ts';
import type { Result, Trial } from '../../lab/index.ts';
import { reasonOf, UsageError } from '../usage.ts';

const AGREED = 'experiment.json';
const RESULTS = 'results.jsonl';
const CHUNK = 1024 * 1024;

/** A directory that takes the games of one trial as they come. */
export interface Saved {
  /** Tells what came of each game that is there already. */
  readonly recall: (heard: (result: Result) => void) => void;
  readonly keep: (result: Result) => void;
}

/** Opens a directory for a trial: a new one, or one that was begun with the very same trial. */
export function openSaved(folder: string, trial: Trial, version: number): Saved {
  return orRefuse(folder, () => {
    mkdirSync(folder, { recursive: true });
    const agreed = agreedOn(trial, version);
    if (existsSync(join(folder, AGREED))) checkAgreed(folder, agreed);
    else writeFileSync(join(folder, AGREED), `${JSON.stringify(agreed)}\n`);
    return {
      recall: heard => orRefuse(folder, () => recall(folder, trial.game, heard)),
      keep: result => orRefuse(folder, () => keep(folder, trial.game, result)),
    };
  });
}

/** Tells of every game with a line and a record; a line that was cut off is taken away, so that its game is played again. */
function recall(folder: string, game: string, heard: (result: Result) => void): void {
  const path = join(folder, RESULTS);
  if (!existsSync(path)) return;
  const files = new Set(readdirSync(folder));
  let whole = 0;
  for (const line of linesIn(path)) {
    whole += line.length + 1;
    const result = parsed(line.toString('utf8'));
    if (isResult(result) && files.has(nameOf(game, result.index))) heard(result);
  }
  truncateSync(path, whole);
}

/** The whole lines of a file that may be too large for one text. */
function* linesIn(path: string): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = Buffer.alloc(0);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      rest = Buffer.concat([rest, chunk.subarray(0, read)]);
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        yield rest.subarray(0, end);
        rest = rest.subarray(end + 1);
      }
    }
  } finally {
    closeSync(file);
  }
}

function keep(folder: string, game: string, result: Result): void {
  // The record first: a game counts as done once its line is there.
  writeFileSync(join(folder, nameOf(game, result.index)), `${JSON.stringify(result.record)}\n`);
  appendFileSync(join(folder, RESULTS), lineOf(result));
}

function nameOf(game: string, index: number): string {
  return `${game}-${index}.match`;
}

function lineOf(result: Result): string {
  return `${JSON.stringify({ ...result, record: null })}\n`;
}

/** All that decides how the games go; how many there are does not. */
function agreedOn({ game, seats, bots, seed, options }: Trial, version: number): Readonly<Record<string, unknown>> {
  return { game, version, seats, bots, seed, options: parsed(JSON.stringify(options)) };
}

function checkAgreed(folder: string, wanted: Readonly<Record<string, unknown>>): void {
  const there = parsed(readFileSync(join(folder, AGREED), 'utf8'));
  if (!isObject(there)) throw new UsageError(`${join(folder, AGREED)} is not a JSON object; choose another directory`);
  const different = Object.keys(wanted).find(name => !same(there[name], wanted[name]));
  if (different === undefined) return;
  const what = different === 'options' ? 'other options' : `${different} ${JSON.stringify(there[different])}`;
  const ours = different === 'options' ? '' : `, not ${JSON.stringify(wanted[different])}`;
  throw new UsageError(`${folder} contains games with ${what}${ours}; choose another directory, or the same command as before`);
}

function isResult(value: unknown): value is Result {
  return isObject(value) && Number.isInteger(value.index) && Number.isInteger(value.moves) && 'outcome' in value && 'trace' in value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function orRefuse<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${folder} cannot be used to save games (${reasonOf(error)})`);
  }
}
