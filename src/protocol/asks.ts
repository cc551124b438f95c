// What a guest asks of a host: the same over postMessage, over a socket and over HTTP.
import { Type } from 'typebox';
import { type Data, strict, WholeNumber } from './data.ts';
import { Seat, SeatPlan, Viewer } from './seats.ts';
import { LONGEST_KEY } from './version.ts';

const key = Type.String({
  minLength: 1,
  maxLength: LONGEST_KEY,
  // What every database keeps as it is: half a character or a NUL would come back as another key, or not at all.
  pattern: '^[ -~]*$',
  description: 'Chosen by the guest, another for every ask; an ask with the same key is answered again, but carried out once',
});
const decision = Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The number of the seat's own decision that this answers" });

export const Wish = Type.Union([Type.Literal('back'), Type.Literal('pause'), Type.Literal('resume')], {
  description: 'What is done only when all others agree; "resume" needs nobody to agree',
});

export const Ask = Type.Union([
  Type.Object(
    { type: Type.Literal('watch'), viewer: Viewer, since: Type.Optional(WholeNumber) },
    {
      ...strict,
      description: 'Watch the table as this viewer from now on; `since` is the number of the last news that arrived',
    },
  ),
  Type.Object(
    {
      type: Type.Literal('play'),
      key,
      seat: Seat,
      decision,
      moves: Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: 200, description: 'Moves in the notation of the game' }),
    },
    { ...strict, description: 'Moves of a seat, all or none' },
  ),
  Type.Object({ type: Type.Literal('back'), key, seat: Seat, decision }, { ...strict, description: "Takes back a seat's last choice" }),
  Type.Object(
    { type: Type.Literal('wish'), key, seat: Seat, what: Wish },
    {
      ...strict,
      description: 'Asks the others to agree to a take-back or to a pause; anybody may resume',
    },
  ),
  Type.Object(
    { type: Type.Literal('agree'), key, seat: Seat, isAgreed: Type.Boolean() },
    {
      ...strict,
      description: 'Answers the wish of another seat',
    },
  ),
  Type.Object(
    { type: Type.Literal('hand'), key, seat: Seat, to: SeatPlan },
    {
      ...strict,
      description: 'Hands a seat to a bot, or takes it back; without a colour the seat keeps its own',
    },
  ),
  Type.Object(
    { type: Type.Literal('glance'), line: WholeNumber },
    {
      ...strict,
      description: 'How the table looked after so many entries of the record',
    },
  ),
  Type.Object(
    { type: Type.Literal('record') },
    {
      ...strict,
      description: 'Asks for the record of the match, which everybody may read once it is over',
    },
  ),
]);
export type Ask = Data<typeof Ask>;
