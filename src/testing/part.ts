// Tests that would take too long play a part of themselves in `npm test`, another with each commit; `npm run test:soak` plays the whole.
import { fast } from '../kernel/index.ts';

/** Whether the long tests are played as a whole. */
export const IS_SOAK = process.env.SOAK === '1';
/** What chooses the part: the commit; the same CHOICE chooses the same again. */
export const CHOICE = process.env.CHOICE ?? 'no commit';

/** How much of something is done: the whole in a soak, else less. */
export function amount(part: number, whole: number): number {
  return IS_SOAK ? whole : part;
}

/** Those of a list whose turn it is: all of it in a soak, else one; `what` is said in the summary of the run. */
export function chosenFrom<T extends string>(what: string, list: readonly T[], named = process.env.GAME): readonly T[] {
  const only = list.filter(each => each === named);
  const one = list[fast(`${CHOICE} ${what}`).below(list.length)];
  const chosen = only.length > 0 ? only : IS_SOAK || one === undefined ? list : [one];
  say(`${what}: ${chosen.join(', ')}`);
  return chosen;
}

/** So many of a list whose turn it is, in the order of the list: all of it in a soak. */
export function someFrom<T extends string>(what: string, list: readonly T[], count: number, named = process.env.GAME): readonly T[] {
  const only = list.filter(each => each === named);
  const first = fast(`${CHOICE} ${what}`).below(list.length);
  const isNear = (at: number) => (at - first + list.length) % list.length < count;
  const chosen = only.length > 0 ? only : IS_SOAK ? list : list.filter((_, at) => isNear(at));
  say(`${what}: ${chosen.join(', ')}`);
  return chosen;
}

/** Says what was chosen; scripts/steps.mjs finds these lines and repeats them below the step. */
export function say(text: string): void {
  console.log(IS_SOAK ? `the whole: ${text}` : `chosen by ${CHOICE}: ${text}`);
}
