// A small task at a real table, with a bar that says what is asked for.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tasksOf } from '../../games/practice.ts';
import { practiceSetting } from '../../host/index.ts';
import type { PracticeTask, PracticeTexts } from '../../kernel/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { LessonDoor } from '../coach/doors.tsx';
import { Face } from '../coach/face.tsx';
import { PracticeBar } from '../coach/practice/bar.tsx';
import { practiceAddress, TaskCards, useTaskTexts } from '../coach/practice/cards.tsx';
import { practiceSaid } from '../coach/practice/said.ts';
import { isSolved, keepSolved } from '../coach/practice/solved.ts';
import { TaskStamps } from '../coach/practice/stamps.tsx';
import { Trial } from '../coach/practice/trial.ts';
import { Watching } from '../coach/practice/watching.tsx';
import { branchTable, localLine } from '../local/host-worker.ts';
import { TopBar } from '../shell/bar.tsx';
import { titleOf } from '../shell/cover.ts';
import { Poster } from '../shell/poster.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { TablePage } from '../table/table-page.tsx';
import { later } from '../ui/index.ts';
import { namesAround, useTaskTable } from './learner.ts';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import { LostPage } from './lost.tsx';
import '../styles/table.css';
import '../styles/coach.css';
import '../styles/practice.css';
import '../styles/tasks.css';

type Task = PracticeTask<unknown>;

/** The address of a task that a link holds. */
const BY_LINK = 'own';
const OwnTask = later(async () => (await import('./own-task.tsx')).OwnTask);

export function PracticePage({ address: { parts, hash } }: { address: PageAddress }) {
  const [, game = '', , id] = parts;
  const opened = useLoadedGame(game);
  const texts = useTaskTexts(game, opened?.language ?? 'en');
  const [tasks, setTasks] = useState<readonly Task[]>();
  useEffect(() => void tasksOf(game).then(setTasks), [game]);
  const { title, loading } = practiceSaid.value;
  useTitle(id === undefined ? title : (texts?.[id]?.title ?? title), titleOf(game));
  if (!tasks || !texts || !opened) return <p class="empty wrap">{loading}</p>;
  if (id === BY_LINK) return <OwnTask opened={opened} link={hash} />;
  if (tasks.length === 0) return <LostPage />;
  if (id === undefined) return <AllTasks game={game} tasks={tasks} />;
  const task = tasks.find(each => each.id === id);
  return task ? <AtTask key={id} opened={opened} task={task} tasks={tasks} texts={texts} /> : <LostPage />;
}

/** The tasks of a game beneath its poster, and how many of them are done. */
function AllTasks({ game, tasks }: { game: string; tasks: readonly Task[] }) {
  const { title, lead, progress } = practiceSaid.value;
  const ids = tasks.map(({ id }) => id);
  return (
    <>
      <TopBar />
      <main class="wrap page task-page" id="content" data-game={game}>
        <header class="task-cover">
          <Poster game={game} crop />
          <div>
            <span class="eyebrow">
              <a href={`/games/${game}`}>{titleOf(game)}</a>
            </span>
            <h1>{title}</h1>
            <p class="lead">{lead}</p>
            <p class="task-progress">
              <TaskStamps game={game} tasks={ids} />
              {progress(ids.filter(id => isSolved(game, id)).length, ids.length)}
            </p>
          </div>
          <Face game={game} />
        </header>
        <TaskCards game={game} />
        <LessonDoor game={game} />
      </main>
    </>
  );
}

interface AtTaskProps {
  readonly opened: LoadedGame;
  readonly task: Task;
  readonly tasks: readonly Task[];
  readonly texts: PracticeTexts;
}

function AtTask({ opened, task, tasks, texts }: AtTaskProps) {
  const game = opened.entry.id;
  const { table, again } = useTaskTable(game, () => practiceSetting(opened.game, task, namesAround(task)));
  const trial = useMemo(() => new Trial(task, () => keepSolved(game, task.id)), [table]);
  const said = texts[task.id];
  if (table === undefined || !said) return <p class="empty wrap">{practiceSaid.value.loading}</p>;
  const at = tasks.indexOf(task);
  const after = tasks[at + 1];
  const ways = { next: after && practiceAddress(game, after.id), all: practiceAddress(game), again };
  const playOn = () => void branchTable(table).then(branch => branch !== undefined && go(`/table/${branch}`));
  const bar = <PracticeBar trial={trial} texts={said} number={at + 1} tasks={tasks.length} {...ways} />;
  const solved = { game, tasks: tasks.map(({ id }) => id), at, playOn, ...ways };
  return (
    <TablePage
      key={table}
      {...opened}
      connect={(listen: (tell: Tell) => void) => localLine(table, listen)}
      lesson={{ bar, over: sight => <Watching trial={trial} texts={said} sight={sight} solved={solved} /> }}
    />
  );
}
