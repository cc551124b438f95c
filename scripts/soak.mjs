// `npm run test:soak`: the whole of what `npm test` plays a part of. It takes long; SEEDS and CHOICE may be set.
import { install } from './fresh.mjs';
import { installServices } from './services.mjs';
import { finish, takeSteps, tests } from './steps.mjs';

const env = { SOAK: '1', SEEDS: process.env.SEEDS ?? '20' };
/** Tests without services of which `npm test` runs a part. */
const IN_PARTS = [
  'src/server/wire/abuse.test.ts',
  'src/server/wire/crowd.test.ts',
  'src/server/wire/foretell.test.ts',
  'src/server/storage/damage.test.ts',
  'src/client/boards/advance.test.ts',
  'src/client/boards/arrivals.test.ts',
  'src/client/boards/glyphs.test.ts',
  'src/cli/play',
  'src/bots/settled.test.ts',
];
const STEPS = [
  { title: 'build', script: 'build' },
  tests('every game to its end by mouse, by keyboard and by two browsers', ['browser'], {
    least: 55,
    needs: ['chromium', 'font'],
    after: ['build'],
    env,
  }),
  tests('thirty kills, and all else with PostgreSQL and Redis', ['services'], {
    least: 54,
    needs: ['postgres', 'redis'],
    after: ['build'],
    env,
  }),
  tests('a hundred thousand hostile messages, an honest crowd, and all else that npm test runs in parts', ['rules', 'unit'], {
    least: 5,
    args: IN_PARTS.join(' '),
    env,
  }),
  tests(`laws with ${env.SEEDS} seeds and all extremes`, ['laws'], { least: 77, env }),
];

install();
finish(await takeSteps(STEPS, await installServices()));
