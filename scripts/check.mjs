// `npm run check`: what every edit should pass, in less than a minute; it tests what depends on files changed since the last commit.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './fresh.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { finish, takeSteps, tests } from './steps.mjs';

/** So many files with tests run in time; a change in the kernel affects nearly all there are. */
const MOST = 30;

function linesOf(command, ...args) {
  const output = execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

/** Paths in the checkout of all that changed since the last commit. */
function changes() {
  return [...linesOf('git', 'diff', '--name-only', '--relative', 'HEAD'), ...linesOf('git', 'ls-files', '--others', '--exclude-standard')];
}

function affected() {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const listed = linesOf(process.execPath, vitest, 'list', '--filesOnly', '--changed', '--project', 'rules', '--project', 'unit');
  return listed.map(line => line.replace(/^\[\w+\] /, ''));
}

const all = affected();
const chosen = nearestTests(all, changes(), MOST);
if (chosen.length < all.length)
  console.log(`what changed affects ${all.length} files with tests: the nearest ${chosen.length} are run here, all of them by npm test`);

finish(
  await takeSteps([
    ...(chosen.length > 0 ? [tests('tests of what changed', ['rules', 'unit'], { args: chosen.join(' ') })] : []),
    { title: 'types', script: 'types' },
    { title: 'lint', script: 'lint' },
    { title: 'layers', script: 'layers' },
  ]),
);
