import { test } from 'vitest';

/** A test of a rule: its title is the clause (or several, with commas between) and the rule as a sentence. */
export function clause(ids: string, sentence: string, body: () => void): void {
  test(`${ids} ${sentence}`, body);
}
