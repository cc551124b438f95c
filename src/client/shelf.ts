// The games as the client shows them: what the shelf says of them, and where their boards are.
import { SHELF } from '../games/index.ts';
import type { GameEntry } from '../kernel/index.ts';
import type { AnyKit } from './boards/kit.ts';
import { prototype } from './prototype.ts';

const SHELF_IDS = ['eighty-days', 'tour-operator', 'bodensee', 'on-tour-paris', 'city-tour'] as const;
/** A game of the shelf: the house has words and a poster for it. */
export type ShelfId = (typeof SHELF_IDS)[number];
/** A game that can be played here: one of the shelf, or the prototype. */
export type GameId = string;

/** What stands on the box. */
export interface Cover {
  readonly title: string;
  readonly players: string;
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
  readonly isTeam: boolean;
  /** Whether seats hold something that others at the same device must not see. */
  readonly hasSecrets: boolean;
  readonly kit: () => Promise<AnyKit>;
}

const kitOf = (module: { kit: unknown }) => module.kit as AnyKit;

const COVERS: Readonly<Record<ShelfId, Cover>> = {
  'eighty-days': {
    title: 'Around the World in 80 Days',
    players: '2–6',
    least: 2,
    most: 6,
    minutes: 60,
    isTeam: false,
    hasSecrets: true,
    kit: async () => kitOf(await import('./boards/eighty-days/index.ts')),
  },
  'tour-operator': {
    title: 'Tour Operator',
    players: '2–4',
    least: 2,
    most: 4,
    minutes: 75,
    isTeam: false,
    hasSecrets: false,
    kit: async () => kitOf(await import('./boards/tour-operator/index.ts')),
  },
  bodensee: {
    title: 'Bodensee Tourismus',
    players: '2–6',
    least: 2,
    most: 6,
    minutes: 60,
    isTeam: false,
    hasSecrets: false,
    kit: async () => kitOf(await import('./boards/bodensee/index.ts')),
  },
  'on-tour-paris': {
    title: 'On Tour: Paris',
    players: '1–8',
    least: 1,
    most: 8,
    minutes: 25,
    isTeam: false,
    hasSecrets: true,
    kit: async () => kitOf(await import('./boards/on-tour-paris/index.ts')),
  },
  'city-tour': {
    title: 'City Tour',
    players: '1–6',
    least: 1,
    most: 6,
    minutes: 30,
    isTeam: true,
    hasSecrets: false,
    kit: async () => kitOf(await import('./boards/city-tour/index.ts')),
  },
};

/** Where a prototype is opened, it is the only game. */
export const GAME_IDS: readonly GameId[] = prototype ? [prototype.entry.id] : SHELF_IDS;

export function isGameId(id: string | undefined): id is GameId {
  return id !== undefined && GAME_IDS.includes(id);
}

export function isShelfId(id: GameId): id is ShelfId {
  return SHELF_IDS.some(each => each === id);
}

/** What stands on a game's box. */
export function coverOf(id: GameId): Cover {
  // Said so that a build for visitors leaves the plain board out.
  if (import.meta.env.DEV && prototype?.entry.id === id) return prototypeCover(prototype.entry, prototype.board);
  if (isShelfId(id)) return COVERS[id];
  throw new Error(`there is no game ${id}`);
}

/** The ways to a game's rules and texts. */
export function entryOf(id: GameId): Pick<GameEntry, 'open' | 'texts'> | undefined {
  return prototype?.entry.id === id ? prototype.entry : SHELF[id];
}

function prototypeCover(
  { cover, seats: { least, most } }: GameEntry,
  board: (() => Promise<{ readonly kit: unknown }>) | undefined,
): Cover {
  const plain = () => import('./boards/plain/index.ts');
  return { ...cover, title: cover.title.en, least, most, players: `${least}–${most}`, kit: async () => kitOf(await (board ?? plain)()) };
}
