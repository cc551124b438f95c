// How a language's sentences become the texts of the game: the same for every language.
import type { Facts, Names, Texts } from '../../../kernel/index.ts';
import { foretold } from '../ahead.ts';
import { type Colour, SPACES } from '../components.ts';
import type { Event, Reason } from '../events.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Agreement } from '../options.ts';
import { laid } from '../roads.ts';
import type { ClauseId } from '../rulebook.ts';
import { imagine, type View } from '../view.ts';
import { named, type Pieces, type PieceWords, pawnsIn, piecesOf } from './pieces.ts';
import { type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;
type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** Short phrases on what a placement would do. */
interface Preview {
  readonly board: (pawns: string) => string;
  readonly setDown: (pawns: string, site: string) => string;
  readonly sendHome: (pawns: string, site: string) => string;
  readonly fan: string;
  readonly inspector: string;
  readonly stop: (space: string) => string;
  readonly end: (won: boolean, total: number) => string;
}

/** Why a day ended, as the end of a sentence. */
export type Reasons = Readonly<Record<Reason, string>>;

/** What a language supplies. */
interface Sentences extends Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options'> {
  readonly words: PieceWords;
  readonly table: TableWords;
  readonly refusals: { readonly [K in ClauseId]?: (facts: Facts) => string | undefined };
  readonly place: (tile: string, degrees: number) => string;
  readonly control: (colour: string) => string;
  readonly concede: string;
  readonly preview: Preview;
  readonly events: { readonly [K in Event['type']]: (event: EventOf<K>, names: Names) => string | undefined };
}

/** The texts of the game in a language. */
export function texts(language: Sentences): GameTexts {
  const { title, pitch, sections, rules, options, words, table, refusals, events } = language;
  const about: Readonly<Record<string, ((facts: Facts) => string | undefined) | undefined>> = refusals;
  const pieces = piecesOf(words);
  return {
    title,
    pitch,
    sections,
    rules,
    options,
    pieces,
    refusal: (clause, facts) => about[clause]?.(facts),
    move(move, view) {
      if (move.type === 'concede') return language.concede;
      if (move.type === 'control') return language.control(named(pieces, move.colour));
      return `${language.place(named(pieces, move.tile), move.rotation * 90)} – ${foreseen(language, pieces, move, view).join('; ')}`;
    },
    event: (event, names) => (events[event.type] as (event: Event, names: Names) => string | undefined)(event, names),
    table: (view, names) => tableLines(view, names, table, pieces, pawns => pawnsIn(words, pawns)),
  };
}

/** What would come of a placement, in phrases. */
function foreseen({ preview, words }: Sentences, pieces: Pieces, { tile, rotation }: MoveOf<'place'>, view: View): readonly string[] {
  const { events, stop, space } = foretold(imagine(view), laid(tile, rotation));
  const boarded = events.flatMap(event => (event.type === 'boarded' ? [event.colour] : [])).join('');
  const phrases = events.flatMap(event => phraseOf(event, preview, pieces, words));
  const last = stop === 'inspector' ? [preview.inspector] : stop === 'space' ? [preview.stop(SPACES[space] ?? '')] : [];
  return [...(boarded ? [preview.board(pawnsIn(words, boarded))] : []), ...phrases, ...last];
}

function phraseOf(event: Event, preview: Preview, pieces: Pieces, words: PieceWords): readonly string[] {
  switch (event.type) {
    case 'setDown':
      return [preview.setDown(pawnsIn(words, event.pawns), named(pieces, event.site))];
    case 'sentHome':
      return event.count === 0 ? [] : [preview.sendHome(pawnsIn(words, event.colour.repeat(event.count)), named(pieces, event.site))];
    case 'fanBoarded':
      return [preview.fan];
    case 'ended':
      return [preview.end(event.won, event.total)];
    default:
      return [];
  }
}

/** The small words of a language: names of pieces and counts of pawns. */
export function lexicon(words: PieceWords) {
  const pieces = piecesOf(words);
  return {
    piece: (id: unknown) => named(pieces, id),
    street: (letter: string) => named(pieces, `street:${letter}`),
    pawns: (pawns: string) => pawnsIn(words, pawns),
    some: (colour: Colour, count: number) => pawnsIn(words, colour.repeat(count)),
    space: (space: number) => SPACES[space] ?? '',
  };
}
