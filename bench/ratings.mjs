// npm run bench:ratings [-- GAME:SEATS …]: whether ratings find the order of bots of known strength after thirty games a head.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const TABLES = ['eighty-days:4', 'bodensee:4', 'bodensee:2', 'tour-operator:3'];

const folder = mkdtempSync(join(tmpdir(), 'tabletour-ratings-'));
try {
  const outfile = join(folder, 'ratings.mjs');
  const plugins = [{ name: 'no texts', setup: ({ onResolve }) => onResolve({ filter: /\/texts\// }, () => ({ external: true })) }];
  await build({
    entryPoints: [join(import.meta.dirname, 'ratings.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins,
  });
  const asked = process.argv.slice(2);
  for (const table of asked.length > 0 ? asked : TABLES) {
    const { game, seats, right, pairs, spread, byGap } = JSON.parse(
      execFileSync(process.execPath, [outfile, ...table.split(':')], { encoding: 'utf8' }),
    );
    const share = (count, of) => (of === 0 ? 'none' : `${((100 * count) / of).toFixed(1)} % of ${of}`);
    const gaps = byGap.map(({ from, right: found, pairs: of }) => `from ${from} points: ${share(found, of)}`).join('; ');
    process.stdout.write(
      `${game}, ${seats} seats, ${spread} points from the weakest to the strongest: ${share(right * pairs, pairs)} pairs (${gaps})\n`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
