import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../../games/index.ts';
import type { AnyGame, AnyTexts, GameEntry, Language } from '../../kernel/index.ts';
import { kitOf } from '../boards/index.ts';
import type { AnyKit } from '../boards/kit.ts';
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

async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  const [game, texts, kit] = await Promise.all([entry.open(), entry.texts[language](), kitOf(id)]);
  return { entry, game, kit, texts, boardWords: await kit.words[language](), language };
}

/** Opens a game's box; another language changes the words and nothing else. */
export function useLoadedGame(id: string | undefined): LoadedGame | undefined {
  const [found, setFound] = useState<LoadedGame>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    if (id) void loadGame(id, language).then(each => isWanted && setFound(each));
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return found;
}
