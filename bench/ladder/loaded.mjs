// A file of the ladder, built with the games and bots as they are, as one plain program without texts: nobody reads here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

export async function loaded(name) {
  const folder = mkdtempSync(join(tmpdir(), 'tabletour-ladder-'));
  const outfile = join(folder, `${name}.mjs`);
  try {
    await build({
      entryPoints: [join(import.meta.dirname, `${name}.ts`)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
      plugins: [{ name: 'no texts', setup: ({ onResolve }) => onResolve({ filter: /\/texts\// }, () => ({ external: true })) }],
    });
    return await import(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
