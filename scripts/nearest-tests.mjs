/** These play whole matches or start programs, and take longer than all others together: `npm run check` runs them only where they changed. */
export const LONG = [
  'src/cli/check.test.ts',
  'src/cli/cli.test.ts',
  'src/cli/serve.test.ts',
  'src/cli/simulate/simulate.test.ts',
  'src/cli/start-up.test.ts',
  'src/cli/train.test.ts',
  'src/client/boards/advance.test.ts',
  'src/server/api/rest.test.ts',
  'src/server/wire/abuse.test.ts',
];

/** The folder of a file, up to the third: src/kernel, src/games/bodensee, src/client/table. */
function partOf(path) {
  return path.split('/').slice(0, -1).slice(0, 3).join('/');
}

/** At most so many of the tests that depend on what changed: those beside it, then some of the others, from every part. */
export function nearestTests(tests, changed, most) {
  const parts = new Set(changed.map(partOf));
  const short = tests.filter(test => changed.includes(test) || !LONG.includes(test));
  const near = short.filter(test => parts.has(partOf(test)) || changed.includes(test));
  const far = short.filter(test => !near.includes(test));
  const space = Math.max(0, Math.min(far.length, most - near.length));
  const spread = Array.from({ length: space }, (_, at) => far[Math.floor((at * far.length) / space)]);
  return [...near.slice(0, most), ...spread];
}
