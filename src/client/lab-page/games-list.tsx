// "Show me a game where …": games by their numbers, each a touch away from its replay.
import { useState } from 'preact/hooks';
import type { StoredRecord } from '../../kernel/index.ts';
import { findGames, type Told, type Trial, type Wish } from '../../lab/index.ts';
import { letterOf, numberIn } from '../../lab/words/index.ts';
import { go } from '../shell/route.ts';
import { keepForReplay, recordFile } from '../table/record-file.ts';
import { Icon, Piece } from '../ui/index.ts';
import type { LabGame } from './lab-game.ts';
import { labWorkers, type Shown } from './lab-run.ts';
import { botText, endingText } from './names.ts';
import { said } from './said.ts';

const MOST = 5;
type PlainWish = Exclude<Wish['where'], 'endedBy'>;

/** What can be wished for: about two variants only where there are two, about who begins only where one does. */
function wishesOf({ told, experiment }: Shown, isTeam: boolean): readonly Wish[] {
  const isContest = experiment.seats > 1 && !isTeam;
  const [first] = told;
  const endings = Object.keys(first?.summary.endings ?? {});
  const plain: readonly PlainWish[] = [
    ...(first?.summary.byOrder && isContest ? (['startPlayerLost', 'startPlayerWon'] as const) : []),
    ...(told.length > 1 ? (['winnerChanged'] as const) : []),
    ...(isContest ? (['closest'] as const) : []),
    'longest',
    'shortest',
    ...(first?.summary.course && isContest ? (['mostLeadChanges', 'leaderCaught'] as const) : []),
    ...(first && first.summary.finished < first.summary.games ? (['unfinished'] as const) : []),
  ];
  return [
    ...plain.map(where => ({ where })),
    ...(endings.length > 1 ? endings.map(reason => ({ where: 'endedBy' as const, reason })) : []),
  ];
}

export function GamesList({ lab, shown }: { lab: LabGame; shown: Shown }) {
  const { games: say } = said.value;
  const { words } = lab;
  const wishes = wishesOf(shown, lab.entry.cover.isTeam);
  const [chosen, choose] = useState(0);
  const [problem, tell] = useState('');
  const wish = wishes[chosen] ?? wishes[0];
  const [first, second] = shown.told;
  if (!wish || !first) return null;
  const found = findGames(wish, first.series, second?.series);
  const count = (number: number) => numberIn(words, number, 0);
  const text = (each: Wish) => (each.where === 'endedBy' ? endingText(each.reason) : words.wishes[each.where]);
  const open = (told: Told, game: number) => void openReplay(told.series.trial, game).catch((error: Error) => tell(error.message));
  return (
    <section class="lab-panel lab-games" id="lab-games" tabIndex={-1} aria-label={say.title}>
      <h2>{say.title}</h2>
      <div class="lab-chips">
        {wishes.map((each, at) => (
          <button key={text(each)} type="button" class="lab-chip" aria-pressed={each === wish} onClick={() => choose(at)}>
            {text(each)}
          </button>
        ))}
      </div>
      <ol>
        {found.games.slice(0, MOST).map(game => (
          <GameRow key={game} game={game} told={shown.told.slice(0, 2)} open={open} />
        ))}
      </ol>
      <p class="lab-help">{found.games.length > 0 ? say.found(count(found.games.length), count(found.of)) : say.none}</p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

function GameRow({ game, told, open }: { game: number; told: readonly Told[]; open: (told: Told, game: number) => void }) {
  const { games: say } = said.value;
  const outcome = told[0]?.series.results.get(game)?.outcome;
  return (
    <li>
      {told.map((each, at) => (
        <button
          key={at}
          type="button"
          class={at === 0 ? 'lab-game' : 'lab-other-game'}
          title={say.open(String(game))}
          aria-label={at === 0 ? undefined : `${say.open(String(game))}: ${say.ofVariant(letterOf(at))}`}
          onClick={() => open(each, game)}
        >
          {at > 0 ? (
            <small>{letterOf(at)}</small>
          ) : (
            <>
              <span class="lab-game-number">
                {say.game}
                <b>{game}</b>
              </span>
              {outcome?.scores.map((score, seat) => (
                <span key={seat} class="lab-score" data-won={outcome.ranks[seat] === 1}>
                  <Piece seat={seat} size={16} /> {score}
                </span>
              ))}
            </>
          )}
          <Icon name="i-chevron-right" size={16} />
        </button>
      ))}
    </li>
  );
}

/** Plays one game again, keeps its record, and opens it in the replay. */
async function openReplay(trial: Trial, game: number): Promise<void> {
  let record: StoredRecord | null = null;
  const kept = { ...trial, keepRecords: true, analyse: false, trace: false };
  await labWorkers().play([{ trial: kept, games: [game] }], {
    heard: result => {
      record = result.record;
    },
  });
  const seats = trial.bots.map((bot, seat) => ({ kind: 'bot' as const, bot, name: `${seat + 1} · ${botText(bot)}` }));
  keepForReplay({ text: recordFile(record, seats, []), mine: [] });
  go('/replay');
}
