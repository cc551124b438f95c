// A file of the ladder, built with the games and bots as they are, as one plain program.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWithoutTexts } from '../bundle.mjs';

export async function loaded(name) {
  const folder = mkdtempSync(join(tmpdir(), 'tabletour-ladder-'));
  const outfile = join(folder, `${name}.mjs`);
  try {
    await bundleWithoutTexts({ entryPoints: [join(import.meta.dirname, `${name}.ts`)], outfile });
    return await import(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
