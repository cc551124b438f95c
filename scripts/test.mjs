// `npm test`: installs what is missing, then takes every step of the table.
import { install } from './fresh.mjs';
import { installServices } from './services.mjs';
import { finish, takeSteps, tests } from './steps.mjs';

/** In the order in which they begin: what takes longest as soon as it can, and last what never waits and uses all cores. */
const STEPS = [
  { title: 'build', script: 'build' },
  { title: 'lint', script: 'lint' },
  { title: 'layers', script: 'layers' },
  tests('tests in the browser', ['browser'], { least: 25, needs: ['chromium', 'font'], after: ['build'], env: { TURNS: 'browser' } }),
  tests('tests with PostgreSQL and Redis', ['services'], {
    least: 145,
    needs: ['postgres', 'redis', 'python'],
    after: ['build'],
    env: { TURNS: 'services' },
  }),
  tests('tests of the programs', ['unit'], { least: 1800, after: ['build'], env: { TURNS: 'unit' } }),
  tests('laws', ['laws'], { least: 80, after: ['build'] }),
  tests('tests of the rules, and coverage', ['rules'], { least: 2300, args: '--coverage', after: ['build'] }),
  { title: 'weight of the pages', command: 'node scripts/page-weights.mjs', after: ['build'] },
  { title: 'types', script: 'types', after: ['build'] },
  { title: 'dead code', script: 'dead-code', after: ['build'] },
  { title: 'clauses', script: 'clauses', args: '--quiet' },
  { title: 'audit of the packages', command: 'node scripts/audit.mjs' },
];

/** What is still missing afterwards, or undefined where nothing can be run at all. */
async function prepare() {
  try {
    install();
    return await installServices();
  } catch (error) {
    console.log(`✗ install: ${error.message}`);
    return undefined;
  }
}

const missing = await prepare();
console.log('Of the long tests a part is run, chosen by the commit; npm run test:soak runs all of them.');
finish(missing ? await takeSteps(STEPS, missing) : { passed: 0, failed: 1 });
