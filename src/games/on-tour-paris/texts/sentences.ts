// How a language's sentences become the texts of the game: the same for every language.
import { type Seat, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { ARRONDISSEMENTS, CARDS, CLUBS, type Club, DOCKS, homeOf, regionOf, shownOn } from '../components.ts';
import type { Entry, Event } from '../events.ts';
import { QUAYS, SITES } from '../map.ts';
import type { Move } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import { named, type Pieces, type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** What a language supplies: its sentences, its names, and the words of the table. */
export interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'pieces'> {
  readonly table: TableWords;
}

/** The texts of the game in a language. */
export function texts({ table, refusals, moves, events, ...rest }: Language): GameTexts {
  const speech = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  return {
    ...rest,
    ...speech,
    // Where there are no facts to tell, the rule itself says it.
    refusal: (clause, facts) => (Object.keys(facts).length > 0 ? speech.refusal(clause, facts) : undefined),
    table: (view, voice) => tableLines(view, voice, table, rest.pieces),
  };
}

/** The voice of everything that has a name of its own, with the regions and titles of a language. */
export function piecesWith(words: Pieces): Pieces {
  const cards = CARDS.map(card => [card, `${named(words, regionOf(card))} ${numeralOf(shownOn(card))}`]);
  const clubs = CLUBS.map(club => [club, SITES[club].name]);
  const docks = DOCKS.map(dock => [`dock:${dock}`, QUAYS[dock].name]);
  return { ...Object.fromEntries([...cards, ...clubs, ...docks]), ...words };
}

/** The small words of a language. */
export function lexicon(language: string, pieces: Pieces) {
  const join = new Intl.ListFormat(language);
  return {
    piece: (id: unknown) => named(pieces, String(id)),
    all: (seats: readonly Seat[], voice: Voice) => join.format(seats.map(voice.name)),
    list: (words: readonly string[]) => join.format(words),
  };
}

/** A club with its numeral and name: VIIIa Théâtre des Champs-Élysées. */
export function place(club: unknown): string {
  return isClub(club) ? `${numeralOf(homeOf(club))}${club.at(-1)} (${SITES[club].name})` : String(club);
}

/** The numeral of an arrondissement. */
export function numeralOf(arrondissement: unknown): string {
  return ARRONDISSEMENTS[Number(arrondissement) - 1]?.numeral ?? String(arrondissement);
}

/** What was written: 29c in VIIIa. */
export function entriesText(entries: readonly Entry[], within: string): readonly string[] {
  return entries.map(({ club, mark }) => `${mark} ${within} ${place(club)}`);
}

/** A number of the facts with two digits. */
export function twoDigits(number: unknown): string {
  return String(number).padStart(2, '0');
}

function isClub(id: unknown): id is Club {
  return CLUBS.some(club => club === id);
}
