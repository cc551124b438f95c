import { optionsOf, wholeOption } from '../../kernel/index.ts';

/** What the players agree on before the train leaves. */
export interface Agreement {
  readonly stops: number;
  readonly bells: number;
}

export const OPTIONS = optionsOf<Agreement>({
  stops: { ...wholeOption(8, 4, 12), basic: true },
  bells: { ...wholeOption(4, 1, 6), basic: true },
});
