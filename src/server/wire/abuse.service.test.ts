import pg from 'pg';
import { inject } from 'vitest';
import { freshDatabase } from '../../testing/services/index.ts';
import { abuseOn } from './abuse.testing.ts';

abuseOn('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgres'));
  const client = new pg.Client(database.url);
  await client.connect();
  return {
    place: { databaseUrl: database.url, redisUrl: inject('redis') },
    all: async query => (await client.query(query)).rows,
    async remove() {
      await client.end();
      await database.drop();
    },
  };
});
