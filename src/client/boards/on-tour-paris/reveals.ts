// What has been revealed while a step closes, until the view knows it too.
import { useRef } from 'preact/hooks';
import { type Entry, indexOf, type View } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { type Marks, marksOf, type Paris } from './scene.ts';

/** The map of a seat with everything revealed so far; null where it is closed. */
export function useRevealed(scene: Paris, seat: Seat): Marks | null {
  const { view, happening } = scene;
  const kept = useRef<{ view: View; entries: ReadonlyMap<Seat, readonly Entry[]> }>({ view, entries: new Map() });
  if (kept.current.view !== view) kept.current = { view, entries: new Map() };
  if (happening?.type === 'entered' && happening.entries) {
    kept.current = { view, entries: new Map([...kept.current.entries, [happening.seat, happening.entries]]) };
  }
  const marks = marksOf(scene, seat);
  if (!marks) return null;
  const shown = [...marks];
  for (const { club, mark } of kept.current.entries.get(seat) ?? []) shown[indexOf(club)] = mark;
  return shown;
}
