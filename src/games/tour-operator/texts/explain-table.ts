// The table as explanations look at it.
import type { Rule, Seat, Voice } from '../../../kernel/index.ts';
import { type Box, boxOf } from '../box.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { Agency } from '../state.ts';
import type { View } from '../view.ts';
import type { ExplainWords } from './explain-words.ts';

export interface Table {
  readonly words: ExplainWords;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<ClauseId, Rule<Agreement>>>;
  readonly view: View;
  readonly voice: Voice;
}

export function boxIn({ view }: Table): Box {
  return boxOf(view.plan.options);
}

/** As a heading. */
export function headed(text: string): string {
  return text.replace(/^./u, first => first.toUpperCase());
}

export function nameOf({ words, names }: Table, id: string): string {
  return words.names[id] ?? names[id] ?? id;
}

/** Whose boards are looked at. */
export function looker({ view }: Table): Seat {
  const top = view.frames.at(-1);
  if (typeof view.viewer === 'number') return view.viewer;
  return top && 'seat' in top ? top.seat : view.start;
}

export function agency(table: Table): Agency | undefined {
  return table.view.agencies[looker(table)];
}

export function called({ voice }: Table, seat: Seat): string | null {
  return voice.tell<string | null>(seat, null, name => name);
}
