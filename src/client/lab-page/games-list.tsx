// "Show me a game where …": games by their numbers, each a touch away from its replay.
import { useMemo, useState } from 'preact/hooks';
import type { StoredRecord } from '../../kernel/index.ts';
import { examplesOf, type FoundGames, findGames, type Told, type Trial, type Wish } from '../../lab/index.ts';
import { letterOf, numberIn, reasonText } from '../../lab/words/index.ts';
import { filmOf } from '../pages/film.ts';
import type { Film } from '../pages/moment.ts';
import { go } from '../shell/route.ts';
import { keepForReplay, recordFile } from '../table/record-file.ts';
import { Icon, later, Piece } from '../ui/index.ts';
import { stopTrying } from './expected.ts';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { botText, endingText } from './names.ts';
import { said } from './said.ts';
import { labWorkers } from './workers.ts';

const Pair = later(async () => (await import('./pair.tsx')).Pair);
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

/** The games that fit a wish, and those of them that are shown. */
function gamesWhere(wish: Wish, { series }: Told, second: Told | undefined) {
  const games = findGames(wish, series, second?.series);
  return { games, examples: examplesOf(wish, games, series, second?.series) };
}

export function GamesList({ lab, shown }: { lab: LabGame; shown: Shown }) {
  const { games: say } = said.value;
  const { words } = lab;
  const wishes = wishesOf(shown, lab.entry.cover.isTeam);
  const [chosen, choose] = useState(0);
  const [problem, tell] = useState('');
  const [pair, setPair] = useState<{ readonly game: number; readonly films: readonly Film[] } | null>(null);
  const wish = wishes[chosen] ?? wishes[0];
  const [first, second] = shown.told;
  const found = useMemo(() => first && wish && gamesWhere(wish, first, second), [shown.told, JSON.stringify(wish)]);
  if (!found || !first) return null;
  const both = shown.told.slice(0, 2);
  const count = (number: number) => numberIn(words, number, 0);
  const text = (each: Wish) => (each.where === 'endedBy' ? endingText(each.reason) : words.wishes[each.where]);
  const failed = (error: Error) => tell(error.message);
  const replay = (told: Told, game: number) => void openReplay(told.series.trial, game).catch(failed);
  const beside = (game: number) => void filmsOf(both, game).then(films => setPair({ game, films }), failed);
  const open = (told: Told, game: number) => (told === first && both.length > 1 ? beside(game) : replay(told, game));
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
        {found.examples.map(({ game, reason }) => (
          <GameRow key={game} game={game} why={reasonText(words, reason)} told={both} open={open} />
        ))}
      </ol>
      <p class="lab-help">{foundText(found.games, both.length > 1, count)}</p>
      {problem && <p role="alert">{problem}</p>}
      {pair && (
        <Pair
          {...pair}
          replay={at => {
            const told = both[at];
            if (told) replay(told, pair.game);
          }}
          close={() => setPair(null)}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly game: number;
  readonly why: string;
  readonly told: readonly Told[];
  readonly open: (told: Told, game: number) => void;
}

function GameRow({ game, why, told, open }: RowProps) {
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
              <span class="lab-game-what">
                <span class="lab-scores">
                  {outcome?.scores.map((score, seat) => (
                    <span key={seat} class="lab-score" data-won={outcome.ranks[seat] === 1}>
                      <Piece seat={seat} size={16} /> {score}
                    </span>
                  ))}
                </span>
                <small class="lab-why">{why}</small>
              </span>
            </>
          )}
          <Icon name="i-chevron-right" size={16} />
        </button>
      ))}
    </li>
  );
}

function foundText({ games, of }: FoundGames, isPair: boolean, count: (number: number) => string): string {
  const { games: say } = said.value;
  if (games.length === 0) return say.none;
  return (isPair ? say.foundPairs : say.found)(count(games.length), count(of));
}

/** Plays one game again: its record as a file. */
async function recordText(trial: Trial, game: number): Promise<string> {
  stopTrying();
  let record: StoredRecord | null = null;
  const kept = { ...trial, keepRecords: true, analyse: false, trace: false, review: false };
  await labWorkers().play([{ trial: kept, games: [game] }], {
    heard: result => {
      record = result.record;
    },
  });
  const seats = trial.bots.map((bot, seat) => ({ kind: 'bot' as const, bot, name: `${seat + 1} · ${botText(bot)}` }));
  return recordFile(record, seats, []);
}

/** Opens a game in the replay. */
async function openReplay(trial: Trial, game: number): Promise<void> {
  keepForReplay({ text: await recordText(trial, game), mine: [] });
  go('/replay');
}

/** The same game of every variant, to be looked at side by side. */
async function filmsOf(told: readonly Told[], game: number): Promise<readonly Film[]> {
  const texts = await Promise.all(told.map(({ series }) => recordText(series.trial, game)));
  const developed = await Promise.all(texts.map(text => filmOf({ text, mine: [] })));
  return developed.map(each => {
    if (!each.ok) throw new Error(each.problem);
    return each.film;
  });
}
