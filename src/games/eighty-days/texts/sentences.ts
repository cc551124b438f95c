// How a language's sentences become the texts of the game: the same for every language.
import type { Facts, Names, Seat, Texts } from '../../../kernel/index.ts';
import { LEGS, type Place, placeAt, type Route, TRAVEL, type TravelCard } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import { named, type Pieces, type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;
type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** What a language supplies: for every move and event a sentence, for some clauses one about the facts. */
export interface Sentences extends Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'pieces'> {
  readonly table: TableWords;
  readonly refusals: { readonly [K in ClauseId]?: (facts: Facts) => string | undefined };
  readonly moves: { readonly [K in Move['type']]: (move: MoveOf<K>, view: View) => string };
  readonly events: { readonly [K in Event['type']]: (event: EventOf<K>, names: Names) => string | undefined };
}

/** The texts of the game in a language. */
export function texts(language: Sentences): GameTexts {
  const { table, refusals, moves, events, ...rest } = language;
  const about: Readonly<Record<string, ((facts: Facts) => string | undefined) | undefined>> = refusals;
  return {
    ...rest,
    refusal: (clause, facts) => about[clause]?.(facts),
    move: (move, view) => (moves[move.type] as (move: Move, view: View) => string)(move, view),
    event: (event, names) => (events[event.type] as (event: Event, names: Names) => string | undefined)(event, names),
    table: (view, names) => tableLines(view, names, table, language.pieces),
  };
}

/** The small words of a language: names of pieces and cards, and lists of players. */
export function lexicon(language: string, pieces: Pieces) {
  const piece = (id: unknown) => named(pieces, String(id));
  const card = (id: TravelCard) => `${piece(TRAVEL[id].kind)} ${TRAVEL[id].value}`;
  const join = new Intl.ListFormat(language);
  return {
    piece,
    card,
    /** A travel card or an event card, by what the facts of a case call it. */
    anyCard: (id: unknown) => (isTravelCard(id) ? card(id) : piece(id)),
    space: (id: unknown) => piece(`space:${id}`),
    chip: (id: unknown) => piece(`chip:${id}`),
    all: (seats: readonly Seat[], names: Names) => join.format(seats.map(names)),
  };
}

/** Where the next leg of the traveller in turn leads by a route, and the cards it asks for. */
export function nextLeg(view: View, route: Route): { readonly to: Place; readonly cards: string } {
  const position = view.travellers[view.queue[0] ?? 0]?.position ?? 0;
  return { to: placeAt(position + 1), cards: LEGS[position + 1]?.[route]?.join(' ') ?? '' };
}

function isTravelCard(id: unknown): id is TravelCard {
  return typeof id === 'string' && Object.hasOwn(TRAVEL, id);
}
