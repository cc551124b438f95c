// The letter of the rulebook beside the options.
import type { OptionText } from '../../../kernel/index.ts';
import type { Agreement } from '../options.ts';

/** What the rulebook says about each option, or that it is silent; own content is no matter of rules. */
export type Letter = Readonly<Record<Exclude<keyof Agreement, 'content'>, string>>;

type OptionTexts = { readonly [K in keyof Agreement]: OptionText };

/** The options with what the rulebook says about each. */
export function besideLetter(options: OptionTexts, letter: Letter): OptionTexts {
  const said: Readonly<Record<string, string>> = letter;
  const rows = Object.entries(options).map(([name, text]) => {
    const rulebook = said[name];
    return [name, rulebook === undefined ? text : { ...text, rulebook }];
  });
  return Object.fromEntries(rows);
}
