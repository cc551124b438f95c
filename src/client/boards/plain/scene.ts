import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** A scene of any game at all. */
export type PlainScene = Scene<unknown, { readonly type: string }, { readonly type: string; readonly reveals?: true }, Words>;
