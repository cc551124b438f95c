import { useEffect, useState } from 'preact/hooks';
import { type AnyGame, type AnyTexts, type GameEntry, type Language, textsIn } from '../../kernel/index.ts';
import { type ReadyQuestion, readyQuestions } from '../../lab/questions/index.ts';
import { type LabWords, labWords } from '../../lab/words/index.ts';
import { entryOf } from '../catalogue.ts';
import { settings } from '../device/settings.ts';

/** A game as the laboratory knows it: its options and bots, its ready questions, and the words for all that. */
export interface LabGame {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly texts: AnyTexts;
  readonly questions: readonly ReadyQuestion[];
  readonly words: LabWords;
}

async function openLabGame(id: string, language: Language): Promise<LabGame> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  const [game, texts, questions, words] = await Promise.all([
    entry.open(),
    textsIn(entry, language),
    readyQuestions(id),
    labWords(language),
  ]);
  return { entry, game, texts, questions, words };
}

/** Opens a game for the laboratory; another language changes the words and nothing else. */
export function useLabGame(id: string): LabGame | undefined {
  const [found, setFound] = useState<LabGame>();
  const [fault, setFault] = useState<Error>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void openLabGame(id, language).then(each => isWanted && setFound(each), setFault);
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  if (fault) throw fault;
  return found?.entry.id === id ? found : undefined;
}
