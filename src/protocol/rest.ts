// When the clocks of a person stand: hours of the day, and days off. Only clocks that count days know of it.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { MOST_CLOSED_HOURS, MOST_DAYS_OFF } from './version.ts';

const moment = Type.Integer({ minimum: 0, maximum: 10_000_000_000_000, description: 'In ms' });

const PlayingHours = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 23, description: 'The hour at which the clocks begin to run' }),
    to: Type.Integer({ minimum: 0, maximum: 23, description: 'The hour at which they stop; before `from`, it is that of the next day' }),
    offset: Type.Integer({ minimum: -840, maximum: 840, description: 'Minutes by which the clock of the person is ahead of UTC' }),
  },
  { ...strict, description: `The hours of a day in which clocks run; at most ${MOST_CLOSED_HOURS} may be left out` },
);
export type PlayingHours = Data<typeof PlayingHours>;

const TimeOff = Type.Object({ from: moment, to: moment }, { ...strict, description: 'Clocks stand from one moment to another' });
export type TimeOff = Data<typeof TimeOff>;

export const Rest = Type.Object(
  { hours: Type.Optional(PlayingHours), off: Type.Array(TimeOff, { description: 'In order, one after the other' }) },
  { description: 'When the clocks of a person stand at tables that count days' },
);
export type Rest = Data<typeof Rest>;

export const OwnRest = Type.Object(
  { ...Rest.properties, daysLeft: Type.Number({ description: `Of ${MOST_DAYS_OFF} days off in any 365 days, those that are left` }) },
  { description: 'The same for the person, with what is left' },
);
export type OwnRest = Data<typeof OwnRest>;

export const RestChange = Type.Object(
  {
    hours: Type.Optional(Type.Union([PlayingHours, Type.Null()])),
    off: Type.Optional(
      Type.Union([TimeOff, Type.Null()], { description: 'Days off to come; null ends those that have begun, and drops others' }),
    ),
  },
  strict,
);
export type RestChange = Data<typeof RestChange>;
