// Of the files that take longest `npm test` runs a part, from a half to an eighth, another with each commit; a soak, and whoever names a file, runs all of them.
import { createHash } from 'node:crypto';

/** For each project: rows of groups that take about equally long. One group of each row has its turn. */
export const ROWS = {
  browser: [
    [['e2e/friends'], ['e2e/prototype'], ['e2e/online', 'e2e/campaign'], ['fixtures/profile']],
    [
      ['e2e/evening'],
      ['e2e/company'],
      ['e2e/pages'],
      ['e2e/my-games'],
      ['e2e/online-people'],
      ['e2e/online-guest'],
      ['e2e/ends'],
      ['e2e/coach'],
    ],
    [['e2e/practice'], ['e2e/daily'], ['e2e/review'], ['e2e/links']],
    [['e2e/lab'], ['e2e/editor', 'e2e/own-content'], ['e2e/thinking'], ['e2e/lesson']],
    [['e2e/new-version'], ['e2e/pace'], ['e2e/correspondence'], ['e2e/names-and-keys'], ['e2e/replay'], ['e2e/first-look']],
  ].map(row => row.map(group => group.map(name => `src/${name}.browser.test.ts`))),
  services: [
    [
      ['lab/queue/queue'],
      ['server/processes', 'server/wire/attacks', 'server/silence', 'testing/services/services'],
      ['server/evenings/evenings', 'server/orders/orders', 'server/wire/abuse', 'server/wire/beside'],
    ],
    [['server/kill/kill'], ['server/daily/daily']],
  ].map(row => row.map(group => group.map(name => `src/${name}.service.test.ts`))),
  unit: [
    [
      ['cli/cli', 'cli/operator'],
      ['cli/simulate/simulate'],
      ['cli/train'],
      ['cli/check', 'cli/serve'],
      ['cli/start-up', 'cli/review/review'],
    ],
    [
      ['host/lessons', 'server/storage/damage'],
      ['review/checks', 'review/why'],
      ['lab/training/train'],
      ['server/wire/attacks', 'server/api/rest'],
      ['review/review', 'lab/honest'],
    ],
    [
      ['client/boards/advance', 'host/hints'],
      ['server/wire/crowd', 'server/wire/abuse'],
      ['server/wire/foretell', 'server/wire/leak'],
      ['daily/daily', 'daily/city/day', 'daily/city/solver'],
      ['cli/play/terminal', 'cli/play/drawings'],
      ['server/evenings/evenings', 'server/api/proxy'],
      ['client/boards/arrivals', 'server/daily/daily'],
    ],
  ].map(row => row.map(group => group.map(name => `src/${name}.test.ts`))),
};

/** The files of a project that wait for their turn at this commit. */
export function restingFiles(project, commit) {
  return (ROWS[project] ?? []).flatMap((row, at) => {
    const [first = 0] = createHash('sha256').update(`${commit} ${project} ${at}`).digest();
    return row.filter((_, group) => group !== first % row.length).flat();
  });
}
