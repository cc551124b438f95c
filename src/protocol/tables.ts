// Tables from outside: what one is set with, and how the server lists it for whoever looks for one or waits for it to begin.
import { Type } from 'typebox';
import { TableOfDay } from './daily.ts';
import { type Data, strict } from './data.ts';
import { ClubLink, EveningId } from './evenings.ts';
import { TableCode } from './gathering.ts';
import { Pace } from './pace.ts';
import { RowSeat, Seat, SeatPlan } from './seats.ts';

const TablePlan = Type.Object({ game: Type.String({ maxLength: 40 }), options: Type.Unknown(), seats: Type.Array(SeatPlan), pace: Pace });
/** What is agreed when a table is set. */
export type TablePlan = Data<typeof TablePlan>;

const OptionValues = Type.Record(Type.String(), Type.Unknown(), { description: 'Options of the game; the standard for what is left out' });

const severalSeats = Type.Boolean({
  description: 'Whether one guest may hold several seats; left out, only where whoever sets the table names several people',
});

const SeatRequest = Type.Object(
  {
    id: Type.String(),
    seat: Seat,
    name: Type.String({ description: 'Who asks' }),
    isMine: Type.Boolean({ description: 'Whether the session asks itself' }),
    isSelf: Type.Optional(Type.Boolean({ description: 'Whether who asks says to be the person of the seat, on another device' })),
    hostSeat: Type.Optional({ ...Seat, description: 'The seat of the host, who may decide alone; left out where the host has none' }),
    needs: Type.Array(Seat, { description: 'The seats whose people have not agreed yet; the host alone may decide as well' }),
  },
  { description: 'Somebody asks for a seat: one that was left, one of a bot, or their own on another device' },
);
export type SeatRequest = Data<typeof SeatRequest>;

const Substitute = Type.Object(
  {
    seat: Seat,
    isAgreed: Type.Boolean({ description: 'Whether the session has agreed' }),
    needs: Type.Array(Seat, { description: 'The seats whose people are here and have not agreed yet; the host alone may decide as well' }),
  },
  { description: 'Somebody seated would let a bot play for one who stays away' },
);

const rated = Type.Boolean({
  description: 'Whether the result changes ratings: every person has one seat, options are as printed, and who leaves takes the last place',
});

export const TableWish = Type.Object(
  {
    ...TablePlan.properties,
    options: OptionValues,
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
    listed: Type.Boolean({ description: 'Whether everybody finds the table in the lobby' }),
    seat: Type.Optional(Seat),
    severalSeats: Type.Optional(severalSeats),
    rated: Type.Optional(rated),
    club: Type.Optional({ ...ClubLink, description: 'The club that the match is for' }),
  },
  { ...strict, description: 'What a table is set with; `seat` is the open one that whoever sets it takes' },
);
export type TableWish = Data<typeof TableWish>;

export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'The id of a table; whoever knows it may watch' });

const Stage = Type.Enum(['gathering', 'playing', 'over']);
/** How far a table is. */
export type Stage = Data<typeof Stage>;

export const TableRow = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    options: Type.Optional(OptionValues),
    pace: Pace,
    seats: Type.Array(RowSeat),
    stage: Stage,
    isClosed: Type.Optional(Type.Boolean({ description: 'Whether whoever runs the server has closed the table' })),
    isHost: Type.Boolean({ description: 'Whether the session that asks has the powers of the host' }),
    mine: Type.Array(Seat, { description: 'The seats that the session holds' }),
    listed: Type.Boolean(),
    luck: Type.String({ description: 'A fingerprint of the seed that all its random numbers follow from' }),
    rematch: Type.Optional(Type.String({ description: 'The table of the next match, once it is set' })),
    rematchWanted: Type.Optional(
      Type.Object(
        {
          by: Type.Integer(),
          of: Type.Integer(),
          isMine: Type.Optional(Type.Boolean({ description: 'Whether the session has asked for it' })),
          seats: Type.Optional(Type.Array(Seat, { description: 'The seats of those who have asked' })),
        },
        { description: 'Once a match is over: how many of its people have asked for a rematch, and how many they are' },
      ),
    ),
    severalSeats: Type.Optional(severalSeats),
    code: Type.Optional(TableCode),
    hostName: Type.Optional(Type.String({ description: 'Who invites' })),
    welcome: Type.Optional(Type.String({ description: 'What the host says to whoever is invited, until the match begins' })),
    since: Type.Optional(Type.Number({ description: 'When the table was set, or when its match began, in ms' })),
    watching: Type.Optional(Type.Integer({ description: 'How many watch without a seat' })),
    watchers: Type.Optional(Type.Array(Type.String(), { description: 'The names of those who watch and have one' })),
    mayPoint: Type.Optional(Type.Boolean({ description: 'Whether partners may point at things of the board' })),
    isSentAway: Type.Optional(Type.Boolean({ description: 'Whether the host has sent the session away: it may watch, not sit down' })),
    awaiting: Type.Optional(Type.Array(Seat, { description: "The seats that are to move; only in the list of one's own tables" })),
    outcome: Type.Optional(
      Type.Object(
        { ranks: Type.Array(Type.Number()), scores: Type.Array(Type.Number()) },
        { description: "How the match ended, by seat; only in the list of one's own tables" },
      ),
    ),
    finishedFor: Type.Optional(
      Type.Array(Seat, {
        description: "The seats of people for whom bots or the clock finished the match; only in the list of one's own tables",
      }),
    ),
    deadlines: Type.Optional(
      Type.Array(Type.Union([Type.Number(), Type.Null()]), {
        description:
          "For every seat when its time is up, in ms, null where its clock does not run; only in the list of one's own tables, and where clocks count days",
      }),
    ),
    touched: Type.Optional(Type.Number({ description: "When something last happened, in ms; only in the list of one's own tables" })),
    isSilent: Type.Optional(Type.Boolean({ description: 'Whether the session is told nothing of its turns here' })),
    rated: Type.Optional(rated),
    daily: Type.Optional(TableOfDay),
    evening: Type.Optional({ ...EveningId, description: 'The evening that it belongs to; told to those who play there' }),
    asking: Type.Optional(Type.Array(SeatRequest, { description: 'Who asks for a seat; shown to those who sit there, and to who asks' })),
    substitutes: Type.Optional(Type.Array(Substitute, { description: 'Where bots may take over; shown to those who sit there' })),
  },
  {
    description:
      'What a session is shown of a table; rows of lists, and over a socket all but the first of a table, are without its options',
  },
);
export type TableRow = Data<typeof TableRow>;

export const Lobby = Type.Object(
  {
    tables: Type.Array(TableRow),
    next: Type.Optional(Type.String({ description: 'What to ask for with "after" to be shown more; missing where this is all' })),
  },
  { description: 'A page of the tables that wait for somebody' },
);
export type Lobby = Data<typeof Lobby>;

export const Signal = Type.Enum(['later', 'well', 'thanks', 'moment', 'oh'], {
  description:
    'What is told by every page in the language of who reads: "in 10 minutes", "well played", "thank you", "one moment", "oh no"',
});
export type Signal = Data<typeof Signal>;

export const SaidText = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'Plain text' });

export const ChatLine = Type.Object(
  {
    number: Type.Integer({ description: 'Lines of a table are numbered from 1' }),
    name: Type.String(),
    text: Type.String(),
    signal: Type.Optional(Signal),
    seat: Type.Optional(
      Type.Union([Seat, Type.Null()], {
        description: 'The seat that spoke, null for who watched; lines from before there was this have none',
      }),
    ),
    by: Type.Optional(
      Type.String({ description: 'Who spoke: the same in all lines of one guest at this table, and another at every other table' }),
    ),
    at: Type.Number({ description: 'When it was said, in ms' }),
  },
  { description: 'A line of chat' },
);
export type ChatLine = Data<typeof ChatLine>;
