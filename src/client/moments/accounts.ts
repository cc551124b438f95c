// What reviews found of one's own games, kept on this device: how much was luck, and how much one's own decisions.
import { fits, list, oneOf, optional, type Shape, record as shape, text, whole } from '../../kernel/index.ts';
import { memoryOf } from '../device/memory.ts';
import { isTrusted, type Unit } from './mistakes.ts';

/** A reviewed game, in tenths of the unit. */
export interface KeptAccount {
  /** The last check number of the record. */
  readonly check: string;
  readonly unit: Unit;
  /** Whether that is the unit of luck and decisions; earlier versions took that of the scores. */
  readonly isCounted?: true;
  readonly luck: number;
  readonly you: number;
  /** 0 to 100. */
  readonly accuracy?: number;
}

const MOST = 200;
const tenths: Shape<number> = {
  allowed: 'a number',
  problem: (value, path) => (typeof value === 'number' && Number.isFinite(value) ? undefined : `${path} must be a number`),
};
const KEPT = list(
  shape<{ -readonly [K in keyof KeptAccount]: KeptAccount[K] }>({
    check: text(40),
    unit: oneOf('days', 'euros', 'points', 'win'),
    isCounted: optional(oneOf(true)),
    luck: tenths,
    you: tenths,
    accuracy: optional(whole(0, 100)),
  }),
);

export function accountsOf(game: string): readonly KeptAccount[] {
  const kept = memoryOf(game, 'accounts').read();
  return fits(KEPT, kept) ? kept.filter(isTrusted) : [];
}

/** Keeps an account, each game once; a closer look takes the place of the one before. */
export function keepAccount(game: string, account: KeptAccount): void {
  const others = accountsOf(game).filter(({ check }) => check !== account.check);
  memoryOf(game, 'accounts').write([account, ...others].slice(0, MOST));
}

interface Figures {
  readonly luck: { readonly value: number };
  readonly you: { readonly value: number };
  readonly accuracy?: { readonly value: number };
}

/** What is kept of the account of a review. */
export function accountIn({ luck, you, accuracy }: Figures, unit: Unit, check: string): KeptAccount {
  return {
    check,
    unit,
    isCounted: true,
    luck: Math.round(luck.value * 10),
    you: Math.round(you.value * 10),
    ...(accuracy ? { accuracy: Math.round(accuracy.value) } : {}),
  };
}
