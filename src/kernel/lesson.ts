// A guided first game as plain data: what is laid down of it, and where a step begins. What is said is in one file a language.
// One coach reads the lessons of all games (client/coach), the terminal another (cli/learn/lesson.ts).
import type { Seat } from './game.ts';
import type { Language, Voice } from './texts.ts';

/** Whether a step begins at this moment, will begin later, or can no longer begin because the learner has gone another way. */
export type Moment = 'now' | 'later' | 'gone';

/** A fixed value, or one that follows from what the learner sees. */
export type Seen<V, T> = T | ((seen: V) => T);

/** A lit place: it surrounds these pieces, each named by its touch or by the name that the texts explain it under. */
export type Hole = readonly string[];

/** One idea: where it is told, what is lit, and what the learner does. */
export interface LessonStep<V> {
  /** What the texts call it. */
  readonly id: string;
  /** Without it the step begins as soon as the one before is over. */
  readonly at?: (seen: V) => Moment;
  /** The position of `examples` that it is about, instead of the running match. */
  readonly example?: string;
  /** At most four. */
  readonly holes: Seen<V, readonly Hole[]>;
  /** What Show me shows, in order, in notation; every other legal move is accepted as well. A step without moves is only told. */
  readonly moves?: Seen<V, readonly string[]>;
  /** Moves that are answered with two futures: in notation, `*` stands for anything. */
  readonly weak?: Seen<V, readonly string[]>;
  /** Other moves than those of Show me that do what the step is about, and earn its stamp: patterns as above. */
  readonly alsoDone?: Seen<V, readonly string[]>;
  /** The clause that Why? leads to. */
  readonly clause: string;
  /** The icon of its stamp in the passport; steps with the same idea need only one. */
  readonly stamp?: string;
}

/** A position of its own that a step is about: "a picture from later". */
export interface LessonExample {
  readonly position: unknown;
  /** The first numbers of each stream of luck. */
  readonly luck?: LaidLuck;
}

/** The first numbers of each stream of luck; where more are asked for, chance goes on. */
export type LaidLuck = Readonly<Record<string, readonly number[]>>;

/** What bots do first, by seat, choice after choice; where such a move is not legal, they think. */
export type LaidMoves = Readonly<Record<Seat, readonly string[]>>;

/** A piece and where it goes, both by the names of what is drawn. */
export interface Travel {
  readonly piece: string;
  readonly to: string;
}

/** A guided first game. */
export interface Lesson<V> {
  /** Raised when its steps change: whoever was in the middle of another begins anew. */
  readonly version: number;
  readonly minutes: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** Where the learner sits. */
  readonly learner: Seat;
  /** Whatever the luck below does not say follows from this. */
  readonly seed: string;
  readonly luck: LaidLuck;
  readonly moves: LaidMoves;
  /** The events by which bots are captioned, one caption a bot and turn: the most telling first. */
  readonly watched?: readonly string[];
  /** The piece that a move moves, for Show me; where it says nothing, whatever is touched first goes to what is touched last. */
  readonly travels?: (move: string, seen: V) => Travel | undefined;
  readonly steps: readonly LessonStep<V>[];
  readonly examples?: Readonly<Record<string, LessonExample>>;
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts<V>>>>;
}

/** Words, or words about what the learner sees. */
export type Said<V> = string | ((seen: V, voice: Voice) => string);

/** What may come of a choice, in one row: what was chosen, and what it comes to, with the pieces drawn beside each. */
export interface Future {
  /** "With ship 6". */
  readonly choice: string;
  readonly pieces?: readonly string[];
  /** "two trains to find". */
  readonly comesTo: string;
  readonly found?: readonly string[];
}

/** Two futures side by side, the learner's own first: no legal move is called wrong. */
export interface Futures {
  readonly idea: string;
  readonly say: string;
  readonly rows: readonly [own: Future, other: Future];
  /** "Keep ship 6". */
  readonly keep: string;
}

/** What is said in one step: sentences of at most 18 words, captions of at most nine. */
export interface StepTexts<V> {
  /** The idea in one short sentence. */
  readonly idea: Said<V>;
  /** One or two sentences. */
  readonly say: Said<V>;
  /** What to touch; for a step that is only told, the words on its button, where they are not "Next". */
  readonly do?: Said<V>;
  /** What to touch once the learner has begun a move of several touches: it fits whatever was chosen. Without it, `do` stays. */
  readonly then?: Said<V>;
  /** Two or three sentences. */
  readonly why: string;
  /** One sentence once it is done as it was shown. */
  readonly good?: Said<V>;
  /** The same once it is done in another way: it says what came of that, and never what did not happen. Without it the lesson just goes on. */
  readonly otherwise?: Said<V>;
  /** A caption for each hole, in their order; an empty one is not drawn. */
  readonly captions?: readonly Said<V>[];
  /** The two futures of a weak move, in notation. */
  readonly futures?: (move: string, seen: V) => Futures;
  /** The words below its stamp. */
  readonly stamp?: string;
}

/** All that a lesson says in one language. */
export interface LessonTexts<V> {
  /** The guide's name. */
  readonly guide: string;
  /** "First game", "First night". */
  readonly title: string;
  /** "Passepartout is here if you need him." */
  readonly here: string;
  readonly steps: Readonly<Record<string, StepTexts<V>>>;
  /** What the last page says of the running match. */
  readonly end: {
    readonly title: string;
    readonly lead: Said<V>;
    /** Three figures of the running match. */
    readonly figures: (seen: V, voice: Voice) => readonly { readonly label: string; readonly value: string }[];
    /** Two things left to discover. */
    readonly discover: readonly { readonly icon: string; readonly lead: string; readonly text: string }[];
  };
}

/** Any game's lesson: what its learner sees, the registry forgets. */
export type AnyLesson = Lesson<never>;

/** A lesson for views of any game: the types that the registry forgot are never asked for again. */
export function lessonOf(lesson: AnyLesson): Lesson<unknown> {
  return lesson as unknown as Lesson<unknown>;
}

/** The value at this moment. */
export function seenNow<V, T extends object>(value: Seen<V, T> | undefined, seen: V): T | undefined {
  return typeof value === 'function' ? (value as (seen: V) => T)(seen) : value;
}

/** The words at this moment. */
export function saidNow<V>(said: Said<V> | undefined, seen: V, voice: Voice): string {
  return typeof said === 'function' ? said(seen, voice) : (said ?? '');
}

/** The step that comes after one, as the match stands: steps that can no longer begin are left out; at the end, their number. */
export function stepAfter<V>({ steps }: Lesson<V>, step: number, seen: V): number {
  let next = step + 1;
  while (next < steps.length && momentOf(steps[next], seen) === 'gone') next++;
  return next;
}

/** Whether a step begins now; one about an example begins whatever the match is like. */
export function momentOf<V>(step: LessonStep<V> | undefined, seen: V): Moment {
  return step?.example === undefined ? (step?.at?.(seen) ?? 'now') : 'now';
}

/** What the learner would be shown now: the first of the step's moves that is left and legal. `made` is how many choices the step has seen. */
export function moveToShow<V>(step: LessonStep<V>, seen: V, made: number, isLegal: (move: string) => boolean): string | undefined {
  return seenNow(step.moves, seen)?.slice(made).find(isLegal);
}

/** Whether a move is answered with two futures. */
export function isWeak<V>(step: LessonStep<V>, seen: V, move: string): boolean {
  return (seenNow(step.weak, seen) ?? []).some(pattern => fitsPattern(pattern, move));
}

function fitsPattern(pattern: string, move: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? move === pattern : move.startsWith(start) && move.endsWith(end) && move.length >= start.length + end.length;
}

/** A choice in a step: what was seen before it, and the move in notation. */
interface StepChoice<V> {
  readonly seen: V;
  readonly move: string;
}

/** Whether all that was chosen is what Show me would have shown. */
export function isAsShown<V>(step: LessonStep<V>, choices: readonly StepChoice<V>[]): boolean {
  return choices.every(({ seen, move }) => seenNow(step.moves, seen)?.includes(move) ?? false);
}

/** Whether all that was chosen does what the step is about: then it earns its stamp. */
export function earnsStamp<V>(step: LessonStep<V>, choices: readonly StepChoice<V>[]): boolean {
  const isDone = ({ seen, move }: StepChoice<V>) => (seenNow(step.alsoDone, seen) ?? []).some(pattern => fitsPattern(pattern, move));
  return choices.every(choice => isAsShown(step, [choice]) || isDone(choice));
}

/** How an event is captioned that a bot is watched by: a sentence of the game without its point, its reasons left to the log. */
export function captionOf(sentence: string): string {
  return sentence.replaceAll(/\s*\([^)]*\)/g, '').replace(/[.!]$/, '');
}

/** What has become of a step: how many choices the learner has made in it, and what they could do now. */
interface StepSoFar {
  readonly made: number;
  readonly isAwaited: boolean;
  readonly isLegal: (move: string) => boolean;
}

/** Whether a step that asks for moves is over: none of them is left to make, or it is another's turn. */
export function isStepOver<V>(step: LessonStep<V>, seen: V, { made, isAwaited, isLegal }: StepSoFar): boolean {
  return made > 0 && (!isAwaited || moveToShow(step, seen, made, isLegal) === undefined);
}
