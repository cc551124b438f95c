// A moment of a game of one's own, or of a link, as a task: find the better move.
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { momentSetting } from '../../host/index.ts';
import { reasonsIn } from '../../host/why.ts';
import { type Tagged, typeset } from '../../kernel/index.ts';
import { movesInOrder } from '../../links/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { localLine } from '../local/host-worker.ts';
import { openMoment } from '../moments/addresses.ts';
import { gainOf } from '../moments/mistake-doors.tsx';
import { keepSolvedMistake, mistakesOf, partsOf } from '../moments/mistakes.ts';
import { momentSaid } from '../moments/said.ts';
import { TopBar } from '../shell/bar.tsx';
import { useTitle } from '../shell/title.ts';
import type { LessonSight } from '../table/lesson-parts.ts';
import { useReasons } from '../table/reasons.ts';
import { TablePage } from '../table/table-page.tsx';
import { Icon } from '../ui/index.ts';
import { filmOf } from './film.ts';
import { namesAround, useTaskTable } from './learner.ts';
import type { LoadedGame } from './loaded-game.ts';
import { Lost } from './lost.tsx';
import type { Film } from './moment.ts';
import '../styles/moments.css';

/** The moment, who is to move there, and what is better. */
interface Task {
  readonly film: Film;
  readonly line: number;
  readonly seat: number;
  readonly made: Tagged;
  readonly best: Tagged;
}

/** The task that a link asks for, or why there is none. */
async function taskIn(link: string, { game }: LoadedGame): Promise<Task | string> {
  const moment = await openMoment(link);
  if (!moment.ok) return moment.problem;
  const developed = await filmOf({ text: moment.text, mine: [] });
  if (!developed.ok) return developed.problem;
  const { film } = developed;
  const line = moment.line ?? -1;
  const entry = film.record.entries[line];
  const best = entry && movesInOrder(game, film.states[line], entry.seat)[moment.answer ?? -1];
  if (!best || film.id !== game.id) return momentSaid.value.wrong.broken;
  return { film, line, seat: entry.seat, made: entry.move, best: best.move };
}

export function OwnTask({ opened, link }: { opened: LoadedGame; link: string }) {
  const [task, setTask] = useState<Task | string>();
  const { mistakes: say } = momentSaid.value;
  useTitle(say.title, opened.texts.title);
  useEffect(() => void taskIn(link, opened).then(setTask), [link, opened.game]);
  if (task === undefined) return <p class="empty wrap">{say.loading}</p>;
  if (typeof task !== 'string') return <AtMoment key={link} task={task} link={link} opened={opened} />;
  return (
    <>
      <TopBar />
      <Lost text={task} />
    </>
  );
}

type Verdict = 'open' | 'solved' | 'other';

function AtMoment({ task, link, opened }: { task: Task; link: string; opened: LoadedGame }) {
  const { table, again } = useTaskTable(opened.game.id, () => settingOf(task, opened));
  const verdict = useMemo(() => signal<Verdict>('open'), [table]);
  if (table === undefined) return <p class="empty wrap">{momentSaid.value.mistakes.loading}</p>;
  return (
    <TablePage
      key={table}
      {...opened}
      connect={(listen: (tell: Tell) => void) => localLine(table, listen)}
      lesson={{
        bar: <MistakeBar verdict={verdict.value} task={task} link={link} opened={opened} again={again} />,
        over: sight => (
          <Judging
            sight={sight}
            task={task}
            link={link}
            tell={found => {
              verdict.value = found;
            }}
          />
        ),
      }}
    />
  );
}

/** Judges the first move that is made. */
function Judging({
  sight: { session, say },
  task,
  link,
  tell,
}: {
  sight: LessonSight;
  task: Task;
  link: string;
  tell: (found: Verdict) => void;
}) {
  const first = session.choices.value[0]?.move;
  const { goal, solved, other } = momentSaid.value.mistakes;
  useEffect(() => {
    if (first === undefined) return say(goal);
    const { game } = session.parts;
    const good = mistakesOf(game.id).find(each => each.link === link)?.good ?? [];
    const isGood = [game.write(task.best), ...good].includes(first);
    if (isGood) keepSolvedMistake(game.id, link);
    tell(isGood ? 'solved' : 'other');
    say(isGood ? solved : other);
  }, [first]);
  return null;
}

interface BarProps {
  readonly verdict: Verdict;
  readonly task: Task;
  readonly link: string;
  readonly opened: LoadedGame;
  readonly again: () => void;
}

function MistakeBar({ verdict, task: { film, line, seat, made, best }, link, opened: { game, texts, language }, again }: BarProps) {
  const [isShown, show] = useState(false);
  const { mistakes: say } = momentSaid.value;
  const view = game.view(film.states[line], seat);
  const known = mistakesOf(game.id).find(each => each.link === link);
  const said = reasonsIn(known ? partsOf(known) : {}, useReasons(game.id, language));
  const why = [said.length > 0 && typeset(language, say.because(said)), known && say.why(gainOf(known))].filter(Boolean).join(' ');
  const reason = [say.answer(texts.move(best, view)), why].filter(Boolean).join(' ');
  return (
    <div class="practice-bar" data-verdict={verdict === 'other' ? 'failed' : verdict}>
      <p class="practice-goal">
        <small>
          {say.task(line)} · {say.made(texts.move(made, view))}
        </small>
        <b>{say.goal}</b>
      </p>
      {verdict !== 'open' && (
        <p class="practice-verdict">
          <Icon name={verdict === 'solved' ? 'i-check' : 'i-info'} />
          <span>{verdict === 'solved' ? `${say.solved} ${why}` : say.other}</span>
        </p>
      )}
      <span class="practice-acts">
        {verdict !== 'solved' && (
          <button type="button" class="button quiet" aria-expanded={isShown} onClick={() => show(!isShown)}>
            <Icon name="i-hint" />
            <span>{say.show}</span>
          </button>
        )}
        {verdict !== 'open' && (
          <button type="button" class={`button ${verdict === 'other' ? 'primary' : 'second'}`} onClick={again}>
            <Icon name="i-refresh" />
            <span>{say.again}</span>
          </button>
        )}
        <a class={`button ${verdict === 'solved' ? 'primary' : 'quiet'}`} href="/learn">
          <span>{say.all}</span>
          <Icon name="i-arrow-right" />
        </a>
      </span>
      {isShown && verdict !== 'solved' && <p class="practice-hint">{reason}</p>}
    </div>
  );
}

/** The table at the moment, with the bots' names around the learner. */
function settingOf({ film: { record }, line, seat: learner }: Task, { game }: LoadedGame) {
  return momentSetting(game, record, { line, learner, names: namesAround({ seats: record.seats, learner }) });
}
