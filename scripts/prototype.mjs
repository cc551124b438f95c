// Serves the pages with one game, read from a folder of its own; whenever its files change, the pages load them anew.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, ROOT } from './fresh.mjs';

const CLIENT = join(ROOT, 'src', 'client');
const USAGE = 'usage: npm start -- --prototype <folder> [--host <address>] [--port <number>]';

/** Serves until it is stopped; the exit code where that cannot be: 2 and one sentence for what was asked wrongly. */
export async function servePrototype(args) {
  try {
    const { folder, host, port } = wishes(args);
    install();
    const vite = await import('vite');
    const config = configFor(vite, folder);
    const { id } = await entryIn(vite, config, folder);
    const server = await vite.createServer({ ...config, server: { ...config.server, host, port, strictPort: true } });
    await server.listen();
    const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? `http://${host}:${port}/`;
    console.log(`the prototype ${id} is at ${address}games/${id}`);
    return 0;
  } catch (error) {
    console.error(`tabletour: ${error.message}`);
    return 2;
  }
}

function wishes(args) {
  const options = { prototype: { type: 'string' }, host: { type: 'string' }, port: { type: 'string' } };
  const { values } = explained(() => parseArgs({ args, options, strict: true }));
  const port = Number(values.port ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port must be a whole number from 0 to 65535; ${USAGE}`);
  // npm runs scripts in the checkout, wherever it was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.prototype);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`there is no folder ${folder}; ${USAGE}`);
  if (!existsSync(join(folder, 'entry.ts'))) throw new Error(`${folder} has no entry.ts, which must export the entry of the game`);
  return { folder, host: values.host ?? '127.0.0.1', port };
}

function explained(parse) {
  try {
    return parse();
  } catch {
    throw new Error(USAGE);
  }
}

/** The entry, as it is now: what it exports is checked here once, and shown in the page whenever it changes. */
async function entryIn(vite, config, folder) {
  const path = join(folder, 'entry.ts');
  const { module } = await vite.runnerImport(path, { ...config, logLevel: 'silent' }).catch(error => {
    throw new Error(`${path} cannot be loaded: ${error.message.split('\n')[0]}`);
  });
  const { entry } = module;
  if (typeof entry?.id !== 'string' || typeof entry.open !== 'function')
    throw new Error(`${path} must export "entry", an object with the id of the game and a function "open"`);
  if (Object.keys(entry.texts ?? {}).length === 0) throw new Error(`${path}: the entry must have "texts" in at least one language`);
  return entry;
}

function configFor(vite, folder) {
  return {
    configFile: join(ROOT, 'vite.config.ts'),
    root: CLIENT,
    clearScreen: false,
    plugins: [prototypeModule(vite, folder)],
    // A folder outside the checkout imports the kernel by this name, and for its board the packages of the pages.
    resolve: { alias: { 'tabletour/kernel': join(ROOT, 'src', 'kernel', 'index.ts') }, dedupe: ['preact', '@preact/signals'] },
    // The packages of the pages are modules as they are; bundling them on the way would reload a page in mid-turn.
    optimizeDeps: { noDiscovery: true },
    server: { fs: { allow: [ROOT, folder] } },
  };
}

/** Puts a module that names the prototype in the place of src/client/prototype.ts, which names none. */
function prototypeModule(vite, folder) {
  const replaced = vite.normalizePath(join(CLIENT, 'prototype.ts'));
  const from = path => JSON.stringify(vite.normalizePath(join(folder, path)));
  const board = existsSync(join(folder, 'board', 'index.ts')) ? `() => import(${from('board/index.ts')})` : 'undefined';
  const code = `import { entry } from ${from('entry.ts')};\nexport const prototype = { entry, board: ${board} };\n`;
  return {
    name: 'prototype',
    enforce: 'pre',
    load: id => (id === replaced ? code : undefined),
    transformIndexHtml: () => [{ tag: 'script', children: `(${tellFailure})()`, injectTo: 'head-prepend' }],
  };
}

/** Runs in the page: where the sources cannot even be loaded, nothing else is there to say so. */
function tellFailure() {
  const tell = event => {
    const app = document.getElementById('app');
    if (app && !app.firstChild) app.textContent = `The prototype cannot be opened: ${event.message ?? 'the terminal says why.'}`;
  };
  addEventListener('error', tell, true);
}
