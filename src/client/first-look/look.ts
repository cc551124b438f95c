// What the four cards of a game are made from: the game says and draws them, the page prints them.
import type { ComponentChildren } from 'preact';
import type { AnyTexts, Language } from '../../kernel/index.ts';

/** For whom the cards are told: in a language, and by the rules that are agreed. W the board's own words. */
export interface LookAsked<W> {
  readonly texts: AnyTexts;
  readonly words: W;
  readonly language: Language;
  readonly options: unknown;
  readonly seats: number;
  /** Whether the Daily Tour is played. */
  readonly isDaily?: boolean;
}

/** A name, and one sentence about it. */
export type Named = readonly [name: string, text: string];

/** What every card says. Words between asterisks are stressed. */
interface CardWords {
  readonly heading: string;
  /** The card in a few words, where it is small. */
  readonly brief: string;
  /** What its picture shows, in one sentence. */
  readonly picture: string;
}

/** All that the four cards say in one language. */
export interface LookWords {
  readonly title: string;
  /** Who guides through the game, and what they are. */
  readonly guide: string;
  readonly goal: CardWords & {
    readonly sum?: string;
    readonly text: readonly string[];
    /** What the colours mean, in the order in which they are drawn. */
    readonly legend?: readonly string[];
    /** How the game ends, or is lost. */
    readonly foot: string;
  };
  readonly turn: CardWords & {
    /** What a turn is called, where it has another name. */
    readonly name?: string;
    readonly steps: readonly Named[];
  };
  readonly counts: CardWords & { readonly rows: readonly Named[] };
  readonly advice: CardWords & {
    readonly sum?: string;
    readonly text: string;
    readonly caution: string;
  };
}

type Drawing = () => ComponentChildren;

/** A picture of the turn, on its ground. */
export interface StepDrawing {
  readonly ground: 'deep' | 'pale' | 'sea';
  readonly draw: Drawing;
}

/** A figure of what counts: won, paid, or neither. */
export interface Figure {
  readonly kind: 'gain' | 'cost' | 'plain';
  readonly draw: Drawing;
  /** Below its sentence. */
  readonly more?: Drawing;
}

/** The drawn half. Everything drawn hides from screen readers: the words say it. */
export interface LookDrawings {
  /** Addresses of two drawings: the guide's face, and the wall behind the cards. */
  readonly guide: string;
  readonly wall: string;
  readonly goal: Drawing;
  readonly legend?: readonly Drawing[];
  readonly steps: readonly StepDrawing[];
  readonly figures: readonly Figure[];
  readonly advice: Drawing;
}

/** The four cards of a game: goal, a turn, what counts, one piece of advice. */
export interface Look {
  readonly words: LookWords;
  readonly drawn: LookDrawings;
}
