// Who sits at a table.
import { Type } from 'typebox';
import { type Data, strict, WholeNumber } from './data.ts';
import { COLOURS, LONGEST_NAME } from './version.ts';

export const Seat = Type.Integer({ minimum: 0, maximum: 15, description: 'A place at the table; the first is 0' });

export const Viewer = Type.Union([Type.Literal('public'), Seat], {
  description: 'Who looks: a seat sees its own secrets, "public" sees none',
});

export const Name = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: '\\S',
  description: 'The name of somebody at the table',
});

const colour = Type.Optional(
  Type.Integer({ minimum: 0, maximum: COLOURS - 1, description: 'The colour of the pieces; left out, it is the one of the seat' }),
);

export const SeatPlan = Type.Union(
  [
    Type.Object({ kind: Type.Literal('human'), name: Name, colour }, strict),
    Type.Object(
      { kind: Type.Literal('bot'), name: Name, bot: Type.String({ maxLength: 40, description: 'The strength of the bot' }), colour },
      strict,
    ),
    Type.Object({ kind: Type.Literal('open'), colour }, strict),
  ],
  { description: 'Who sits at a place. An open seat waits for somebody.' },
);
export type SeatPlan = Data<typeof SeatPlan>;

export const SeatEvent = Type.Object(
  {
    line: { ...WholeNumber, description: 'The first line of what is told that it holds for; the deal is line 0' },
    seat: Seat,
    kind: Type.Enum(['person', 'bot', 'clock'], {
      description: 'Whether a person or a bot moves there from now on, or the clock made the move of this line',
    }),
    name: Type.String({ description: 'What the seat is called from this line on' }),
    why: Type.Optional(
      Type.Enum(['clock', 'left', 'away'], {
        description: 'Why the person did not do it: the time was up, the seat was given up, or others let a bot play for who stayed away',
      }),
    ),
    at: Type.Number({ description: 'When it happened, in ms' }),
    number: { ...WholeNumber, description: 'Which change of the table it came with' },
  },
  { description: 'A companion of the log: somebody else sits at a seat, or the clock has moved for it' },
);
export type SeatEvent = Data<typeof SeatEvent>;

export const RowSeat = Type.Object(
  {
    kind: Type.Enum(['human', 'bot', 'open']),
    name: Type.String({ description: 'Empty where nobody sits' }),
    bot: Type.Optional(Type.String({ description: 'The strength of a bot' })),
    colour,
    isMine: Type.Boolean({ description: 'Whether the session that asks holds it' }),
    isHere: Type.Boolean({ description: 'Whether its person watches the table now' }),
    awaySince: Type.Optional(
      Type.Number({ description: 'Since when its person does not watch the table, in ms; left out where that is not known' }),
    ),
    isOpen: Type.Optional(Type.Boolean({ description: 'Whether its person has the table open, though out of sight' })),
    swapWith: Type.Optional({ ...Seat, description: 'The seat that its person would like to have, before the match begins' }),
    isReady: Type.Optional(Type.Boolean({ description: 'Whether its person has said so, before the match begins' })),
    isFree: Type.Boolean({ description: 'Whether nobody holds it: nobody has sat down yet, or whoever did has left the match' }),
    mayClaim: Type.Optional(
      Type.Boolean({
        description: 'Whether the session may say that it is this person on another device: "join" with `isSelf` asks the others',
      }),
    ),
    mayAsk: Type.Optional(
      Type.Boolean({ description: 'Of a seat that a bot has played from the beginning: "join" asks those seated for it' }),
    ),
    mayTake: Type.Optional(
      Type.Boolean({
        description: 'Of a seat that was left: whether the session may sit down at once; otherwise "join" asks those seated',
      }),
    ),
  },
  { description: 'A place at a table, as everybody may see it' },
);
export type RowSeat = Data<typeof RowSeat>;
