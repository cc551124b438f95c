// What a board is drawn from, and what a game's board offers to the table page.
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { AnyGame, AnyTexts, Language, Note, Outcome, Seat, Tagged, Told, Touch, Viewer, Voice } from '../../kernel/index.ts';
import type { SeatEvent } from '../../protocol/index.ts';
import type { Ending, LastChance } from '../arrival/ending.ts';
import type { PaperProps } from '../arrival/paper.tsx';
import type { Look, LookAsked } from '../first-look/look.ts';
import type { Touching } from '../touch/touching.ts';

/** Who sits at a place, as the table shows it. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'open';
  /** Played from this device. */
  readonly isMine: boolean;
}

/** Who sat where from which line of the log on, and how that is said. */
export interface SeatHistory {
  readonly events: readonly SeatEvent[];
  readonly words: SeatHistoryWords;
}

type OfSeat = (name: string, isYou: boolean) => string;

/** How it is said that somebody else moves at a seat from now on. */
export interface SeatHistoryWords {
  readonly log: Readonly<Record<'clock' | 'left' | 'away' | 'bot' | 'back' | 'move', OfSeat>> & {
    readonly takesOver: (name: string, before: string, isYou: boolean) => string;
    readonly renamed: (name: string, before: string) => string;
  };
  readonly botFor: (name: string) => string;
}

/** All that a board is drawn from: one viewer's sight of one moment. V view, M move, E event, W the board's own words. */
export interface Scene<V = unknown, M extends Tagged = Tagged, E extends Told = Told, W = unknown> {
  readonly game: AnyGame;
  readonly view: V;
  readonly viewer: Viewer;
  readonly seats: readonly SeatLook[];
  /** Speaks to whoever looks on: "you" where the device plays for one person, names for all others. */
  readonly voice: Voice;
  /** Who sat where from which line of the log on, where that is known. */
  readonly history?: SeatHistory | undefined;
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly touching: Touching<M>;
  /** What is happening right now, while its motion runs: `view` and `past` contain it already. */
  readonly happening: E | null;
  /** What has happened so far, in order, as the viewer may know it. */
  readonly past: readonly E[];
  /** The game's sentences and names in the chosen language. */
  readonly texts: AnyTexts;
  /** The board's own labels in the chosen language. */
  readonly words: W;
  readonly language: Language;
  /** The date of the Daily Tour that is played at this table. */
  readonly daily?: string | undefined;
}

/** What a designer does at the table of a prototype. */
export interface DesignerParts {
  readonly notes: readonly Note[];
  /** Writes a note at the moment that is shown. */
  write(text: string): void;
  /** The same match from its beginning, with the same luck. */
  again(): void;
}

/** A step of a turn in the bar above the prompt. */
export interface TurnStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'later';
}

/** What the prompts bar says to a seat that may act. */
export interface Prompt {
  /** One sentence: what to do now. */
  readonly sentence: string;
  readonly steps?: readonly TurnStep[];
  /** The one touch that is the main thing to do, shown as the primary button when it is lit. */
  readonly primary?: Touch;
}

/** A part of a player's points, for bars and breakdowns. */
export interface ScorePart {
  readonly label: string;
  readonly value: number;
  /** A colour token of the game: 'var(--cat-ship)'. */
  readonly colour: string;
  /** An icon of the sprite: 'g-ship'. */
  readonly icon: string;
}

/** A figure by which somebody stands, and what it counts. */
export interface Figure {
  readonly figure: string;
  readonly label: string;
}

/** What somebody's points (or days) change by. */
export interface Change {
  readonly seat: Seat;
  readonly value: number;
}

/** A piece drawn small among the words of the log, and read by those words. */
export interface Glyph {
  readonly drawing: ComponentChildren;
  /** The drawing says all that the words say, and stands in their place. */
  readonly saysAll?: boolean;
}

/** The small drawing of a piece; undefined where there is none. */
export type GlyphOf<V = unknown, M extends Tagged = Tagged, E extends Told = Told, W = unknown> = (
  piece: string,
  scene: Scene<V, M, E, W>,
) => Glyph | undefined;
/** How a seat stands, in three figures; `places` are its points so far and the place they give. */
export type FiguresOf<V = unknown, M extends Tagged = Tagged, E extends Told = Told, W = unknown> = (
  scene: Scene<V, M, E, W>,
  seat: Seat,
  places: readonly Figure[],
) => readonly Figure[];

/** How a game ends on the screen: what is told of it, and the thing it is printed on. S scenes, A words of its own. */
export interface Arrival<S, A> {
  readonly words: Readonly<Record<Language, () => Promise<A>>>;
  /** The width of the board in its frame, by its height. */
  readonly ratio: number;
  /** Tells the end to whoever looks on, as the voice of the scene speaks. */
  tell(scene: S, own: A): Ending;
  /** Says until when a lost match could be won, once that is worked out beside the page and proved; what it gives back calls it off. */
  readonly lastChance?: (record: unknown, tell: (chance: LastChance) => void) => () => void;
  /** Telegram, guest book, postcard, poster, newspaper. */
  readonly Paper: FunctionComponent<PaperProps<S, A>>;
  /** The ground behind board and paper: a drawing of 1440 x 900. */
  readonly Ground: ComponentType;
}

/** Any game's arrival: whose words they are, the registry forgets. */
export interface AnyArrival<S> extends Omit<Arrival<S, never>, 'words'> {
  readonly words: Readonly<Record<Language, () => Promise<unknown>>>;
}

/** A game's board: drawn from scenes, and nothing else. */
export interface BoardKit<V = unknown, M extends Tagged = Tagged, E extends Told = Told, W = unknown> {
  readonly words: Readonly<Record<Language, () => Promise<W>>>;
  /** The hero: header strip and board. */
  readonly Board: ComponentType<{ scene: Scene<V, M, E, W> }>;
  /** Hand, dice, tiles: what lies before the player, docked under the board. */
  readonly Tray?: ComponentType<{ scene: Scene<V, M, E, W> }>;
  /** Decks and counts, below the players. */
  readonly Stacks?: ComponentType<{ scene: Scene<V, M, E, W> }>;
  /** Notes of the designer, and another try, below the log: at tables of prototypes only. */
  readonly Designer?: ComponentType<{ scene: Scene<V, M, E, W>; designer: DesignerParts }>;
  /** The figures of a player's row: the big figure, counters, marks. The table draws the piece, the name and whose turn it is. */
  readonly SeatFigures: ComponentType<{ scene: Scene<V, M, E, W>; seat: Seat; compact: boolean }>;
  /** Inside the prompts bar, between the sentence and the buttons: previews, sums, choices with pictures. */
  readonly Decision?: ComponentType<{ scene: Scene<V, M, E, W> }>;
  /** In the same place for whoever is not asked now: what the others decide about, and what may be done out of turn. */
  readonly Aside?: ComponentType<{ scene: Scene<V, M, E, W> }>;
  /** All components of the game, for the rulebook's last part. */
  readonly Reference: ComponentType<{ texts: AnyTexts; words: W; language: Language }>;
  /** How a match ends on the screen, loaded when one does; without it the points are listed on plain paper. */
  readonly arrival?: () => Promise<AnyArrival<Scene<V, M, E, W>>>;
  /** The four cards that tell a newcomer what it is about, loaded when they are asked for; a board without them shows none. */
  readonly firstLook?: (asked: LookAsked<W>) => Promise<Look>;
  /** Draws the pieces small, by the ids that stories call them; fetched once the table is there, until then they are named. */
  readonly glyphs?: () => Promise<GlyphOf<V, M, E, W>>;
  /** One line for the top bar: 'Round 8, nobody home yet'. */
  headline(scene: Scene<V, M, E, W>): string;
  /** What to do now, for the viewer's seat. */
  prompt(scene: Scene<V, M, E, W>, seat: Seat): Prompt;
  /** The heading of a move in the list of all moves. A board that has headings keeps the list open; else it is one list, and closed. */
  moveGroup?(scene: Scene<V, M, E, W>, move: M): string;
  /** How a seat's points (or days) come about so far; sums up to its score. */
  score(scene: Scene<V, M, E, W>, seat: Seat): readonly ScorePart[];
  /** How a seat stands, fetched for the home page; without it, by its points and the place they give. */
  readonly figures?: () => Promise<FiguresOf<V, M, E, W>>;
  /** What an event changes in the points (or days) of each seat that it concerns, for the margin of the log: a gain of points is above zero, and so are days spent. */
  changes(event: E): readonly Change[];
  /** Whether the log begins a new group with this event, and its heading. */
  chapter(event: E, words: W): string | undefined;
  /** How long its motion takes at normal speed, in ms; 0 for what has none. */
  motion(event: E): number;
  /** The view once an event has happened, as far as anything of it is drawn. Changes nothing; the session shows it while the motion runs. */
  advance(view: V, event: E): V;
  /** The word for the unit of a score in this many: 'days', 'points'. */
  unit(value: number, words: W): string;
  /** The campaign at a glance, for the home page of who has begun it. */
  readonly glance?: () => Promise<ComponentType<PageProps<W>>>;
  /** Pages of the game's own, by their part of the address. */
  readonly pages?: Readonly<Record<string, ComponentType<PageProps<W>>>>;
  /** What the campaign remembers once a match of this device has ended. */
  remember?(before: unknown, view: V): unknown;
  /** Options of the table that the campaign goes on with after this match; undefined where there is none. */
  goOn?(view: V): Readonly<Record<string, unknown>> | undefined;
  /** Why the campaign does not permit a table with these options yet; undefined where it does. */
  locked?(memory: unknown, options: Readonly<Record<string, unknown>>, words: W): string | undefined;
  /** Why the campaign does not count the end of this match, which is nobody's own where a bot finished it; undefined where it does, or has nothing to do with it. */
  uncounted?(memory: unknown, view: V, words: W, isOwn: boolean): string | undefined;
  /** The options that the campaign goes on with; undefined where it has none. */
  next?(memory: unknown): Readonly<Record<string, unknown>> | undefined;
  /** What two devices remember of the campaign, as one. */
  joined?(here: unknown, there: unknown): unknown;
}

/** What a page of a game's own gets: City Tour's campaign, the editor of days. */
export interface PageProps<W> {
  readonly texts: AnyTexts;
  readonly words: W;
  readonly language: Language;
  /** Sets a table with these options and goes there. */
  play(options: Readonly<Record<string, unknown>>): void;
  /** The small box of this device's memory for this game's campaign, its drafts included: plain JSON. */
  readonly memory: { read(): unknown; write(value: unknown): void };
}

/** Any game's board. Component props are contravariant; the registry is the one place that forgets the types. */
export type AnyKit = BoardKit<never, never, never, never> & { readonly words: Readonly<Record<Language, () => Promise<unknown>>> };

/** A board for scenes of any game: the types that the registry forgot are never asked for again. */
export function boardOf(kit: AnyKit): BoardKit {
  return kit as unknown as BoardKit;
}

/** An arrival for words of any game: they are its own, loaded with it. */
export function arrivalOf(arrival: AnyArrival<Scene>): Arrival<Scene, unknown> {
  return arrival as unknown as Arrival<Scene, unknown>;
}
