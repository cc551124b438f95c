import { afterAll, inject } from 'vitest';
import { freshDatabase } from '../../testing/services/index.ts';
import { attacksOn } from './attacks.testing.ts';

const databases: Awaited<ReturnType<typeof freshDatabase>>[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
});

attacksOn('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgres'));
  databases.push(database);
  return { databaseUrl: database.url };
});
