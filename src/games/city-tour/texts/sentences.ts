// How a language's sentences become the texts of the game: the same for every language.
import { type Sentences, speaking, type Texts } from '../../../kernel/index.ts';
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

type CitySentences = Sentences<Move, Event, View, ClauseId>;

/** What a language supplies; the sentence of a placement is put together from its phrases. */
interface Language
  extends Pick<CitySentences, 'refusals' | 'events'>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options'> {
  readonly words: PieceWords;
  readonly table: TableWords;
  readonly place: (tile: string, degrees: number) => string;
  readonly control: (colour: string) => string;
  readonly concede: string;
  readonly preview: Preview;
}

/** The texts of the game in a language. */
export function texts(language: Language): GameTexts {
  const { title, pitch, sections, rules, options, words, table, refusals, events } = language;
  const pieces = piecesOf(words);
  const moves: CitySentences['moves'] = {
    concede: () => language.concede,
    control: ({ colour }) => language.control(named(pieces, colour)),
    place: (move, view) =>
      `${language.place(named(pieces, move.tile), move.rotation * 90)} – ${foreseen(language, pieces, move, view).join('; ')}`,
  };
  return {
    title,
    pitch,
    sections,
    rules,
    options,
    pieces,
    ...speaking({ refusals, moves, events }),
    table: (view, voice) => tableLines(view, voice, { words: table, pieces, pawns: pawns => pawnsIn(words, pawns) }),
  };
}

/** What would come of a placement, in phrases. */
function foreseen({ preview, words }: Language, pieces: Pieces, { tile, rotation }: MoveOf<'place'>, view: View): readonly string[] {
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
