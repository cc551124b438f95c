import { type AnyTexts, refusalText } from '../../kernel/index.ts';
import type { Denial } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';

/** A denial as a sentence in the player's language, with what to do instead where no rule says more. */
export function denialText(denial: Denial, texts: AnyTexts, toDo: string): { text: string; clause: string | null } {
  const { table } = words.value;
  if (denial.clause) {
    const refusal = denial.facts ? { clause: denial.clause, facts: denial.facts } : { clause: denial.clause };
    return { text: withNext(refusalText(texts, refusal), toDo), clause: denial.clause };
  }
  const sentences: Partial<Record<Denial['reason'], string>> = {
    stale: table.stale,
    'too late': table.notYourTurn,
    'not yours': table.notYourTurn,
    'not kept': table.notKept,
    unreadable: toDo || table.notYourTurn,
    over: table.over,
  };
  return { text: sentences[denial.reason] ?? denial.text, clause: null };
}

/** What is in the way, and what is asked for now, where the first does not say so already. */
function withNext(reason: string, toDo: string): string {
  return toDo === '' || reason.includes(toDo) ? reason : `${reason} ${toDo}`;
}
