// What a review is told from: the match, who reads, and how far the work has come.
import type { Reasons, Seat } from '../../kernel/index.ts';
import { countedIn, type DecisionStep, type Review, reachedIn, type Step } from '../../review/index.ts';
import type { Scene, SeatLook } from '../boards/kit.ts';
import type { LoadedGame } from '../pages/loaded-game.ts';
import { type Film, looksOf, sceneAt } from '../pages/moment.ts';
import { voiceTo } from '../table/voice.ts';
import type { ReviewAsked } from './asked.ts';
import { type Course, chaptersIn, courseOf, placeOf, type Section, sectionAt } from './course.ts';
import { penFor } from './figures.ts';
import type { Telling } from './headline.ts';
import type { ReviewWords, Who } from './words/en.ts';

/** A match to review, and the game it is of. */
export interface Reviewed {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly looks: readonly SeatLook[];
  /** Why moves are good, in the words of the game; empty until they are loaded, and where it has none. */
  readonly reasons: Reasons;
  /** Where rounds, weeks or turns begin, by line of the record. */
  readonly chapters: readonly Section[];
  /** How many games are played on, where the address says so. */
  readonly games?: number | undefined;
}

/** All that the parts of the page are drawn from. */
export interface Sight extends Reviewed, Telling {
  readonly course: Course;
  /** The place looked at. */
  readonly place: number;
  readonly line: number;
}

/** Through whose eyes a review is read first: those the address names, one's own, else the winner's. */
export function firstReader({ film, opened }: Pick<Reviewed, 'film' | 'opened'>, { seat }: ReviewAsked): Seat {
  if (seat !== undefined && seat < film.record.seats) return seat;
  const [own] = film.mine;
  if (own !== undefined) return own;
  const { ranks = [] } = opened.game.outcome(film.states.at(-1)) ?? {};
  return Math.max(0, ranks.indexOf(1));
}

/** Whether a match may be reviewed: nothing hidden is shown before it is over. */
export function isOver({ film, opened }: Pick<Reviewed, 'film' | 'opened'>): boolean {
  return opened.game.outcome(film.states.at(-1)) !== undefined;
}

export function reviewedOf(film: Film, opened: LoadedGame, reasons: Reasons, games?: number): Reviewed {
  return { film, opened, looks: readersOf(film), reasons, chapters: chaptersIn(opened.kit, opened.boardWords, film.told), games };
}

/** Who sat where; a seat of this device is its person's, even where a bot finished the match. */
export function readersOf(film: Film): readonly SeatLook[] {
  return looksOf(film).map(look => (look.isMine ? { ...look, kind: 'human' } : look));
}

interface Asked {
  readonly review: Review;
  readonly seat: Seat;
  readonly words: ReviewWords;
  readonly isSettled: boolean;
}

export function sightOf(reviewed: Reviewed, { review, seat, words, isSettled }: Asked): Sight {
  const { film, opened, looks, chapters } = reviewed;
  const isSingle = film.mine.length === 1;
  const nameOf = (each: Seat): Who => (isSingle && film.mine.includes(each) ? null : (looks[each]?.name ?? ''));
  const course = courseOf(review, film.states.length - 1, chapters);
  const { measure } = review;
  return {
    ...reviewed,
    review,
    seat,
    who: review.isTeam ? null : nameOf(seat),
    nameOf,
    words,
    pen: penFor(opened.language, words, countedIn(measure)),
    scores: penFor(opened.language, words, measure.unit),
    isSettled,
    isReached: reachedIn({ game: opened.game, states: film.states }, review),
    course,
    place: 0,
    line: course.lines[0] ?? 0,
  };
}

/** The same, looking at the place of a line. */
export function sightAt(sight: Sight, line: number): Sight {
  const place = placeOf(sight.course, line);
  return { ...sight, place, line: sight.course.lines[place] ?? 0 };
}

/** "Round 8, your turn". */
export function placeName({ course, words, nameOf, review }: Sight, place: number): string {
  const [step] = course.steps[place] ?? [];
  const section = sectionAt(course, place);
  if (!step) return words.chart.end;
  return review.seats === 1 ? section : words.moment.turn(section, nameOf(step.seat));
}

/** Whether several play together: then "you" are all of them. */
export function isTeamOfSeveral({ isTeam, seats }: Review): boolean {
  return isTeam && seats > 1;
}

/** The decision of a place, where there was one. */
export function decisionAt(steps: readonly Step[]): DecisionStep | undefined {
  return steps.find(step => step.kind === 'decision');
}

/** The board at a line, as whoever moved there saw it. */
export function sceneFor({ film, opened, looks }: Reviewed, line: number, viewer: Seat | 'public'): Scene {
  return { ...sceneAt(film, opened, Math.min(line, film.states.length - 1), viewer), seats: looks, voice: voiceTo(looks) };
}

/** A move as a choice, in words. */
export function moveText({ film, opened }: Reviewed, line: number, seat: Seat, text: string): string {
  const { game, texts } = opened;
  const move = game.read(text);
  return move ? capital(texts.move(move, game.view(film.states[line], seat))) : text;
}

/** What somebody did in the entry after a line, in words; nothing where it was another's. */
export function madeAt(reviewed: Reviewed, line: number, seat: Seat): string {
  const entry = reviewed.film.record.entries[line];
  return entry?.seat === seat ? moveText(reviewed, line, seat, reviewed.opened.game.write(entry.move)) : '';
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
