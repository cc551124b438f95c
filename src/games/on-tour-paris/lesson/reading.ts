// What the lesson reads from the learner's map.
import { ownMarks, sketchMoves } from '../aid.ts';
import {
  ARRONDISSEMENTS,
  type Card,
  CLUBS,
  CLUBS_IN,
  type Club,
  type Dock,
  homeOf,
  indexOf,
  regionOf,
  SETUP_CARDS,
  shownOn,
} from '../components.ts';
import { higher, lower, type Mark, meaning, numberMark, numeral, setupNumberOf } from '../marks.ts';
import type { Move, MoveOf, RouteMove } from '../moves.ts';
import { rideLength } from '../network.ts';
import { read, write } from '../notation.ts';
import { matches } from '../rules/barrier.ts';
import { isRouteMove } from '../rules/route.ts';
import { type Tally, tally } from '../score.ts';
import { bestRoute } from '../solver/solver.ts';
import { numeralOf } from '../texts/sentences.ts';
import type { View } from '../view.ts';

const YOU = 0;

/** The learner's map, with what is pencilled in. */
export function marksOf(seen: View): readonly (Mark | null)[] {
  return ownMarks(seen) ?? [];
}

/** What the learner has chosen in the open step. */
export function chosenIn({ players }: View): readonly Move[] {
  return players[YOU]?.pending ?? [];
}

/** The number of the open step of set-up, or of the last one, the numeral of its arrondissement, and how many are left with it. */
export function setupCall({ setup, dice, removed }: View): { readonly number: string; readonly home: string; readonly left: number } {
  const { step, card } = setup ?? { step: removed.length - 1, card: removed.at(-1) };
  return { number: numeral(setupNumberOf(step, dice)), home: card ? numeralOf(shownOn(card)) : '', left: SETUP_CARDS - step };
}

/** How many clubs are empty, and how many circled. */
export function counts(seen: View): { readonly empty: number; readonly circled: number } {
  const marks = marksOf(seen);
  return { empty: marks.filter(mark => mark === null).length, circled: marks.filter(mark => meaning(mark ?? 'X').circled).length };
}

/** The clubs where these numbers stand. */
export function clubsWith(seen: View, ...numbers: readonly number[]): readonly Club[] {
  const marks = marksOf(seen).map(mark => meaning(mark ?? 'X'));
  return CLUBS.filter((_, at) => marks[at]?.kind === 'number' && numbers.includes(marks[at].value));
}

/** In the lesson low numbers begin in the east. */
const COLUMNS = ['E', 'C', 'W'] as const;
type Column = (typeof COLUMNS)[number];

const columnOf = (club: Club): Column => ARRONDISSEMENTS[homeOf(club) - 1]?.column ?? 'C';

interface Written {
  readonly column: Column;
  readonly value: number;
}

function numbersOn(marks: readonly (Mark | null)[]): readonly Written[] {
  return CLUBS.flatMap((club, at) => {
    const { kind, value } = meaning(marks[at] ?? 'X');
    return kind === 'number' ? [{ column: columnOf(club), value }] : [];
  });
}

/** The most numbers that rise from the east to the west, from column to column. */
function mostRising(numbers: readonly Written[]): number {
  const columns = [...numbers].sort((a, b) => a.value - b.value).map(({ column }) => COLUMNS.indexOf(column));
  const ending: number[] = [];
  for (const [at, column] of columns.entries()) {
    ending.push(1 + Math.max(0, ...columns.slice(0, at).map((before, i) => (before <= column ? (ending[i] ?? 0) : 0))));
  }
  return Math.max(0, ...ending);
}

/** How many numbers of the map rise from the east to the west, of how many. */
export function rising(seen: View): { readonly count: number; readonly of: number } {
  const numbers = numbersOn(marksOf(seen));
  return { count: mostRising(numbers), of: numbers.length };
}

/** What writing a number would come to. */
export interface Prospect {
  readonly move: MoveOf<'write'>;
  /** What would be on the paper. */
  readonly mark: Mark;
  readonly circled: boolean;
  /** How many numbers would rise, of how many. */
  readonly count: number;
  readonly of: number;
}

/** What writing this number would come to, in any club. */
function foreseen(seen: View, number: number): (move: MoveOf<'write'>) => Prospect {
  const before = numbersOn(marksOf(seen));
  const counts = COLUMNS.map(column => mostRising([...before, { column, value: number }]));
  return move => {
    const circled = move.card !== null && matches(move.card, move.club);
    const count = counts[COLUMNS.indexOf(columnOf(move.club))] ?? 0;
    return { move, mark: numberMark(number, circled), circled, count, of: before.length + 1 };
  };
}

/** The numbers of the roll that are still to be written. */
export function numbersLeft(seen: View): readonly number[] {
  const done = chosenIn(seen).map(move => (move.type === 'write' ? move.number : undefined));
  return [lower(seen.dice), higher(seen.dice)].filter(number => !done.includes(number));
}

/** The cards that are not used yet. */
export function cardsLeft(seen: View): readonly Card[] {
  const used = chosenIn(seen).map(move => (move.type === 'write' ? move.card : undefined));
  return seen.shown.filter(card => !used.includes(card));
}

function prospects(seen: View, number: number): readonly Prospect[] {
  const marks = marksOf(seen);
  const prospectOf = foreseen(seen, number);
  return cardsLeft(seen).flatMap(card =>
    CLUBS_IN[regionOf(card)].filter(club => marks[indexOf(club)] === null).map(club => prospectOf({ type: 'write', number, club, card })),
  );
}

/** The write of a number that keeps most numbers rising; of those one with a circle. */
export function bestProspect(seen: View, number: number): Prospect | undefined {
  return [...prospects(seen, number)].sort((a, b) => b.count - a.count || Number(b.circled) - Number(a.circled))[0];
}

/** The same for the first number that is left, in notation. */
export function bestWrite(seen: View): readonly string[] {
  return numbersLeft(seen)
    .slice(0, 1)
    .flatMap(number => bestProspect(seen, number) ?? [])
    .map(({ move }) => write(move));
}

/** Writes after which fewer numbers rise than could. */
export function writesOutOfOrder(seen: View): readonly string[] {
  return numbersLeft(seen).flatMap(number => {
    const most = bestProspect(seen, number)?.count ?? 0;
    const falling = prospects(seen, number).filter(({ count }) => count < most);
    return [...new Set(falling.map(({ move }) => `write ${numeral(number)} ${move.club} *`))];
  });
}

/** A write in notation, and the best one of the same number beside it. */
export function comparedWrites(seen: View, text: string): readonly [own: Prospect, other: Prospect] {
  const move = read(text);
  if (move?.type !== 'write') throw new Error(`${text} writes no number`);
  const own = foreseen(seen, move.number)(move);
  return [own, bestProspect(seen, move.number) ?? own];
}

/** The most points that a route can still score with an X in this club: whatever else is empty may become a star. */
export function mostWithX(seen: View, club: Club): number {
  const marks = marksOf(seen).map((mark, at) => mark ?? (at === indexOf(club) ? 'X' : '*'));
  return bestRoute(marks, seen.plan.options.dockUse).points;
}

/** The club of a move in notation. */
export function clubIn(text: string): Club {
  const move = read(text);
  if (!move || !('club' in move)) throw new Error(`${text} names no club`);
  return move.club;
}

/** The route drawn so far, or submitted. */
export function routeOf(seen: View): readonly RouteMove[] {
  return seen.results?.[YOU]?.route ?? chosenIn(seen).filter(isRouteMove);
}

/** The points of the route drawn so far. */
export function tallyOf(seen: View): Tally {
  return tally(marksOf(seen), routeOf(seen));
}

/** The most points of a route that goes on like this, in notation. */
export function mostAfter(seen: View, ...moves: readonly string[]): number {
  const onward = moves.map(read).filter(move => move !== undefined);
  return bestRoute(marksOf(seen), seen.plan.options.dockUse, [...routeOf(seen), ...onward.filter(isRouteMove)]).points;
}

/** The route after so many stops, in notation: as it was drawn, then along the lines so that it scores most. */
export function walkFrom(stops: number): (seen: View) => readonly string[] {
  return seen => [...routeOf(seen), ...(seen.results ? [] : walkOn(seen, routeOf(seen)))].slice(stops).map(write);
}

/** The way along the lines that adds most points to a route. */
function walkOn(seen: View, route: readonly RouteMove[]): readonly RouteMove[] {
  const pointsOf = (way: readonly RouteMove[]) => tally(marksOf(seen), [...route, ...way]).points;
  const ways = stepsOn(seen, route).map(step => [step, ...walkOn(seen, [...route, step])]);
  return ways.reduce<readonly RouteMove[]>((best, way) => (pointsOf(way) > pointsOf(best) ? way : best), []);
}

/** The boat by which the route came to where it stands, and its points. */
export function lastRide(seen: View): { readonly from: Dock; readonly to: Dock; readonly points: number } | undefined {
  const last = routeOf(seen).at(-1);
  return last?.type === 'ride' ? { from: last.from, to: last.to, points: rideLength(last.from, last.to) } : undefined;
}

/** Whether the route has only begun, by dock A. */
export function isAtDockA(seen: View): boolean {
  return !seen.results && routeOf(seen).length === 1 && standing(seen) === '16b';
}

/** The club that the route stands on. */
export function standing(seen: View): Club | undefined {
  return routeOf(seen).at(-1)?.club;
}

/** The clubs that a line leads on to. */
export function nextClubs(seen: View): readonly Club[] {
  return stepsOn(seen, routeOf(seen)).map(({ club }) => club);
}

function stepsOn(seen: View, route: readonly RouteMove[]): readonly MoveOf<'step'>[] {
  return sketchMoves(seen, route).filter(move => move.type === 'step');
}

/** What stands in the club that the route has come to, as the learner reads it. */
export function markHere(seen: View): string {
  const club = standing(seen);
  return club ? readMark(marksOf(seen)[indexOf(club)]) : '';
}

/** What stands in the clubs that a line leads on to, in rising order. */
export function marksAhead(seen: View): readonly string[] {
  return nextClubs(seen)
    .map(club => readMark(marksOf(seen)[indexOf(club)]))
    .sort();
}

const readMark = (mark: Mark | null | undefined) => (mark ?? '').replace('c', '').replace('*', '★');
