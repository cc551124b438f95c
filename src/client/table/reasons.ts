import { useEffect, useState } from 'preact/hooks';
import type { Language, Reasons } from '../../kernel/index.ts';

/** Why moves are good, in the words of each game that can tell; what bots have learned stays with those who think for them. */
const REASONS = import.meta.glob<Readonly<Record<Language, Reasons>>>('../../games/*/texts/reasons.ts', { import: 'REASONS' });

/** Loaded when somebody asks; undefined where a game gives no reasons. */
export async function reasonsOf(game: string): Promise<Readonly<Record<Language, Reasons>> | undefined> {
  return REASONS[`../../games/${game}/texts/reasons.ts`]?.();
}

const NONE: Reasons = {};

/** The same in one language, once it is loaded. */
export function useReasons(game: string, language: Language): Reasons {
  const [reasons, setReasons] = useState(NONE);
  useEffect(() => void reasonsOf(game).then(found => setReasons(found?.[language] ?? NONE)), [game, language]);
  return reasons;
}
