// The layers of docs/architecture.md: what each folder of src/ may use. `npm run layers` checks them, and checks itself.
const LAYERS = {
  kernel: [],
  games: ['kernel'],
  bots: ['kernel'],
  protocol: ['kernel'],
  luck: ['kernel'],
  daily: ['kernel', 'games', 'bots', 'luck'],
  ratings: ['kernel'],
  evenings: ['kernel', 'protocol'],
  links: ['kernel', 'luck'],
  charts: [],
  workers: [],
  host: ['kernel', 'games', 'bots', 'luck', 'protocol', 'workers'],
  review: ['kernel', 'games', 'bots'],
  lab: ['kernel', 'games', 'bots', 'luck', 'charts', 'workers', 'review'],
  server: ['kernel', 'games', 'bots', 'luck', 'daily', 'ratings', 'evenings', 'protocol', 'workers', 'host'],
  client: ['kernel', 'games', 'bots', 'luck', 'daily', 'ratings', 'links', 'protocol', 'charts', 'workers', 'host', 'review', 'lab'],
  cli: ['kernel', 'games', 'bots', 'luck', 'workers', 'host', 'review', 'lab', 'server'],
  testing: ['kernel'],
  e2e: [
    'kernel',
    'games',
    'bots',
    'daily',
    'links',
    'review',
    'lab',
    'server',
    'client/locale',
    'client/together/words',
    'client/together/correspondence/words',
    'client/arrival/words',
  ],
  fixtures: ['kernel', 'luck', 'server', 'e2e'],
};
/** The client's own layers, lowest first: what each folder of src/client may use besides styles. */
const CLIENT_LAYERS = {
  device: [],
  locale: ['device'],
  line: [],
  touch: [],
  ui: ['touch'],
  charts: ['ui'],
  arrival: ['ui'],
  'first-look': ['ui', 'device'],
  editor: ['lab', 'ui', 'locale', 'device'],
  boards: ['arrival', 'first-look', 'editor', 'ui', 'touch'],
  shell: ['device', 'locale', 'boards', 'ui'],
  local: ['line'],
  moments: ['local', 'boards', 'ui', 'shell', 'locale', 'device'],
  lab: [],
  online: ['line', 'device', 'locale', 'shell'],
  table: ['moments', 'line', 'local', 'touch', 'arrival', 'first-look', 'boards', 'ui', 'shell', 'locale', 'device'],
  together: ['online', 'table', 'moments', 'ui', 'shell', 'locale', 'device'],
  coach: ['table', 'boards', 'ui', 'shell', 'device'],
  pages: ['editor', 'coach', 'together', 'online', 'table', 'moments', 'local', 'first-look', 'boards', 'ui', 'shell', 'locale', 'device'],
  review: ['pages', 'moments', 'table', 'local', 'charts', 'boards', 'ui', 'shell', 'locale', 'device'],
  profile: ['pages', 'together', 'online', 'moments', 'charts', 'ui', 'shell', 'locale', 'device'],
  'lab-page': ['lab', 'editor', 'pages', 'moments', 'table', 'charts', 'boards', 'ui', 'shell', 'locale', 'device'],
};
const PURE = '^src/(kernel|games|bots|charts)/';
const PURE_LAB = '^src/lab/([^/]+[.]ts$|(questions|words|report|palettes)/)';
const TESTING = '^src/(testing|e2e|fixtures)/|[/.]testing[.]ts$';
const SERVICES = '^src/testing/services/';
const TEST = `[.]test[.]ts$|${TESTING}`;

// A bot knows no game, but its tests must play some.
const TESTS_OF_BOTS = '^src/bots/.*[.]test[.]ts$';

const layers = Object.entries({ ...LAYERS, 'tests-of-bots': ['kernel', 'games', 'bots'] }).map(([layer, below]) => ({
  name: `${layer}-uses-only-its-layers`,
  comment: `${layer} may use: ${below.join(', ') || 'nothing but itself'}.`,
  severity: 'error',
  from: layer === 'tests-of-bots' ? { path: TESTS_OF_BOTS } : { path: `^src/${layer}/`, pathNot: TESTS_OF_BOTS },
  to: { path: '^src/', pathNot: [`^src/(${[layer, ...below].join('|')})/`, '^src/testing/'] },
}));

const clientLayers = Object.entries(CLIENT_LAYERS).map(([layer, below]) => ({
  name: `client-${layer}-uses-only-its-layers`,
  comment: `client/${layer} may use: ${below.join(', ') || 'nothing of the client but itself'}.`,
  severity: 'error',
  from: { path: `^src/client/${layer}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^src/client/', pathNot: `^src/client/((${[layer, ...below].join('|')}|styles)/|(catalogue|prototype)[.]ts$)` },
}));

module.exports = {
  permissions: { src: LAYERS, 'src/client': CLIENT_LAYERS },
  forbidden: [
    ...layers,
    ...clientLayers,
    {
      name: 'every-folder-of-the-client-has-a-layer',
      comment: 'A folder of src/client that no rule names would be checked by none.',
      severity: 'error',
      from: { path: '^src/client/[^/]+/', pathNot: `^src/client/(${Object.keys(CLIENT_LAYERS).join('|')})/|[.]test[.]ts$` },
      to: {},
    },
    {
      name: 'every-file-has-a-layer',
      comment: 'A folder of src/ that no rule names would be checked by none.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${Object.keys(LAYERS).join('|')})/` },
      to: {},
    },
    {
      name: 'games-are-strangers',
      comment: 'A game uses the kernel and its own folder.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'a-game-has-one-door',
      comment:
        'From outside, a game is entered by its entry.ts, its index.ts, its table.ts, its content.ts, its lesson, its tasks or a language of its texts; a test of its board sets tables up as the tests of the game do.',
      severity: 'error',
      from: { pathNot: '^src/games/[^/]+/' },
      to: {
        path: '^src/games/[^/]+/',
        pathNot: '^src/games/[^/]+/(entry|index|table|table[.]testing|content|texts/[a-z]+|lesson/index|practice/(index|[a-z]{2}))[.]ts$',
      },
    },
    {
      name: 'the-kernel-has-three-doors',
      comment:
        'From outside, the kernel is entered by its index.ts, by handbook/index.ts to write a rulebook, or by laws/index.ts to put a game under the laws.',
      severity: 'error',
      from: { pathNot: '^src/kernel/' },
      to: { path: '^src/kernel/', pathNot: '^src/kernel/((handbook|laws)/)?index[.]ts$' },
    },
    {
      name: 'pure-layers-use-no-package',
      comment: 'Rules, bots and reviews run anywhere: no npm package, no node: module.',
      severity: 'error',
      from: { path: [PURE, '^src/review/'], pathNot: TEST },
      to: { pathNot: '^src/' },
    },
    {
      name: 'protocol-uses-one-package',
      comment: 'What is said is defined by typebox schemas.',
      severity: 'error',
      from: { path: '^src/protocol/', pathNot: TEST },
      to: { pathNot: ['^src/', 'node_modules/typebox/'] },
    },
    {
      name: 'browsers-load-no-schema',
      comment: 'Hosts and clients use the types of the protocol (index.ts has nothing else) and its few constants.',
      severity: 'error',
      from: { path: '^src/(host|client)/', pathNot: TEST },
      to: { path: '^src/protocol/', pathNot: '^src/protocol/(index|version)[.]ts$' },
    },
    {
      name: 'browsers-load-the-pure-lab',
      comment: 'What plays games, adds them up and reports on them runs anywhere; threads, Redis and training need Node.',
      severity: 'error',
      from: { path: `^src/client/|${PURE_LAB}`, pathNot: TEST },
      to: { path: '^src/lab/', pathNot: PURE_LAB },
    },
    {
      name: 'browsers-use-no-node-module',
      comment: 'Pages and their workers run in browsers, and so does all that they load of hosts, luck and links.',
      severity: 'error',
      from: { path: '^src/(client|luck|links|daily|ratings|workers)/|^src/host/[^/]+$', pathNot: [TEST, '^src/workers/threads[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-pure-lab-uses-no-package',
      comment: 'It runs in threads and in browsers alike.',
      severity: 'error',
      from: { path: PURE_LAB, pathNot: TEST },
      to: { pathNot: '^src/' },
    },
    {
      name: 'tests-of-pure-layers-use-few-packages',
      comment: 'Tests of rules and bots use vitest, fast-check and node: only.',
      severity: 'error',
      from: { path: [`${PURE}.*([.]test|[/.]testing)[.]ts$`, '^src/testing/'], pathNot: SERVICES },
      to: { pathNot: ['^src/', 'node_modules/(vitest|fast-check)/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'testing-services-use-few-packages',
      comment: 'What starts a database or a browser for tests uses its package, and the script that finds the programs.',
      severity: 'error',
      from: { path: SERVICES },
      to: {
        pathNot: ['^src/', '^scripts/programs[.]', 'node_modules/(vitest|pg|@types/pg|ioredis|playwright-core|esbuild)/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'rules-and-bots-are-tested-without-services',
      comment: 'Whatever decides a match can be tested without a database or a browser.',
      severity: 'error',
      from: { path: PURE },
      to: { path: SERVICES },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TESTING },
    },
    {
      name: 'nobody-uses-a-test',
      severity: 'error',
      from: {},
      to: { path: '[.]test[.]ts$' },
    },
    {
      name: 'the-product-needs-no-development-package',
      comment: 'What a published program imports belongs to "dependencies".',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    // What vite.config.ts makes while it builds is nowhere to be found before.
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no API: without swc nothing would be read and nothing found.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node', 'default'], exportsFields: ['exports'] },
  },
};
