// node bench/prospect.mjs --to FILE [--games N] [--seed S]: learns anew what City Tour's policy goes by.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWithoutTexts } from './bundle.mjs';

const { values } = parseArgs({
  options: { to: { type: 'string' }, games: { type: 'string', default: '150000' }, seed: { type: 'string', default: 'prospect' } },
});
if (!values.to) throw new Error('--to must name a file');
const folder = mkdtempSync(join(tmpdir(), 'tabletour-prospect-'));
try {
  const outfile = join(folder, 'prospect.mjs');
  await bundleWithoutTexts({ entryPoints: [join(import.meta.dirname, 'prospect.ts')], outfile });
  const { learned } = await import(outfile);
  const found = learned(Number(values.games), values.seed, line => process.stderr.write(`${line}\n`));
  writeFileSync(values.to, `[\n${found.map(knot => `  ${JSON.stringify(knot)}`).join(',\n')}\n]\n`);
} finally {
  rmSync(folder, { recursive: true });
}
