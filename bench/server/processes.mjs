// Two processes on one PostgreSQL that waits for its disk, against one; news go by Redis.
import { join } from 'node:path';
import { counting } from './duel.mjs';
import { freshMatches, openPlaces, playAll } from './load.mjs';
import { OURS } from './our-players.mjs';
import { startMeasured } from './process.mjs';

const DURABLE = { fsync: 'on', full_page_writes: 'on' };

export async function twoProcesses(folder, { chooserOf, startPostgres, startRedis }, { places, shared }) {
  const choose = await chooserOf('toy');
  const runs = { one: [], two: [] };
  for (const name of ['one', 'two', 'two', 'one']) {
    process.stderr.write(`PostgreSQL: ${name} process${name === 'two' ? 'es' : ''}\n`);
    const [postgres, redis] = [await startPostgres(DURABLE), await startRedis()];
    const where = { keeping: { databaseUrl: postgres.url }, redisUrl: redis.url };
    const servers = [];
    try {
      for (let at = 0; at < (name === 'two' ? 2 : 1); at++) servers.push(await startMeasured(join(folder, 'ours.mjs'), where));
      runs[name].push(await shareOf(servers, choose, places, shared));
    } finally {
      for (const server of servers) await server.stop();
      await postgres.stop();
      await redis.stop();
    }
  }
  return runs;
}

/** Every process plays as much as one would alone, so that none is measured colder than another. */
async function shareOf(servers, choose, count, share) {
  const each = share * servers.length;
  const around = { addresses: servers.map(({ address }) => address), game: 'toy', seats: 3, choose };
  const places = await openPlaces(OURS, around, count);
  await playAll(places, await freshMatches(OURS, around, places, Math.ceil(each / 2)), {});
  const result = await counting(places, await freshMatches(OURS, around, places, each), servers);
  for (const { chairs } of places) for (const chair of chairs) chair.close();
  return result;
}
