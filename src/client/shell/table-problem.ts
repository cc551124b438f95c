import type { Facts } from '../../kernel/index.ts';
import { words } from '../locale/index.ts';

/** Why a table cannot be played on, in the language spoken; undefined where it is something else. */
export function tableProblem(kind: string, facts: Facts = {}): string | undefined {
  const { problems } = words.value.table;
  if (kind === 'unknown version') return problems.version(Number(facts.version), Number(facts.known));
  if (kind === 'damaged') return problems.damaged;
  return kind === 'other rules' ? problems.rules(Number(facts.entry)) : undefined;
}
