import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { restingFiles } from './scripts/turns.mjs';

const RULES = 'src/{kernel,games,bots}/**/*.test.ts';
const LAWS = 'src/games/*/laws.test.ts';
const SERVICES = 'src/**/*.service.test.ts';
const BROWSER = 'src/**/*.browser.test.ts';
// These start servers, other processes and browsers, and often wait for them: two files at a time, in two processes.
const IN_PAIRS = { pool: 'forks', maxWorkers: 2 } as const;
/** What takes longest, so that no file is left to run alone at the end. */
const LONGEST = [
  'src/e2e/online.browser.test.ts',
  'src/e2e/prototype.browser.test.ts',
  'src/e2e/friends.browser.test.ts',
  'src/e2e/company.browser.test.ts',
  'src/e2e/my-games.browser.test.ts',
  'src/e2e/lesson.browser.test.ts',
  'src/lab/queue/queue.service.test.ts',
  'src/server/kill/kill.service.test.ts',
  'src/host/hints.test.ts',
  'src/cli/cli.test.ts',
  'src/cli/simulate/simulate.test.ts',
  'src/cli/serve.test.ts',
  'src/cli/check.test.ts',
  'src/cli/train.test.ts',
  'src/host/lessons.test.ts',
  'src/games/on-tour-paris/laws.test.ts',
  'src/games/bodensee/laws.test.ts',
  'src/games/handbooks.test.ts',
];
const GAMES = readdirSync(new URL('src/games', import.meta.url), { withFileTypes: true }).filter(entry => entry.isDirectory());

/** By what the long tests choose their part: the commit, so that the next one has another. See src/testing/part.ts. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'no commit';
  }
}

const CHOICE = process.env.CHOICE || commit();

/** In `npm test` the files that wait for their turn; all others run, and so do these where somebody runs a single suite. */
function resting(project: string): readonly string[] {
  if (process.env.TURNS !== project) return [];
  const files = restingFiles(project, CHOICE);
  if (files.length > 0) console.log(`chosen by ${CHOICE}: all files but ${files.map(short).join(', ')}`);
  return files;
}

function short(file: string): string {
  return file.replace(/^src[/]/, '').replace(/([.](browser|service))?[.]test[.]ts$/, '');
}

/** The longest files first, then the others as vitest would. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex(name => moduleId.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    env: { CHOICE },
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], exclude: [...configDefaults.exclude, LAWS] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...configDefaults.exclude, RULES, SERVICES, BROWSER, ...resting('unit')],
        },
      },
      // Random play takes long and would call every line tested: the laws run by themselves, and nothing counts as covered by them.
      { extends: true, test: { name: 'laws', include: [LAWS] } },
      {
        extends: true,
        test: {
          name: 'services',
          include: [SERVICES],
          exclude: [...configDefaults.exclude, ...resting('services')],
          globalSetup: 'src/testing/services/once-per-run.ts',
          ...IN_PAIRS,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude: [...configDefaults.exclude, ...resting('browser')],
          globalSetup: 'src/e2e/once-per-run.ts',
          ...IN_PAIRS,
        },
      },
    ],
    pool: 'threads',
    // All files of a worker share what they import: nothing that is imported keeps a state that another test could meet.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(),
    // Only a test that hangs is to be stopped: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/kernel/**/*.ts', 'src/games/**/*.ts'],
      // What is only said and drawn is tested where it is shown; lessons and tasks are played by the host (src/host/lessons.test.ts, practice.test.ts).
      exclude: ['**/*.test.ts', '**/testing.ts', '**/*.testing.ts', '**/{texts,drawing,lesson,practice}/**', '**/{drawing,lesson}.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.test/coverage',
      reportOnFailure: true,
      // Each for itself, so that no game hides behind a better tested one.
      thresholds: Object.fromEntries(
        ['src/kernel/**', ...GAMES.map(({ name }) => `src/games/${name}/**`)].map(part => [part, { lines: 95 }]),
      ),
    },
  },
});
