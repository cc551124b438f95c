// How a guest is told of turns while away.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';

const kind = Type.Enum(['json', 'ntfy', 'discord'], {
  description:
    'What a webhook is sent: an object with the table, a message for the topic of an ntfy server, or a message for a Discord channel',
});
const language = Type.Enum(['en', 'da', 'fr', 'de'], { description: 'The language of what is sent' });
const digest = Type.Union(
  [
    Type.Null(),
    Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), offset: Type.Integer({ minimum: -840, maximum: 840 }) }, strict),
  ],
  { description: 'Once a day at this hour of a clock so many minutes ahead of UTC, instead of every turn; null for every turn' },
);

export const Notices = Type.Object({ kind, language, digest }, { description: 'How a guest is told of turns' });
export type Notices = Data<typeof Notices>;

export const NoticesChange = Type.Partial(Type.Object({ kind, language, digest }), strict);
export type NoticesChange = Data<typeof NoticesChange>;

export const TableNotices = Type.Object(
  { isSilent: Type.Boolean({ description: 'Whether this table tells me nothing while I am away' }) },
  strict,
);
