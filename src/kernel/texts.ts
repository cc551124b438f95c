import type { Facts, Odd, Of, Refusal, Seat, Tagged } from './game.ts';
import type { Manual } from './handbook/manual.ts';

export const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who is spoken of, and to whom: whoever listens is "you", the others are called by name. */
export interface Voice {
  /** What a seat is called, whoever listens. */
  name(seat: Seat): string;
  /** Whether the one who listens sits there. */
  isYou(seat: Seat): boolean;
  /** The first where the one who listens sits there, else the second with the name of whoever does: "You buy a card", "Ada buys a card". */
  tell<T>(seat: Seat, you: T, other: (name: string) => T): T;
}

/** A voice that knows these names and speaks to one seat; to nobody in particular where `you` is null. */
export function voiceOf(name: (seat: Seat) => string, you: Seat | null = null): Voice {
  return {
    name,
    isYou: seat => seat === you,
    tell: (seat, toYou, other) => (seat === you ? toYou : other(name(seat))),
  };
}

/** A piece within a story. */
export interface Mention {
  readonly piece: string;
  /** How it is said there; by its name where nothing else is stated. */
  readonly words?: string;
}

/** A turn in one line: words, and pieces that the board draws small. The first words name whose turn it was. */
export type Story = readonly (string | Mention)[];

/** How a part of a story is said. */
export function said(part: Story[number], names: Readonly<Record<string, string>>): string {
  if (typeof part === 'string') return part;
  return part.words ?? names[part.piece] ?? part.piece;
}

/** A story as it is read aloud. */
export function readAloud(story: Story, names: Readonly<Record<string, string>>): string {
  return story.map(part => said(part, names)).join('');
}

/** A sign of a thing, and what it means there. */
export interface Sign {
  /** By the id that the small drawings call it. */
  readonly piece: string;
  readonly text: string;
}

/** What something on the table is, for whoever asks. */
export interface Explanation {
  /** What kind of thing it is: 'Action space'. */
  readonly kind: string;
  readonly name: string;
  /** The piece that it is, or that lies there, by the id that stories call it. */
  readonly piece?: string | undefined;
  /** What it does, with the numbers agreed for this match; 30 words at the most. */
  readonly text: string;
  /** What is printed on a thing that is made of several: the interests and wishes of a tourist. */
  readonly signs?: readonly Sign[];
  /** An example from this very table, with a figure. */
  readonly example?: string;
  /** What the example comes to, to be read at a glance: '+2'. */
  readonly figure?: string | undefined;
  /** Where the rulebook says so. */
  readonly clause?: string;
}

/** What a thing does, in one paragraph; of one with signs these, since the rest holds for all of its kind. */
export function plainly({ text, signs = [] }: Explanation): string {
  return signs.length === 0 ? text : signs.map(sign => `${sign.text}.`).join(' ');
}

/** An option as the set-up page explains it. */
export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** What the rulebook says about it, in our words; that it says nothing, where it is silent. */
  readonly rulebook?: string;
  /** The choices of an option that has some, by value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a clause says: the same in every match, or with what was agreed for this one. By a method, so that texts of known types are also any texts. */
export type Rule<O> = string | { say(agreed: O): string }['say'];

/** A clause as it reads in a match. */
export interface ClauseText {
  readonly clause: string;
  readonly sentence: string;
  /** Whether it would read otherwise by the standard options. */
  readonly isAgreed: boolean;
}

/** Everything a game says, in one language. M moves, E events, V views, C clauses, O options. */
export interface Texts<M extends Tagged, E extends Tagged, V, C extends string, O> {
  readonly title: string;
  /** One line that makes somebody want to play. */
  readonly pitch: string;
  /** Headings of the rulebook by the beginning of their clauses: 'ED-4'. */
  readonly sections: Readonly<Record<string, string>>;
  /** The rulebook, in the order of play; a sentence or two each. */
  readonly rules: { readonly [K in C]: Rule<O> };
  /** Clauses that read otherwise in older versions of the rules, by the last version in which they read so. */
  readonly formerly?: Readonly<Record<number, { readonly [K in C]?: Rule<O> }>>;
  /** What the rulebook reads by where no match is open. */
  readonly standard: O;
  /** What was agreed for the match that is spoken of. */
  readonly agreed?: O;
  /** The same with the names that content of one's own gives; undefined where it gives none. */
  renamed?(agreed: O): Texts<M, E, V, C, O> | undefined;
  readonly options: { readonly [K in keyof O]-?: OptionText };
  /** Names of pieces by id. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Why a move is refused, where the facts of the case say more than the rule alone. */
  refusal(clause: string, facts: Facts): string | undefined;
  /** A move as a choice: what it does, seen from this view. */
  move(move: M, view: V): string;
  /** What happened, as a sentence of the log; undefined where it goes without saying. */
  event(event: E, voice: Voice): string | undefined;
  /** What happened in one turn, in one line: everything that befell whoever listens, and of the rest what matters most. A turn that is not over may still go on. Undefined where it goes without saying. */
  story?(events: readonly E[], voice: Voice, isOver: boolean): Story | undefined;
  /** What is touched with this touch, or drawn under this name, as the table stands. */
  explain?(touch: string, view: V, voice: Voice): Explanation | undefined;
  /** The question before a move that looks like a slip: what will be lost. */
  warning?(odd: Odd): string | undefined;
  /** The table in plain lines, for terminals and screen readers. */
  table(view: V, voice: Voice): readonly string[];
  /** What the rulebook teaches with, loaded when it is opened. */
  handbook?(): Promise<Manual<E, V>>;
}

/** The sentences of a language: one for every move and every event, and for some clauses one about the facts of the case. */
export interface Sentences<M extends Tagged, E extends Tagged, V, C extends string> {
  readonly refusals: { readonly [K in C]?: (facts: Facts) => string | undefined };
  readonly moves: { readonly [K in M['type']]: (move: Of<M, K>, view: V) => string };
  readonly events: { readonly [K in E['type']]: (event: Of<E, K>, voice: Voice) => string | undefined };
}

/** Finds the sentence for each refusal, move and event. */
export function speaking<M extends Tagged, E extends Tagged, V, C extends string>(
  sentences: Sentences<M, E, V, C>,
): Pick<Texts<M, E, V, C, unknown>, 'refusal' | 'move' | 'event'> {
  // Under the type of a move there is a sentence for moves of that type; the same goes for events.
  const moves = sentences.moves as unknown as Readonly<Record<string, (move: M, view: V) => string>>;
  const events = sentences.events as unknown as Readonly<Record<string, (event: E, voice: Voice) => string | undefined>>;
  const refusals: Readonly<Record<string, ((facts: Facts) => string | undefined) | undefined>> = sentences.refusals;
  return {
    refusal: (clause, facts) => refusals[clause]?.(facts),
    move: (move, view) => moves[move.type]?.(move, view) ?? move.type,
    event: (event, voice) => events[event.type]?.(event, voice),
  };
}

/** Why a move is better than another, by the theme in which it is; told by how much, where the theme is counted, and silent where that is too little. `ends` says what score is to be expected, `settled` why a move is proved to be the best. */
export type Reasons = Readonly<Record<string, (amount: number) => string | undefined>>;

/** A reason that is given from so much on, told by the whole number next to it. */
export function reasonFrom(least: number, told: string | ((count: number) => string)): (amount: number) => string | undefined {
  return amount => (amount < least ? undefined : typeof told === 'string' ? told : told(Math.round(amount)));
}

/** Any game's texts: what the shelf and the command line hold. */
export type AnyTexts = Texts<Tagged, Tagged, unknown, never, unknown>;

/** A clause in words, by what was agreed. */
export function ruleText<O>(rule: Rule<O>, agreed: O): string {
  return typeof rule === 'string' ? rule : rule(agreed);
}

/** The rulebook as it reads in the match spoken of, in its order. */
export function rulebookOf({ rules, standard, agreed = standard }: AnyTexts): readonly ClauseText[] {
  return Object.entries<Rule<unknown>>(rules).map(([clause, rule]) => {
    const sentence = ruleText(rule, agreed);
    return { clause, sentence, isAgreed: sentence !== ruleText(rule, standard) };
  });
}

/** A refusal in words: the facts of the case where there are any to tell, else the rule. */
export function refusalText(texts: AnyTexts, { clause, facts }: Refusal): string {
  const { rules, standard, agreed = standard } = texts;
  const all: Readonly<Record<string, Rule<unknown>>> = rules;
  return texts.refusal(clause, facts ?? {}) ?? ruleText(all[clause] ?? clause, agreed);
}

/** The texts for one match: the rulebook reads as in its version of the rules, with what was agreed. */
export function textsOfMatch(texts: AnyTexts, { version, options }: { readonly version: number; readonly options: unknown }): AnyTexts {
  const older: Readonly<Record<string, object>> = texts.formerly ?? {};
  const since = Object.keys(older).filter(last => Number(last) >= version);
  // Where a clause was changed several times, the wording nearest to the version counts.
  since.sort((a, b) => Number(b) - Number(a));
  return {
    ...(texts.renamed?.(options) ?? texts),
    rules: Object.assign({}, texts.rules, ...since.map(last => older[last])),
    agreed: options,
  };
}
