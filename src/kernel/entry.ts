// How a game is registered: what is known about it before its rules are loaded, and how to load the rest.

import type { Draw } from './drawing.ts';
import { typeset } from './french.ts';
import type { AnyGame, Told } from './game.ts';
import type { Plan } from './plan.ts';
import { fits } from './shape.ts';
import type { AnyTexts, Language, Reasons } from './texts.ts';
import { type Aim, valuesFor } from './values.ts';

/** What is shown of a game before it is opened. */
export interface Cover {
  /** A language without a title of its own uses the English one. */
  readonly title: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
  /** A few words below the poster. */
  readonly pitch?: Readonly<Partial<Record<Language, string>>>;
  readonly minutes: number;
  readonly isTeam: boolean;
  /** Whether seats hold something that others at the same device must not see. */
  readonly hasSecrets: boolean;
  /** The option, and its value, by which alone they do; without it they do in every match. */
  readonly secretsBy?: readonly [option: string, value: unknown];
}

/** Whether seats of a match with these options hold something that others at the same device must not see. */
export function holdsSecrets({ hasSecrets, secretsBy }: Cover, options: unknown): boolean {
  if (!hasSecrets || !secretsBy) return hasSecrets;
  const [option, value] = secretsBy;
  return Object(options)[option] === value;
}

/** Statistics of one match: rows of plain values under the names of their tables; the first column of a row names it. */
export type Tables = Readonly<Record<string, readonly object[]>>;

/** A kind of element whose worth a designer asks for: the table that counts it, one row for each, and the columns that say so. */
export interface ElementKind {
  readonly table: string;
  /** Above 0 where the element was of any use in a match. */
  readonly used: string;
  /** What it brought, and for what: income for every euro, points for every visit. */
  readonly gain: string;
  readonly per: string;
}

/** How much players do to each other: the part of a column, over all rows of a table, that comes of others. */
export interface Interaction {
  readonly table: string;
  readonly part: readonly string[];
  readonly whole: string;
}

/** A game's own statistics, for the lab. */
export interface Analyst {
  readonly elements?: readonly ElementKind[];
  readonly interaction?: Interaction;
  /** From what happened, each event with the number of its entry, and how it ended. */
  analyse(plan: Plan<unknown>, log: readonly { readonly entry: number; readonly event: Told }[], final: unknown): Tables;
}

/** A file of a game's own content as options of the game, or everything that is wrong with it. */
export type ContentReading =
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads a content file; `name` tells its format. */
export type ContentReader = (text: string, name: string) => ContentReading;

/** What bots need of a game beyond its rules. */
export interface Trained<S = unknown> {
  features(state: S): readonly (readonly number[])[];
  /** Where the scores of an outcome cannot be compared: those that can. */
  finalScores?(final: S): readonly number[];
  readonly featureNames: readonly string[];
  /** What each feature is about, in one word, for those who give reasons; '' where that says nothing to a player. */
  readonly themes?: readonly string[];
  /** What features that are guesses at everything are made of: about how much of each of the others. */
  readonly madeOf?: Required<AnyGame>['madeOf'];
  /** How much one more of each feature adds to the amount of its theme. */
  readonly amounts?: readonly number[];
  /** Why a move is better than another, by its theme, in every language. */
  readonly reasons?: () => Promise<Readonly<Record<Language, Reasons>>>;
  readonly aim: Aim;
  /** Without them the values decide nothing: they tell what is to be expected. */
  readonly learnedStrengths?: Required<AnyGame>['learnedStrengths'];
  /** What is agreed on by turns in the games that teach, where that is more than the standard. */
  readonly agreements?: readonly Readonly<Record<string, unknown>>[];
  /** As they were read: they are used only where they fit. */
  readonly values: unknown;
}

/** The registration of a game: constants, and functions that load the rest when it is needed. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly cover: Cover;
  readonly open: () => Promise<AnyGame>;
  /** The game without what only bots need, for pages: they are small, and bots think elsewhere. */
  readonly openTable?: () => Promise<AnyGame>;
  readonly texts: Readonly<Partial<Record<Language, () => Promise<AnyTexts>>>>;
  /** How it is drawn in a terminal; without this the table is told in plain lines. */
  readonly drawing?: () => Promise<Draw>;
  readonly analyst?: () => Promise<Analyst>;
  /** What bots have learned about the game, for those who think for them. */
  readonly trained?: () => Promise<Trained>;
  /** Where the content of the game may be replaced. */
  readonly content?: () => Promise<ContentReader>;
}

/** The entry of a game with texts in every language, as the shelf requires it. */
export interface ShelfEntry extends GameEntry {
  readonly cover: Cover & { readonly pitch: Readonly<Record<Language, string>> };
  readonly texts: Readonly<Record<Language, () => Promise<AnyTexts>>>;
}

/** What a game is called in a language. */
export function titleIn({ title }: Cover, language: Language): string {
  return typeset(language, title[language] ?? title.en);
}

/** What a game says in a language; a prototype may speak one only. */
export async function textsIn({ id, texts }: GameEntry, language: Language): Promise<AnyTexts> {
  const speak = texts[language] ?? Object.values(texts)[0];
  if (!speak) throw new Error(`there are no texts of ${id}`);
  return typeset(language, await speak());
}

const opened = new WeakMap<GameEntry, Promise<AnyGame>>();

/** A game with all that bots know of it, opened once; values that do not fit are refused. */
export function openForBots(entry: GameEntry): Promise<AnyGame> {
  const game = opened.get(entry) ?? openTrained(entry);
  opened.set(entry, game);
  return game;
}

async function openTrained(entry: GameEntry): Promise<AnyGame> {
  const [game, trained] = await Promise.all([entry.open(), entry.trained?.()]);
  if (!trained) return game;
  const { values, ...known } = trained;
  const shape = valuesFor({ ...game, ...known });
  if (!fits(shape, values)) throw new Error(shape.problem(values, 'values'));
  return { ...game, ...known, values };
}
