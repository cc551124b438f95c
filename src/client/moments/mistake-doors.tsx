import { useState } from 'preact/hooks';
import { GAME_IDS } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import { titleOf } from '../shell/cover.ts';
import { Icon } from '../ui/index.ts';
import { dropMistake, type Mistake, mistakesOf, taskAddress } from './mistakes.ts';
import { momentSaid } from './said.ts';
import '../styles/practice.css';
import '../styles/moments.css';

/** What a better move was worth, with its unit. */
export function gainOf({ gain, unit }: Pick<Mistake, 'gain' | 'unit'>): string {
  const amount = new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(gain / 10);
  return momentSaid.value.mistakes.unit[unit](amount);
}

/** The tasks made of one's own games, under Learn; nothing where there are none. */
export function MistakeDoors() {
  const [, setDropped] = useState(0);
  const { mistakes: say } = momentSaid.value;
  const games = GAME_IDS.filter(id => mistakesOf(id).length > 0);
  if (games.length === 0) return null;
  const drop = (game: string, link: string) => {
    dropMistake(game, link);
    setDropped(count => count + 1);
  };
  return (
    <section class="practice-door mistakes">
      <h2>{say.title}</h2>
      <p>{say.lead}</p>
      {games.map(id => (
        <section key={id} data-game={id}>
          <h3>{titleOf(id)}</h3>
          <ol class="task-cards">
            {mistakesOf(id).map(mistake => (
              <li key={mistake.link} data-done={mistake.isSolved}>
                <a href={taskAddress(id, mistake.link)}>
                  <b>{say.task(mistake.line)}</b>
                  <span>{say.goal}</span>
                  <span class="task-state">
                    <Icon name={mistake.isSolved ? 'i-check' : 'i-play'} size={16} />
                    {say.worth(gainOf(mistake))}
                  </span>
                </a>
                <button type="button" class="tool" aria-label={say.drop} title={say.drop} onClick={() => drop(id, mistake.link)}>
                  <Icon name="i-trash" />
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
