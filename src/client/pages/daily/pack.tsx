import { DAILY_GAMES, type DailyGame } from '../../../daily/games.ts';
import { memoryOf } from '../../device/memory.ts';
import { titleOf } from '../../shell/cover.ts';
import { ownName } from '../../shell/own-name.ts';
import { Poster } from '../../shell/poster.tsx';
import { Icon } from '../../ui/index.ts';
import { playPlan } from '../play-at-once.ts';
import { dailyWords } from './daily-words.ts';

const DEALS = 7;
/** City days of the pack: the Day cards of level 1 in turn, each time with other tiles. */
const DAY_CARDS = 3;

/** Deals that are nobody's day: for practice, also without a server. */
export function PracticePack() {
  const say = dailyWords.value;
  const played = memoryOf('house', 'daily-pack');
  const known = played.read();
  const done: readonly string[] = Array.isArray(known) ? known : [];
  const play = (game: DailyGame, deal: number) => {
    played.write([...new Set([...done, `${game} ${deal}`])]);
    const options = game === 'on-tour-paris' ? { dockUse: 'once' } : { day: ((deal - 1) % DAY_CARDS) + 1 };
    void playPlan(
      { game, options, seats: [{ kind: 'human', name: ownName() }], pace: { kind: 'untimed' } },
      `practice pack ${game} ${deal}`,
    );
  };
  return (
    <section class="daily-pack">
      <h2>{say.pack}</h2>
      <p>{say.packLead}</p>
      {DAILY_GAMES.map(game => (
        <div class="daily-pack-game" key={game} data-game={game}>
          <span class="daily-pack-poster" aria-hidden="true">
            <Poster game={game} crop />
          </span>
          <h3>{titleOf(game)}</h3>
          <ul>
            {Array.from({ length: DEALS }, (_, at) => at + 1).map(deal => (
              <li key={deal}>
                <button type="button" class="button second" data-done={done.includes(`${game} ${deal}`)} onClick={() => play(game, deal)}>
                  {done.includes(`${game} ${deal}`) && <Icon name="i-check" />}
                  {say.deal(deal)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
