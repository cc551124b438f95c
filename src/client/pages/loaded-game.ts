import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, AnyTexts, GameEntry, Language } from '../../kernel/index.ts';
import { kitOf } from '../boards/index.ts';
import type { AnyKit } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { settings } from '../device/settings.ts';

/** A game with its board and its words in the language spoken. */
export interface LoadedGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
}

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const entry = entryOf(id);
  // A prototype may speak one language only.
  const speak = entry?.texts[language] ?? Object.values(entry?.texts ?? {})[0];
  if (!entry || !speak) throw new Error(`there are no texts of ${id}`);
  const [game, texts, kit] = await Promise.all([entry.open(), speak(), kitOf(id)]);
  const spoken = { texts, boardWords: await kit.words[language]() };
  return { entry, game, kit, ...(language === 'fr' ? await inFrench(spoken) : spoken), language };
}

/** What a game says in French is written by hand with plain spaces. */
async function inFrench<T>(spoken: T): Promise<T> {
  const { spaced } = await import('../locale/french.ts');
  return spaced(spoken);
}

/** Opens a game's box; another language changes the words and nothing else. */
export function useLoadedGame(id: string | undefined): LoadedGame | undefined {
  const [found, setFound] = useState<LoadedGame>();
  const [fault, setFault] = useState<Error>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    if (id) void loadGame(id, language).then(each => isWanted && setFound(each), setFault);
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  if (fault) throw fault;
  return found;
}
