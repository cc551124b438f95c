// What is said over a socket, in both directions.
import { Type } from 'typebox';
import { Ask } from './asks.ts';
import { type Data, strict } from './data.ts';
import { ErrorAnswer } from './errors.ts';
import { Pointing } from './gathering.ts';
import { Seat } from './seats.ts';
import { ChatLine, SaidText, Signal, TableId, TableRow } from './tables.ts';
import { Tell } from './tells.ts';

export const FromClient = Type.Union([
  Type.Object({ watchTable: TableId }, strict),
  Type.Object({ leaveTable: TableId }, strict),
  Type.Object({ table: TableId, ask: Ask }, strict),
  Type.Object({ table: TableId, say: SaidText, signal: Type.Optional(Signal) }, strict),
  Type.Object({ table: TableId, point: Pointing }, strict),
  Type.Object(
    { table: TableId, writing: Seat },
    { ...strict, description: 'Whoever holds the seat writes a line of chat; the others are told once in a few seconds at most' },
  ),
  Type.Object(
    { isAway: Type.Boolean() },
    { ...strict, description: 'Whether the page has been out of sight for a while, for all its tables' },
  ),
]);
export type FromClient = Data<typeof FromClient>;

export const FromServer = Type.Partial(
  Type.Object({
    hello: Type.Object(
      { protocol: Type.Integer(), now: Type.Optional(Type.Number({ description: 'The time that clocks go by, in ms' })) },
      { description: 'The first message: the version of the protocol of the server' },
    ),
    beat: Type.Literal(true, { description: 'Sent regularly, to show that the connection works' }),
    table: TableId,
    tell: Tell,
    row: TableRow,
    chat: ChatLine,
    point: Pointing,
    writing: Type.Integer({ description: 'The seat that writes a line of chat just now' }),
    ...ErrorAnswer.properties,
  }),
  { description: 'One thing about the table it names, or about the socket: hello, beat, or why something was refused' },
);
export type FromServer = Data<typeof FromServer>;
