import { type Static, type TSchema, Type } from 'typebox';

/** What cannot be changed by whoever is given it. */
type Unchanging<T> = T extends readonly (infer Each)[]
  ? readonly Unchanging<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

/** The values that fit a schema. */
export type Data<Schema extends TSchema> = Unchanging<Static<Schema>>;

/** Clients say nothing else: a mistyped field is explained instead of ignored. */
export const strict = { additionalProperties: false };

export const WholeNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
