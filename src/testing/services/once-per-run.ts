// Vitest's global set-up of the project "services": one PostgreSQL and one Redis for all its files.
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL; see freshDatabase. */
    readonly postgres: string;
    /** The address of the run's Redis; see freshPrefix. */
    readonly redis: string;
  }
}

/** Starts both and tells tests where they are; the answer stops them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const redis = await startRedis().catch(async error => {
    await postgres.stop();
    throw error;
  });
  project.provide('postgres', postgres.url);
  project.provide('redis', redis.url);
  return async () => {
    await redis.stop();
    await postgres.stop();
  };
}
