// Who measures the cities of the Daily Tour. It is no strength that people choose: these may change, and a day must not get another city by that.
import { type Bot, botOf, STRENGTHS } from '../bots/index.ts';

/** The game's own quick judgement, with a random move in ten. No game may replace a number of it, as none knows its name. */
export const YARDSTICK: Bot = botOf({ ...STRENGTHS.medium, name: 'yardstick', iterations: 0, blunders: 10 });
