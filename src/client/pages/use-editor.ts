import { useEffect, useMemo, useState } from 'preact/hooks';
import { typeset } from '../../kernel/index.ts';
import { type CheckWords, type EditorKit, editorOf, type Speaking } from '../editor/kit.ts';
import { editorKitOf } from '../editor/kits.ts';
import { said } from '../editor/said.ts';
import type { LoadedGame } from './loaded-game.ts';

/** The editor of a game, and all it says in the language spoken. */
export interface LoadedEditor {
  readonly kit: EditorKit<unknown, CheckWords, unknown>;
  readonly speaking: Speaking<CheckWords, unknown>;
}

/** Null where the game has none, undefined until it is there. */
export function useEditor(opened: LoadedGame | undefined): LoadedEditor | null | undefined {
  const [found, setFound] = useState<{ readonly kit: LoadedEditor['kit']; readonly words: CheckWords; readonly of: LoadedGame } | null>();
  useEffect(() => {
    if (!opened) return;
    void editorKitOf(opened.entry.id).then(async any => {
      if (!any) return setFound(null);
      const kit = editorOf(any);
      setFound({ kit, words: typeset(opened.language, await kit.words[opened.language]()), of: opened });
    });
  }, [opened]);
  const house = said.value;
  return useMemo(() => {
    if (!found) return found;
    const { kit, words, of } = found;
    return { kit, speaking: { words, house, board: of.boardWords, texts: of.texts, language: of.language } };
  }, [found, house]);
}
