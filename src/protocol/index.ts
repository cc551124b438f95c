// The door for whoever needs types only. Schemas are imported from their files, by servers and tests: no browser loads any.
export type * from './asks.ts';
export type * from './clubs.ts';
export type * from './daily.ts';
export type * from './errors.ts';
export type * from './evenings.ts';
export type * from './gathering.ts';
export type * from './pace.ts';
export type * from './ratings.ts';
export type * from './routes.ts';
export type * from './seats.ts';
export type * from './sessions.ts';
export type * from './socket.ts';
export type * from './tables.ts';
export type * from './tells.ts';
