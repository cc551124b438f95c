// What may be asked of the server, and what it answers. The document at /api/docs is made of this.
import { type Static, Type } from '@fastify/type-provider-typebox';

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description: 'How somebody is called at the table' });
const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Key = Type.String({
  minLength: 1,
  maxLength: 64,
  // What every database keeps as it is: half a character or a NUL would come back as another key, or not at all.
  pattern: '^[ -~]*$',
  description: 'Never used twice; asked again, it is answered again and done once',
});
const Kind = <K extends string>(kind: K) => Type.Literal(kind);
const strict = { additionalProperties: false };

export const SeatPlan = Type.Union([
  Type.Object({ kind: Kind('human'), name: Name }, strict),
  Type.Object({ kind: Kind('bot'), name: Name, bot: Type.String({ maxLength: 40 }) }, strict),
  Type.Object({ kind: Kind('open') }, strict),
]);

const TimeOut = Type.Union([Type.Literal('quiet'), Type.Literal('bot')]);
export const Pace = Type.Union([
  Type.Object({ kind: Kind('untimed') }, strict),
  Type.Object(
    {
      kind: Kind('live'),
      bank: Type.Integer({ minimum: 1, maximum: 86_400, description: 'Seconds' }),
      increment: Type.Integer({ minimum: 0, maximum: 3600 }),
      then: TimeOut,
    },
    strict,
  ),
  Type.Object(
    {
      kind: Kind('days'),
      days: Type.Integer({ minimum: 1, maximum: 60 }),
      vacation: Type.Integer({ minimum: 0, maximum: 90 }),
      then: TimeOut,
    },
    strict,
  ),
]);

export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Record(Type.String(), Type.Unknown()),
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 8 }),
    pace: Pace,
    listed: Type.Boolean(),
    seat: Type.Optional(Seat),
  },
  strict,
);

const Viewer = Type.Union([Type.Literal('public'), Seat]);
const Decision = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const WholeNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const Ask = Type.Union([
  Type.Object({ type: Kind('watch'), viewer: Viewer, since: Type.Optional(WholeNumber) }, strict),
  Type.Object(
    {
      type: Kind('play'),
      key: Key,
      seat: Seat,
      decision: Decision,
      moves: Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: 200 }),
    },
    strict,
  ),
  Type.Object({ type: Kind('back'), key: Key, seat: Seat, decision: Decision }, strict),
  Type.Object(
    {
      type: Kind('wish'),
      key: Key,
      seat: Seat,
      what: Type.Union([Type.Literal('back'), Type.Literal('pause'), Type.Literal('resume')]),
    },
    strict,
  ),
  Type.Object({ type: Kind('agree'), key: Key, seat: Seat, isAgreed: Type.Boolean() }, strict),
  Type.Object({ type: Kind('hand'), key: Key, seat: Seat, to: SeatPlan }, strict),
  Type.Object({ type: Kind('glance'), line: WholeNumber }, strict),
  Type.Object({ type: Kind('record') }, strict),
]);

export const SaidText = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** What a client says over its socket. */
export const FromClient = Type.Union([
  Type.Object({ watchTable: TableId }, strict),
  Type.Object({ leaveTable: TableId }, strict),
  Type.Object({ table: TableId, ask: Ask }, strict),
  Type.Object({ table: TableId, say: SaidText }, strict),
]);
export type FromClient = Static<typeof FromClient>;

export const NewSession = Type.Object({ name: Name }, strict);
export const SessionChange = Type.Object(
  {
    name: Type.Optional(Name),
    webhook: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
    push: Type.Optional(
      Type.Union([
        Type.Null(),
        Type.Object({
          endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
          keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
        }),
      ]),
    ),
  },
  strict,
);
export const Recovery = Type.Object({ token: Type.String({ maxLength: 100 }) }, strict);

export const TableParams = Type.Object({ id: TableId });
export const MaybeSeat = Type.Object({ seat: Type.Optional(Seat) }, strict);
export const OneSeat = Type.Object({ seat: Seat }, strict);
export const AskBody = Type.Object({ ask: Ask }, strict);
export const Said = Type.Object({ text: SaidText }, strict);
/** Eyes to look with, in an address. */
export const Eyes = Type.Object({ as: Type.Optional(Type.String({ pattern: '^(public|\\d{1,2})$' })) }, strict);
export const EyesSince = Type.Object(
  { as: Type.Optional(Type.String({ pattern: '^(public|\\d{1,2})$' })), since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) },
  strict,
);
export const Since = Type.Object({ since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) }, strict);
