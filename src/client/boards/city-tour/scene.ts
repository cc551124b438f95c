import type { Event, Move, View } from '../../../games/city-tour/index.ts';
import type { Scene } from '../kit.ts';
import type { Words } from './words/en.ts';

/** What the board of City Tour is drawn from. */
export type CityScene = Scene<View, Move, Event, Words>;
