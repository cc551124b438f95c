// A guided first game: the real table, and a coach beside it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lessonIn } from '../../games/lessons.ts';
import { lessonSetting } from '../../host/index.ts';
import { type Language, type Lesson, type LessonTexts, lessonOf, type Told, typeset } from '../../kernel/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { Coach, FROM_THE_BEGINNING } from '../coach/coach.ts';
import { Face } from '../coach/face.tsx';
import { KeyList } from '../coach/key-list.tsx';
import { LessonBar } from '../coach/lesson-bar.tsx';
import { OverTable } from '../coach/over-table.tsx';
import { Passport } from '../coach/passport.tsx';
import { keepProgress, type Progress, progressOf } from '../coach/progress.ts';
import { said } from '../coach/said.ts';
import { keepStay } from '../coach/stay.ts';
import { calmSpeed } from '../coach/watched.tsx';
import { deviceStore, dropTable } from '../local/device-store.ts';
import { branchTable, localLine, rewindTable, setLessonTable } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { TopBar } from '../shell/bar.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import type { LessonSight } from '../table/lesson-parts.ts';
import { TablePage } from '../table/table-page.tsx';
import { namesAround } from './learner.ts';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import { LostPage } from './lost.tsx';
import '../styles/table.css';
import '../styles/coach.css';

interface Loaded {
  readonly lesson: Lesson<unknown>;
  readonly texts: LessonTexts<unknown>;
}

/** The lesson of a game in the language spoken; null where it has none. */
function useLesson(game: string, language: Language): Loaded | null | undefined {
  const [found, setFound] = useState<Loaded | null>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const data = await lessonIn(game);
      const lesson = data && lessonOf(data);
      const loaded = lesson ? { lesson, texts: typeset(language, await lesson.texts[language]()) } : null;
      if (isWanted) setFound(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return found;
}

export function LessonPage({ address }: { address: PageAddress }) {
  const id = address.parts[1] ?? '';
  const opened = useLoadedGame(id);
  const loaded = useLesson(id, opened?.language ?? 'en');
  useTitle(loaded?.texts.title ?? '', opened?.texts.title ?? '');
  if (loaded === null) return <LostPage />;
  if (!loaded || !opened) return <p class="empty wrap">{said.value.loading}</p>;
  return <Begin opened={opened} loaded={loaded} isGoingOn={address.query.has('on')} />;
}

/** A lesson that was left in the middle may be gone on with. */
function Begin({ opened, loaded, isGoingOn }: { opened: LoadedGame; loaded: Loaded; isGoingOn: boolean }) {
  const game = opened.entry.id;
  const [begun, setBegun] = useState<{ table: string; from: Progress | undefined } | null>(null);
  const [left, setLeft] = useState<Progress | null | undefined>();
  const start = async () => {
    const table = await setLessonTable(settingOf(opened, loaded));
    const former = progressOf(game);
    keepProgress(game, { version: loaded.lesson.version, table, told: [], done: [], isOver: false });
    setBegun({ table, from: undefined });
    if (former) await dropTable(former.table);
  };
  useEffect(() => {
    const look = async () => {
      const known = progressOf(game, loaded.lesson.version);
      const isThere = known && !known.isOver && known.told.length > 1 && (await deviceStore.load(known.table)) !== undefined;
      if (isThere && isGoingOn) setBegun({ table: known.table, from: known });
      else if (isThere) setLeft(known);
      else await start();
    };
    void look();
  }, []);
  if (begun) return <InLesson opened={opened} loaded={loaded} {...begun} repeat={() => void start()} key={begun.table} />;
  if (!left) return <p class="empty wrap">{said.value.loading}</p>;
  return (
    <GoOn game={game} loaded={loaded} left={left} goOn={() => setBegun({ table: left.table, from: left })} again={() => void start()} />
  );
}

interface GoOnProps {
  readonly game: string;
  readonly loaded: Loaded;
  readonly left: Progress;
  readonly goOn: () => void;
  readonly again: () => void;
}

function GoOn({ game, loaded: { lesson, texts }, left, goOn, again }: GoOnProps) {
  const spoken = said.value;
  return (
    <>
      <TopBar />
      <main class="wrap page lesson-resume" id="content" data-game={game}>
        <Face game={game} />
        <h1>{spoken.welcome(texts.guide)}</h1>
        <p class="lead">{spoken.left((left.told.at(-1)?.step ?? 0) + 1, lesson.steps.length)}</p>
        <p class="lesson-end-acts">
          <button type="button" class="button primary large" onClick={goOn}>
            {spoken.goOn}
          </button>
          <button type="button" class="button second large" onClick={again}>
            {spoken.again}
          </button>
        </p>
      </main>
    </>
  );
}

function settingOf({ game }: LoadedGame, { lesson }: Loaded, example?: string) {
  return lessonSetting(game, lesson, namesAround(lesson), example);
}

interface InLessonProps {
  readonly opened: LoadedGame;
  readonly loaded: Loaded;
  readonly table: string;
  readonly from: Progress | undefined;
  readonly repeat: () => void;
}

function InLesson({ opened, loaded, table, from, repeat }: InLessonProps) {
  const game = opened.entry.id;
  const { lesson } = loaded;
  const now = useMemo(() => ({ texts: loaded.texts, table }), []);
  now.texts = loaded.texts;
  const coach = useMemo(() => {
    const made = new Coach({
      lesson,
      texts: () => now.texts,
      rewind: line => rewindTable(table, lesson.learner, line),
      rewindHere: line => rewindTable(now.table, lesson.learner, line),
      keep: progress => keepProgress(game, { version: lesson.version, table, ...progress }),
    });
    if (from) made.resume(from);
    return made;
  }, [table]);
  const example = useExample(coach, opened, loaded);
  const speed = useMemo(() => {
    const calm = calmSpeed(lesson);
    return (event: Told) => (coach.isHurrying ? 0 : calm(event));
  }, [coach]);
  const shown = coach.example.value === undefined ? table : example;
  now.table = shown ?? table;
  const playOn = async () => {
    const branch = await branchTable(table);
    if (branch === undefined) return;
    const left = coach.status.value === 'over' ? {} : { entries: coach.entries };
    keepStay(game, { table: branch, compared: coach.compared, ...left });
    go(`/table/${branch}`);
  };
  if (shown === undefined) return <p class="empty wrap">{said.value.loading}</p>;
  const over = (sight: LessonSight) => (
    <>
      <OverTable coach={coach} sight={sight} playOn={() => void playOn()} />
      {coach.status.value === 'over' && <Passport coach={coach} scene={sight.scene} playOn={() => void playOn()} repeat={repeat} />}
    </>
  );
  return (
    <TablePage
      key={shown}
      {...opened}
      connect={(listen: (tell: Tell) => void) => localLine(shown, listen)}
      lesson={{
        bar: <LessonBar coach={coach} playOn={() => void playOn()} />,
        over,
        keys: <KeyList names={words.value.keys.names} />,
        speed,
      }}
    />
  );
}

/** The table of the example that the coach speaks of; it is taken away afterwards. */
function useExample(coach: Coach, opened: LoadedGame, loaded: Loaded): string | undefined {
  const [made, setMade] = useState<{ readonly id: string; readonly key: string }>();
  const name = coach.example.value;
  const key = `${name} ${coach.round.value}`;
  useEffect(() => {
    if (name === undefined) return undefined;
    let id: string | undefined;
    let isLeft = false;
    void setLessonTable(settingOf(opened, loaded, name === FROM_THE_BEGINNING ? undefined : name)).then(set => {
      id = set;
      if (isLeft) void dropTable(set);
      else setMade({ id: set, key });
    });
    return () => {
      isLeft = true;
      if (id !== undefined) void dropTable(id);
    };
  }, [key]);
  return made?.key === key ? made.id : undefined;
}
