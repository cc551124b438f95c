// Bundles the programs into dist/: a game is a chunk of its own, loaded when it is opened, and so are the packages that it uses.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, install, markOf, PAGES, PROGRAMS, ROOT, sources } from './fresh.mjs';
import { buildPages } from './pages.mjs';

const KEPT_DAYS = 7;
/**
 * Packages that look for files of their own or use one that does, and those that are imported only when they are needed,
 * stay outside; with the others inside, a server starts with a quarter less work.
 */
const OUTSIDE = ['libsql', 'fastify', '@fastify/swagger-ui', 'bullmq', 'ioredis', 'pg-native'];
/** What packages of the older kind expect to find in a module. */
const OLDER_KIND = `
import { createRequire as requireOf } from 'node:module';
import { dirname as folderOf } from 'node:path';
import { fileURLToPath as pathOf } from 'node:url';
const require = requireOf(import.meta.url), __filename = pathOf(import.meta.url), __dirname = folderOf(__filename);`;

/** Builds every program. At each moment dist/ holds a whole program, the old or the new, whoever else builds or runs. */
export async function build() {
  const esbuild = await import('esbuild');
  const mark = markOf(sources());
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: DIST,
    // Beside the programs, so that a part finds them by the same relative address.
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: OUTSIDE,
    banner: { js: OLDER_KIND },
    sourcemap: true,
    write: false,
  });
  const programs = Object.keys(PROGRAMS).map(name => join(DIST, `${name}.js`));
  const parts = outputFiles.filter(({ path }) => !programs.includes(path));
  // The parts first: a program must never name a chunk that is not there yet.
  for (const { path, contents } of parts) put(path, contents);
  for (const { path, text } of outputFiles.filter(({ path }) => programs.includes(path))) put(path, text + mark);
  sweep(new Set(outputFiles.map(({ path }) => path)));
}

function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** Takes away what earlier builds left, but not what a program still running may yet open. */
function sweep(present) {
  const old = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const path = join(DIST, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() && found.mtimeMs < old && !present.has(path) && !path.startsWith(PAGES)) rmSync(path, { force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  await build();
  await buildPages();
  const programs = Object.keys(PROGRAMS).map(name => `${basename(DIST)}/${name}.js`);
  console.log(`built ${[...programs, `${basename(DIST)}/${basename(PAGES)}`].join(' and ')}`);
}
