import type { Seat, Told } from '../../kernel/index.ts';
import type { Chip, EventCard, Place, Route, Space, TravelCard } from './components.ts';

export type Colour = 'red' | 'blue';
export type Replacement = 'balloon' | 'express' | 'submarine';

/** Why a game is over: enough are home, the last round has been played, or only one is left. */
export type Ending = 'home' | 'lastRound' | 'resigned';

/** What happened, as all at the table hear it; `null` in place of a card that only its owner saw. */
export type Event = Told &
  (
    | { readonly type: 'roundBegun'; readonly round: number; readonly start: Seat; readonly display: readonly (TravelCard | null)[] }
    | { readonly type: 'pressed'; readonly seats: readonly Seat[]; readonly days: number }
    | { readonly type: 'taken'; readonly seat: Seat; readonly space: Space; readonly card: TravelCard }
    | { readonly type: 'declined'; readonly seat: Seat; readonly space: Space }
    | { readonly type: 'coinsReceived'; readonly seat: Seat; readonly coins: number }
    | { readonly type: 'balloonReadied'; readonly seat: Seat }
    | {
        readonly type: 'detectiveSent';
        readonly seat: Seat;
        readonly place: Place;
        /** Whose next stop it is, and who stands there. */
        readonly next: readonly Seat[];
        readonly there: readonly Seat[];
      }
    | { readonly type: 'watchTaken'; readonly seat: Seat }
    | { readonly type: 'swapped'; readonly seat: Seat; readonly card: TravelCard }
    | { readonly type: 'travelDrawn'; readonly seat: Seat; readonly card: TravelCard | null }
    | { readonly type: 'eventDrawn'; readonly seat: Seat; readonly event: EventCard | null }
    | { readonly type: 'travelShuffled'; readonly cards: number }
    | {
        readonly type: 'blueStruck';
        readonly reveals: true;
        readonly seat: Seat;
        readonly event: EventCard;
        readonly days: number;
        readonly seats: readonly Seat[];
        readonly lost: readonly (readonly EventCard[])[];
      }
    | { readonly type: 'bought'; readonly seat: Seat; readonly what: 'travel' | 'event'; readonly price: number }
    | {
        readonly type: 'played';
        readonly seat: Seat;
        readonly event: EventCard;
        readonly as: EventCard;
        /** An Elephant that was put down for a coin. */
        readonly cashed?: true;
      }
    | { readonly type: 'fetched'; readonly seat: Seat; readonly card: TravelCard }
    | { readonly type: 'setOut'; readonly seat: Seat; readonly from: Place; readonly to: Place; readonly route: Route }
    | { readonly type: 'paid'; readonly seat: Seat; readonly card: TravelCard }
    | { readonly type: 'replaced'; readonly seat: Seat; readonly slot: number; readonly card: TravelCard; readonly by: Replacement }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly again: boolean }
    | {
        readonly type: 'travelled';
        readonly seat: Seat;
        readonly from: Place;
        readonly to: Place;
        readonly days: number;
        /** The days of each slot as counted; one number for the leg by land. */
        readonly parts: readonly number[];
        readonly saved: number;
        readonly offers: number;
      }
    | { readonly type: 'chipLeft'; readonly seat: Seat; readonly place: Place; readonly colour: Colour; readonly chip: Chip }
    | { readonly type: 'chipUsed'; readonly seat: Seat; readonly place: Place; readonly colour: Colour; readonly chip: Chip }
    | { readonly type: 'delayed'; readonly seat: Seat; readonly seats: readonly Seat[]; readonly days: number }
    | { readonly type: 'questioned'; readonly seat: Seat; readonly place: Place; readonly days: number }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly card: TravelCard | EventCard }
    | {
        readonly type: 'returned';
        readonly seat: Seat;
        readonly order: number;
        readonly days: number;
        readonly travel: number;
        readonly events: number;
      }
    | { readonly type: 'resigned'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly reason: Ending; readonly winner: Seat }
  );
