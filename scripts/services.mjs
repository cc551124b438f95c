// What tests need beside npm packages: PostgreSQL, Redis, a browser. What is missing is installed where that is possible.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { programs } from './programs.mjs';

/** What tests may need, each with Debian's package of it; `orElse` is what serves as well where that cannot be installed. */
const NEEDS = {
  postgres: { title: 'PostgreSQL', package: 'postgresql', isThere: ({ initdb, postgres }) => initdb && postgres },
  redis: { title: 'Redis', package: 'redis-server', isThere: ({ redis }) => redis },
  python: { title: 'Python', package: 'python3', isThere: ({ python }) => python },
  chromium: { title: 'Chromium', package: 'chromium', isThere: ({ chromium }) => chromium },
  headless: {
    title: 'Chromium without windows',
    package: 'chromium-headless-shell',
    isThere: ({ headless, chromium }) => headless !== chromium,
    orElse: ({ chromium }) => chromium,
  },
  // A browser without any font draws no text at all.
  font: {
    title: 'a font',
    package: 'fonts-dejavu-core',
    isThere: () => process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype'),
  },
};
const POLICY = '/usr/sbin/policy-rc.d';
const OURS = '#!/bin/sh\n# Tabletour installs for its tests, and starts what it needs itself.\nexit 101\n';

/** Installs what is missing and says what still is, by name: { postgres: 'PostgreSQL' }. Nothing installed is left running. */
export async function installServices() {
  const wanted = without(({ isThere }) => isThere);
  if (wanted.length > 0 && canInstall()) {
    process.stderr.write(`tabletour: installing ${titles(wanted)} ...\n`);
    await withoutStarting(() => aptInstall(wanted.map(name => NEEDS[name].package)));
  }
  const missing = without(({ isThere, orElse = isThere }) => orElse);
  return Object.fromEntries(missing.map(name => [name, NEEDS[name].title]));
}

/** The needs that nothing found on this machine meets. */
function without(met) {
  const found = programs();
  return Object.keys(NEEDS).filter(name => !met(NEEDS[name])(found));
}

function titles(names) {
  return names.map(name => NEEDS[name].title).join(', ');
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** A failure shows by what is still missing afterwards. */
async function aptInstall(packages) {
  await apt('update', '-qq');
  // One by one, as a Debian that lacks one of them would install none.
  for (const name of packages) await apt('install', '-qq', '-y', '--no-install-recommends', name);
}

function apt(...args) {
  return new Promise(done => {
    const child = spawn('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
    child.on('error', error => (output += error.message));
    child.on('close', code => {
      if (code !== 0) process.stderr.write(`${output}\ntabletour: apt-get ${args[0]} failed\n`);
      done();
    });
  });
}

/** Debian starts a service as soon as it is installed, unless this file says no. It goes away again, whatever happens. */
async function withoutStarting(work) {
  if (existsSync(POLICY) && readFileSync(POLICY, 'utf8') !== OURS) return work();
  const remove = () => rmSync(POLICY, { force: true });
  const stop = () => process.exit(130);
  process.on('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  writeFileSync(POLICY, OURS, { mode: 0o755 });
  try {
    return await work();
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = Object.values(await installServices());
  console.log(missing.length === 0 ? 'PostgreSQL, Redis and Chromium are there' : `missing: ${missing.join(', ')}`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
