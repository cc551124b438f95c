// npm run bench:review [-- --matches N] [--to FILE] [--kept FILE] [GAME:SEATS …]: whether reviews are true, over many matches between bots.
// What is found of a match is kept, so that a run that was stopped goes on where it was.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWithoutTexts } from './bundle.mjs';

const TABLES = [
  'eighty-days:4',
  'eighty-days:2',
  'tour-operator:2',
  'bodensee:2',
  'on-tour-paris:1',
  'on-tour-paris:2',
  'city-tour:1',
  'city-tour:3',
];
/** What is checked, and of how many of the matches: those of strong bots take long. */
const CHECKS = { equal: 1, hard: 0.2, random: 0.1, unlucky: 0.1, mixed: 0.4 };

const folder = mkdtempSync(join(tmpdir(), 'tabletour-review-'));
try {
  const { values, positionals } = parseArgs({
    options: {
      matches: { type: 'string', default: '500' },
      to: { type: 'string', default: 'review-figures.jsonl' },
      kept: { type: 'string', default: 'review-matches.jsonl' },
      check: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (!/^[1-9]\d{0,5}$/.test(values.matches)) throw new Error(`--matches must be a whole number from 1 to 999999, not "${values.matches}"`);
  const outfile = join(folder, 'review.mjs');
  await bundleWithoutTexts({ entryPoints: [join(import.meta.dirname, 'review.ts')], outfile });
  for (const table of positionals.length > 0 ? positionals : TABLES) {
    const [id, seats = '2'] = table.split(':');
    for (const [check, share] of Object.entries(CHECKS)) {
      if (values.check !== undefined && values.check !== check) continue;
      if (check === 'random' && seats === '1') continue;
      const matches = String(Math.max(4, Math.round(Number(values.matches) * share)));
      const line = execFileSync(process.execPath, [outfile, id ?? '', seats, check, matches, values.kept], { encoding: 'utf8' });
      appendFileSync(values.to, line);
      process.stdout.write(line);
    }
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true });
}
