import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, AnyTexts, Language } from '../../kernel/index.ts';
import type { AnyKit } from '../boards/kit.ts';
import { settings } from '../device/settings.ts';
import { coverOf, entryOf, type GameId } from '../shelf.ts';

/** A game with its board and its words in the language spoken. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
}

async function loadGame(id: GameId, language: Language): Promise<LoadedGame> {
  const entry = entryOf(id);
  // A prototype may speak one language only.
  const speak = entry?.texts[language] ?? Object.values(entry?.texts ?? {})[0];
  if (!entry || !speak) throw new Error(`there are no texts of ${id}`);
  const [game, texts, kit] = await Promise.all([entry.open(), speak(), coverOf(id).kit()]);
  return { game, kit, texts, boardWords: await kit.words[language](), language };
}

/** Opens a game's box; another language changes the words and nothing else. */
export function useLoadedGame(id: GameId | undefined): LoadedGame | undefined {
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
