// What has to be there before anything can be measured: the peers, and each side as one plain JavaScript file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWithoutTexts } from './bundle.mjs';

const HERE = import.meta.dirname;

/** Installs the peers from the lock file unless they are there already. */
export function installPeers() {
  const wanted = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')).dependencies;
  if (Object.entries(wanted).every(([name, version]) => installedVersion(name) === version)) return;
  process.stderr.write('installing the peers of the benchmark…\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the peers could not be installed: run "npm ci" in bench/');
}

function installedVersion(name) {
  try {
    return JSON.parse(readFileSync(join(HERE, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** Bundles the TypeScript sides into a folder. */
export async function bundleSides(folder) {
  await bundleWithoutTexts({
    entryPoints: {
      kernel: join(HERE, 'toy/run-kernel.ts'),
      packed: join(HERE, 'toy/packed.ts'),
      games: join(HERE, 'games.ts'),
      solvers: join(HERE, 'solvers.ts'),
      lab: join(HERE, 'lab.ts'),
      search: join(HERE, 'toy/search-kernel.ts'),
      workers: join(HERE, 'workers.ts'),
      thinker: join(HERE, 'thinker.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
  });
}
