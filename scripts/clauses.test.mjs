import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGame } from './clauses.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clauses-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function given(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
const RULEBOOK = "export const CLAUSES = ['XX-1.1', 'XX-F.2'] as const;";
const TESTS = "clause('XX-1.1, XX-F.2', 'all is well', () => {});";

describe('the clauses of a game', () => {
  test('are all cited by a test and named only when they exist', () => {
    given({ 'rulebook.ts': RULEBOOK, 'rules/flow.ts': "playByPhases(PHASES, { turn: 'XX-1.1', step: 'XX-F.2' })", 'a.test.ts': TESTS });
    expect(readGame(folder).problems).toEqual([]);
  });

  test('are listed with the file and the title of each test', () => {
    given({ 'rulebook.ts': RULEBOOK, 'rules/a.test.ts': `${TESTS}\ntest('a draw (XX-F.2)', () => {});` });
    expect(readGame(folder).citations.get('XX-F.2')).toEqual([
      { file: 'rules/a.test.ts', title: 'XX-1.1, XX-F.2 all is well' },
      { file: 'rules/a.test.ts', title: 'a draw (XX-F.2)' },
    ]);
  });

  test('are missed when only an assertion names them', () => {
    given({ 'rulebook.ts': RULEBOOK, 'a.test.ts': "clause('XX-1.1', 'x', () => expect(refused).toEqual({ clause: 'XX-F.2' }));" });
    expect(readGame(folder).problems).toEqual(['XX-F.2 has no test']);
  });

  test('are missed when a rule names one that does not exist', () => {
    given({ 'rulebook.ts': RULEBOOK, 'rules/act.ts': "const rule = { clause: 'XX-9.9' };", 'a.test.ts': TESTS });
    expect(readGame(folder).problems).toEqual(['rules/act.ts names XX-9.9, which is not in the rulebook']);
  });

  test('are missed when a test names one that does not exist', () => {
    given({ 'rulebook.ts': RULEBOOK, 'a.test.ts': `${TESTS}\nclause('XX-1.1, XX-1.10', 'x', () => {});` });
    expect(readGame(folder).problems).toEqual(['a.test.ts names XX-1.10, which is not in the rulebook']);
  });

  test('are missed when there is no rulebook', () => {
    expect(readGame(folder).problems).toEqual(['there is no rulebook.ts']);
  });
});
