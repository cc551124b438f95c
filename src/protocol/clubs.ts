// A club: friends, their tables, results and next evening, on a page that only its link opens.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { ClubLink, EveningRow } from './evenings.ts';
import { Name } from './seats.ts';
import { TableRow } from './tables.ts';
import { LONGEST_NOTICE } from './version.ts';

export const ClubWish = Type.Object({ name: Name }, strict);

const next = Type.Union([Type.Number({ minimum: 0, maximum: 8_640_000_000_000 }), Type.Null()], {
  description: 'When its people meet next, in ms',
});

export const ClubChange = Type.Object(
  {
    name: Type.Optional(Name),
    notice: Type.Optional(Type.String({ maxLength: LONGEST_NOTICE, description: 'A line for everybody to read; empty for none' })),
    next: Type.Optional(next),
  },
  { ...strict, description: 'What the founder of a club changes' },
);
export type ClubChange = Data<typeof ClubChange>;

export const ClubMember = Type.Object({ member: Type.String({ maxLength: 8, description: 'The key of a member' }) }, strict);

const ClubPerson = Type.Object({ key: Type.String(), name: Type.String(), isMe: Type.Boolean(), isFounder: Type.Boolean() });

const ClubPlace = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: 'null for who was deleted' }),
  isMe: Type.Boolean(),
  place: Type.Integer(),
  points: Type.Number({ description: 'Of every match 12 for a win, 0 for the last, evenly between; ties share' }),
  wins: Type.Integer(),
  matches: Type.Integer(),
});
export type ClubPlace = Data<typeof ClubPlace>;

const ClubResult = Type.Object({
  table: Type.String(),
  game: Type.String(),
  at: Type.Number({ description: 'When it was over, in ms' }),
  people: Type.Array(
    Type.Object({ name: Type.Union([Type.String(), Type.Null()]), isMe: Type.Boolean(), isBot: Type.Boolean(), rank: Type.Number() }),
    { description: 'The best first' },
  ),
});
export type ClubResult = Data<typeof ClubResult>;

const inside = {
  link: ClubLink,
  isFounder: Type.Boolean(),
  members: Type.Array(ClubPerson),
  notice: Type.String(),
  next,
  tables: Type.Array(TableRow, { description: 'Tables for the club that are not over' }),
  evenings: Type.Array(EveningRow, { description: 'Evenings for the club that are not over, and the last that were' }),
  results: Type.Array(ClubResult, { description: 'The last matches for the club' }),
  rankings: Type.Array(Type.Object({ game: Type.String(), places: Type.Array(ClubPlace) })),
};

export const ClubSight = Type.Object(
  {
    name: Type.String(),
    count: Type.Integer({ description: 'How many members there are' }),
    inside: Type.Optional(Type.Object(inside, { description: 'What members see' })),
  },
  { description: 'A club; whoever is no member learns its name and size' },
);
export type ClubSight = Data<typeof ClubSight>;
export type ClubInside = NonNullable<ClubSight['inside']>;

export const ClubRow = Type.Object(
  { link: ClubLink, name: Type.String(), count: Type.Integer(), next },
  { description: 'What lists show of a club to its members' },
);
export type ClubRow = Data<typeof ClubRow>;
