// The same toy at our server and at boardgame.io's: both in fresh processes, in turn, several times over.
import { join } from 'node:path';
import { freshMatches, openPlaces, playAll, playPaced } from './load.mjs';
import { OURS } from './our-players.mjs';
import { startMeasured } from './process.mjs';
import { THEIRS } from './their-players.mjs';

const SEATS = 3;
/** Moves a second that are offered when latency is measured. */
export const OFFERED = 300;
const STACK = 3;

export async function duel(folder, { chooserOf }, { rounds, places, ours, theirs, paced }) {
  const choose = await chooserOf('toy');
  /** @type {Record<'ours' | 'theirs' | 'bare' | 'bareKept', Awaited<ReturnType<typeof oneSide>>[]>} */
  const runs = { ours: [], theirs: [], bare: [], bareKept: [] };
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`round ${round + 1} of ${rounds}: ours\n`);
    runs.ours.push(await oneSide(OURS, join(folder, 'ours.mjs'), { choose, places, paced, ...ours }));
    process.stderr.write(`round ${round + 1} of ${rounds}: boardgame.io\n`);
    runs.theirs.push(await oneSide(THEIRS, join(import.meta.dirname, 'theirs.mjs'), { choose, places, paced, ...theirs }));
    process.stderr.write(`round ${round + 1} of ${rounds}: a bare loop\n`);
    runs.bare.push(await oneSide(OURS, join(folder, 'bare.mjs'), { choose, places, paced, ...ours }));
    runs.bareKept.push(await oneSide(OURS, join(folder, 'bare.mjs'), { choose, places, paced, ...ours, where: { isKept: true } }));
  }
  return runs;
}

async function oneSide(players, file, { choose, places: count, warmUp, counted, paced, where }) {
  const server = await startMeasured(file, where);
  const around = { addresses: [server.address], game: 'toy', seats: SEATS, choose };
  const places = await openPlaces(players, around, count);
  const matches = each => freshMatches(players, around, places, each);
  await playAll(places, await matches(warmUp), {});
  const full = await counting(places, await matches(counted), [server]);
  const times = (await playPaced(places, await matches(STACK), OFFERED, paced)).sort((a, b) => a - b);
  for (const { chairs } of places) for (const chair of chairs) chair.close();
  await server.stop();
  const at = share => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { ...full, p50: at(0.5), p99: at(0.99) };
}

/** Plays matches and counts what lies between the first move and the moment when the first place has nothing left to play. */
export async function counting(places, stacks, servers) {
  const usage = () => Promise.all(servers.map(server => server.usage()));
  const marks = {};
  const { moves, matches, score } = await playAll(places, stacks, {
    onFull() {
      marks.begun = { at: performance.now(), usage: usage() };
    },
    onSlack(count) {
      marks.ended = { at: performance.now(), usage: usage(), count };
    },
  });
  const [before, after] = [await marks.begun.usage, await marks.ended.usage];
  const { count } = marks.ended;
  const cpu = after.reduce((sum, each, at) => sum + each.cpu - before[at].cpu, 0);
  return {
    moves,
    matches,
    score: score / matches,
    movesPerSecond: (count * 1000) / (marks.ended.at - marks.begun.at),
    cpuMicroseconds: cpu / count,
    rss: Math.max(...after.map(({ rss }) => rss)),
  };
}
