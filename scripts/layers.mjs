// `npm run layers`: nothing in src/ imports what its layer may not; and every rule that says so is seen to bite.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { ROOT } from './fresh.mjs';

const require = createRequire(import.meta.url);
const { forbidden, options, permissions } = require('../.dependency-cruiser.cjs');

// dependency-cruiser never tells swc that a file may hold elements, so swc is told here.
const swc = require('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (path, settings) => parseFileSync(path, { ...settings, tsx: path.endsWith('.tsx') });

/** One trespass for each rule: in the file named first stands the import named second. */
const PLANTED = {
  'kernel-uses-only-its-layers': ['src/kernel/a.ts', '../games/index.ts'],
  'games-uses-only-its-layers': ['src/games/chess/a.ts', '../../bots/index.ts'],
  'bots-uses-only-its-layers': ['src/bots/a.ts', '../games/index.ts'],
  'tests-of-bots-uses-only-its-layers': ['src/bots/e.test.ts', '../lab/index.ts'],
  'protocol-uses-only-its-layers': ['src/protocol/a.ts', '../host/index.ts'],
  'luck-uses-only-its-layers': ['src/luck/a.ts', '../games/index.ts'],
  'daily-uses-only-its-layers': ['src/daily/a.ts', '../host/index.ts'],
  'ratings-uses-only-its-layers': ['src/ratings/a.ts', '../games/index.ts'],
  'evenings-uses-only-its-layers': ['src/evenings/a.ts', '../games/index.ts'],
  'links-uses-only-its-layers': ['src/links/a.ts', '../games/index.ts'],
  'charts-uses-only-its-layers': ['src/charts/a.ts', '../kernel/index.ts'],
  'workers-uses-only-its-layers': ['src/workers/a.ts', '../kernel/index.ts'],
  'host-uses-only-its-layers': ['src/host/a.ts', '../server/index.ts'],
  'review-uses-only-its-layers': ['src/review/a.ts', '../host/index.ts'],
  'lab-uses-only-its-layers': ['src/lab/a.ts', '../server/index.ts'],
  'server-uses-only-its-layers': ['src/server/a.ts', '../cli/index.ts'],
  'client-uses-only-its-layers': ['src/client/a.tsx', '../server/index.ts'],
  'cli-uses-only-its-layers': ['src/cli/a.ts', '../client/index.ts'],
  'testing-uses-only-its-layers': ['src/testing/a.ts', '../server/index.ts'],
  'e2e-uses-only-its-layers': ['src/e2e/a.ts', '../client/index.ts'],
  ...Object.fromEntries(
    Object.keys(permissions['src/client']).map(layer => [
      `client-${layer}-uses-only-its-layers`,
      [`src/client/${layer}/a.ts`, ['pages', 'profile', 'review', 'lab-page'].includes(layer) ? '../app.tsx' : '../pages/index.ts'],
    ]),
  ),
  'every-folder-of-the-client-has-a-layer': ['src/client/elsewhere/a.ts', '../../kernel/index.ts'],
  'fixtures-uses-only-its-layers': ['src/fixtures/a.ts', '../client/index.ts'],
  'every-file-has-a-layer': ['src/elsewhere/a.ts', '../kernel/index.ts'],
  'games-are-strangers': ['src/games/chess/b.ts', '../go/index.ts'],
  'a-game-has-one-door': ['src/lab/b.ts', '../games/go/state.ts'],
  'the-kernel-has-three-doors': ['src/lab/c.ts', '../kernel/phases.ts'],
  'pure-layers-use-no-package': ['src/games/chess/c.ts', 'node:fs'],
  'protocol-uses-one-package': ['src/protocol/b.ts', 'fastify'],
  'browsers-load-no-schema': ['src/client/local/b.ts', '../../protocol/seats.ts'],
  'browsers-load-the-pure-lab': ['src/client/local/e.ts', '../../lab/threads/index.ts'],
  'browsers-use-no-node-module': ['src/client/local/g.ts', 'node:fs'],
  'the-pure-lab-uses-no-package': ['src/lab/k.ts', 'node:fs'],
  'tests-of-pure-layers-use-few-packages': ['src/games/chess/d.test.ts', 'esbuild'],
  'testing-services-use-few-packages': ['src/testing/services/a.ts', 'fastify'],
  'rules-and-bots-are-tested-without-services': ['src/games/chess/e.test.ts', '../../testing/services/index.ts'],
  'only-tests-use-testing': ['src/lab/d.ts', '../testing/index.ts'],
  'nobody-uses-a-test': ['src/lab/e.test.ts', './other.test.ts'],
  'the-product-needs-no-development-package': ['src/server/b.ts', 'vitest'],
  'everything-is-found': ['src/lab/f.ts', './nowhere.ts'],
  'no-cycles': ['src/lab/g.ts', './round.ts'],
};
/** What must pass, so that no rule bites everything. */
const WELCOME = [
  ['src/games/go/a.ts', '../../kernel/index.ts'],
  ['src/games/go/b.test.ts', 'vitest'],
  ['src/games/go/c.test.ts', 'node:fs'],
  ['src/games/go/d.test.ts', '../../testing/index.ts'],
  ['src/lab/h.ts', '../games/go/index.ts'],
  ['src/lab/i.ts', '../games/go/texts/en.ts'],
  ['src/lab/j.ts', '../games/go/entry.ts'],
  ['src/client/local/f.ts', '../../lab/index.ts'],
  ['src/lab/queue/a.ts', 'ioredis'],
  ['src/server/c.ts', 'node:http'],
  ['src/protocol/c.ts', 'typebox'],
  ['src/client/local/c.ts', '../../protocol/index.ts'],
  ['src/client/local/d.ts', '../../protocol/version.ts'],
  ['src/server/d.service.test.ts', '../testing/services/index.ts'],
  ['src/games/go/e.testing.ts', 'vitest'],
  ['src/server/e.test.ts', './f.testing.ts'],
  ['src/testing/services/b.ts', 'pg'],
  ['src/testing/services/c.ts', 'ioredis'],
  ['src/testing/services/d.ts', 'playwright-core'],
];
/** The ways to write an import: every rule must see each of them. */
const SPELLINGS = {
  plain: to => `import '${to}';\n`,
  typed: to => `import type { Thing } from '${to}';\nexport const thing: Thing | null = null;\n`,
  exported: to => `export * from '${to}';\n`,
  lazy: to => `export const thing = () => import('${to}');\n`,
};

const sources = sourcesIn(ROOT);
const found = await check(ROOT);
const gaps = forbidden.filter(({ name }) => !(name in PLANTED)).map(({ name }) => `rule ${name} has no planted trespass`);
for (const [spelling, write] of Object.entries(SPELLINGS)) gaps.push(...(await selfTest(spelling, write)));

const unused = Object.entries(permissions).flatMap(([folder, layers]) => unusedPermissions(folder, layers, found.edges));

const unread = sources.filter(path => !found.files.includes(path));
for (const { rule, from, way } of found.violations) console.log(`${rule}: ${from} → ${way.join(' → ')}`);
for (const path of unread) console.log(`${path} was not read by dependency-cruiser`);
for (const gap of [...gaps, ...unused]) console.log(gap);
const planted = Object.keys(PLANTED).length * Object.keys(SPELLINGS).length;
console.log(
  `${found.files.length} files, ${found.imports} imports, ${found.violations.length} not allowed; of ${planted} wrong imports planted as a test ${planted - gaps.length} were reported`,
);
if (found.files.length === 0 || unread.length + found.violations.length + gaps.length + unused.length > 0) process.exitCode = 1;

/** Reads every file of src/ under that folder and holds the rules against it. */
async function check(folder) {
  const { output } = await cruise(['src'], { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } });
  const files = output.modules.map(({ source }) => source).filter(path => path.startsWith('src/'));
  const imports = output.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const edges = output.modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]));
  return { files, imports, edges, violations: output.summary.violations.map(violationOf) };
}

/** What the table of layers permits though nobody does it. */
function unusedPermissions(folder, layers, edges) {
  const isUsed = (layer, below) =>
    edges.some(([from, to]) => from.startsWith(`${folder}/${layer}/`) && to.startsWith(`${folder}/${below}/`));
  return Object.entries(layers).flatMap(([layer, allowed]) =>
    allowed.filter(below => !isUsed(layer, below)).map(below => `${folder}/${layer} may use ${below}, but does not`),
  );
}

function violationOf({ rule, from, to, cycle }) {
  return { rule: rule.name, from, way: cycle?.map(({ name }) => name) ?? [to] };
}

function sourcesIn(folder) {
  const names = readdirSync(join(folder, 'src'), { recursive: true }).map(name => `src/${name.replaceAll('\\', '/')}`);
  return names.filter(name => /[.]tsx?$/.test(name));
}

/** Plants every trespass in a small source tree of its own and tells which rules slept, and which woke for nothing. */
async function selfTest(spelling, write) {
  mkdirSync(join(ROOT, '.test'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.test', 'layers-'));
  try {
    for (const [path, to] of [...Object.values(PLANTED), ...WELCOME]) {
      if (to.startsWith('.') && to !== './nowhere.ts') put(join(folder, dirname(path), to), 'export interface Thing {}\n');
      put(join(folder, path), write(to));
    }
    put(join(folder, 'src/lab/round.ts'), write('./g.ts'));
    const { violations } = await check(folder);
    const slept = Object.entries(PLANTED).filter(([rule, [path]]) => !violations.some(seen => seen.rule === rule && seen.from === path));
    const woken = violations.filter(({ from }) => WELCOME.some(([path]) => path === from));
    return [
      ...slept.map(([rule, [path, to]]) => `rule ${rule} does not see ${path} use ${to} (${spelling})`),
      ...woken.map(({ rule, from, way }) => `rule ${rule} forbids ${from} to use ${way[0]} (${spelling})`),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function put(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
