// What the pages weigh, and how soon a touch shows: read from the build, and measured in a real browser where there is one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { programs } from '../scripts/programs.mjs';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'dist/web');
const TOUCHES = 25;

function manifestOfPages() {
  return JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));
}

/** The games whose boards are in the build. */
function gamesIn(manifest) {
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
  for (const file of files) if (file.endsWith('.js')) sum += gzipSync(readFileSync(join(WEB, file))).length;
  return sum / 1000;
}

/** JavaScript by gzip, in kB: of the first page, and of each game with its board and the texts of its longest language. */
export function weights() {
  const manifest = manifestOfPages();
  const first = closure(manifest, ['index.html']);
  const house = closure(manifest, ['pages/local-table.tsx', 'pages/setup.tsx'], new Set(first));
  const games = gamesIn(manifest).map(game => {
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

/** Milliseconds from a touch to the frame that shows it, the median of many, for each game; undefined without a browser. */
export async function touchTimes() {
  const { chromium: executablePath } = programs();
  if (!executablePath) return undefined;
  const { chromium } = await import('playwright-core');
  const { server, address } = await serve();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = {};
    for (const game of gamesIn(manifestOfPages())) times[game] = await touchTime(browser, `${address}games/${game}?bot=easy&seed=bench`);
    return times;
  } finally {
    await browser.close();
    server.kill('SIGTERM');
  }
}

/** The program itself, on any free port. */
function serve() {
  const server = spawn(process.execPath, [join(ROOT, 'dist/main.js'), 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout.setEncoding('utf8').on('data', text => {
      const address = /http:[^\s]+/.exec(text)?.[0];
      if (address) resolve({ server, address });
    });
  });
}

/** Touches something lit and takes it back, over and over. */
async function touchTime(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Whoever measures has looked at every game.
  await page.addInitScript(games => localStorage.setItem('tabletour.house.looked', games), JSON.stringify(gamesIn(manifestOfPages())));
  await page.goto(address);
  await page.locator('.dock .button.primary:enabled').click();
  await page.locator('.target[data-state="legal"]').first().waitFor();
  const times = await page.evaluate(async touches => {
    const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    const found = [];
    for (let at = 0; at < touches; at++) {
      // Something dark answers with its reason, so nothing is played meanwhile.
      const target = document.querySelector('.target[data-state="dark"]') ?? document.querySelector('.target');
      const begun = performance.now();
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frame();
      found.push(performance.now() - begun);
    }
    return found;
  }, TOUCHES);
  await page.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
