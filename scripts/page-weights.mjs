// What the pages weigh, read from the build; `npm test` fails where they are heavier than they may be.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PAGES, ROOT } from './fresh.mjs';

/** What the first page and each game may weigh, in kB. */
const MOST = { firstPage: 43, game: 71 };

/** What was built, and what each part loads. */
function manifestOfPages() {
  return JSON.parse(readFileSync(join(PAGES, '.vite/manifest.json'), 'utf8'));
}

/** The games whose boards are in the build. */
export function gamesBuilt(manifest = manifestOfPages()) {
  return Object.keys(manifest).flatMap(key => /^boards[/]([^/]+)[/]index[.]ts$/.exec(key)?.[1] ?? []);
}

/** Everything a page loads at once with these modules, by file. */
function closure(manifest, keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    closure(manifest, chunk.imports ?? [], files);
  }
  return files;
}

function kilobytes(files) {
  let sum = 0;
  for (const file of files) if (file.endsWith('.js')) sum += gzipSync(readFileSync(join(PAGES, file))).length;
  return sum / 1000;
}

/** JavaScript by gzip, in kB: of the first page, and of each game with its board and the texts of its longest language. */
export function weights() {
  const manifest = manifestOfPages();
  const first = closure(manifest, ['index.html']);
  const house = closure(manifest, ['pages/local-table.tsx', 'pages/setup.tsx'], new Set(first));
  const games = gamesBuilt(manifest).map(game => {
    const parts = language => [
      `boards/${game}/index.ts`,
      // The rules as a table needs them.
      `../games/${game}/${existsSync(join(ROOT, 'src/games', game, 'table.ts')) ? 'table' : 'index'}.ts`,
      `../games/${game}/texts/${language}.ts`,
      `boards/${game}/words/${language}.ts`,
    ];
    const sizes = ['en', 'da', 'fr', 'de'].map(
      language => kilobytes(closure(manifest, parts(language), new Set(house))) - kilobytes(house),
    );
    return [game, Math.max(...sizes)];
  });
  return { firstPage: kilobytes(first), games: Object.fromEntries(games) };
}

function check() {
  const { firstPage, games } = weights();
  const shown = Object.entries(games).map(([game, weight]) => `${game} ${weight.toFixed(1)}`);
  console.log(`first page ${firstPage.toFixed(2)} kB of ${MOST.firstPage}; games, of ${MOST.game}: ${shown.join(', ')}`);
  process.exitCode = firstPage <= MOST.firstPage && Object.values(games).every(weight => weight <= MOST.game) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
