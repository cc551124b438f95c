import { isObject } from '../../kernel/index.ts';
import { boardOf } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import type { LoadedGame } from './loaded-game.ts';

/** Why this device may not set a table with these options yet, by the game's campaign; undefined where it may. */
export function lockOn({ entry, kit, boardWords }: LoadedGame, options: unknown): string | undefined {
  return boardOf(kit).locked?.(memoryOf(entry.id, 'campaign').read(), chosenIn(options), boardWords);
}

/** The address where a table like this one is set. */
export function setupOf(game: string, options: unknown): string {
  const chosen = Object.entries(chosenIn(options)).map(([name, value]) => [`option.${name}`, JSON.stringify(value)]);
  return `/games/${game}?${new URLSearchParams(chosen)}`;
}

function chosenIn(options: unknown): Readonly<Record<string, unknown>> {
  return isObject(options) ? options : {};
}
