import { useMemo, useRef, useState } from 'preact/hooks';
import { textsOfMatch, type Viewer } from '../../kernel/index.ts';
import { boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { KeyPanel } from '../shell/key-panel.tsx';
import { go } from '../shell/route.ts';
import { type Arrived, useArrival } from '../table/arriving.ts';
import { Explainer } from '../table/explain.tsx';
import { TableMain, usePanel } from '../table/table-main.tsx';
import { Icon, later, PHONE, useMedia, useSeatColours } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Film, firstViewer, sceneAt, toldTo } from './moment.ts';
import { type Reel, useReel, useReelKeys } from './reel.ts';
import { ReelControls } from './reel-controls.tsx';

const MomentActs = later(async () => (await import('./moment-acts.tsx')).MomentActs);
const SharePanel = later(async () => (await import('../moments/share-panel.tsx')).SharePanel);

interface ProjectorProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  /** The line that is shown first. */
  readonly line: number;
  /** Whether somebody came to play on from there. */
  readonly playsOn: boolean;
  readonly close: () => void;
}

/** A match to look back at, as its table was: players, board, and the whole log. */
export function Projector({ film, opened, line, playsOn, close }: ProjectorProps) {
  const { game, kit } = opened;
  const { record } = film;
  const { players = [] } = record;
  const reel = useReel(film.states.length - 1, line);
  const [viewer, setViewer] = useState(() => firstViewer(film));
  const panel = usePanel();
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(PHONE);
  const told = useMemo(() => toldTo(film, game, viewer), [film, game, viewer]);
  const spoken = useMemo(() => ({ ...opened, texts: textsOfMatch(opened.texts, record) }), [opened, record]);
  const scene = useMemo(() => sceneAt(film, spoken, reel.line, viewer), [film, spoken, reel.line, viewer]);
  useSeatColours(players);
  useReelKeys(reel);
  const openRule = (clause: string) => panel.openRule(clause, root);
  const isOver = useMemo(() => game.outcome(film.states.at(-1)) !== undefined, [film, game]);
  const arrived = useArrival({ kit, language: spoken.language, isOver: scene.outcome !== null, moment: 0, load: loadEnd });
  const isEnd = reel.isEndShown && arrived !== undefined;
  return (
    <div class="table-page replay" data-game={film.id} data-phone={isPhone} ref={root}>
      <ReplayBar
        scene={scene}
        headline={isEnd ? factsOf(scene, arrived.page.lastChapter(kit, scene)) : boardOf(kit).headline(scene)}
        look={setViewer}
        close={close}
        isEnd={isEnd}
      />
      {isEnd && <ReplayEnd scene={scene} opened={opened} arrived={arrived} file={film.file} look={() => reel.showEnd(false)} />}
      {!isEnd && (
        <TableMain
          kit={kit}
          scene={scene}
          panel={panel}
          log={{ told, looked: reel.line, lookAt: reel.go, turnsShow: true }}
          older={record.version < game.version ? record.version : undefined}
        >
          <div class="projector">
            <ReelControls reel={reel} />
            <MomentActs film={film} opened={opened} scene={scene} line={reel.line} playsOn={playsOn} />
            {scene.outcome && <EndOffer reel={reel} />}
            {isOver && <ReviewOffer />}
            <div aria-live="polite" class="projector-text">
              {told[reel.line]?.map((event, each) => (
                <p key={each}>{scene.texts.event(event, scene.voice)}</p>
              ))}
            </div>
          </div>
        </TableMain>
      )}
      <Explainer kit={kit} scene={scene} openRule={openRule} />
    </div>
  );
}

/** What the bar says of a match at its end: the game, and how far it came. */
function factsOf({ texts }: Scene, chapter: string): string {
  return [texts.title, chapter].filter(Boolean).join(', ');
}

interface BarProps {
  readonly scene: Scene;
  readonly headline: string;
  readonly look: (viewer: Viewer) => void;
  readonly close: () => void;
  readonly isEnd: boolean;
}

/** The bar of a replay: how things stood, and through whose eyes one looks. */
function ReplayBar({ scene, headline, look, close, isEnd }: BarProps) {
  const { replay: say, table } = words.value;
  return (
    <header class="table-bar">
      <button type="button" class="tool" aria-label={table.close} onClick={close}>
        <Icon name="i-close" />
      </button>
      <p class="turn">
        <b>{say.title}</b>
        <span>{headline}</span>
      </p>
      <label class="as-seat">
        <span>{say.as}</span>
        <select
          value={String(scene.viewer)}
          onChange={({ currentTarget: { value } }) => look(value === 'public' ? 'public' : Number(value))}
        >
          <option value="public">{say.everybody}</option>
          {scene.seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <KeyPanel page={isEnd ? 'replayEnd' : 'replay'} game={scene.game.id} />
    </header>
  );
}

/** The way to the page of the end, once the film has come to it. */
function EndOffer({ reel }: { reel: Reel }) {
  return (
    <button type="button" class="button second" onClick={() => reel.showEnd(true)}>
      <Icon name="i-trophy" />
      {words.value.end.ranking}
    </button>
  );
}

/** The way to the review: the record lies where its page finds it. */
function ReviewOffer() {
  return (
    <a class="button second" href="/review">
      <Icon name="i-chart" />
      {words.value.replay.review}
    </a>
  );
}

async function loadEnd() {
  const [{ EndPage, endingOf, endSceneOf }, { EndActions }, { useLastChance, tryAction }, { lastChapter }] = await Promise.all([
    import('../table/end-page.tsx'),
    import('../table/end-actions.tsx'),
    import('../table/last-chance.ts'),
    import('../table/end-facts.tsx'),
  ]);
  return { EndPage, endingOf, endSceneOf, EndActions, useLastChance, tryAction, lastChapter };
}

interface ReplayEndProps {
  readonly scene: Scene;
  readonly opened: LoadedGame;
  readonly arrived: Arrived & { readonly page: Awaited<ReturnType<typeof loadEnd>> };
  readonly file: string;
  readonly look: () => void;
}

/** The end of the match, as its table showed it. */
function ReplayEnd({ scene: shown, opened: { entry, kit }, arrived, file, look }: ReplayEndProps) {
  const { page, words: say } = arrived;
  const scene = useMemo(() => page.endSceneOf(shown), [page, shown]);
  const [isSharing, share] = useState(false);
  const ending = useMemo(() => page.endingOf(arrived, scene, entry.cover.isTeam), [arrived, scene]);
  const chance = page.useLastChance({ arrived, ending, file });
  const save = { href: `data:application/json,${encodeURIComponent(file)}`, download: `${entry.id}.match` };
  return (
    <page.EndPage entry={entry} kit={kit} scene={scene} arrived={arrived} ending={ending} best={undefined} chance={chance} look={look}>
      <page.EndActions
        words={say}
        said=""
        actions={[
          ...(chance ? [page.tryAction(chance, { arrived, ending, scene, file })] : []),
          { name: say.board, icon: 'i-fit', key: 'board', sign: 'B', look: chance ? 'second' : 'primary', act: look },
          { name: say.share, icon: 'i-share', key: 'share', sign: 'S', look: 'second', act: () => share(true) },
          { name: say.review, icon: 'i-chart', key: 'review', sign: 'V', look: 'second', act: () => go('/review') },
          { name: say.save, icon: 'i-download', look: 'quiet', ...save },
          { name: say.home, icon: 'i-home', look: 'quiet', href: '/' },
        ]}
      />
      {isSharing && (
        <SharePanel game={scene.game} file={file} page="replay" headline={ending.title} places={ending.places} close={() => share(false)} />
      )}
    </page.EndPage>
  );
}
