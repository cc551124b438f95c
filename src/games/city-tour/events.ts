import type { Seat, Told } from '../../kernel/index.ts';
import type { Colour, Letter, OrdinarySite, Rotation, Side, SiteId, Special, TileId, Traveller } from './components.ts';

/** CT-7, section 6 Why the day ended. */
export const REASONS = [
  'objective',
  'short',
  'park',
  'station',
  'stadium',
  'grandsVoyageurs',
  'specialUnserved',
  'conceded',
  'outOfReach',
] as const;
export type Reason = (typeof REASONS)[number];

/** How the day came out, for all seats alike. */
export interface Result {
  readonly won: boolean;
  readonly reason: Reason;
  readonly total: number;
  readonly objective: number;
  readonly turns: number;
}

/** What happened, in the order in which it did; everybody sees everything. */
export type Event = Told &
  (
    | { readonly type: 'begun'; readonly seat: Seat; readonly objective: number }
    | {
        readonly type: 'revealed';
        readonly turn: number;
        readonly seat: Seat;
        readonly left: TileId;
        readonly right: TileId;
        /** The next tiles of both piles, where they lie face up. */
        readonly next: readonly TileId[];
      }
    | {
        readonly type: 'placed';
        readonly reveals: true;
        readonly seat: Seat;
        readonly tile: TileId;
        readonly rotation: Rotation;
        readonly space: number;
        readonly discarded: TileId;
      }
    | { readonly type: 'drove'; readonly space: number; readonly from: Side; readonly to: Side }
    | { readonly type: 'boarded'; readonly colour: Traveller; readonly space: number }
    | { readonly type: 'leftBehind'; readonly colour: Traveller; readonly space: number; readonly why: 'full' | 'noPawn' }
    | { readonly type: 'passed'; readonly letter: Letter; readonly site: SiteId | null }
    | { readonly type: 'signMet'; readonly letter: Letter; readonly order: number }
    | { readonly type: 'turnedAway'; readonly letter: Letter; readonly site: SiteId }
    | { readonly type: 'setDown'; readonly letter: Letter; readonly site: SiteId; readonly pawns: string }
    | {
        readonly type: 'sentHome';
        readonly letter: Letter;
        readonly site: OrdinarySite;
        readonly colour: Traveller;
        readonly count: number;
        readonly required: number;
      }
    | { readonly type: 'unserved'; readonly letter: Letter; readonly site: Special }
    | { readonly type: 'fanBoarded'; readonly letter: Letter }
    | { readonly type: 'fanLeft'; readonly letter: Letter }
    | { readonly type: 'controlled'; readonly reveals: true; readonly seat: Seat; readonly colour: Colour; readonly chosen: boolean }
    | { readonly type: 'stopped'; readonly space: number; readonly side: Side }
    | { readonly type: 'conceded'; readonly seat: Seat; readonly votes: number; readonly needed: number }
    | ({ readonly type: 'ended'; readonly reveals: true } & Result)
  );
