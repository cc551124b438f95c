// `npm run test:soak`: the whole of what `npm test` plays a part of. It takes long; SEEDS and CHOICE may be set.
import { install } from './fresh.mjs';
import { installServices } from './services.mjs';
import { finish, takeSteps, tests } from './steps.mjs';

/** Minutes a step may take. */
const longest = 180;
const env = { SOAK: '1', SEEDS: process.env.SEEDS ?? '20' };
const STEPS = [
  { title: 'build', script: 'build' },
  tests('every game to its end by mouse, by keyboard and by two browsers', ['browser'], {
    least: 110,
    needs: ['chromium', 'font'],
    after: ['build'],
    env,
    longest,
  }),
  tests('two hundred kills, and all else with PostgreSQL and Redis', ['services'], {
    least: 185,
    needs: ['postgres', 'redis', 'python'],
    after: ['build'],
    env,
    longest,
  }),
  tests('a hundred thousand hostile messages, an honest crowd, every word of 32 bits, and all else', ['rules', 'unit'], {
    least: 4100,
    env,
    longest,
  }),
  tests(`laws with ${env.SEEDS} seeds and all extremes`, ['laws'], { least: 80, env, longest }),
];

install();
finish(await takeSteps(STEPS, await installServices()));
