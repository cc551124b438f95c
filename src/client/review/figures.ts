// How the figures of a review are written.
import type { Language } from '../../kernel/index.ts';
import type { Figure } from '../../review/index.ts';
import type { CountedIn, ReviewWords } from './words/en.ts';

/** Writes figures in a language and a unit. */
export interface Pen {
  readonly unit: CountedIn;
  /** A figure by itself. */
  plain(value: number, decimals?: number): string;
  /** With its sign, and a decimal unless its interval is wider than itself. */
  signed(figure: Figure): string;
  /** The same, where a result is no margin but a score or a chance: those have no plus. */
  level(figure: Figure): string;
  /** Without its sign, in so many days or points. */
  amount(value: number, decimals?: number): string;
  /** The same, with a decimal unless its interval is wider than itself. */
  size(figure: Figure): string;
  /** Half of the interval of a figure; of a chance no more than all of it. */
  half(figure: Figure): string;
  /** The interval of a figure without its sign: 7.8 to 10.4. */
  sizes(figure: Figure): string;
  /** The interval of a figure as it is said: between −10.4 and −7.8. */
  between(low: number, high: number): string;
  percent(share: number): string;
}

const decimalsOf = ({ value, half }: Figure) => (half > Math.abs(value) ? 0 : 1);

export function penFor(language: Language, words: ReviewWords, unit: CountedIn): Pen {
  const tag = language === 'en' ? 'en-GB' : language;
  const formats = [0, 1].map(digits => new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }));
  const plain = (value: number, decimals = 1) => {
    const text = (formats[decimals === 0 ? 0 : 1] ?? new Intl.NumberFormat(tag)).format(Math.abs(value));
    return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
  };
  const withSign = (value: number, decimals: number) => {
    const text = plain(value, decimals);
    return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  };
  const amount = (value: number, decimals = 1) => {
    const text = plain(Math.abs(value), decimals);
    return words.amount(unit, text, Number(Math.abs(value).toFixed(decimals)) === 1);
  };
  // No chance is more than certain, and none is less than nothing.
  const most = unit === 'win' ? 100 : Number.POSITIVE_INFINITY;
  const within = (value: number, low: number) => Math.min(most, Math.max(low, value));
  return {
    unit,
    plain,
    half: ({ half }) => plain(Math.min(most, half)),
    signed: figure => withSign(figure.value, decimalsOf(figure)),
    level: figure => plain(figure.value, decimalsOf(figure)),
    amount,
    size: figure => amount(figure.value, decimalsOf(figure)),
    sizes: ({ value, half }) => {
      const sign = value < 0 ? -1 : 1;
      return words.range(plain(within(sign * value - half, -most)), plain(within(sign * value + half, -most)));
    },
    between: (low, high) => words.between(withSign(within(low, -most), 1), withSign(within(high, -most), 1)),
    percent: share => words.percent(plain(100 * Math.min(1, Math.max(0, share)), 0)),
  };
}

/** Figures of separate things, added up. */
export function sumOf(figures: readonly Figure[]): Figure {
  return {
    value: figures.reduce((sum, { value }) => sum + value, 0),
    half: Math.sqrt(figures.reduce((sum, { half }) => sum + half * half, 0)),
  };
}
