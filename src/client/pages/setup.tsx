import { useEffect, useState } from 'preact/hooks';
import type { SeatPlan } from '../../protocol/index.ts';
import { Icon } from '../boards/parts/index.ts';
import { words } from '../locale/index.ts';
import { COVERS, isGameId } from '../shelf.ts';
import { Poster } from '../shell/poster.tsx';
import type { Place } from '../shell/route.ts';
import { partsOf } from '../table/players.tsx';
import { useOpened } from './opened.ts';
import { OptionField } from './option-field.tsx';
import { botAt, ownName, playPlan } from './play-at-once.ts';
import { SeatRow } from './seat-row.tsx';

type Chosen = Readonly<Record<string, unknown>>;

/** Setting a table: who sits where, and by which rules. */
export function SetupPage({ place }: { place: Place }) {
  const id = isGameId(place.parts[1]) ? place.parts[1] : 'eighty-days';
  const { least, most, minutes, isTeam, players } = COVERS[id];
  const opened = useOpened(id);
  const linked = linkedTable(place.query, least, most);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => usualSeats(linked.seats ?? (isTeam ? 1 : Math.max(3, least)), linked.bot));
  const [options, setOptions] = useState<Chosen>(linked.options);
  const [seed, setSeed] = useState(linked.seed);
  const { setup, shelf, pitches } = words.value;
  useEffect(() => {
    document.title = `${COVERS[id].title} · Tabletour`;
  }, [id]);
  const reading = opened?.game.options.read(options, seats.length);
  const problem = reading && !reading.ok ? reading.problem : null;
  const table = opened ? Object.entries(opened.game.options.table) : [];
  const [basic, advanced] = [table.filter(([, option]) => option.basic), table.filter(([, option]) => !option.basic)];
  const change = (name: string, value: unknown) => {
    const { [name]: _old, ...rest } = options;
    setOptions(value === undefined ? rest : { ...rest, [name]: value });
  };
  const fields = (list: typeof table) =>
    opened &&
    list.map(([name, option]) => (
      <OptionField
        key={name}
        name={name}
        option={option}
        texts={opened.texts}
        value={options[name]}
        change={value => change(name, value)}
      />
    ));
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  const start = () => {
    if (!problem) void playPlan({ game: id, options, seats, pace: { kind: 'untimed' } }, seed.trim() || undefined);
  };
  return (
    <main class="wrap setup" id="content" data-game={id}>
      <div class="setup-side">
        <a class="back-link" href="/">
          <Icon name="i-arrow-left" /> {setup.back}
        </a>
        <span class="frame">
          <Poster game={id} crop />
        </span>
      </div>
      <div class="story">
        <span class="eyebrow">
          {shelf.players(players)} · {shelf.minutes(minutes, isTeam)}
        </span>
        <h1>{opened?.texts.title ?? COVERS[id].title}</h1>
        <p class="pitch">{opened?.texts.pitch ?? pitches[id]}</p>
        <p class="story-links">
          <a class="button second" href={`/games/${id}/rules`}>
            <Icon name="i-rules" /> {setup.rules}
          </a>
          {opened &&
            Object.keys(partsOf(opened.kit).pages ?? {}).map(page => (
              <a key={page} class="button second" href={`/games/${id}/${page}`}>
                {setup.pages[page] ?? page}
              </a>
            ))}
        </p>
        <section class="setup-part">
          <h2>
            {setup.seats} <small>{setup.seatsHelp(least, most)}</small>
          </h2>
          <div class="panel">
            {seats.map((plan, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                seat={seat}
                plan={plan}
                change={next => setSeats(seats.map((each, at) => (at === seat ? next : each)))}
                {...(seats.length > least && seats.length > 1 ? { remove: () => setSeats(seats.filter((_, at) => at !== seat)) } : {})}
              />
            ))}
            {seats.length < most && (
              <button type="button" class="add-seat" onClick={() => setSeats([...seats, botAt(seats.length, 'medium')])}>
                <Icon name="i-plus" /> {setup.add}
              </button>
            )}
          </div>
        </section>
        <section class="setup-part">
          <h2>{setup.options}</h2>
          <div class="panel">{fields(basic)}</div>
          <details class="panel advanced">
            <summary>{setup.advanced}</summary>
            {fields(advanced)}
            <label class="option">
              <span>
                <b>{setup.seed}</b>
                <small>{setup.seedHelp}</small>
              </span>
              <input value={seed} maxLength={100} onInput={event => setSeed(event.currentTarget.value)} />
            </label>
          </details>
        </section>
      </div>
      <div class="dock">
        <div class="wrap">
          <p>
            <b>{setup.summary(humans, seats.length - humans)}</b>
            <span role="status">{problem ? `${setup.problem} ${problem}` : setup.about(minutes)}</span>
          </p>
          <button type="button" class="button primary large" disabled={problem !== null || !opened} onClick={start}>
            {setup.start}
          </button>
        </div>
      </div>
    </main>
  );
}

function usualSeats(count: number, bot: string): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'human', name: ownName() } : botAt(seat, bot)));
}

/** A table that a link describes: ?seats=2&bot=easy&seed=abc&option.rounds=1. What makes no sense is left at the standard. */
function linkedTable(query: URLSearchParams, least: number, most: number) {
  const count = Number(query.get('seats') ?? Number.NaN);
  const options = [...query].flatMap(([key, value]) => (key.startsWith('option.') ? [[key.slice('option.'.length), dataIn(value)]] : []));
  return {
    seats: Number.isInteger(count) && count >= least && count <= most ? count : undefined,
    bot: query.get('bot') ?? 'medium',
    seed: query.get('seed') ?? '',
    options: Object.fromEntries(options) as Chosen,
  };
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
