// What a seat would do next, told to the server in advance: private to whoever holds the seat.
import { Type } from 'typebox';
import { type Data, strict, WholeNumber } from './data.ts';
import { Seat } from './seats.ts';
import { MOST_ORDERS } from './version.ts';

const move = Type.String({ minLength: 1, maxLength: 2000, description: 'A move in the notation of the game' });

export const OrderLine = Type.Object(
  {
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_ORDERS - 2,
        description: 'The line that comes before it, counted from 0; none for a first',
      }),
    ),
    if: Type.Array(Type.Object({ seat: Seat, move }, strict), {
      maxItems: 40,
      description: 'What others do first, in this order; empty for whatever they do. What decides is what the owner is told of it',
    }),
    play: move,
  },
  { ...strict, description: 'If this happens, play that' },
);
export type OrderLine = Data<typeof OrderLine>;

export const OrdersWish = Type.Object(
  {
    seat: Seat,
    number: WholeNumber,
    lines: Type.Array(OrderLine, { minItems: 1, maxItems: MOST_ORDERS }),
  },
  { ...strict, description: 'A tree of lines, the first that fits is played; `number` is that of the last news the owner knows' },
);
export type OrdersWish = Data<typeof OrdersWish>;

export const OrdersSight = Type.Object(
  {
    seat: Seat,
    lines: Type.Array(OrderLine),
    played: Type.Array(Type.Integer(), { description: 'The lines that were played, in order' }),
    state: Type.Enum(['waits', 'done', 'luck', 'others', 'hand'], {
      description:
        'Whether the orders still wait, are done, or are over: luck has shown something new, the others did something else, or the owner moved otherwise',
    }),
  },
  { description: 'The orders of a seat, as only its owner sees them' },
);
export type OrdersSight = Data<typeof OrdersSight>;
