// How much time there is.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Rest } from './rest.ts';
import { Seat } from './seats.ts';

const TimeOut = Type.Union([Type.Literal('quiet'), Type.Literal('bot'), Type.Literal('wait')], {
  description:
    'What happens to a seat whose time is up: its first legal move is made, a bot takes over, or the others decide how long to wait',
});
export type TimeOut = Data<typeof TimeOut>;

export const Pace = Type.Union(
  [
    Type.Object({ kind: Type.Literal('untimed') }, strict),
    Type.Object(
      {
        kind: Type.Literal('live'),
        bank: Type.Integer({ minimum: 1, maximum: 86_400, description: 'Seconds for the whole match' }),
        increment: Type.Integer({ minimum: 0, maximum: 3600, description: 'Seconds that every move adds' }),
        then: TimeOut,
      },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal('bank'),
        days: Type.Integer({ minimum: 1, maximum: 60, description: 'Days in the bank at the beginning' }),
        hours: Type.Integer({ minimum: 0, maximum: 240, description: 'Hours that every move adds' }),
        most: Type.Integer({ minimum: 1, maximum: 120, description: 'Days that the bank holds at most' }),
        then: TimeOut,
      },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal('days'),
        days: Type.Integer({ minimum: 1, maximum: 60, description: 'Days for a move' }),
        vacation: Type.Integer({ minimum: 0, maximum: 90, description: 'Days to spare for the whole match' }),
        then: TimeOut,
      },
      strict,
    ),
  ],
  { description: 'How much time there is: no limit, a bank of seconds or of days that grows with every move, or days for a move' },
);
export type Pace = Data<typeof Pace>;

export const Clocks = Type.Object(
  {
    left: Type.Array(Type.Number(), { description: 'For every seat the ms it had left' }),
    since: Type.Number({ description: 'When that was, in ms' }),
    rests: Type.Optional(
      Type.Array(Type.Union([Rest, Type.Null()]), { description: 'For every seat when its clock stands; missing where none ever does' }),
    ),
    running: Type.Array(Seat, { description: 'The seats whose clocks run since' }),
  },
  { description: 'How much time every seat had left after the last change; the clocks of some seats have been running since' },
);
export type Clocks = Data<typeof Clocks>;
