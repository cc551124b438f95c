import { type Bot, botIn, botOf, STRENGTHS, type Stopwatch } from '../bots/index.ts';
import type { AnyGame } from '../kernel/index.ts';

/** Milliseconds after which a bot begins no other playout: with the last one it may take 700 (hard, characters) and 2500 (expert). */
const PATIENCE: Readonly<Record<string, number>> = {
  easy: 300,
  medium: 300,
  hard: 600,
  expert: 2300,
  careful: 600,
  daring: 600,
  builder: 600,
};

/** Bots that never keep anybody waiting: they search for a moment, or not at all. */
const QUICK = 300;
/** While many wait, their thoughts are so short that everybody has one within so many milliseconds; but never shorter than the least. */
const ROUND = 5000;
const LEAST = 100;

export function isQuick(name: string): boolean {
  return (PATIENCE[name] ?? 0) <= QUICK;
}

/** How long a bot may think while so many others think before its next thought; undefined where it does not search. */
export function patienceIn(round: number, name: string): number | undefined {
  const usual = PATIENCE[name];
  return usual === undefined ? undefined : Math.min(usual, Math.max(LEAST, ROUND / round));
}

/** A bot for playing: one that searches thinks no longer than this many milliseconds. */
export function botInTime(game: AnyGame, name: string, milliseconds = PATIENCE[name]): Bot {
  const strength = Object.values(STRENGTHS).find(each => each.name === name);
  const stopwatch = milliseconds === undefined ? undefined : watchOf(milliseconds);
  if (strength && stopwatch) return botOf(strength, stopwatch);
  const bot = botIn(game, name, stopwatch);
  if (!bot) throw new Error(`there is no bot "${name}"`);
  return bot;
}

function watchOf(milliseconds: number): Stopwatch {
  return () => {
    const end = performance.now() + milliseconds;
    return () => performance.now() < end;
  };
}
