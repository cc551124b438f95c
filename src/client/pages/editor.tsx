import { labOptions } from '../../kernel/index.ts';
import { sharedMemoryOf } from '../device/memory.ts';
import { EditorFrame } from '../editor/frame.tsx';
import { said } from '../editor/said.ts';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { useLoadedGame } from './loaded-game.ts';
import { LostPage } from './lost.tsx';
import { playAtOnce } from './play-at-once.ts';
import { waitingOptions } from './table-draft.ts';
import { useEditor } from './use-editor.ts';

/** Content of one's own: made, mended, tried, shared, and taken to a table. */
export function EditorPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const opened = useLoadedGame(id);
  const editor = useEditor(opened);
  useTitle(said.value.door, opened?.texts.title ?? '');
  if (editor === null) return <LostPage />;
  if (!opened || !editor) return <p class="empty wrap">{said.value.loading}</p>;
  const here = `/games/${id}/editor`;
  return (
    <main class="wrap ed-page" id="content" data-game={id}>
      <EditorFrame
        game={id}
        title={opened.texts.title}
        kit={editor.kit}
        speaking={editor.speaking}
        hash={address.hash}
        turnTo={hash => go(hash ? `${here}#${hash}` : here, 'replace')}
        setTable={options => {
          waitingOptions(id).write(options);
          go(`/games/${id}?content=own`);
        }}
        memory={sharedMemoryOf(id, 'editor')}
        complete={(options, seats) => opened.game.options.read({ ...labOptions(opened.game.options), ...options }, seats)}
        play={options => void playAtOnce(id, options)}
      />
    </main>
  );
}
