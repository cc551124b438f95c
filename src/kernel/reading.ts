// By which reading of its rulebook a match is played.
import { type Option, type Options, printedOptions, usualValue } from './options.ts';
import { same } from './same.ts';
import type { AnyTexts, OptionText } from './texts.ts';

/** To the letter of the rulebook, as this house recommends, or by an agreement of its own. */
export type Reading = 'printed' | 'ours' | 'own';

type Table = Pick<Options<unknown>, 'table'>;
type Agreed = Readonly<Record<string, unknown>>;

/** The options on which the rulebook speaks, or is silent: a reading sets these and no others. */
export function readOptions({ table }: Table, texts: Pick<AnyTexts, 'options'>): readonly string[] {
  const named: Readonly<Record<string, OptionText>> = texts.options;
  return Object.entries(table).flatMap(([name, option]) =>
    option.printed !== undefined || (named[name]?.rulebook !== undefined && !isFree(option)) ? [name] : [],
  );
}

/** True if an option is about who plays and with what, not about how. */
function isFree({ isFree: isMarked = false, form, standard }: Option<unknown>): boolean {
  const isAboutSeats = form?.type === 'seats' || (form?.type === 'choice' && form.values.includes('random'));
  return isMarked || isAboutSeats || (!form && standard == null);
}

function usualIn(table: Table['table'], name: string): unknown {
  const option = table[name];
  return option && usualValue(option);
}

/** The reading of an agreement, by these options; one without any is ours. */
export function readingPlayed({ table }: Table, agreed: Agreed, names: readonly string[]): Reading {
  const isAt = (values: Agreed) => names.every(name => same(agreed[name] ?? usualIn(table, name), values[name] ?? usualIn(table, name)));
  if (names.length > 0 && isAt(printedOptions({ table }))) return 'printed';
  return isAt({}) ? 'ours' : 'own';
}

/** An agreement with these options set by a reading. */
export function withReading({ table }: Table, agreed: Agreed, names: readonly string[], reading: 'printed' | 'ours'): Agreed {
  const rest = Object.fromEntries(Object.entries(agreed).filter(([name]) => !names.includes(name)));
  return reading === 'printed' ? { ...rest, ...printedOptions({ table }) } : rest;
}
