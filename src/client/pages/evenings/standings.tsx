import { actAt } from '../../online/evenings.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { isolated } from '../../shell/isolated.ts';
import { Icon } from '../../ui/index.ts';
import type { EveningProps } from './evening-props.ts';
import { eveningWords } from './evening-words.ts';
import { Face } from './parts.tsx';

/** Everybody, the best first; before it begins, whoever is there. */
export function Standings({ sight, act }: EveningProps) {
  const say = eveningWords.value;
  const drop = async (player: string, name: string) => {
    if (await askGrave(say.dropSure(name), say.drop(name))) act(actAt(sight.id, { act: 'drop', player }));
  };
  const hasResults = sight.players.some(({ tables }) => tables > 0);
  const shown = hasResults ? sight.players : sight.players.filter(({ isGone }) => !isGone);
  return (
    <section class="gather-card">
      <h2>{hasResults ? say.standings : say.people}</h2>
      <ol class="standings">
        {shown.map(({ key, name, isMe, isHost, isHere, isGone, place, points, wins, tables }) => (
          <li key={key} data-me={isMe} data-gone={isGone}>
            {hasResults && <i>{say.place(place)}</i>}
            <Face of={key} name={name} />
            <span>
              <bdi>{name}</bdi>
              <small>
                {[
                  isMe && say.you,
                  isHost && say.host,
                  isGone && say.gone,
                  !isGone && !isHere && sight.stage !== 'over' && say.away,
                  hasResults && tables > 0 && wins > 0 && say.wins(wins),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {hasResults && <b title={`${say.points(points)}, ${say.after(tables)}`}>{say.figure(points)}</b>}
            {sight.isHost && !isMe && !isGone && sight.stage !== 'over' && (
              <button
                type="button"
                class="tool"
                aria-label={say.drop(isolated(name))}
                title={say.drop(isolated(name))}
                onClick={() => void drop(key, isolated(name))}
              >
                <Icon name="i-close" />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
