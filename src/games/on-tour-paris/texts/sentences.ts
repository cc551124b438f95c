// How a language's sentences become the texts of the game: the same for every language.
import { type Changes, readAloud, type Seat, type Sentences, type Story, speaking, type Texts, type Voice } from '../../../kernel/index.ts';
import { ownMarks } from '../aid.ts';
import { ARRONDISSEMENTS, CARDS, CLUBS, type Club, clubsOf, DOCKS, homeOf, regionOf, regionsOf, shownOn } from '../components.ts';
import type { Event } from '../events.ts';
import { QUAYS, SITES } from '../map.ts';
import type { Move } from '../moves.ts';
import { type Network, networkIn, PARIS } from '../network.ts';
import { type Agreement, OPTIONS } from '../options.ts';
import type { ClauseId } from '../rulebook.ts';
import { isRouteMove } from '../rules/route.ts';
import { tally } from '../score.ts';
import type { View } from '../view.ts';
import { type ExplainWords, explanation } from './explain.ts';
import { type StoryWords, storyOf } from './story.ts';
import { named, type Pieces, type TableWords, tableLines } from './table.ts';

type GameTexts = Texts<Move, Event, View, ClauseId, Agreement>;

/** What a language supplies: its sentences, its names, and the words of table, stories and explanations. */
export interface Language
  extends Sentences<Move, Event, View, ClauseId>,
    Pick<GameTexts, 'title' | 'pitch' | 'sections' | 'rules' | 'options' | 'pieces' | 'warning' | 'handbook'> {
  readonly table: TableWords;
  readonly stories: StoryWords;
  readonly explains: ExplainWords;
}

/** The texts of the game in a language, as printed and as a map of one's own calls its clubs and docks. */
export function texts({ printed, spots, speak }: Printed): GameTexts {
  const pieces = { ...printed, ...spotsIn(PARIS, spots) };
  return {
    ...textsWith(speak(pieces)),
    renamed: agreed => agreed.content && textsWith(speak({ ...printed, ...namesIn(agreed.content), ...spotsIn(networkIn(agreed), spots) })),
  };
}

interface Printed {
  readonly printed: Pieces;
  readonly spots: SpotWords;
  readonly speak: (pieces: Pieces) => Language;
}

/** How a club is found on the map: the numeral of its arrondissement, and on which side of it the club lies. */
export interface SpotWords {
  /** The tenth needs a word, or it looks like the mark. */
  readonly home: (numeral: string) => string;
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
}

/** Where each club is, as the piece `at:` its id: 'XI top'. */
function spotsIn({ sites }: Network, words: SpotWords): Pieces {
  return Object.fromEntries(
    CLUBS.map(club => {
      const twin = clubsOf(homeOf(club)).find(other => other !== club) ?? club;
      const [across, down] = [0, 1].map(axis => (sites[club].at[axis] ?? 0) - (sites[twin].at[axis] ?? 0)) as [number, number];
      const side = Math.abs(across) > Math.abs(down) ? (across < 0 ? words.left : words.right) : down < 0 ? words.top : words.bottom;
      return [`at:${club}`, `${words.home(homeNumeral(club))} ${side}`];
    }),
  );
}

/** The names that changes give, which are the same in every language. */
function namesIn({ clubs, docks }: Changes): Pieces {
  const named = (rows: unknown, piece: (id: string) => string) =>
    Object.entries(Object(rows)).flatMap(([id, row]) => {
      const { name } = Object(row);
      return typeof name === 'string' && name ? [[piece(id), curled(name)]] : [];
    });
  return Object.fromEntries([...named(clubs, id => id), ...named(docks, id => `dock:${id}`)]);
}

function textsWith({ table, stories, explains, refusals, moves, events, ...rest }: Language): GameTexts {
  const speech = speaking<Move, Event, View, ClauseId>({ refusals, moves, events });
  return {
    ...rest,
    standard: OPTIONS.standard,
    ...speech,
    // Where there are no facts to tell, the rule itself says it.
    refusal: (clause, facts) => (Object.keys(facts).length > 0 ? speech.refusal(clause, facts) : undefined),
    story: (told, voice) => storyOf(told, voice, stories),
    explain: (touch, view) => explanation(touch, view, explains),
    table: (view, voice) => tableLines(view, voice, table, rest.pieces),
  };
}

/** The voice of everything that has a name of its own, with the regions and titles of a language. */
export function piecesWith(words: Pieces): Pieces {
  const cards = CARDS.map(card => [card, `${named(words, regionOf(card))} ${numeralOf(shownOn(card))}`]);
  const clubs = CLUBS.map(club => [club, nameOf(club)]);
  const docks = DOCKS.map(dock => [`dock:${dock}`, curled(QUAYS[dock].name)]);
  return { ...Object.fromEntries([...cards, ...clubs, ...docks]), ...words };
}

/** The small words of a language. */
export function lexicon(language: string, pieces: Pieces) {
  const join = new Intl.ListFormat(language);
  return {
    piece: (id: unknown) => named(pieces, String(id)),
    list: (words: readonly string[]) => join.format(words),
  };
}

/** Names of several people: 'Ada and Bruno'; whoever listens comes first or last and has a word of his own. */
export function people(list: (words: readonly string[]) => string, you: string, place: 'first' | 'last') {
  return (seats: readonly Seat[], voice: Voice): string => {
    const others = seats.filter(seat => !voice.isYou(seat)).map(voice.name);
    if (!seats.some(voice.isYou)) return list(others);
    return list(place === 'first' ? [you, ...others] : [...others, you]);
  };
}

/** A club by its name and, to find it on the map, its spot: Le Balajo (XI top). */
export function placeWith(pieces: Pieces, quoted: (name: string) => string = name => name) {
  return (club: unknown): string => (isClub(club) ? `${quoted(named(pieces, club))} (${named(pieces, `at:${club}`)})` : String(club));
}

/** The names of the two regions of a club. */
export function regionNamesWith(pieces: Pieces) {
  return (club: unknown): readonly string[] => (isClub(club) ? regionsOf(club).map(region => named(pieces, region)) : []);
}

/** The name of a club. */
function nameOf(club: Club): string {
  return curled(SITES[club].name);
}

/** The numeral of an arrondissement. */
export function numeralOf(arrondissement: unknown): string {
  return ARRONDISSEMENTS[Number(arrondissement) - 1]?.numeral ?? String(arrondissement);
}

/** The numeral of the arrondissement of a club. */
export function homeNumeral(club: unknown): string {
  return isClub(club) ? numeralOf(homeOf(club)) : '';
}

/** A number of the facts with two digits. */
export function twoDigits(number: unknown): string {
  return String(number).padStart(2, '0');
}

/** Whether the next choice is the last that the viewer makes in this step. */
export function finishes({ viewer, players }: View): boolean {
  return viewer !== 'public' && players[viewer]?.left === 1;
}

/** What the viewer's route is worth so far. */
export function routePoints(view: View): number {
  const own = view.viewer === 'public' ? undefined : view.players[view.viewer];
  return tally(ownMarks(view) ?? [], (own?.pending ?? []).filter(isRouteMove), networkIn(view.plan.options)).points;
}

/** Whether the viewer's route has a club. */
export function hasRoute({ viewer, players }: View): boolean {
  return viewer !== 'public' && (players[viewer]?.pending?.length ?? 0) > 0;
}

/** A story as a sentence of the log. */
export function sentence(story: Story): string {
  return readAloud(story, {});
}

function curled(name: string): string {
  return name.replaceAll("'", '’');
}

function isClub(id: unknown): id is Club {
  return CLUBS.some(club => club === id);
}
