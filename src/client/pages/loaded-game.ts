import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../../games/index.ts';
import type { AnyGame, AnyTexts, Language } from '../../kernel/index.ts';
import type { AnyKit } from '../boards/kit.ts';
import { settings } from '../device/settings.ts';
import { COVERS, type GameId } from '../shelf.ts';

/** A game with its board and its words in the language spoken. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
}

async function loadGame(id: GameId, language: Language): Promise<LoadedGame> {
  const box = SHELF[id];
  if (!box) throw new Error(`there is no game ${id}`);
  const [game, texts, kit] = await Promise.all([box.open(), box.texts[language](), COVERS[id].kit()]);
  return { game, kit, texts, boardWords: await kit.words[language](), language };
}

/** Opens a game's box; another language changes the words and nothing else. */
export function useLoadedGame(id: GameId | undefined): LoadedGame | undefined {
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
