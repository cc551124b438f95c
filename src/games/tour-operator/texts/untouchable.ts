// What a language says where no move would use what was touched: the fact.
import type { Facts } from '../../../kernel/index.ts';

/** When an employee works. */
export type When = 'leaving' | 'roll' | 'prepare' | 'hire' | 'landing' | 'flight' | 'checkIn' | 'weekend' | 'ready' | 'calm';

/** The sentences, by why. */
export type UntouchableWords = Readonly<
  Record<
    | 'side'
    | 'notYet'
    | 'flown'
    | 'first'
    | 'asked'
    | 'happy'
    | 'boardLater'
    | 'leftBehind'
    | 'noOne'
    | 'cleanLater'
    | 'cleanNext'
    | 'calmLater'
    | 'fuel'
    | 'byItself'
    | 'turn'
    | 'works'
    | 'markLater',
    (facts: Facts) => string
  >
>;

/** The sentence for these facts, where they say why. */
export function reasonFor(words: UntouchableWords, facts: Facts): string | undefined {
  const all: Readonly<Record<string, (facts: Facts) => string>> = words;
  return typeof facts.why === 'string' ? all[facts.why]?.(facts) : undefined;
}
