// One real game in one process: its speed, its copies, its replays. Called with its id and the number of moves to play.
import { SHELF } from '../src/games/index.ts';
import {
  type AnyGame,
  fast,
  hash,
  type Match,
  type MatchRecord,
  matchesOf,
  pick,
  seeded,
  silent,
  type Tagged,
} from '../src/kernel/index.ts';
import { cpuSeconds } from './clock.mjs';
import { playout } from './playout.ts';

type AnyRecord = MatchRecord<Tagged, unknown>;

const LEAST_PASSES = 3;
const WARM_ENTRIES = 1_500;
const [id = '', moves = '100000', seconds = '0.1', quick] = process.argv.slice(2);
if (id === '') process.stdout.write(JSON.stringify(Object.keys(SHELF)));
else process.stdout.write(JSON.stringify(await measure(id, Number(moves))));

async function measure(game: string, leastMoves: number) {
  const box = SHELF[game];
  if (!box) throw new Error(`there is no game ${game} on the shelf`);
  const opened = await box.open();
  const tables = seatCounts(opened);
  // One kind of work after the other, each warmed up: the compiler remembers what it has seen.
  const speeds = warmed(() => tables.map(seats => measureSpeed(opened, seats, leastMoves)));
  const copies = warmed(() => tables.map((seats, at) => measureCopies(opened, seats, speeds[at]?.movesPerGame ?? 0)));
  const records = tables.map(seats => randomMatch(opened, seats));
  const replays = warmed(() => records.map(record => measureReplay(opened, record)));
  return tables.map((seats, at) => ({ seats, ...speeds[at], ...copies[at], ...replays[at] }));
}

/** What the tenth time gives: until then the compiler takes back what it has compiled, and a row jumps by a factor of three from run to run. */
function warmed<T>(work: () => T): T {
  for (let time = 1; time < 10; time++) work();
  return work();
}

/** The fewest, the middle and the most seats; a quick run leaves out the middle. */
function seatCounts({ seats: { least, most } }: AnyGame): readonly number[] {
  const middle = Math.ceil((least + most) / 2);
  return [...new Set(quick ? [least, most] : [least, middle, most])];
}

/** Random games until so many moves are made; the same seed gives the same games, and the same checksum of their ends. */
function measureSpeed(game: AnyGame, seats: number, leastMoves: number) {
  const table = silent(fast(`bench/${game.id}/${seats}`));
  const plan = planOf(game, seats);
  const ends: string[] = [];
  let played = 0;
  let spent = 0;
  while (played < leastMoves) {
    const begun = cpuSeconds();
    const { state, moves } = playout(game, plan, table);
    spent += cpuSeconds() - begun;
    played += moves;
    ends.push(hash(state));
  }
  const games = ends.length;
  return { games, movesPerGame: played / games, movesPerSecond: played / spent, playoutsPerSecond: games / spent, checksum: hash(ends) };
}

function planOf(game: AnyGame, seats: number) {
  return { options: game.options.standard, seats, version: game.version };
}

/** Our copies and structuredClone's, of games stopped around the middle. */
function measureCopies(game: AnyGame, seats: number, movesPerGame: number) {
  const table = silent(fast(`states/${game.id}/${seats}`));
  const stops = Array.from({ length: 50 }, (_, at) => Math.round(movesPerGame * (0.25 + at / 100)));
  const states = stops.map(stop => playout(game, planOf(game, seats), table, stop).state);
  const ours = microsecondsEach(states, state => game.clone(state));
  const general = microsecondsEach(states, state => structuredClone(state));
  return { cloneMicroseconds: ours, structuredCloneToClone: general / ours };
}

/** Works through the list again and again for the seconds given; the cost of one item. */
function microsecondsEach<T>(items: readonly T[], work: (item: T) => unknown): number {
  let kept: unknown;
  let passes = 0;
  const begun = cpuSeconds();
  while (passes < LEAST_PASSES || cpuSeconds() - begun < Number(seconds)) {
    for (const item of items) kept = work(item);
    passes++;
  }
  const spent = cpuSeconds() - begun;
  if (kept === undefined) throw new Error('no work was done');
  return (spent * 1e6) / (passes * items.length);
}

/** A random match as the host would keep it, replayed with every check. */
function measureReplay(game: AnyGame, record: AnyRecord) {
  const again = () => {
    const result = matchesOf(game).replay(record);
    if (!result.ok) throw new Error(`${game.id}: entry ${result.entry} does not replay: ${result.reason}`);
    return hash(result.match.state);
  };
  const entries = record.entries.length;
  // A short match is replayed more often, or the compiler would not be done with it.
  const copies = Array<AnyRecord>(Math.ceil(WARM_ENTRIES / entries)).fill(record);
  const milliseconds = microsecondsEach(copies, again) / 1000;
  return {
    replayEntries: entries,
    replayMilliseconds: milliseconds,
    replayMilliseconds300: (milliseconds * 300) / entries,
    replayCheck: again(),
  };
}

function randomMatch(game: AnyGame, seats: number): AnyRecord {
  const chance = seeded(`match/${game.id}/${seats}`);
  let match: Match<unknown, Tagged, unknown> = matchesOf(game).start({ options: game.options.standard, seats }, chance).match;
  for (;;) {
    const awaited = game.awaiting(match.state);
    if (awaited.length === 0) return match.record;
    const seat = pick(awaited, chance);
    const answer = matchesOf(game).submit(match, seat, [pick(game.legal(match.state, seat), chance)], chance);
    if (!answer.ok) throw new Error(`${game.id} refuses its own legal move (${answer.refusal.clause})`);
    match = answer.match;
  }
}
