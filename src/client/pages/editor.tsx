import { useEffect, useMemo, useState } from 'preact/hooks';
import { typeset } from '../../kernel/index.ts';
import { EditorFrame } from '../editor/frame.tsx';
import { type CheckWords, type EditorKit, editorOf } from '../editor/kit.ts';
import { editorKitOf } from '../editor/kits.ts';
import { said } from '../editor/said.ts';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import { LostPage } from './lost.tsx';
import { playAtOnce } from './play-at-once.ts';
import { waitingOptions } from './table-draft.ts';

interface Loaded {
  readonly kit: EditorKit<unknown, CheckWords, unknown>;
  readonly words: CheckWords;
}

/** The editor of a game and its words in the language spoken; null where the game has none. */
function useEditor(opened: LoadedGame | undefined): Loaded | null | undefined {
  const [found, setFound] = useState<Loaded | null>();
  useEffect(() => {
    if (!opened) return;
    void editorKitOf(opened.entry.id).then(async any => {
      if (!any) return setFound(null);
      const kit = editorOf(any);
      setFound({ kit, words: typeset(opened.language, await kit.words[opened.language]()) });
    });
  }, [opened]);
  return found;
}

/** Content of one's own: made, mended, tried, shared, and taken to a table. */
export function EditorPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const opened = useLoadedGame(id);
  const editor = useEditor(opened);
  useTitle(said.value.door, opened?.texts.title ?? '');
  const speaking = useMemo(
    () =>
      opened && editor
        ? { words: editor.words, house: said.value, board: opened.boardWords, texts: opened.texts, language: opened.language }
        : undefined,
    [opened, editor, said.value],
  );
  if (editor === null) return <LostPage />;
  if (!opened || !editor || !speaking) return <p class="empty wrap">{said.value.loading}</p>;
  const here = `/games/${id}/editor`;
  return (
    <main class="wrap ed-page" id="content" data-game={id}>
      <EditorFrame
        game={id}
        title={opened.texts.title}
        kit={editor.kit}
        speaking={speaking}
        hash={address.hash}
        turnTo={hash => go(hash ? `${here}#${hash}` : here, 'replace')}
        setTable={options => {
          waitingOptions(id).write(options);
          go(`/games/${id}?content=own`);
        }}
        play={options => void playAtOnce(id, options)}
      />
    </main>
  );
}
