// Makes a checkout ready to run: what is missing is installed, what is stale is built. Speaks on stderr only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(ROOT, 'dist');
/** The pages for the browser, and what they were built from. */
export const PAGES = join(DIST, 'web');
export const PAGES_MARK = join(DIST, 'web.mark');

/** The programs that are built, and where each begins. */
export const PROGRAMS = {
  main: 'src/cli/main.ts',
  worker: 'src/lab/threads/worker.ts',
  bot: 'src/host/pool/worker.ts',
  review: 'src/cli/review/worker.ts',
};

const OLDEST_NODE = 20;
const MODULES = join(ROOT, 'node_modules');
const INSTALLED = join(MODULES, '.tabletour-installed');
const INSTALLING = join(ROOT, '.installing');

/** Installs and builds whatever is not up to date; the pages only where somebody wants to see them. */
export async function makeFresh({ pages = false } = {}) {
  install();
  if (!isBuilt()) {
    say('building');
    const { build } = await import('./build.mjs');
    await build();
  }
  if (pages && !arePagesBuilt()) {
    say('building the pages');
    const { buildPages } = await import('./pages.mjs');
    await buildPages();
  }
}

/** Installs the packages of package-lock.json unless they are there already; one process at a time. */
export function install() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}`);
  }
  if (isInstalled()) return;
  const release = waitForTurn();
  try {
    if (!isInstalled()) npmInstall();
  } finally {
    release();
  }
}

function isInstalled() {
  const wanted = fingerprint(read('package-lock.json'), process.platform, process.arch);
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return true;
  if (!matchesLock()) return false;
  writeFileSync(INSTALLED, wanted);
  return true;
}

/** Whether npm's own note in node_modules names the versions of package-lock.json: somebody may have run npm by hand. */
function matchesLock() {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const there = JSON.parse(readFileSync(note, 'utf8')).packages;
  const { '': _ourselves, ...wanted } = JSON.parse(read('package-lock.json')).packages;
  const complete = Object.entries(wanted).every(
    ([path, { integrity, optional }]) => there[path]?.integrity === integrity || (optional && !there[path]),
  );
  // A native package for another kind of machine is optional in the lock, so what was installed elsewhere seems complete.
  return complete && Object.keys(there).every(path => path in wanted && existsSync(join(ROOT, path)) && fitsMachine(wanted[path]));
}

function fitsMachine({ os = [process.platform], cpu = [process.arch] }) {
  return os.includes(process.platform) && cpu.includes(process.arch);
}

function npmInstall() {
  say('installing packages');
  rmSync(INSTALLED, { force: true });
  const script = process.env.npm_execpath;
  const [command, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) throw new Error(`the packages could not be installed${error ? `: ${error.message}` : ''}`);
  writeFileSync(INSTALLED, fingerprint(read('package-lock.json'), process.platform, process.arch));
}

/** Two installations at once would delete one another's files, so the later one waits for the earlier to end. */
function waitForTurn() {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(INSTALLING, String(process.pid), { flag: 'wx' });
      return () => rmSync(INSTALLING, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!told) say('waiting for another installation to end');
    sleep(200);
    if (!isOwned()) rmSync(INSTALLING, { force: true });
  }
}

function isOwned() {
  try {
    process.kill(Number(readFileSync(INSTALLING, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Whether every program was built from the sources as they are now. */
export function isBuilt() {
  const mark = markOf(sources());
  return Object.keys(PROGRAMS).every(name => {
    const path = join(DIST, `${name}.js`);
    return existsSync(path) && readFileSync(path, 'utf8').endsWith(mark);
  });
}

/** Whether the pages were built from the sources as they are now. */
function arePagesBuilt() {
  return existsSync(PAGES_MARK) && readFileSync(PAGES_MARK, 'utf8') === pageSources();
}

/** The last line of a built program, which says what it was built from. */
export function markOf(fingerprintOfSources) {
  return `// built from ${fingerprintOfSources}\n`;
}

/** A fingerprint of everything that goes into the programs. */
export function sources() {
  return stampOf(
    filesOf(path => /[.](ts|json)$/.test(path) && !path.startsWith(`client${sep}`)),
    join('scripts', 'build.mjs'),
  );
}

/** A fingerprint of everything that goes into the pages. */
export function pageSources() {
  const layers = ['kernel', 'games', 'bots', 'protocol', 'host', 'lab', 'client'].map(layer => layer + sep);
  return stampOf(
    filesOf(path => layers.some(layer => path.startsWith(layer))),
    'vite.config.ts',
    join('scripts', 'pages.mjs'),
  );
}

function filesOf(isWanted) {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(join(ROOT, 'src'), join(entry.parentPath, entry.name)))
    .filter(path => isWanted(path) && !/[.]test[.]tsx?$|[./\\]testing[.]ts$|[.]match$/.test(path) && !path.startsWith(`testing${sep}`))
    .map(path => join('src', path));
}

/** Files by name, size and time of change. */
function stampOf(files, ...more) {
  return fingerprint(
    ...[...files, ...more, 'package.json', 'package-lock.json'].sort().map(path => {
      const { size, mtimeMs } = statSync(join(ROOT, path));
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
}

function fingerprint(...parts) {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

function say(what) {
  process.stderr.write(`tabletour: ${what} ...\n`);
}
