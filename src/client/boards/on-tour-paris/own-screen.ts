// What a player has open on this device: whose map he looks at, and his sketch. No rule knows of it, and nobody else sees it.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Route } from '../../../games/on-tour-paris/index.ts';
import type { Seat, Touch, Viewer } from '../../../kernel/index.ts';

/** What is open on the screen. */
export interface OwnScreen {
  /** MapBar map lies on top; null for one's own. */
  readonly shownMap: Seat | null;
  /** Whether touching the map sketches instead of playing. */
  readonly isSketching: boolean;
  /** The docks touched on the way to a ride of the sketch. */
  readonly path: readonly Touch[];
  /** The sketch of each viewer: at one device several players take turns. */
  readonly sketches: Readonly<Partial<Record<Viewer, Route>>>;
  /** Whether the route is being drawn after the sketch. */
  readonly isFollowing: boolean;
  /** Whether the best route is shown, where help was agreed on. */
  readonly showsBest: boolean;
  /** Whether the row of all maps is open, where there is no room for it. */
  readonly showsMaps: boolean;
}

const NO_ROUTE: Route = [];
const FRESH: OwnScreen = {
  shownMap: null,
  isSketching: false,
  path: [],
  sketches: {},
  isFollowing: false,
  showsBest: false,
  showsMaps: false,
};

/** What is open now; parts that read its value are drawn again when it changes. */
export const ownScreen = signal(FRESH);

/** Changes what is open. */
export function changeScreen(change: Partial<OwnScreen>): void {
  ownScreen.value = { ...ownScreen.value, ...change };
}

/** Tidies up when the board leaves the screen. */
export function useFreshScreen(): void {
  useEffect(
    () => () => {
      ownScreen.value = FRESH;
    },
    [],
  );
}

/** The sketch of a viewer. */
export function sketchOf({ sketches }: OwnScreen, viewer: Viewer): Route {
  return sketches[viewer] ?? NO_ROUTE;
}
