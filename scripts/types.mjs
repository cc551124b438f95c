// `npm run types`: every part of the project with the libraries it may use, all parts at once.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './fresh.mjs';

const PARTS = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.web.json', 'bench/tsconfig.js.json'];
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

function check(part) {
  return new Promise(resolve => {
    // What was right and has not changed since is not read again.
    const known = [
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      join(ROOT, '.test', 'types', `${part.replaceAll('/', '-')}.tsbuildinfo`),
    ];
    const child = spawn(process.execPath, [TSC, '-p', part, ...known], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', code => resolve(code === 0));
  });
}

const isRight = await Promise.all(PARTS.map(check));
process.exitCode = isRight.every(Boolean) ? 0 : 1;
