// What a screen reader says of a club and of a dock.
import {
  ARRONDISSEMENTS,
  type Club,
  type Dock,
  homeOf,
  type Mark,
  meaning,
  networkIn,
  regionsOf,
} from '../../../../games/on-tour-paris/index.ts';
import { stepsBack } from '../playing-hands.ts';
import { chosenNumber, isLastChoice, movesTo, named, ownSeat, type Paris, routeOf } from '../scene.ts';
import type { Hint } from './hint.ts';

/** What a club looks like besides its mark. */
export interface ClubLook {
  readonly isPencilled: boolean;
  readonly isLast: boolean;
  /** Its place on the route shown, from 1; 0 where it is not on it. */
  readonly stop: number;
}

/** A club in words: its names, its regions, what stands in it, and what may be done. */
export function clubLabel(
  scene: Paris,
  club: Club,
  { mark, look, hint, isLit }: { readonly mark: Mark | null; readonly look: ClubLook; readonly hint: Hint | null; readonly isLit: boolean },
): string {
  const { words } = scene;
  const home = ARRONDISSEMENTS[homeOf(club) - 1];
  const [bank = '', column = ''] = regionsOf(club).map(region => named(scene, region));
  const docks = networkIn(scene.view.plan.options).docksAt[club];
  return [
    named(scene, club),
    `${home?.numeral} ${home?.name}`,
    words.regions(bank, column),
    ...(docks.length > 0 ? [words.atDock(docks.join(', '))] : []),
    ...markWords(scene, mark),
    ...(look.isPencilled ? [words.pencilled] : []),
    ...(look.isLast ? [words.justWritten] : []),
    ...(look.stop > 0 ? [words.onRoute(look.stop)] : []),
    ...backWords(scene, club),
    ...(isLit ? hintWords(scene, club, hint) : []),
  ].join(', ');
}

/** What touching a stop of one's own route does. */
function backWords(scene: Paris, club: Club): readonly string[] {
  const { words } = scene;
  const seat = ownSeat(scene);
  if (seat === undefined || stepsBack(scene, `club:${club}`) === 0) return [];
  return [routeOf(scene, seat).at(-1)?.club === club ? words.takeOff : words.stepBack];
}

function markWords({ words }: Paris, mark: Mark | null): readonly string[] {
  if (mark === null) return [words.clubEmpty];
  const { kind, circled } = meaning(mark);
  const text = { number: mark.slice(0, 2), star: words.clubStar, x: words.clubX }[kind];
  return circled ? [text, words.circled] : [text];
}

function hintWords(scene: Paris, club: Club, hint: Hint | null): readonly string[] {
  const { words } = scene;
  if (!hint) return scene.view.phase === 'route' ? [words.goesOn] : [];
  const circled = [...(hint.exact ? [words.circled] : []), ...(isLastChoice(scene) ? [words.doneAfter] : [])];
  if (hint.ghost) return [words.takes(ghostWord(scene, hint.ghost)), ...circled];
  const cards = movesTo(scene, club).flatMap(move => (move.type === 'write' && move.card ? [named(scene, move.card)] : []));
  return [words.fits(chosenNumber(scene) ?? '', [...new Set(cards)].join(` ${words.or} `)), ...circled];
}

function ghostWord({ words }: Paris, ghost: string): string {
  if (ghost === '*') return words.star;
  return ghost === 'X' ? words.asX : ghost;
}

/** A dock in words. */
export function dockLabel(
  scene: Paris,
  dock: Dock,
  { isUsed, isLit, gain }: { readonly isUsed: boolean; readonly isLit: boolean; readonly gain: number },
): string {
  const { words } = scene;
  const club = networkIn(scene.view.plan.options).clubAt[dock];
  return [
    words.dock(dock, named(scene, `dock:${dock}`), named(scene, club)),
    ...(isUsed ? [words.dockUsed] : []),
    ...(isLit ? [gain > 0 ? words.boatTo(gain) : words.boatFrom] : []),
  ].join(', ');
}
