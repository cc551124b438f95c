// What the parts of the board read from a scene.
import {
  type Club,
  type Entry,
  type Event,
  indexOf,
  isRouteMove,
  type Mark,
  type Move,
  OnTourParis,
  type Route,
  type View,
} from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** One viewer's sight of one moment of On Tour: Paris. */
export type Paris = Scene<View, Move, Event, Words>;

/** What stands in the forty clubs. */
export type Marks = readonly (Mark | null)[];

/** The viewer's own seat, where he has one. */
export function ownSeat({ viewer }: Paris): Seat | undefined {
  return viewer === 'public' ? undefined : viewer;
}

/** How a seat is called. */
export function nameOf({ seats }: Paris, seat: Seat): string {
  return seats[seat]?.name ?? String(seat + 1);
}

/** The name of a piece in the language of the scene. */
export function named({ texts }: Pick<Paris, 'texts'>, id: string): string {
  return texts.pieces[id] ?? id;
}

/** A club by its name and where to find it: 'Le Balajo (XI top)'. */
export function placed(scene: Pick<Paris, 'texts'>, club: Club): string {
  return `${named(scene, club)} (${named(scene, `at:${club}`)})`;
}

/** Whether all that a move takes is chosen, and it only has to be made. */
export function isWhole({ touching: { path, moves } }: Pick<Paris, 'touching'>): boolean {
  return path.length > 0 && moves.some(move => OnTourParis.touches(move).length === path.length);
}

/** A seat's map as the viewer may see it, with what was pencilled in; null where it is closed. */
export function marksOf({ view }: Paris, seat: Seat): Marks | null {
  const player = view.players[seat];
  if (!player?.marks) return null;
  const marks = [...player.marks];
  for (const { club, mark } of player.pencilled ?? []) marks[indexOf(club)] = mark;
  return marks;
}

/** The clubs a seat filled in the last step that is closed. */
export function lastEntries({ past }: Paris, seat: Seat): readonly Entry[] {
  const last = past.findLast(event => event.type === 'entered' && event.seat === seat);
  return last?.type === 'entered' ? (last.entries ?? []) : [];
}

/** The route a seat is drawing or has drawn, as far as the viewer may know. */
export function routeOf({ view }: Paris, seat: Seat): Route {
  const drawn = view.results?.[seat]?.route;
  return drawn ?? (view.players[seat]?.pending ?? []).filter(isRouteMove);
}

/** Every legal move that fills or visits this club. */
export function movesTo({ touching }: Paris, club: Club): readonly Move[] {
  return touching.moves.filter(move => 'club' in move && move.club === club);
}

/** Whether the next choice is the viewer's last in this step: then it counts as soon as all have chosen. */
export function isLastChoice(scene: Paris): boolean {
  const seat = ownSeat(scene);
  return seat !== undefined && scene.view.phase !== 'route' && scene.view.players[seat]?.left === 1;
}

/** The number chosen on the way to a move, if one is: '39'. */
export function chosenNumber({ touching }: Paris): string | undefined {
  return touching.path.find(touch => touch.startsWith('number:'))?.slice('number:'.length);
}
