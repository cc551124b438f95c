// The Daily Tour: one deal for everybody, once a day.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';

export const DailyGameId = Type.Union([Type.Literal('on-tour-paris'), Type.Literal('city-tour')], {
  description: 'A game of the Daily Tour',
});
export const DailyDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day from midnight to midnight UTC: 2026-11-17' });

export const TableOfDay = Type.Object(
  {
    date: DailyDate,
    counts: Type.Boolean({ description: 'Whether this is the attempt that counts; others are practice' }),
  },
  { description: 'The Daily Tour that a table plays' },
);
export type TableOfDay = Data<typeof TableOfDay>;

const OwnAttempt = Type.Object(
  {
    table: Type.String({ description: 'The table where the attempt is played' }),
    score: Type.Optional(Type.Number({ description: 'Once it is over' })),
    isWon: Type.Optional(Type.Boolean()),
    isInTime: Type.Optional(Type.Boolean({ description: 'Whether it was over before the seed was told, and so counts' })),
  },
  { description: "One's own attempt that counts" },
);

const Score = Type.Object({ score: Type.Number(), count: Type.Integer() });

export const DailyStandingAnswer = Type.Object(
  {
    results: Type.Integer({ description: 'Tours that are over and count' }),
    median: Type.Union([Type.Number(), Type.Null()]),
    best: Type.Union([Type.Number(), Type.Null()]),
    scores: Type.Array(Score, { description: 'How many had each result, ascending' }),
    better: Type.Optional(Type.Integer({ description: 'How many of a hundred others had less; only where there are enough' })),
  },
  { description: "How everybody's tours ended" },
);

export const TourOfDay = Type.Object(
  {
    game: DailyGameId,
    commitment: Type.String({ description: 'The SHA-256 of salt, a space and seed: known before the day' }),
    begun: Type.Integer({ description: 'How many have begun' }),
    over: Type.Integer({ description: 'How many are done' }),
    won: Type.Integer({ description: 'How many have won, where the game is won or lost' }),
    mine: Type.Optional(OwnAttempt),
    standing: Type.Optional(DailyStandingAnswer),
    luck: Type.Optional(
      Type.Object(
        { seed: Type.String(), salt: Type.String() },
        { description: 'Told once the tour counts no more; it proves the commitment' },
      ),
    ),
  },
  { description: "A day's tour of one game; how others did is told to those who are done, and to all when it is over" },
);
export type TourOfDay = Data<typeof TourOfDay>;

export const DailyDay = Type.Object(
  {
    date: DailyDate,
    number: Type.Integer({ description: 'The number by which people speak of it' }),
    ends: Type.Number({ description: 'When the next day begins, in ms' }),
    now: Type.Number({ description: "The server's time, in ms" }),
    tours: Type.Array(TourOfDay),
    next: Type.Array(Type.Object({ date: DailyDate, game: DailyGameId, commitment: Type.String() }), {
      description: 'What is told of the luck of the days to come',
    }),
    streak: Type.Optional(
      Type.Object({
        days: Type.Integer(),
        week: Type.Array(Type.Union([Type.Literal('played'), Type.Literal('rested'), Type.Literal('open'), Type.Literal('missed')])),
      }),
    ),
  },
  { description: 'A day of the Daily Tour' },
);
export type DailyDay = Data<typeof DailyDay>;

export const DailyPractice = Type.Object(
  { date: DailyDate },
  { ...strict, description: 'The day to be played once more, without counting' },
);
