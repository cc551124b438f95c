// How a language's sentences become the texts of the game: the same for every language.
import { type Seat, type Sentences, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { type CityId, type Desk, TOURIST_IDS, TOURISTS, type TouristId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import type { View } from '../view.ts';
import type { Pieces } from './pieces.ts';
import { type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

const TOURIST_NAMES = Object.fromEntries(TOURIST_IDS.map(id => [id, TOURISTS[id].name]));

/** What a language supplies: its sentences, its names, and the words of the table. */
export interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options'> {
  readonly pieces: Pieces;
  readonly table: TableWords;
}

/** The texts of the game in a language. */
export function texts({ table, refusals, moves, events, pieces, ...rest }: Language): GameTexts {
  return {
    ...rest,
    ...speaking({ refusals, moves, events }),
    pieces: { ...pieces, ...TOURIST_NAMES },
    table: (view, voice) => tableLines(view, voice, table, pieces),
  };
}

/** The small words of a language: names of pieces and people, and lists of them. */
export function lexicon(language: string, pieces: Pieces) {
  const join = new Intl.ListFormat(language);
  const known: Readonly<Record<string, string>> = { ...pieces, ...TOURIST_NAMES };
  const piece = (id: unknown) => known[String(id)] ?? String(id);
  return {
    piece,
    list: (ids: readonly unknown[]) => join.format(ids.map(piece)),
    players: (seats: readonly Seat[], voice: Voice) => join.format(seats.map(voice.name)),
    /** A change of points with its sign. */
    signed: (vp: number) => (vp < 0 ? `−${-vp}` : `+${vp}`),
    /** The tourist who waits at a desk of whoever moves. */
    atDesk: (view: View, desk: Desk) => piece(touristAt(view, desk) ?? `${desk}`),
    /** What an employee is used on, in words. */
    target: (view: View, on: MoveOf<'use'>['on']) =>
      typeof on === 'number' ? piece(touristAt(view, on) ?? `${on}`) : String(on).split(' ').map(piece).join(', '),
  };
}

/** Whose move a sentence is about: who the phase in play belongs to, or else who looks. */
function mover(view: View): Seat {
  const top = view.frames.at(-1);
  if (top && 'seat' in top && top.phase !== 'prep') return top.seat;
  if (typeof view.viewer === 'number') return view.viewer;
  return top && 'left' in top ? (top.left[0] ?? 0) : 0;
}

function touristAt(view: View, desk: Desk): TouristId | undefined {
  return view.agencies[mover(view)]?.desks[desk]?.tourist;
}

/** Whether a city is closed. */
export function isClosed(view: View, city: CityId): boolean {
  return !view.open[view.grid.indexOf(city)];
}
