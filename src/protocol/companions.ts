// People with whom somebody has played, and how they are asked to play again.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Seat } from './seats.ts';
import { TableId } from './tables.ts';

/** Somebody by a place where both have sat: nobody learns who that is elsewhere. */
export const Invitation = Type.Object(
  { table: { ...TableId, description: 'A finished table where both have played' }, seat: { ...Seat, description: 'Their seat there' } },
  { ...strict, description: 'Who is asked' },
);
export type Invitation = Data<typeof Invitation>;

export const Companion = Type.Object(
  { ...Invitation.properties, name: Type.String(), game: Type.String({ description: 'What was played there' }) },
  { description: 'Somebody with whom the session has finished a match, and who can be told of a table' },
);
export type Companion = Data<typeof Companion>;
