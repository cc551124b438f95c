import type { Facts, Of, Refusal, Seat, Tagged } from './game.ts';

export const LANGUAGES = ['en', 'da', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a seat is called in sentences. */
export type Names = (seat: Seat) => string;

/** An option as the set-up page explains it. */
export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** The choices of an option that has some, by value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Everything a game says, in one language. M moves, E events, V views, C clauses, O options. */
export interface Texts<M extends Tagged, E extends Tagged, V, C extends string, O> {
  readonly title: string;
  /** One line that makes somebody want to play. */
  readonly pitch: string;
  /** Headings of the rulebook by the beginning of their clauses: 'ED-4'. */
  readonly sections: Readonly<Record<string, string>>;
  /** The rulebook, in the order of play; a sentence or two each. */
  readonly rules: { readonly [K in C]: string };
  /** Clauses that read otherwise in older versions of the rules, by the last version in which they read so. */
  readonly formerly?: Readonly<Record<number, { readonly [K in C]?: string }>>;
  readonly options: { readonly [K in keyof O]-?: OptionText };
  /** Names of pieces by id. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Why a move is refused, where the facts of the case say more than the rule alone. */
  refusal(clause: string, facts: Facts): string | undefined;
  /** A move as a choice: what it does, seen from this view. */
  move(move: M, view: V): string;
  /** What happened, as a sentence of the log; undefined where it goes without saying. */
  event(event: E, names: Names): string | undefined;
  /** The table in plain lines, for terminals and screen readers. */
  table(view: V, names: Names): readonly string[];
}

/** The sentences of a language: one for every move and every event, and for some clauses one about the facts of the case. */
export interface Sentences<M extends Tagged, E extends Tagged, V, C extends string> {
  readonly refusals: { readonly [K in C]?: (facts: Facts) => string | undefined };
  readonly moves: { readonly [K in M['type']]: (move: Of<M, K>, view: V) => string };
  readonly events: { readonly [K in E['type']]: (event: Of<E, K>, names: Names) => string | undefined };
}

/** Finds the sentence for each refusal, move and event. */
export function speaking<M extends Tagged, E extends Tagged, V, C extends string>(
  sentences: Sentences<M, E, V, C>,
): Pick<Texts<M, E, V, C, unknown>, 'refusal' | 'move' | 'event'> {
  // Under the type of a move there is a sentence for moves of that type; the same goes for events.
  const moves = sentences.moves as unknown as Readonly<Record<string, (move: M, view: V) => string>>;
  const events = sentences.events as unknown as Readonly<Record<string, (event: E, names: Names) => string | undefined>>;
  const refusals: Readonly<Record<string, ((facts: Facts) => string | undefined) | undefined>> = sentences.refusals;
  return {
    refusal: (clause, facts) => refusals[clause]?.(facts),
    move: (move, view) => moves[move.type]?.(move, view) ?? move.type,
    event: (event, names) => events[event.type]?.(event, names),
  };
}

/** Any game's texts: what the shelf and the command line hold. */
export type AnyTexts = Texts<Tagged, Tagged, unknown, never, unknown>;

/** A refusal in words: the facts of the case where there are any to tell, else the rule. */
export function refusalText(texts: AnyTexts, { clause, facts }: Refusal): string {
  const rules: Readonly<Record<string, string>> = texts.rules;
  return texts.refusal(clause, facts ?? {}) ?? rules[clause] ?? clause;
}

/** The texts for a match of a version of the rules: its rulebook reads as it did then. */
export function textsOfVersion(texts: AnyTexts, version: number): AnyTexts {
  const older: Readonly<Record<string, object>> = texts.formerly ?? {};
  const since = Object.keys(older).filter(last => Number(last) >= version);
  // Where a clause was changed several times, the wording nearest to the version counts.
  since.sort((a, b) => Number(b) - Number(a));
  return since.length === 0 ? texts : { ...texts, rules: Object.assign({}, texts.rules, ...since.map(last => older[last])) };
}
