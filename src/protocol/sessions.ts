// Guests of a server: who they are, and how they are told of a turn.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Name } from './seats.ts';

const isAskable = Type.Boolean({ description: 'Whether people with whom the guest has played may ask for another game by a notice' });

const session = {
  id: Type.String(),
  name: Name,
  webhook: Type.Union([Type.String(), Type.Null()], { description: 'The address that is called when it is the turn of the guest' }),
  isNameless: Type.Optional(Type.Boolean({ description: 'Whether nobody has said the name' })),
  hasPush: Type.Boolean({ description: 'Whether a browser of the guest is told of a turn' }),
  isAskable: Type.Optional(isAskable),
  isOpen: Type.Optional(Type.Boolean({ description: 'Whether finished matches may be part of the open collection' })),
  remind: Type.Optional(Type.Integer({ description: 'The hour of the day, UTC, of the reminder of the Daily Tour; absent without one' })),
  bannedUntil: Type.Optional(Type.Number({ description: 'Until when the guest may look only, in ms; absent without a ban' })),
};

export const Session = Type.Object(session, { description: 'A guest, as the guest sees it' });
export type Session = Data<typeof Session>;

const recovery = Type.String({ description: 'Opens this session from another device, once; shown once' });
const token = Type.Optional(
  Type.String({ description: 'For programs only: what they say with every request, as Authorization: Bearer; shown once' }),
);
export const NewGuest = Type.Object(
  { ...session, recovery: Type.Optional(recovery), token },
  { description: 'A guest, with the first recovery token; or, without one, the guest that the request belongs to already' },
);
export const RecoveredGuest = Type.Object({ ...session, recovery }, { description: 'A guest, with the next recovery token' });
export const NewCalendar = Type.Object({
  path: Type.String({ description: 'Where programs read the calendar, from the root of the server; a secret, shown once' }),
});
export const NewRecovery = Type.Object({ recovery });

export const NewSession = Type.Object(
  {
    name: Name,
    isNameless: Type.Optional(
      Type.Boolean({ description: 'Whether nobody has said this name: others are not told it until a name is chosen' }),
    ),
    isBot: Type.Optional(
      Type.Boolean({ description: 'Whether a program plays: its name says so, and it gets a token instead of a cookie' }),
    ),
  },
  strict,
);
export const Recovery = Type.Object({ token: Type.String({ maxLength: 100, description: 'The recovery token' }) }, strict);

const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  },
  { description: 'Where a browser is told of its turn, as the Push API gives it' },
);
export type PushSubscription = Data<typeof PushSubscription>;

export const SessionChange = Type.Object(
  {
    name: Type.Optional(Name),
    webhook: Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 500 })])),
    push: Type.Optional(Type.Union([Type.Null(), PushSubscription])),
    isAskable: Type.Optional(isAskable),
    isOpen: Type.Optional(
      Type.Boolean({ description: 'Whether finished matches may be part of the open collection, where all others agree as well' }),
    ),
    remind: Type.Optional(
      Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 23 })], {
        description: 'The hour of the day, UTC, at which the guest is reminded of a Daily Tour not played yet; null ends it',
      }),
    ),
  },
  { ...strict, description: 'What a guest may change: the name, how to be told of a turn, and what may be done with matches' },
);
export type SessionChange = Data<typeof SessionChange>;

export const PushKey = Type.Object({ key: Type.String({ description: 'The public key that web push is subscribed with, base64url' }) });
