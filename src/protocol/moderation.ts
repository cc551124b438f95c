// What people say to whoever runs the server, and what that keeps.
import { Type } from 'typebox';
import { type Data, strict } from './data.ts';
import { Seat } from './seats.ts';

const reason = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', description: 'What is wrong, in a few words' });

export const ReportWish = Type.Union(
  [
    Type.Object({ seat: Seat, reason }, { ...strict, description: 'About who sits there' }),
    Type.Object(
      { line: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'The number of a line of chat' }), reason },
      { ...strict, description: 'About what was said; the line is kept with the report' },
    ),
  ],
  { description: 'What is reported to whoever runs the server; nobody else is told' },
);
export type ReportWish = Data<typeof ReportWish>;

const days = (what: string) => Type.Optional(Type.Integer({ description: `Days after which ${what}; absent where they are kept` }));

export const Kept = Type.Object(
  {
    finished: days('tables that are over, their chat and reports are deleted'),
    guests: days('guests who do not come back are deleted'),
  },
  { description: 'How long this server keeps what it knows' },
);
export type Kept = Data<typeof Kept>;
