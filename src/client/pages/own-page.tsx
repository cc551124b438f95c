import { boardOf } from '../boards/kit.ts';
import { sharedMemoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { later } from '../ui/index.ts';
import { useLoadedGame } from './loaded-game.ts';
import { lockOn } from './locks.ts';
import { LostPage } from './lost.tsx';
import { playAtOnce } from './play-at-once.ts';

const Editor = later(async () => (await import('./editor.tsx')).EditorPage);

/** A page that a game brings along: a campaign, or the editor of its content. */
export function OwnPage({ address }: { address: PageAddress }) {
  return address.parts[2] === 'editor' ? <Editor address={address} /> : <GamePage address={address} />;
}

function GamePage({ address }: { address: PageAddress }) {
  const [, id, page] = address.parts;
  const opened = useLoadedGame(id);
  useTitle(...[words.value.setup.pages[page ?? ''], opened?.texts.title].filter(place => place !== undefined));
  if (!opened || !id || !page) return <p class="empty wrap">{words.value.table.loading}</p>;
  const Page = boardOf(opened.kit).pages?.[page];
  if (!Page) return <LostPage />;
  return (
    <main class="wrap page" id="content" data-game={id}>
      <Page
        texts={opened.texts}
        words={opened.boardWords}
        language={opened.language}
        play={options => lockOn(opened, options) === undefined && void playAtOnce(id, options)}
        memory={sharedMemoryOf(id, page)}
      />
    </main>
  );
}
