// What the lesson reads from the table: what would come of each tile, and who still waits.
import { foretold } from '../ahead.ts';
import { isSpecial, LETTERS, type Letter, SITES, type Side, type TileId } from '../components.ts';
import { allowedPlacings } from '../moves.ts';
import { write } from '../notation.ts';
import { type Laid, laid, roadFrom, tileOf, wayFromStart } from '../roads.ts';
import { imagine, type View } from '../view.ts';

/** What would come of placing a tile. */
export interface Outlook {
  readonly move: string;
  readonly tile: TileId;
  /** Pawns that would get off and stay: 'OO'. */
  readonly stay: string;
  /** Pawns that would get off and go back to the reserve. */
  readonly back: string;
  /** How many sites would be passed with too few aboard: they do not come again. */
  readonly lost: number;
  readonly board: string;
  /** The spaces where somebody would board. */
  readonly boardAt: readonly number[];
  /** The first letter that would be passed. */
  readonly letter: Letter | undefined;
  readonly leaves: boolean;
}

const known = new WeakMap<View, readonly Outlook[]>();

/** What would come of every way to place a tile now; asked several times of the same table. */
export function outlooks(seen: View): readonly Outlook[] {
  const found = known.get(seen) ?? outlooksOf(seen);
  known.set(seen, found);
  return found;
}

function outlooksOf(seen: View): readonly Outlook[] {
  const [left, right] = seen.revealed;
  if (!left || !right || seen.result) return [];
  const state = imagine(seen);
  return allowedPlacings(left, right).map(move => {
    const { events } = foretold(state, laid(move.tile, move.rotation));
    const first = events.find(event => event.type === 'passed');
    return {
      move: write(move),
      tile: move.tile,
      stay: events.flatMap(event => (event.type === 'setDown' ? [event.pawns] : [])).join(''),
      back: events.flatMap(event => (event.type === 'sentHome' ? [event.colour.repeat(event.count)] : [])).join(''),
      lost: events.filter(event => event.type === 'sentHome').length,
      board: events.flatMap(event => (event.type === 'boarded' ? [event.colour] : [])).join(''),
      boardAt: events.flatMap(event => (event.type === 'boarded' ? [event.space] : [])),
      letter: first?.type === 'passed' ? first.letter : undefined,
      leaves: events.some(event => event.type === 'ended'),
    };
  });
}

/** Whoever stays counts most, then sites that are not lost, then whoever boards; leaving can wait. */
function promise({ stay, board, back, lost, leaves }: Outlook): number {
  return 10 * stay.length + board.length - 10 * back.length - 5 * lost - (leaves ? 100 : 0);
}

/** The most promising way to place a tile. */
export function best(seen: View): Outlook | undefined {
  return [...outlooks(seen)].sort((a, b) => promise(b) - promise(a))[0];
}

/** What a move would come to, and what the most promising one would. */
export function compared(seen: View, move: string): readonly [own: Outlook, other: Outlook] {
  const other = best(seen);
  const own = outlooks(seen).find(each => each.move === move);
  if (!own || !other) throw new Error(`"${move}" places no tile`);
  return [own, other];
}

/** Ways of the most promising tile by which fewer would stay. */
export function turnedAway(seen: View): readonly string[] {
  const top = best(seen);
  return outlooks(seen).flatMap(({ move, tile, stay }) => (top && tile === top.tile && stay.length < top.stay.length ? [move] : []));
}

/** Ways past the same letter by which fewer would stay. */
export function tooEarly(seen: View): readonly string[] {
  const top = best(seen);
  return outlooks(seen).flatMap(({ move, letter, stay }) => (top && letter === top.letter && stay.length < top.stay.length ? [move] : []));
}

/** Ways by which more sites would be lost for good. */
export function losing(seen: View): readonly string[] {
  const top = best(seen);
  return outlooks(seen).flatMap(({ move, lost }) => (top && lost > top.lost ? [move] : []));
}

/** Whether a site was passed and nobody stayed there. */
export function isLost({ passed, onSites }: View, letter: Letter): boolean {
  const at = LETTERS.indexOf(letter);
  return passed[at] === true && onSites[at] === '';
}

/** How many stay at a site. */
export function staying({ onSites }: View, letter: Letter): number {
  return onSites[LETTERS.indexOf(letter)]?.length ?? 0;
}

/** The most that stay at one site. */
export function mostStaying({ onSites }: View): number {
  return Math.max(...onSites.map(pawns => pawns.length));
}

/** Ways by which somebody would board from the tile where they wait. */
export function towards(seen: View): readonly string[] {
  const { board } = seen;
  const tile = tileWithWaiting(seen);
  const space = board.findIndex(each => each !== null && tileOf(each) === tile);
  return outlooks(seen).flatMap(({ move, boardAt }) => (boardAt.includes(space) ? [move] : []));
}

/** The spaces with travellers on a road that has not been driven. */
export function spacesWithWaiting({ board }: View): readonly number[] {
  const way = wayFromStart(board);
  const isDriven = (space: number, side: Side) => way.some(entry => entry.space === space && entry.side === side);
  const waits = (tile: Laid, space: number) =>
    ([0, 1, 2, 3] as const).some(side => {
      const { exit, travellers } = roadFrom(tile, side);
      return travellers.length > 0 && !isDriven(space, side) && !isDriven(space, exit);
    });
  return board.flatMap((tile, space) => (tile && waits(tile, space) ? [space] : []));
}

/** A tile where somebody still waits; if possible one that the most promising way leads to. */
export function tileWithWaiting(seen: View): TileId | undefined {
  const spaces = spacesWithWaiting(seen);
  const found = seen.board[spaces.find(space => best(seen)?.boardAt.includes(space)) ?? spaces[0] ?? -1];
  return found ? tileOf(found) : undefined;
}

export const delivered = ({ onSites }: View): number => onSites.join('').length;
export const seatsTaken = ({ bus: { G, O, B, W } }: View): number => G + O + B + W;

/** The site that the most promising way passes first: how many it needs, and how many of its colour are aboard. */
export function siteAhead(seen: View): { readonly letter: Letter; readonly needs: number; readonly aboard: number } | undefined {
  const letter = best(seen)?.letter;
  const site = letter && seen.town.sites[LETTERS.indexOf(letter)];
  if (!letter || !site || isSpecial(site)) return undefined;
  const { required, colour } = SITES[site];
  return { letter, needs: required, aboard: seen.bus[colour] };
}
