// Around a match: who sits where before it begins, the code of a table, and pointing.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Name, Seat } from './seats.ts';
import { COLOURS } from './version.ts';

/** Signs that are not taken for one another, spoken or written: no I, O, 0 or 1. */
export const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const TableCode = Type.String({ pattern: `^[${CODE_SIGNS}]{6}$`, description: 'Six signs that stand for a table until it is over' });

export const SeatChange = Type.Union(
  [
    Type.Object({ seat: Seat, to: Type.Literal('open') }, { ...strict, description: 'A bot leaves the seat to a friend' }),
    Type.Object({ seat: Seat, to: Type.Literal('bot'), bot: Type.String({ maxLength: 40 }), name: Name }, strict),
    Type.Object({ seat: Seat, to: Type.Literal('none') }, { ...strict, description: 'The seat is taken away; those after it move up' }),
    Type.Object({ add: Type.Literal('open') }, { ...strict, description: 'One more open seat' }),
    Type.Object({ seat: Seat, with: Seat }, { ...strict, description: 'Two seats change places' }),
  ],
  { description: 'What the host changes about the seats before the match begins' },
);
export type SeatChange = Data<typeof SeatChange>;

export const OwnSeatChange = Type.Object(
  {
    seat: Seat,
    name: Type.Optional(Name),
    colour: Type.Optional(Type.Integer({ minimum: 0, maximum: COLOURS - 1 })),
    isReady: Type.Optional(Type.Boolean()),
    swapWith: Type.Optional(
      Type.Union([Seat, Type.Null()], {
        description: 'Asks whoever sits there to change places; when both have asked, they do. null asks no more',
      }),
    ),
  },
  { ...strict, description: 'What somebody changes about their own seat before the match begins' },
);
export type OwnSeatChange = Data<typeof OwnSeatChange>;

export const Welcome = Type.Object(
  { text: Type.String({ maxLength: 120, description: 'Plain text; an empty one takes it away' }) },
  { ...strict, description: 'What the host says to whoever is invited, before the match begins' },
);

const touches = Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
  minItems: 1,
  maxItems: 2,
  description: 'What is pointed at, as the board names it, and where it might go',
});
const note = Type.Enum(['this', 'here', 'good', 'my call'], { description: 'What is said with it' });

export const Pointing = Type.Object({ seat: Seat, touches, note }, { ...strict, description: 'A partner points; nothing is moved by it' });
export type Pointing = Data<typeof Pointing>;
