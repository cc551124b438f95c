import { useState } from 'preact/hooks';
import type { EveningWish, Pace } from '../../../protocol/index.ts';
import { entryOf, GAME_IDS } from '../../catalogue.ts';
import { words } from '../../locale/index.ts';
import { makeEvening } from '../../online/evenings.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { NameField } from '../../together/name-field.tsx';
import { paceText } from '../../together/pace.ts';
import { eveningWords } from './evening-words.ts';
import { fieldOf, momentOf } from './parts.tsx';
import { Scoring } from './scoring.tsx';
import '../../styles/evenings.css';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];
const SIZES = [2, 3, 4, 5, 6];
const PAUSES = [null, 0, 1, 2, 5, 10, 15, 30];
const PACES: readonly Pace[] = [
  { kind: 'untimed' },
  { kind: 'live', bank: 300, increment: 5, then: 'bot' },
  { kind: 'live', bank: 600, increment: 10, then: 'bot' },
  { kind: 'live', bank: 1200, increment: 20, then: 'bot' },
];

/** Planning an evening. */
export function MakeEvening({ query }: { query: URLSearchParams }) {
  const club = query.get('club') ?? undefined;
  const planned = Number(query.get('at') ?? Number.NaN);
  const say = eveningWords.value;
  const [wish, setWish] = useState<EveningWish>({
    name: '',
    games: GAME_IDS.slice(0, 1),
    rounds: 3,
    size: 4,
    pause: 5,
    pace: PACES[2] ?? { kind: 'untimed' },
    ...(Number.isNaN(planned) ? {} : { at: planned }),
    ...(club === undefined ? {} : { club }),
  });
  const [problem, setProblem] = useState('');
  useTitle(say.plan);
  const make = () => {
    void makeEvening({ ...wish, name: wish.name.trim() || say.usualName }).then(
      ({ id }) => go(`/evening/${id}`),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <main class="wrap page gather" id="content">
      <header class="gather-head">
        <div>
          <h1>{say.plan}</h1>
          <p class="lead">{say.lead}</p>
        </div>
      </header>
      <form
        class="evening-form"
        onSubmit={event => {
          event.preventDefault();
          make();
        }}
      >
        <Games wish={wish} change={setWish} />
        <div class="gather-card">
          <label class="field">
            <span>{say.name}</span>
            <input
              value={wish.name}
              placeholder={say.usualName}
              maxLength={40}
              onInput={event => setWish({ ...wish, name: event.currentTarget.value })}
            />
          </label>
          <Plan wish={wish} change={setWish} />
          <NameField help={say.joinHelp} />
          <p role="alert">{problem}</p>
          <button type="submit" class="button primary large" disabled={wish.games.length === 0}>
            {say.create}
          </button>
        </div>
      </form>
    </main>
  );
}

interface PartProps {
  readonly wish: EveningWish;
  readonly change: (wish: EveningWish) => void;
}

/** The posters of what is played. */
function Games({ wish, change }: PartProps) {
  const say = eveningWords.value;
  const toggle = (game: string) => {
    const games = wish.games.includes(game) ? wish.games.filter(each => each !== game) : [...wish.games, game];
    change({ ...wish, games });
  };
  const hasTeam = wish.games.some(game => entryOf(game)?.cover.isTeam);
  return (
    <fieldset class="evening-games">
      <legend>
        {say.games} <small>{say.gamesHelp}</small>
      </legend>
      <div>
        {GAME_IDS.map(game => {
          const turn = wish.games.indexOf(game);
          return (
            <button key={game} type="button" data-game={game} aria-pressed={turn >= 0} onClick={() => toggle(game)}>
              <Poster game={game} crop />
              <b>{titleOf(game)}</b>
              {turn >= 0 && <i aria-hidden="true">{turn + 1}</i>}
            </button>
          );
        })}
      </div>
      <Scoring isTogether={hasTeam} isOpen />
    </fieldset>
  );
}

function Plan({ wish, change }: PartProps) {
  const say = eveningWords.value;
  const pauseText = (pause: number | null) => (pause === null ? say.pauseHost : pause === 0 ? say.pauseNone : say.minutes(pause));
  return (
    <div class="evening-plan">
      <Choice label={say.rounds} values={ROUNDS} now={wish.rounds} text={String} choose={rounds => change({ ...wish, rounds })} />
      <Choice label={say.size} values={SIZES} now={wish.size} text={String} choose={size => change({ ...wish, size })} />
      <p class="hint-text">{say.sizeHelp}</p>
      <Choice label={say.pause} values={PAUSES} now={wish.pause} text={pauseText} choose={pause => change({ ...wish, pause })} />
      <Choice
        label={words.value.lobby.pace}
        help={wish.pace.kind === 'untimed' ? undefined : say.paceHelp}
        values={PACES}
        now={wish.pace}
        text={paceText}
        choose={pace => change({ ...wish, pace })}
      />
      <label class="field">
        <span>{say.at}</span>
        <input
          type="datetime-local"
          value={fieldOf(wish.at)}
          onChange={event => {
            const { at: _at, ...rest } = wish;
            const at = momentOf(event.currentTarget.value);
            change({ ...rest, ...(at === undefined ? {} : { at }) });
          }}
        />
        <small>{say.atHelp}</small>
      </label>
    </div>
  );
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly values: readonly T[];
  readonly now: T;
  readonly text: (value: T) => string;
  readonly choose: (value: T) => void;
}

function Choice<T>({ label, help, values, now, text, choose }: ChoiceProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={values.indexOf(now)}
        onChange={event => {
          const value = values[Number(event.currentTarget.value)];
          if (value !== undefined) choose(value);
        }}
      >
        {values.map((value, at) => (
          <option key={at} value={at}>
            {text(value)}
          </option>
        ))}
      </select>
      {help && <small>{help}</small>}
    </label>
  );
}
