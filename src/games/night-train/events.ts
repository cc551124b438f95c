import type { Seat, Told } from '../../kernel/index.ts';
import type { Landscape, Station } from './components.ts';

/** What happened, in the order in which it did. */
export type Event = Told &
  (
    | { readonly type: 'dealt'; readonly seat: Seat /** Null for everyone else. */; readonly dream: Landscape | null }
    | { readonly type: 'arrived'; readonly stop: number; readonly station: Station; readonly first: Seat }
    | { readonly type: 'slept'; readonly seat: Seat }
    | { readonly type: 'rose'; readonly seat: Seat; readonly station: Station }
    | { readonly type: 'missed'; readonly station: Station }
    | { readonly type: 'morning'; readonly reveals: true; readonly dreams: readonly Landscape[] }
  );
