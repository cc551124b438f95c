import { useEffect, useState } from 'preact/hooks';
import { type AnyGame, type AnyTexts, type GameEntry, type Language, textsIn, typeset } from '../../kernel/index.ts';
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
  if (!entry) throw new Error(`there is no game ${id}`);
  const [game, texts, kit] = await Promise.all([(entry.openTable ?? entry.open)(), textsIn(entry, language), kitOf(id)]);
  return { entry, game, kit, texts, boardWords: typeset(language, await kit.words[language]()), language };
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
  // Until another box is open there is none.
  return found?.entry.id === id ? found : undefined;
}
