// Ratings: what is known of somebody's strength in a game, from the results of rated matches.
import { Type } from 'typebox';
import type { Data } from './data.ts';

const rating = {
  rating: Type.Optional(Type.Integer({ description: 'On a scale around 1500; absent as long as too little is known' })),
  give: Type.Optional(Type.Integer({ description: 'How far the rating may be off, in 95 of 100 cases' })),
  games: Type.Integer({ description: 'Rated matches' }),
};

export const RankedPerson = Type.Object(
  { ...rating, name: Type.String(), isMe: Type.Boolean() },
  { description: 'Somebody in the ranking of a game' },
);
export type RankedPerson = Data<typeof RankedPerson>;

export const Profile = Type.Object(
  {
    name: Type.String(),
    since: Type.Number({ description: 'When the guest came first, in ms' }),
    ratings: Type.Array(
      Type.Object({
        ...rating,
        game: Type.String(),
        curve: Type.Array(Type.Object({ at: Type.Number(), shown: Type.Integer(), give: Type.Optional(Type.Integer()) }), {
          description: 'After each of the last matches',
        }),
      }),
    ),
  },
  { description: 'What the guest has achieved; nobody else is shown this' },
);
export type Profile = Data<typeof Profile>;
