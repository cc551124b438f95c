// An evening: a small tournament by link, over several rounds.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Pace } from './pace.ts';
import { Name } from './seats.ts';

const Moment = Type.Number({ minimum: 0, maximum: 8_640_000_000_000, description: 'A time, in ms' });

export const EveningId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'The id of an evening; whoever knows it may join' });
export const ClubLink = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: 'The secret of a club; whoever knows it may join. The founder may make a new one',
});

const plan = {
  name: Name,
  games: Type.Array(Type.String({ maxLength: 40 }), {
    minItems: 1,
    maxItems: 8,
    description: 'What is played, a game a round, in turn',
  }),
  rounds: Type.Integer({ minimum: 1, maximum: 8 }),
  size: Type.Integer({ minimum: 2, maximum: 6, description: 'Seats that a table should have; tables differ by one person at most' }),
  pause: Type.Union([Type.Integer({ minimum: 0, maximum: 60 }), Type.Null()], {
    description: 'Minutes between two rounds; null: when the host says',
  }),
  pace: Pace,
  at: Type.Optional({
    ...Moment,
    description: 'When it begins by itself, once two people are there, in ms; the host may begin it earlier',
  }),
};

export const EveningWish = Type.Object(
  { ...plan, club: Type.Optional(ClubLink) },
  { ...strict, description: 'What an evening is made with; at its tables a bot takes over where the time is up' },
);
export type EveningWish = Data<typeof EveningWish>;

export const EveningAct = Type.Union(
  [
    Type.Object({ act: Type.Literal('next') }, { ...strict, description: 'Begin, or end the pause' }),
    Type.Object({ act: Type.Literal('end') }, { ...strict, description: 'End the evening as it stands' }),
    Type.Object(
      { act: Type.Literal('drop'), player: Type.String({ maxLength: 8 }) },
      { ...strict, description: 'Go on without a player; a bot finishes for them' },
    ),
    Type.Object(
      { act: Type.Literal('substitute'), player: Type.String({ maxLength: 8 }) },
      {
        ...strict,
        description:
          'Let a bot play on for a player whose table has waited for them for three minutes; any player may. The seat stays theirs',
      },
    ),
  ],
  { description: 'What the host of an evening does, or, where that is said, any player' },
);
export type EveningAct = Data<typeof EveningAct>;

const EveningStage = Type.Enum(['gathering', 'drawn', 'playing', 'pause', 'over']);

const EveningPerson = Type.Object(
  {
    key: Type.String({ description: 'What seats and places name' }),
    name: Type.String(),
    isMe: Type.Boolean(),
    isHost: Type.Boolean(),
    isHere: Type.Boolean({ description: 'Whether they were seen lately, or sit at their table' }),
    isGone: Type.Boolean({ description: 'Whether they have left' }),
    place: Type.Integer({ description: 'Who has the same points and wins, and teams that reached as much, shares it' }),
    points: Type.Number({ description: '12 for a win, 0 for the last, evenly between; ties share' }),
    wins: Type.Integer(),
    tables: Type.Integer({ description: 'Tables that are over' }),
  },
  { description: 'Somebody who plays' },
);
export type EveningPerson = Data<typeof EveningPerson>;

const EveningSeat = Type.Object({
  player: Type.Union([Type.String(), Type.Null()], { description: 'null is a bot' }),
  isAway: Type.Boolean({ description: 'Whether a bot began, or finished, for the player' }),
  isMissed: Type.Optional(Type.Boolean({ description: 'Whether the table waits for the player, who has been away for three minutes' })),
  rank: Type.Optional(Type.Number({ description: 'Once it is over' })),
  points: Type.Optional(Type.Number({ description: 'Once it is over' })),
});

const EveningRound = Type.Object({
  game: Type.String(),
  tables: Type.Array(Type.Object({ id: Type.String(), isOver: Type.Boolean(), seats: Type.Array(EveningSeat) })),
});
export type EveningRound = Data<typeof EveningRound>;

export const EveningSight = Type.Object(
  {
    ...plan,
    id: EveningId,
    stage: EveningStage,
    isHost: Type.Boolean(),
    mayBegin: Type.Boolean({ description: 'Whether the session may begin the next round: the host, or any player while the host is away' }),
    players: Type.Array(EveningPerson, { description: 'The best first' }),
    played: Type.Array(EveningRound, { description: 'The rounds that were drawn; the last may be in play' }),
    next: Type.Optional({ ...Moment, description: 'When the next round begins, in ms' }),
    now: Type.Number({ description: "The server's time, in ms" }),
    seed: Type.String({ description: 'All draws follow from it; it is no secret' }),
    club: Type.Optional(ClubLink),
  },
  { description: 'An evening as everybody with its link may see it; its club is told to members only' },
);
export type EveningSight = Data<typeof EveningSight>;

export const EveningRow = Type.Object(
  { id: EveningId, name: Type.String(), stage: EveningStage, players: Type.Integer(), at: Type.Optional(Moment) },
  { description: 'What lists show of an evening' },
);
export type EveningRow = Data<typeof EveningRow>;
