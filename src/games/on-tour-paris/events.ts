import type { Seat, Told } from '../../kernel/index.ts';
import type { Card, Club } from './components.ts';
import type { Mark } from './marks.ts';
import type { RouteMove } from './moves.ts';

/** One club filled. */
export interface Entry {
  readonly club: Club;
  readonly mark: Mark;
}

/** What a turn asks of everybody. */
export type TurnKind = 'write' | 'star' | 'lastPair' | 'lastSingle' | 'lastStar';

/** What happened. What a player writes is told to nobody before all have finished. */
export type Event = Told &
  (
    | { readonly type: 'setupDrawn'; readonly step: number; readonly dice: readonly number[]; readonly number: number; readonly card: Card }
    | { readonly type: 'rollerChosen'; readonly seat: Seat }
    | { readonly type: 'reshuffled'; readonly cards: number }
    | {
        readonly type: 'turnBegun';
        readonly turn: number;
        readonly roller: Seat;
        readonly cards: readonly Card[];
        readonly dice: readonly number[];
        readonly kind: TurnKind;
      }
    | { readonly type: 'finished'; readonly seat: Seat }
    | {
        readonly type: 'entered';
        readonly reveals: true;
        readonly seat: Seat;
        /** Whether everybody may see it. */
        readonly open: boolean;
        /** Null for whoever may not see it. */
        readonly entries: readonly Entry[] | null;
      }
    | {
        readonly type: 'routed';
        readonly reveals: true;
        readonly seat: Seat;
        readonly route: readonly RouteMove[];
        readonly clubs: number;
        readonly circled: number;
        readonly boats: number;
        readonly points: number;
      }
    | { readonly type: 'ended'; readonly winners: readonly Seat[] }
  );
