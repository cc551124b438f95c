import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tabletour } from '../testing/terminal.ts';

const file = () => join(mkdtempSync(join(tmpdir(), 'tabletour-values-')), 'values.json');

test('values are learned and written, calibrated, and learned again from games played with them', async () => {
  const to = file();
  const lesson = ['train', 'eighty-days', '--to', to, '--seats', '2', '--seed', 'x'];
  const { out, code } = await tabletour([...lesson, '--games', '10']);
  expect(code).toBe(0);
  expect(out).toMatch(/^2 seats, 2 games held out: score within [\d.]+, Brier 0\.\d+, said→won /);
  expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({
    game: 'eighty-days',
    tables: [{ seats: 2, games: 10, seed: 'x', generation: 1 }],
  });
  await tabletour([...lesson, '--games', '10', '--calibrate', 'policy']);
  expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({
    tables: [{ games: 10, generation: 1, calibration: { by: 'policy', games: 10, seed: 'x' }, heldOut: { games: 2 } }],
  });
  const { out: examined } = await tabletour([...lesson, '--games', '2', '--examine', 'hard', '--hints']);
  expect(examined).toMatch(/^2 seats, 2 games: score within .* more points than said, by what is left: /);
  const { out: advised } = await tabletour([...lesson, '--games', '2', '--examine', 'policy', '--hints']);
  expect(advised).toMatch(/^2 seats, 2 games: score within .* more points than said, by what is left: /);
  expect(advised).not.toBe((await tabletour([...lesson, '--games', '2', '--examine', 'policy'])).out);
  await tabletour([...lesson, '--games', '10', '--again']);
  expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({ tables: [{ seats: 2, games: 10, generation: 2 }] });
});

test('what cannot be learned is refused with one sentence', async () => {
  expect((await tabletour(['train', 'city-tour', '--to', file(), '--by', 'nobody'])).err).toContain(
    '--by must name a bot, or policy, not "nobody"',
  );
  const to = file();
  writeFileSync(to, '{"game":"chess"}');
  expect((await tabletour(['train', 'eighty-days', '--to', to, '--calibrate', 'deep-blue'])).err).toContain(
    '--calibrate must name a bot, or policy, not "deep-blue"',
  );
  const { err, code } = await tabletour(['train', 'eighty-days', '--to', to, '--again']);
  expect(code).toBe(2);
  expect(err).toContain('has no values of eighty-days for 2 seats that could be learned from again');
});
