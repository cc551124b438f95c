// npm run bench:strengths [-- --games N] [--decisions N] [GAME …]: the slowest decisions of Hard and Expert beside the time they may take.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWithoutTexts } from './bundle.mjs';

/** Milliseconds a decision may take. */
const LIMITS = { hard: 700, expert: 2500 };

const folder = mkdtempSync(join(tmpdir(), 'tabletour-strengths-'));
try {
  const { values, positionals } = parseArgs({
    options: { games: { type: 'string', default: '1' }, decisions: { type: 'string', default: '1000' } },
    allowPositionals: true,
  });
  await bundleWithoutTexts({ entryPoints: [join(import.meta.dirname, 'strengths.ts')], outfile: join(folder, 'strengths.mjs') });
  const shelf = measured();
  const strange = positionals.find(id => !shelf.includes(id));
  if (strange !== undefined) throw new Error(`there is no game "${strange}"; games: ${shelf.join(', ')}`);
  for (const [name, value] of Object.entries(values))
    if (!/^[1-9]\d{0,4}$/.test(value)) throw new Error(`--${name} must be a whole number from 1 to 99999, not "${value}"`);
  print(['game', 'seats', 'agreed', 'strength', 'decisions', 'mean ms', 'slowest, wall', 'slowest, processor', 'limit', '']);
  const slow = (positionals.length > 0 ? positionals : shelf).flatMap(id => tableOf(id, values));
  process.stdout.write(
    slow.length === 0 ? 'Every decision was within its limit.\n' : `${slow.length} tables had a decision over the limit.\n`,
  );
  process.exitCode = slow.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
} finally {
  rmSync(folder, { recursive: true });
}

/** What a fresh process measured. */
function measured(...words) {
  return JSON.parse(execFileSync(process.execPath, [join(folder, 'strengths.mjs'), ...words], { encoding: 'utf8' }));
}

/** Prints the rows of a game; those where a decision took too long. */
function tableOf(id, { games, decisions: most }) {
  return Object.entries(LIMITS).flatMap(([strength, limit]) =>
    measured(id, strength, games, most).filter(({ seats, agreed, decisions, mean, wall, processor }) => {
      const words = Object.entries(agreed).map(pair => pair.join('='));
      const isSlow = wall > limit;
      const figures = [decisions, mean.toFixed(1), wall.toFixed(0), processor.toFixed(0), limit];
      print([id, seats, words.join(' ') || 'standard', strength, ...figures, isSlow ? 'SLOW' : 'ok']);
      return isSlow;
    }),
  );
}

function print(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
