// The games as the client shows them: what the shelf says of them, and where their boards are.
import type { AnyKit } from './boards/kit.ts';

export const GAME_IDS = ['eighty-days', 'tour-operator', 'bodensee', 'on-tour-paris', 'city-tour'] as const;
export type GameId = (typeof GAME_IDS)[number];

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

export const COVERS: Readonly<Record<GameId, Cover>> = {
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

export function isGameId(id: string | undefined): id is GameId {
  return GAME_IDS.some(each => each === id);
}
