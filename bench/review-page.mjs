// npm run bench:review-page [-- --runs N] [--untouched] [--match FILE] [--of FOLDER] [--json]: how long the page of a review takes, how much memory, and
// how soon it answers a touch while games are played on. `--match` reviews another match, `--of` measures another checkout that has been built.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { programs } from '../scripts/programs.mjs';

const ROOT = join(import.meta.dirname, '..');
const MATCH = join(ROOT, 'src/games/eighty-days/matches/version-2-expedition.match');
/** Megabytes, milliseconds and seconds that are asked for. */
const TARGETS = { memory: 250, touch: 50, first: 5, settled: 60 };
/** Between two touches, in ms, over and over: some follow each other, others come when games have been played on for a while. */
const PAUSES = [150, 250, 650, 350];
const KEYS = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Shift+ArrowRight', 'ArrowRight', 'ArrowDown', 'o', 'ArrowRight', 'w'];
const KEY_ROUNDS = 4;
const CLICKS = ['.review-point', '.review-chart .chart', '.review-choices button', '.review-acts .button:last-child'];
const CLICK_ROUNDS = 3;
/** Event Timing tells nothing of what was quicker. */
const QUICK = 16;

const HEAD =
  'first  settled  processor  memory  keys: 50, 75, 90 %, longest (of them page)  clicks                        tasks > 50 ms  load';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    untouched: { type: 'boolean', default: false },
    match: { type: 'string', default: MATCH },
    of: { type: 'string', default: ROOT },
    json: { type: 'boolean', default: false },
  },
});

const program = programs().headless ?? '';
if (!program) throw new Error('there is no Chromium to measure with');
const data = mkdtempSync(join(tmpdir(), 'tabletour-review-page-'));
const { server, address } = await serve();
try {
  const runs = [];
  for (let at = 0; at < Number(values.runs); at++) {
    runs.push(await measured());
    if (!values.json) process.stdout.write(`${at === 0 ? `${HEAD}\n` : ''}${rowOf(runs[at])}\n`);
  }
  if (values.json)
    process.stdout.write(`${JSON.stringify({ cores: cpus().length, targets: TARGETS, isTouched: !values.untouched, runs })}\n`);
} finally {
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

/** The program itself, on any free port. */
function serve() {
  const built = join(resolve(values.of), 'dist/main.js');
  const started = spawn(process.execPath, [built, 'serve', '--port', '0', '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((found, reject) => {
    started.once('error', reject);
    started.once('exit', () => reject(new Error(`${built} has ended; was it built?`)));
    started.stdout.setEncoding('utf8').on('data', text => {
      const where = /http:[^\s]+/.exec(text)?.[0];
      if (where) found({ server: started, address: where });
    });
  });
}

/** One run in a browser of its own, on a second visit: what is kept for offline use is kept by then. */
async function measured() {
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const before = await context.newPage();
    await before.goto(`${address}review`);
    await before.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await before.close();
    const page = await context.newPage();
    await page.addInitScript(observe, QUICK);
    await page.goto(`${address}review`);
    const memory = await watchMemory(browser);
    const buffer = readFileSync(values.match);
    await page.locator('input[type="file"]').setInputFiles({ name: 'a.match', mimeType: 'application/json', buffer });
    await page.waitForFunction(() => globalThis.observed.first > 0);
    const touches = values.untouched ? [] : await touch(page);
    await page.locator('.review[data-state="settled"]').waitFor({ timeout: 180_000 });
    const { first, settled, slow, long } = await page.evaluate(() => globalThis.observed);
    const processor = await memory.stop();
    const timesOf = kind => timesIn(slow[kind], touches.filter(each => each === kind).length);
    return { first, settled, ...processor, keys: timesOf('key'), clicks: timesOf('click'), long, load: loadavg()[0] };
  } finally {
    await browser.close();
  }
}

/** In the page: when what is there, and which touches took long. */
function observe(quick) {
  /** @type {{ key: any[], click: any[] }} */
  const slow = { key: [], click: [] };
  const observed = { first: 0, settled: 0, slow, long: 0 };
  Object.assign(globalThis, { observed });
  let begun = 0;
  addEventListener('change', () => (begun ||= performance.now()), true);
  const clock = setInterval(() => {
    const isShown = begun > 0 && document.querySelector('.review .chart') && !document.querySelector('.chart-unknown');
    if (isShown) observed.first ||= (performance.now() - begun) / 1000;
    if (!document.querySelector('.review[data-state="settled"]')) return;
    observed.settled = (performance.now() - begun) / 1000;
    clearInterval(clock);
  }, 50);
  // A key and a click are several events; the slowest of them counts.
  const byTouch = new Map();
  new PerformanceObserver(list => {
    /** @type {any[]} */
    const entries = list.getEntries();
    for (const { name, duration, interactionId, processingStart, processingEnd } of entries) {
      if (!interactionId) continue;
      const before = byTouch.get(interactionId);
      if (before && before.duration >= duration) continue;
      const kind = name.startsWith('key') ? 'key' : 'click';
      const entry = before ?? slow[kind][slow[kind].push({}) - 1];
      byTouch.set(interactionId, Object.assign(entry, { duration, processing: processingEnd - processingStart }));
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: quick, buffered: true }));
  new PerformanceObserver(list => {
    observed.long += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
}

/** Reads what the process of the page holds, ten times a second. */
async function watchMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const renderers = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer');
  const peaks = new Map((await renderers()).map(({ id }) => [id, 0]));
  const clock = setInterval(() => {
    for (const [id, peak] of peaks) peaks.set(id, Math.max(peak, anonymousOf(id)));
  }, 100);
  return {
    async stop() {
      clearInterval(clock);
      const [[id, memory] = [0, 0]] = [...peaks].sort(([, one], [, other]) => other - one);
      return { memory, processor: (await renderers()).find(each => each.id === id)?.cpuTime ?? 0 };
    },
  };
}

/** `RssAnon` of a process in MB; nothing where it has ended. */
function anonymousOf(id) {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Forty keys, with a click after every few of them; nobody touches a page that has settled. */
async function touch(page) {
  const done = [];
  const clicks = Array.from({ length: CLICK_ROUNDS }, () => CLICKS).flat();
  const keys = Array.from({ length: KEY_ROUNDS }, () => KEYS).flat();
  const every = Math.floor(keys.length / clicks.length);
  /** @type {{ key?: string, where?: string }[]} */
  const acts = keys.flatMap((key, at) => [{ key }, ...(at % every === every - 1 ? clicks.splice(0, 1).map(where => ({ where })) : [])]);
  for (const [at, { key, where }] of acts.entries()) {
    if ((await page.locator('.review[data-state="running"]').count()) === 0) break;
    if (key) await page.keyboard.press(key);
    if (key || (where && (await click(page, where, at)))) done.push(key ? 'key' : 'click');
    await page.waitForTimeout(PAUSES[at % PAUSES.length]);
  }
  return done;
}

/** By the mouse, each time elsewhere; none where there is nothing to click yet. */
async function click(page, where, at) {
  const all = page.locator(where);
  const count = await all.count();
  const box = count > 0 ? await all.nth(at % count).boundingBox() : null;
  if (!box) return false;
  await page.mouse.click(box.x + box.width * (0.3 + (at % 5) / 10), box.y + box.height / 2);
  return true;
}

/** Of so many touches: half, three of four and nine of ten took at most so long, and the longest. */
function timesIn(slow, count) {
  const quick = Array.from({ length: Math.max(0, count - slow.length) }, () => ({ duration: QUICK, processing: 0 }));
  const share = (list, part) => list.sort((a, b) => a - b)[Math.max(0, Math.ceil(part * list.length) - 1)] ?? 0;
  const all = [...slow, ...quick];
  const [durations, processing] = [all.map(each => each.duration), all.map(each => each.processing)];
  return { count, quick: quick.length, times: [0.5, 0.75, 0.9, 1].map(part => share(durations, part)), processing: share(processing, 0.9) };
}

function rowOf({ first, settled, processor, memory, keys, clicks, long, load }) {
  const of = ({ count, times, processing }) => (count === 0 ? '–' : `${times.join(', ')} ms (${processing.toFixed(0)})`);
  const cells = [
    `${first.toFixed(1)} s`.padEnd(7),
    `${settled.toFixed(1)} s`.padEnd(9),
    `${processor.toFixed(1)} s`.padEnd(11),
    `${memory.toFixed(0)} MB`.padEnd(8),
    of(keys).padEnd(46),
    of(clicks).padEnd(30),
    String(long).padEnd(15),
    load.toFixed(1),
  ];
  return cells.join('');
}
