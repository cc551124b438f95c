import type { Seat, Told } from '../../kernel/index.ts';
import type { Action, Category, Die, Morning, OwnNames, TileId, TownId } from './components.ts';

/** Why a match ended. */
export type Ending = 'dice' | 'category' | 'stuck' | 'stall' | 'turns';

/** What happened; everybody at the table sees all of it. */
export type Event = Told & {
  /** What content of one's own calls the towns and attractions of the event. */
  readonly names?: OwnNames;
} & (
    | {
        readonly type: 'dealt';
        readonly start: Seat;
        readonly money: readonly number[];
        readonly buses: readonly { readonly town: TownId; readonly dice: readonly Die[] }[];
        readonly market: readonly TileId[];
      }
    | { readonly type: 'turnBegun'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'turnSkipped'; readonly seat: Seat; readonly turn: number }
    | { readonly type: 'busChosen'; readonly seat: Seat; readonly town: TownId }
    | { readonly type: 'morningTaken'; readonly seat: Seat; readonly town: TownId; readonly action: Morning; readonly fare: number }
    | { readonly type: 'actionTaken'; readonly seat: Seat; readonly town: TownId; readonly action: Action; readonly step: 2 | 5 }
    | { readonly type: 'built'; readonly seat: Seat; readonly tile: TileId; readonly town: TownId; readonly price: number }
    | { readonly type: 'rerolled'; readonly seat: Seat; readonly town: TownId; readonly from: Die; readonly to: Die }
    | {
        readonly type: 'pipsAdded';
        readonly seat: Seat;
        readonly town: TownId;
        readonly from: readonly Die[];
        readonly to: readonly Die[];
      }
    | { readonly type: 'dispatched'; readonly seat: Seat; readonly from: TownId; readonly to: TownId }
    | {
        readonly type: 'drove';
        readonly seat: Seat;
        readonly from: TownId;
        readonly to: TownId;
        /** The towns on the way, both ends included; the ferry has none between. */
        readonly route: readonly TownId[];
        readonly by: 'road' | 'ferry';
      }
    | {
        readonly type: 'visited';
        readonly seat: Seat;
        readonly town: TownId;
        readonly tile: TileId;
        readonly die: Die;
        /** Pips left. */
        readonly left: number;
        readonly owner: Seat | null;
        readonly paid: number;
      }
    | { readonly type: 'visitDeclined'; readonly seat: Seat; readonly town: TownId; readonly tile: TileId }
    | { readonly type: 'ruined'; readonly seat: Seat; readonly town: TownId; readonly tile: TileId; readonly bonus: number }
    | { readonly type: 'tileOpened'; readonly reveals: true; readonly category: Category; readonly tile: TileId }
    | { readonly type: 'touristBoarded'; readonly reveals: true; readonly town: TownId; readonly die: Die }
    | { readonly type: 'lastRound'; readonly reason: Ending }
    | {
        readonly type: 'raced';
        readonly from: TownId;
        readonly to: TownId;
        readonly distance: number;
        readonly racers: readonly Seat[];
        /** Round by round what each racer rolled; 0 for whoever is out of the race. */
        readonly rolls: readonly (readonly number[])[];
        readonly winners: readonly Seat[];
      }
    | { readonly type: 'ended'; readonly reason: Ending; readonly winners: readonly Seat[] }
  );
