export { connectChromium, launchChromium, launchWholeChromium, serveChromium } from './chromium.ts';
export { freshDatabase, startPostgres } from './postgres.ts';
export { freshPrefix, startRedis } from './redis.ts';
export type { Service } from './service.ts';
