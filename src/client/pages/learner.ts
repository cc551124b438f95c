import { words } from '../locale/index.ts';
import { ownName } from '../shell/own-name.ts';

/** The names at a table where somebody learns: one's own among bots'. */
export function namesAround({ seats, learner }: { readonly seats: number; readonly learner: number }): readonly string[] {
  const { names } = words.value.bots;
  return Array.from({ length: seats }, (_, seat) => (seat === learner ? ownName() : (names[seat] ?? `${seat + 1}`)));
}
