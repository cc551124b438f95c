// The ways to the tasks. A game without tasks has no door.
import { useEffect, useState } from 'preact/hooks';
import { PRACTICE_IDS, taskTextsOf } from '../../../games/practice.ts';
import { type Language, type PracticeTexts, typeset } from '../../../kernel/index.ts';
import { GAME_IDS } from '../../catalogue.ts';
import { settings } from '../../device/settings.ts';
import { titleOf } from '../../shell/cover.ts';
import { Icon } from '../../ui/index.ts';
import { Face } from '../face.tsx';
import { practiceSaid } from './said.ts';
import { isSolved } from './solved.ts';
import '../../styles/practice.css';

/** What the tasks of a game say; undefined until it has arrived. */
export function useTaskTexts(game: string, language: Language): PracticeTexts | undefined {
  const [found, setFound] = useState<PracticeTexts>();
  useEffect(() => {
    let isWanted = true;
    void taskTextsOf(game, language).then(texts => isWanted && setFound(typeset(language, texts)));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return found;
}

export const practiceAddress = (game: string, task?: string) =>
  ['/games', game, 'practice', ...(task === undefined ? [] : [task])].join('/');

/** The tasks of a game, a card each. */
export function TaskCards({ game }: { game: string }) {
  const texts = useTaskTexts(game, settings.value.language);
  const { start, done, task: numbered } = practiceSaid.value;
  const tasks = Object.entries(texts ?? {});
  const next = tasks.find(([task]) => !isSolved(game, task))?.[0];
  return (
    <ol class="task-cards">
      {tasks.map(([task, { title, goal }], at) => (
        <li key={task} data-done={isSolved(game, task)} data-next={task === next}>
          <a href={practiceAddress(game, task)}>
            <small>{numbered(at + 1, tasks.length)}</small>
            <b>{title}</b>
            <span>{goal}</span>
            <span class="task-state">
              <Icon name={isSolved(game, task) ? 'i-check' : 'i-play'} size={16} />
              {isSolved(game, task) ? done : start}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** On the page of a game. */
export function PracticeDoor({ game }: { game: string }) {
  if (!PRACTICE_IDS.includes(game)) return null;
  return (
    <section class="practice-door" data-game={game}>
      <h2>{practiceSaid.value.title}</h2>
      <TaskCards game={game} />
    </section>
  );
}

/** The tasks of all games, under Learn. */
export function PracticeDoors() {
  const games = GAME_IDS.filter(id => PRACTICE_IDS.includes(id));
  if (games.length === 0) return null;
  const { title, lead } = practiceSaid.value;
  return (
    <section class="practice-door">
      <h2>{title}</h2>
      <p>{lead}</p>
      {games.map(id => (
        <section key={id} data-game={id}>
          <h3>
            <Face game={id} />
            {titleOf(id)}
          </h3>
          <TaskCards game={id} />
        </section>
      ))}
    </section>
  );
}
