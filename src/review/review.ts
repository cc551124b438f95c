// What a review says of a finished match: plain data, the same in the terminal, in a worker and on a server.
import type { Parts } from '../bots/index.ts';
import type { Seat } from '../kernel/index.ts';

/** What results are counted in: days to spare, money, points, or, where only victory counts, the chance to win in per cent. */
export type Unit = 'days' | 'euros' | 'points' | 'win';

/** The game's own measure. A result is the margin to the best other; alone the score; together the chance to win in per cent. */
export interface Measure {
  readonly unit: Unit;
  /** Whether the score of a seat is better the lower it is: the day of arrival. */
  readonly isLessBetter: boolean;
  /** A score that means something by itself: day 80. */
  readonly threshold?: number;
  /** 'margin': result is own less the best other's score; 'score': alone; 'win': 0 or 100, as the match was lost or won. */
  readonly result: 'margin' | 'score' | 'win';
}

/** A mean, and the half width of its interval of 95 %. */
export interface Figure {
  readonly value: number;
  readonly half: number;
}

/** What games that are played on from a moment come to, for one seat. */
export interface Prospect {
  /** In the game's own measure; more is better. */
  readonly result: Figure;
  /** The seat's own score as it is shown: the day of arrival, its money, its points. */
  readonly score: Figure;
  /** From 0 to 1; a shared victory is shared. Alone for points: the chance to beat another game from the same start. */
  readonly win: Figure;
  /** The scores below which 10, 25, 75 and 90 of 100 games end. */
  readonly quantiles: readonly [number, number, number, number];
}

/** What tells the best move from the one made: an event of the game, as JSON, and its share of the games soon after each, from 0 to 1. */
export interface Reason {
  readonly event: string;
  readonly best: number;
  readonly made: number;
}

/** One move of a decision; figures are those of whoever decides. */
export interface Choice {
  /** In the notation of the game. */
  readonly move: string;
  readonly isMade: boolean;
  /** The best move found; the one made, where none is clearly better. */
  readonly isBest: boolean;
  /** What the reference bot would have played. */
  readonly isUsual: boolean;
  readonly result: Figure;
  /** From 0 to 1. */
  readonly win: Figure;
  /** The result less that of the best move, with the same luck. */
  readonly difference: Figure;
}

/** 'only': one legal move, or all within half a point of win chance. 'unknown': too few games of this decision yet. */
export type Mark = 'best' | 'fine' | 'slip' | 'mistake' | 'blunder' | 'only' | 'unknown';

/** A draw or a decision of the match. An entry of the record that has both is two steps, the decision first. */
interface AnyStep {
  /** How many entries were played before it: the moment is `branch(record, line)`. */
  readonly line: number;
  /** Who moved. */
  readonly seat: Seat;
  /** By seat: what was to be expected before and after. */
  readonly before: readonly Prospect[];
  readonly after: readonly Prospect[];
  /** By seat: what luck added to the seat's own result; for a decision, the part that nobody could know. */
  readonly luck: readonly Figure[];
  /** Games that were played on for it. */
  readonly games: number;
}

export interface DrawStep extends AnyStep {
  readonly kind: 'draw';
  /** The streams of the numbers drawn, each once: 'dice 2', 'cards'. */
  readonly streams: readonly string[];
}

export interface DecisionStep extends AnyStep {
  readonly kind: 'decision';
  /** The move made, in the notation of the game. */
  readonly move: string;
  /** By seat: what the decision took from the seat's own result, or gave to it, beside what the reference bot would have played. */
  readonly skill: readonly Figure[];
  /** Judged by what the mover could know, the best first, at most four; empty where nothing was compared. */
  readonly known: readonly Choice[];
  /** The same with all cards open; empty where nothing is hidden. */
  readonly open: readonly Choice[];
  /** What the mover gave away: in the mover's own measure, and in points of win chance (0 to 100). Never below 0. */
  readonly loss: Figure;
  readonly lossOfWin: Figure;
  /** 0 to 100. */
  readonly accuracy: number;
  /** How far the moves lie apart, in points of win chance. */
  readonly spread: number;
  readonly mark: Mark;
  /** Where another move is clearly better. */
  readonly why?: Reason;
  /** In what the best move is better, theme by theme: than the one made, or, where that is the best, than the next. Only where it is clear, and themes are known. */
  readonly themes?: Parts;
}

export type Step = DrawStep | DecisionStep;

/** The result of a seat, taken apart: start + luck + you + others + open = result. */
export interface Account {
  readonly start: Figure;
  readonly luck: Figure;
  /** The seat's own decisions beside those of the reference bot: above 0 where they were better; in a team those of all. */
  readonly you: Figure;
  readonly others: Figure;
  /** What is not explained, or, while the review is under way, not looked at yet. */
  readonly open: Figure;
  readonly result: number;
  /** The standard deviation of the results of games played on from the start; 0 before any was. */
  readonly spread: number;
  /** True if the parts are certain enough to be told: see gate.ts. */
  readonly isTold: boolean;
  /** The seat's own score as it is shown. */
  readonly score: number;
  /** Whether the match was won; a shared victory counts. */
  readonly isWon: boolean;
  /** Luck by the name of the stream, without the number of a seat ('dice'); 'hidden' is what nobody could know. */
  readonly luckOf: Readonly<Record<string, Figure>>;
  /** What each seat's decisions did to this result. */
  readonly decisionsOf: readonly Figure[];
  /** What the seat gave away beside the best moves found, in its own measure. */
  readonly given: Figure;
  /** 0 to 100; undefined where nothing was to decide, or fewer than half of the seat's decisions have a mark. */
  readonly accuracy?: Figure;
  /** How far the value itself may err over a match beside what the number of games explains, as half an interval of 95 %; 0 where games are played to their end. */
  readonly valueError: number;
  /** False where |open| is above two standard errors, that of the value included: the bot misjudges this match. */
  readonly addsUp: boolean;
}

export type TurningKind = 'bestMove' | 'luckiest' | 'lost' | 'won' | 'unluckiest' | 'gift' | 'theirLuck';

/** A moment that mattered to one seat. */
export interface TurningPoint {
  readonly kind: TurningKind;
  /** Its place in `steps`. */
  readonly step: number;
  readonly line: number;
  /** What it did to the seat's chance to win, in points, alone to its result; of the best move, how far it was ahead of the second. */
  readonly value: Figure;
  /** The seat's chance to win after it, and after what it is compared with, from 0 to 1: the best other move, or all that might have been drawn. */
  readonly chance: number;
  readonly chanceElse: number;
}

export interface Progress {
  /** Games played on, and those that are to be played in all. */
  readonly done: number;
  readonly all: number;
  /** Steps that were looked at, of all. */
  readonly steps: number;
  readonly allSteps: number;
}

export interface Review {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly isTeam: boolean;
  readonly measure: Measure;
  /** In the order of the record. */
  readonly steps: readonly Step[];
  /** By seat. */
  readonly accounts: readonly Account[];
  /** By seat: at most six, in the order of time. */
  readonly turningPoints: readonly (readonly TurningPoint[])[];
  readonly progress: Progress;
  /** Fewer than half of the decisions have a mark yet. */
  readonly isRough: boolean;
}
