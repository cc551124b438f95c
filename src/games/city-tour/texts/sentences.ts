// How a language's sentences become the texts of the game: the same for every language.
import { type Odd, type Sentences, speaking, type Texts } from '../../../kernel/index.ts';
import { foretold, foretoldWithout } from '../ahead.ts';
import type { Event, Reason } from '../events.ts';
import type { Move } from '../moves.ts';
import type { OddKind } from '../odd.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import { laid } from '../roads.ts';
import type { ClauseId } from '../rulebook.ts';
import { votesNeeded } from '../rules/concede.ts';
import { imagine, type View } from '../view.ts';
import { explaining } from './explain.ts';
import type { ExplainWords } from './explain-words.ts';
import { type Lexicon, lexicon, type PieceWords, piecesOf } from './pieces.ts';
import { type StoryWords, storyOf } from './story.ts';
import { type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** Short phrases on what a move would do. */
interface Preview {
  readonly setDown: (count: number, at: string) => string;
  readonly sendHome: (count: number, at: string, required: number) => string;
  /** A site that nobody gets off at, or one that is closed: the bus passes each only once. */
  readonly lost: (at: string) => string;
  readonly closed: (the: string) => string;
  readonly fan: string;
  readonly fanLeft: string;
  /** Travellers counted colour by colour. */
  readonly board: (tally: string, count: number) => string;
  readonly stay: (tally: string, count: number) => string;
  readonly inspector: string;
  readonly stop: (space: string) => string;
  readonly end: (won: boolean, total: number) => string;
}

/** Why a day ended, as the end of a sentence. */
export type Reasons = Readonly<Record<Reason, string>>;

/** The facts of a move that looks like a slip, in words. */
export interface Slip {
  readonly the: string;
  readonly at: string;
  readonly crowd: string;
  readonly count: number;
  readonly required: number;
  readonly total: number;
  readonly objective: number;
}

type CitySentences = Sentences<Move, Event, View, ClauseId>;

/** What a language supplies; the sentence of a move is put together from its phrases. */
interface Language
  extends Pick<CitySentences, 'refusals' | 'events'>,
    Required<Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'handbook'>> {
  readonly words: PieceWords;
  readonly table: TableWords;
  readonly semicolon: string;
  readonly place: (tile: string, degrees: number) => string;
  readonly control: (passenger: string) => string;
  /** A vote, and one that ends the day. */
  readonly concede: (votes: number, needed: number) => string;
  readonly preview: Preview;
  readonly story: StoryWords;
  readonly warnings: Readonly<Record<OddKind, (slip: Slip) => string>>;
  readonly explain: ExplainWords;
}

/** The texts of the game in a language. */
export function texts(language: Language): GameTexts {
  const { title, pitch, sections, rules, options, handbook, words, table, refusals, events, semicolon } = language;
  const says = lexicon(words);
  const move = (each: Move, view: View) => moveLabel(language, says, each, view);
  const spoken = speaking<Move, Event, View, ClauseId>({ refusals, moves: { concede: move, control: move, place: move }, events });
  return {
    title,
    pitch,
    sections,
    rules,
    standard: OPTIONS.standard,
    options,
    handbook,
    pieces: piecesOf(words),
    ...spoken,
    story: (told, voice, isOver) => storyOf(told, isOver, language.story, { says, voice, tell: event => spoken.event(event, voice) }),
    explain: explaining(language.explain, says, (each, view) => foreseen(language, says, each, view).join(semicolon)),
    warning: odd => warned(language, says, odd),
    table: (view, voice) => tableLines(view, voice, { words: table, says, you: words.you }),
  };
}

function moveLabel(language: Language, says: Lexicon, move: Move, view: View): string {
  if (move.type === 'concede') return language.concede(view.votes.length + 1, votesNeeded(imagine(view)));
  const head =
    move.type === 'control' ? language.control(says.passenger(move.colour)) : language.place(says.tile(move.tile), move.rotation * 90);
  const phrases = foreseen(language, says, move, view);
  return phrases.length > 0 ? `${head}${language.story.colon}${phrases.join(language.semicolon)}` : head;
}

/** What would come of a move, in phrases; first what happens at the sites, in which the moves to choose from differ most. */
function foreseen({ preview }: Language, says: Lexicon, move: Move, view: View): readonly string[] {
  if (move.type === 'concede' || (move.type === 'control' && view.bus[move.colour] === 0)) return [];
  const s = imagine(view);
  const { events, stop, space } = move.type === 'place' ? foretold(s, laid(move.tile, move.rotation)) : foretoldWithout(s, move.colour);
  const of = (type: 'boarded' | 'leftBehind') => events.flatMap(event => (event.type === type ? [event.colour] : [])).join('');
  const [boarded, left] = [of('boarded'), of('leftBehind')];
  const last = stop === 'inspector' ? [preview.inspector] : stop === 'space' ? [preview.stop(says.space(space))] : [];
  return [
    ...events.flatMap(event => phraseOf(event, preview, says)),
    ...(boarded ? [preview.board(says.tally(boarded), boarded.length)] : []),
    ...(left ? [preview.stay(says.tally(left), left.length)] : []),
    ...last,
  ];
}

function phraseOf(event: Event, preview: Preview, says: Lexicon): readonly string[] {
  switch (event.type) {
    case 'setDown':
      return [preview.setDown(event.pawns.length, says.site(event.site).at)];
    case 'sentHome': {
      const { at } = says.site(event.site);
      return [event.count === 0 ? preview.lost(at) : preview.sendHome(event.count, at, event.required)];
    }
    case 'turnedAway':
      return [preview.closed(says.site(event.site).the)];
    case 'fanBoarded':
      return [preview.fan];
    case 'fanLeft':
      return [preview.fanLeft];
    case 'ended':
      return [preview.end(event.won, event.total)];
    default:
      return [];
  }
}

function warned({ warnings }: Language, says: Lexicon, { kind, facts = {} }: Odd): string | undefined {
  const warning: ((slip: Slip) => string) | undefined = (warnings as Readonly<Record<string, (slip: Slip) => string>>)[kind];
  const { site, pawns, count, required, total, objective } = facts;
  const place = says.siteNamed(site);
  return warning?.({
    the: place?.the ?? '',
    at: place?.at ?? '',
    crowd: says.crowd(String(pawns ?? ''), false),
    count: Number(count ?? 0),
    required: Number(required ?? 0),
    total: Number(total ?? 0),
    objective: Number(objective ?? 0),
  });
}
