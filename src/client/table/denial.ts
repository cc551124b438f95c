import { type AnyTexts, plainly, refusalText, type Touch } from '../../kernel/index.ts';
import type { Denial } from '../../protocol/index.ts';
import type { Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';

/** A denial as a sentence in the player's language; `thing` is what was touched, in words. It never repeats what is asked. */
export function denialText(denial: Denial, texts: AnyTexts, thing: string | undefined): { text: string; clause: string | null } {
  const { table } = words.value;
  if (denial.clause) {
    const refusal = denial.facts ? { clause: denial.clause, facts: denial.facts } : { clause: denial.clause };
    return { text: refusalText(texts, refusal), clause: denial.clause };
  }
  const sentences: Partial<Record<Denial['reason'], string>> = {
    stale: table.stale,
    'too late': table.notYourTurn,
    'not yours': table.notYourTurn,
    'not kept': table.notKept,
    unreadable: thing ?? table.noPart,
    over: table.over,
  };
  return { text: sentences[denial.reason] ?? denial.text, clause: null };
}

/** What is said of a thing about which no rule says why it cannot be touched now: what it is. */
export function noPartOf({ texts, view, voice }: Scene, touch: Touch): string | undefined {
  const thing = texts.explain?.(touch, view, voice);
  return thing && `${words.value.table.noPartOf(thing.name)} ${plainly(thing)}`;
}
