import { BOTS, type Bot, botOf, STRENGTHS } from '../bots/index.ts';

/** Milliseconds a person should have to wait at most for the move of a bot. */
const PATIENCE: Readonly<Record<string, number>> = { medium: 300, hard: 700, expert: 2500 };

/** A bot for playing: one that searches thinks no longer than this many milliseconds. */
export function botInTime(name: string, milliseconds = PATIENCE[name]): Bot {
  const strength = Object.entries(STRENGTHS).find(([each]) => each === name)?.[1];
  if (strength && milliseconds !== undefined) {
    return botOf(strength, () => {
      const end = performance.now() + milliseconds;
      return () => performance.now() < end;
    });
  }
  const bot = BOTS[name];
  if (!bot) throw new Error(`there is no bot "${name}"`);
  return bot;
}
