// How a language's sentences become the texts of the game: the same for every language.
import { type Sentences, speaking, type Texts } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { ATTRACTIONS, TOWNS } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { priceOf } from '../rules/build.ts';
import type { View } from '../view.ts';
import { type Pieces, type Speech, type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** What a language supplies: its sentences, its names, and the words of the table. */
export interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'pieces'> {
  readonly table: TableWords;
  readonly speech: Speech;
}

/** The texts of the game in a language. */
export function texts({ table, speech, refusals, moves, events, ...rest }: Language): GameTexts {
  const said = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  return {
    ...rest,
    ...said,
    refusal: (clause, facts) => sentence(said.refusal(clause, facts)),
    event: (event, voice) => sentence(said.event(event, voice)),
    table: (view, voice) => tableLines(view, voice, table, speech),
  };
}

/** With a capital at its beginning. */
function sentence(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** The names of the printed towns and attractions. */
export function printedNames(name: 'english' | 'german' | 'danish'): Pieces {
  return {
    ...Object.fromEntries(TOWNS.map(town => [town.id, town.name])),
    ...Object.fromEntries(ATTRACTIONS.map(tile => [tile.id, tile[name]])),
  };
}

/** What the tile just chosen costs in a town. */
export function priceIn(view: View, town: string): number {
  const frame = view.frames.at(-1);
  const box = boxOf(view.plan.options);
  const place = box.townAt.get(town);
  const tile = frame?.phase === 'town' ? box.tileAt.get(frame.tile) : undefined;
  return place && tile && frame?.phase === 'town' ? priceOf(view, tile, place, frame.contractor) : 0;
}

/** The value and priority of a tile, as numbers to put behind its name. */
export function numbersOf(view: View, tile: string): { readonly value: number; readonly priority: number } {
  const found = boxOf(view.plan.options).tileAt.get(tile);
  return { value: found?.value ?? 0, priority: found?.priority ?? 0 };
}
