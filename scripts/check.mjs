// `npm run check`: what every edit should pass, in less than a minute; it tests what depends on files changed since the last commit.
import { finish, takeSteps, tests } from './steps.mjs';

const STEPS = [
  tests('tests of what changed', ['rules', 'unit'], { args: '--changed' }),
  { title: 'types', script: 'types' },
  { title: 'lint', script: 'lint' },
  { title: 'layers', script: 'layers' },
];

finish(await takeSteps(STEPS));
