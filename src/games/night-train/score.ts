// NT-4 Morning: what the night was worth.
import type { Outcome } from '../../kernel/index.ts';
import { type Landscape, STATIONS, type Station } from './components.ts';
import type { State, Traveller } from './state.ts';

/** NT-4.2 What a postcard counts for somebody with this dream; a dream that is not known counts nothing. */
export function worth(station: Station, dream: Landscape | null): number {
  const { landscape, value } = STATIONS[station];
  return landscape === dream ? 2 * value : value;
}

/** NT-4.2, NT-4.3 Postcards, and a point for each bell that never rang. */
export function pointsOf({ postcards, dream, bells }: Traveller): number {
  return postcards.reduce((sum, station) => sum + worth(station, dream), bells);
}

/** NT-4.4 Most points win; among equals whoever slept better; and what is still equal is shared. */
export function outcome(s: State): Outcome | undefined {
  if (s.frames.length > 0) return undefined;
  const scores = s.travellers.map(pointsOf);
  const strength = s.travellers.map(({ bells }, seat) => (scores[seat] ?? 0) * 100 + bells);
  return { scores, ranks: strength.map(own => 1 + strength.filter(other => other > own).length) };
}
