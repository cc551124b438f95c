// All that the laboratory says in one language, for pages, reports and the terminal. Loaded when a page or a run needs it.

import type { PartName } from '../elements.ts';
import type { Wish } from '../find-games.ts';
import type { Measure } from '../measures.ts';
import type { QuestionId } from '../questions/question-ids.ts';

/** What is measured: its name in a sentence, and what it means exactly. */
export interface MeasureWords {
  readonly name: string;
  readonly means: string;
}

/** The sentences of a verdict; figures come with their units. */
export interface VerdictWords {
  readonly nothing: string;
  readonly figure: (name: string, value: string, range: string) => string;
  readonly often: (group: string, share: string, fair: string) => string;
  /** The first two seats or more, and of how many games they win one: a rough fraction. */
  readonly firstPlaces: (places: number, fraction: string) => string;
  readonly seldom: (share: string) => string;
  readonly fair: (share: string) => string;
  readonly unclear: (low: string, high: string) => string;
  readonly raises: (variant: string, by: string, range: string, isEnough: boolean | null) => string;
  readonly lowers: (variant: string, by: string, range: string, isEnough: boolean | null) => string;
  readonly same: (variant: string, margin: string) => string;
  readonly alike: (variant: string, pairs: string) => string;
  readonly open: (variant: string, range: string) => string;
}

/** The figures behind a verdict, as a second sentence; each comes with its interval. */
export interface BackingWords {
  /** The lists: '31.5% (29.2 to 33.9)' for each group, the first with its verb; `isAgreed` where A, as agreed, stands beside other variants. */
  readonly wins: (first: string, firstShare: string, others: readonly (readonly [string, string])[], isAgreed: boolean) => string;
  readonly variants: (figures: readonly (readonly [string, string])[]) => string;
  readonly half: (low: string, high: string) => string;
  readonly count: (hits: string, games: string) => string;
  readonly ends: (most: string, mostFigure: string, least: string, leastFigure: string) => string;
}

/** Why a game is shown; figures come as texts. */
export interface ReasonWords {
  readonly lost: (by: string) => string;
  readonly won: (by: string) => string;
  readonly caught: (by: string) => string;
  readonly decided: (by: string) => string;
  /** Somebody lost with a score that is better by so much. */
  readonly despite: (by: string) => string;
  /** Nobody is ahead by points. */
  readonly level: string;
  readonly result: (score: string) => string;
  readonly most: string;
  readonly least: string;
  readonly toLast: string;
  readonly typical: (moves: string) => string;
  readonly unfinished: (moves: string) => string;
  readonly turned: string;
}

/** Rough fractions of all games, from a half on. */
export interface FractionWords {
  readonly half: string;
  readonly threeFifths: string;
  readonly twoThirds: string;
  readonly threeQuarters: string;
  readonly fourFifths: string;
  readonly nineTenths: string;
  readonly almost: (fraction: string) => string;
  readonly over: (fraction: string) => string;
}

export interface LabWords {
  /** Between whole and tenth, and between thousands. */
  readonly decimal: string;
  readonly thousands: string;
  /** 'a to b', without brackets. */
  readonly range: (low: string, high: string) => string;
  readonly percent: (number: string) => string;
  /** Units of differences and means. */
  readonly units: {
    readonly points: (number: string) => string;
    readonly moves: (number: string) => string;
    readonly turns: (number: string) => string;
    readonly decisions: (number: string) => string;
    readonly choices: (number: string) => string;
    readonly leadChanges: (number: string) => string;
    readonly plain: (number: string) => string;
  };
  readonly soFar: (count: string, isPaired: boolean) => string;
  readonly after: (count: string, isPaired: boolean) => string;
  readonly clearness: { readonly clear: string; readonly alone: string; readonly open: string };
  readonly verdict: VerdictWords;
  readonly backing: BackingWords;
  readonly fractions: FractionWords;
  readonly who: {
    readonly all: string;
    readonly place: (place: number, seats: number) => string;
    readonly seat: (seat: number) => string;
    readonly bot: (name: string) => string;
  };
  readonly measures: Readonly<Record<Measure['what'], MeasureWords>>;
  /** What results are made of. */
  readonly parts: MeasureWords & { readonly of: Readonly<Record<PartName, string>> };
  /** How much players do to each other; what is counted differs from game to game, by its id. */
  readonly interaction: MeasureWords & { readonly of: Readonly<Record<string, string>> };
  /** What else a page shows of the games, and how it is counted. */
  readonly definitions: Readonly<Record<'interval' | 'pairs' | 'clear' | 'dead' | 'leader' | 'decision' | 'worth', string>>;
  readonly reasons: ReasonWords;
  readonly wishes: Readonly<Record<Wish['where'], string>>;
  /** The ready questions: the question, and in one line what is measured. */
  readonly questions: Readonly<Record<QuestionId, { readonly ask: string; readonly line: string }>>;
}
