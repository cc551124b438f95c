// What a host tells a guest. What belongs to a game (views, options, events, records) is as the kernel and the game define it.
import { Type } from 'typebox';
import type { StoredRecord, Told } from '../kernel/index.ts';
import { Wish } from './asks.ts';
import { type Data, WholeNumber } from './data.ts';
import { Clocks, Pace } from './pace.ts';
import { Seat, SeatEvent, SeatPlan, Viewer } from './seats.ts';

export const PendingWish = Type.Object(
  { seat: Seat, what: Wish, needs: Type.Array(Seat, { description: 'The seats that have not agreed yet' }) },
  { description: 'What a seat wishes, and who has to agree' },
);
export type PendingWish = Data<typeof PendingWish>;

const DeedKind = Type.Enum(['play', 'back', 'hand', 'wish', 'pause', 'resume', 'rest', 'grace'], {
  description: 'What changed the table; "grace" gives clocks back the time in which the server was away, and a moment to return',
});
export type DeedKind = Data<typeof DeedKind>;

const Outcome = Type.Object({
  ranks: Type.Array(Type.Number(), { description: 'For every seat its place; 1 is the winner' }),
  scores: Type.Array(Type.Number()),
});

const View = Type.Unknown({ description: 'The match as the viewer may know it; each game has a shape of its own' });
const Options = Type.Unknown({ description: 'The options of the game that were agreed on' });
const Events = Type.Array(
  Type.Array(
    Type.Unsafe<Told>({ type: 'object', properties: { type: { type: 'string' } }, required: ['type'], additionalProperties: true }),
  ),
  { description: 'What happened, entry by entry of the record, as the viewer may know it' },
);

const status = {
  number: Type.Integer({ description: 'Counts the changes of the table; the next news has the next number' }),
  view: View,
  awaiting: Type.Array(Seat, { description: 'The seats that are to move' }),
  decisions: Type.Array(Type.Integer(), { description: 'For every seat the number of its own decision' }),
  backs: Type.Array(Seat, { description: 'The seats that may take their last move back' }),
  outcome: Type.Union([Outcome, Type.Null()]),
  seats: Type.Array(SeatPlan),
  clocks: Type.Union([Clocks, Type.Null()], { description: 'None at a table without clocks' }),
  wish: Type.Union([PendingWish, Type.Null()]),
  isPaused: Type.Boolean({ description: 'A paused table waits until it is resumed' }),
};

const TableStatus = Type.Object(status, { description: 'The state of a table, as one viewer may know it' });
export type TableStatus = Data<typeof TableStatus>;

export const TableSight = Type.Object(
  {
    ...status,
    id: Type.String(),
    game: Type.String(),
    version: Type.Optional(
      Type.Integer({ description: 'The version of the rules that the match is played by; servers before protocol 3 do not tell' }),
    ),
    options: Options,
    pace: Pace,
    viewer: Viewer,
    mine: Type.Array(Seat, { description: 'The seats this guest may play' }),
    told: Events,
    seatHistory: Type.Optional(
      Type.Array(SeatEvent, { description: 'Who sat where from which line on; servers before protocol 7 do not tell' }),
    ),
    luck: Type.Object({
      fingerprint: Type.String({
        description: 'SHA-256 of the salt, a space and the seed of all luck; of the seed alone where there is no salt',
      }),
      seed: Type.Union([Type.String(), Type.Null()], { description: 'The seed itself, once the match is over' }),
    }),
  },
  { description: 'A whole table: all that is needed to play or watch it; the first entry of what is told is the deal' },
);
export type TableSight = Data<typeof TableSight>;

const News = Type.Object(
  {
    ...status,
    what: DeedKind,
    seat: Type.Union([Seat, Type.Null()]),
    from: Type.Integer({ description: 'The entries of the record that stay as they were, counted without the deal' }),
    told: Events,
    seatHistory: Type.Optional(Type.Array(SeatEvent, { description: 'All of it, where it has changed' })),
  },
  { description: 'What changed, as one viewer may know it' },
);
export type News = Data<typeof News>;

const Denial = Type.Object(
  {
    reason: Type.Enum(['stale', 'not yours', 'unreadable', 'refused', 'too late', 'not kept', 'over']),
    text: Type.String({ description: 'One plain English sentence' }),
    clause: Type.Optional(Type.String({ description: 'The clause of the rules that a move breaks' })),
    facts: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  },
  { description: 'Why something was not done' },
);
export type Denial = Data<typeof Denial>;

export const StoredMatch = Type.Unsafe<StoredRecord>({
  type: 'object',
  additionalProperties: true,
  description: 'The record of the match, as `tabletour replay` and `verify` read it',
});

export const Tell = Type.Union([
  Type.Object({ type: Type.Literal('table'), table: TableSight }),
  Type.Object({ type: Type.Literal('news'), news: News }),
  Type.Object({ type: Type.Literal('done'), key: Type.String(), number: Type.Integer() }),
  Type.Object({ type: Type.Literal('denied'), key: Type.Union([Type.String(), Type.Null()]), denial: Denial }),
  Type.Object({ type: Type.Literal('glanced'), line: WholeNumber, view: View }),
  Type.Object({
    type: Type.Literal('record'),
    record: StoredMatch,
    salt: Type.Optional(Type.String({ description: 'What the seed was committed to with, where the table has a salt' })),
  }),
]);
export type Tell = Data<typeof Tell>;

export const LegalMoves = Type.Object(
  {
    decision: Type.Integer({ description: 'The number of the decision, to be named when a move is made' }),
    moves: Type.Array(Type.String(), { description: "Every legal move in the game's notation" }),
  },
  { description: 'What a seat may do' },
);
