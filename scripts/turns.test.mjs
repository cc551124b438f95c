import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './fresh.mjs';
import { ROWS, restingFiles } from './turns.mjs';

const COMMITS = Array.from({ length: 60 }, (_, at) => `commit ${at}`);

for (const [project, rows] of Object.entries(ROWS)) {
  const files = rows.flat(2);

  test(`every file of ${project} that takes turns is there, and named once`, () => {
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test(`each of ${project} has its turn with some commit, and one group of each row with every commit`, () => {
    const turns = COMMITS.map(commit => files.filter(file => !restingFiles(project, commit).includes(file)));
    expect(new Set(turns.flat())).toEqual(new Set(files));
    for (const turn of turns) for (const row of rows) expect(row.filter(group => group.every(file => turn.includes(file)))).toHaveLength(1);
  });
}

test('the same commit chooses the same, and a project without rows runs whole', () => {
  expect(restingFiles('browser', 'one')).toEqual(restingFiles('browser', 'one'));
  expect(restingFiles('rules', 'one')).toEqual([]);
});
