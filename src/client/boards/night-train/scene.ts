import type { Event, Landscape, Move, Station, View } from '../../../games/night-train/index.ts';
import type { AnyTexts } from '../../../kernel/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** What the board of Night Train is drawn from. */
export type NightScene = Scene<View, Move, Event, Words>;

/** A piece by its name in the language spoken. */
export function nameOf({ pieces }: AnyTexts, id: Station | Landscape): string {
  return pieces[id] ?? id;
}
