import { type TSchema, Type } from 'typebox';
import type { Data } from './data.ts';

export const ErrorAnswer = Type.Object(
  {
    error: Type.String({ description: 'A short name that programs may rely on' }),
    text: Type.String({ description: 'One plain English sentence' }),
    facts: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), { description: 'The numbers and names in the sentence' }),
    ),
  },
  { description: 'Why something was not done; nothing has changed' },
);
export type ErrorAnswer = Data<typeof ErrorAnswer>;

/** What a route answers where something is wrong. */
export const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** What a route answers, and what where something is wrong. */
export const answers = <Answer extends TSchema>(answer: Answer) => ({ 200: answer, ...errors });
