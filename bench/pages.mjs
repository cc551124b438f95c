// How soon a touch shows, measured in a real browser where there is one.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { gamesBuilt } from '../scripts/page-weights.mjs';
import { programs } from '../scripts/programs.mjs';

const ROOT = join(import.meta.dirname, '..');
const TOUCHES = 25;

/** Milliseconds from a touch to the frame that shows it, the median of many, for each game; undefined without a browser. */
export async function touchTimes() {
  const { chromium: executablePath } = programs();
  if (!executablePath) return undefined;
  const { chromium } = await import('playwright-core');
  const { server, address } = await serve();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const times = {};
    for (const game of gamesBuilt()) times[game] = await touchTime(browser, `${address}games/${game}?bot=easy&seed=bench`);
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
  await page.addInitScript(games => localStorage.setItem('tabletour.house.looked', games), JSON.stringify(gamesBuilt()));
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
