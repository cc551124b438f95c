// How a language's sentences become the texts of the game: the same for every language.
import { type Seat, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { LEGS, type Place, placeAt, type Route, TRAVEL, type TravelCard } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import { named, type Pieces, type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** What a language supplies: its sentences, its names, and the words of the table. */
interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'formerly' | 'options' | 'pieces'> {
  readonly table: TableWords;
}

/** The texts of the game in a language. */
export function texts({ table, refusals, moves, events, ...rest }: Language): GameTexts {
  return {
    ...rest,
    ...speaking({ refusals, moves, events }),
    table: (view, voice) => tableLines(view, voice, table, rest.pieces),
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
    all: (seats: readonly Seat[], voice: Voice) => join.format(seats.map(voice.name)),
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
