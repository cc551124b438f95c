import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { inSeatColour } from '../../host/seat-colour.ts';
import type { GameEntry } from '../../kernel/index.ts';
import type { Pace, SeatPlan } from '../../protocol/index.ts';
import { boardOf } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import { setOnlineTable } from '../online/api.ts';
import { prototype } from '../prototype.ts';
import { pitchOf, playersOf, titleOf } from '../shell/cover.ts';
import { ownName } from '../shell/own-name.ts';
import { Poster } from '../shell/poster.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { paceText } from '../together/pace.ts';
import { chosenColours, Icon } from '../ui/index.ts';
import { useLoadedGame } from './loaded-game.ts';
import { LostPage } from './lost.tsx';
import { OptionField } from './option-field.tsx';
import { botAt, playPlan, usualCount } from './play-at-once.ts';
import { SeatRow } from './seat-row.tsx';

type Chosen = Readonly<Record<string, unknown>>;

/** Setting a table: who sits where, and by which rules. */
export function SetupPage({ address }: { address: PageAddress }) {
  const entry = entryOf(address.parts[1]);
  return entry ? <Setup entry={entry} query={address.query} /> : <LostPage />;
}

function Setup({ entry, query }: { entry: GameEntry; query: URLSearchParams }) {
  const { id, cover } = entry;
  const { least, most } = entry.seats;
  const opened = useLoadedGame(id);
  const linked = linkedTable(query, least, most);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => usualSeats(linked.seats ?? usualCount(entry), linked.bot));
  const [options, setOptions] = useState<Chosen>(linked.options);
  const [seed, setSeed] = useState(linked.seed);
  const [isOnline, setOnline] = useState(false);
  const [isListed, setListed] = useState(false);
  const [pace, setPace] = useState<Pace['kind']>('untimed');
  const [refused, setRefused] = useState('');
  const { setup, shelf, lobby } = words.value;
  useEffect(() => {
    document.title = `${titleOf(id)} · Tabletour`;
  }, [id]);
  useLayoutEffect(() => {
    chosenColours.value = seats.map(({ colour }) => colour);
  }, [seats]);
  const reading = opened?.game.options.read(options, seats.length);
  const problem = reading && !reading.ok ? reading.problem : refused || null;
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
  const humans = seats.filter(({ kind }) => kind !== 'bot').length;
  const play = (online: boolean) => {
    setOnline(online);
    setRefused('');
    // Online everybody but the one who sets the table comes by link.
    setSeats(
      seats.map((plan, seat) =>
        seat === 0 || plan.kind === 'bot'
          ? plan
          : inSeatColour(online ? { kind: 'open' } : { kind: 'human', name: words.value.bots.names[seat] ?? '' }, seat, seats),
      ),
    );
  };
  const start = () => {
    if (problem) return;
    const plan = { game: id, options, seats };
    if (!isOnline) return void playPlan({ ...plan, pace: { kind: 'untimed' } }, seed.trim() || undefined);
    setOnlineTable({ ...plan, pace: PACES[pace], listed: isListed }).then(
      row => go(`/t/${row.id}`),
      (error: Error) => setRefused(error.message),
    );
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
          {playersOf(entry.seats)} · {shelf.minutes(cover.minutes, cover.isTeam)}
        </span>
        <h1>{opened?.texts.title ?? titleOf(id)}</h1>
        <p class="pitch">{opened?.texts.pitch ?? pitchOf(id)}</p>
        <p class="story-links">
          <a class="button second" href={`/games/${id}/rules`}>
            <Icon name="i-rules" /> {setup.rules}
          </a>
          {opened &&
            Object.keys(boardOf(opened.kit).pages ?? {}).map(page => (
              <a key={page} class="button second" href={`/games/${id}/${page}`}>
                {setup.pages[page] ?? page}
              </a>
            ))}
        </p>
        <section class="setup-part" hidden={prototype !== undefined}>
          <h2>{lobby.how}</h2>
          <div class="tiles">
            <button type="button" class="tile" aria-pressed={!isOnline} onClick={() => play(false)}>
              <Icon name="i-device" size={24} />
              <b>{lobby.onDevice}</b>
              <span>{lobby.onDeviceHelp}</span>
            </button>
            <button type="button" class="tile" aria-pressed={isOnline} onClick={() => play(true)}>
              <Icon name="i-link" size={24} />
              <b>{lobby.online}</b>
              <span>{lobby.onlineHelp}</span>
            </button>
          </div>
        </section>
        <section class="setup-part">
          <h2>
            {setup.seats} <small>{setup.seatsHelp(least, most)}</small>
          </h2>
          <div class="panel">
            {seats.map((plan, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                plan={plan}
                isOnline={isOnline}
                nextColour={() => setSeats(withNextColour(seats, seat, most))}
                change={next => setSeats(seats.map((each, at) => (at === seat ? inSeatColour(next, seat, seats) : each)))}
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
          <div class="panel">
            {isOnline && <OnlineOptions pace={pace} setPace={setPace} isListed={isListed} setListed={setListed} />}
            {fields(basic)}
          </div>
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
            <span role="status">{problem ? `${setup.problem} ${problem}` : setup.about(cover.minutes)}</span>
          </p>
          <button type="button" class="button primary large" disabled={problem !== null || !opened} onClick={start}>
            {setup.start}
          </button>
        </div>
      </div>
    </main>
  );
}

/** What the choices of time mean. */
const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 600, increment: 10, then: 'quiet' },
  days: { kind: 'days', days: 3, vacation: 7, then: 'bot' },
};
const PACE_KINDS = ['untimed', 'live', 'days'] as const;

interface OnlineOptionsProps {
  readonly pace: Pace['kind'];
  readonly setPace: (pace: Pace['kind']) => void;
  readonly isListed: boolean;
  readonly setListed: (isListed: boolean) => void;
}

function OnlineOptions({ pace, setPace, isListed, setListed }: OnlineOptionsProps) {
  const { lobby } = words.value;
  return (
    <>
      <label class="option">
        <b>{lobby.pace}</b>
        <select value={pace} onChange={event => setPace(PACE_KINDS.find(kind => kind === event.currentTarget.value) ?? 'untimed')}>
          {PACE_KINDS.map(kind => (
            <option key={kind} value={kind}>
              {paceText(PACES[kind])}
            </option>
          ))}
        </select>
      </label>
      <label class="option">
        <span>
          <b>{lobby.listed}</b>
          <small>{lobby.listedHelp}</small>
        </span>
        <input type="checkbox" class="tick-box" checked={isListed} onChange={event => setListed(event.currentTarget.checked)} />
      </label>
    </>
  );
}

/** The seats with another colour for one of them: the next that nobody has. */
function withNextColour(seats: readonly SeatPlan[], seat: number, most: number): readonly SeatPlan[] {
  const colourAt = (at: number) => seats[at]?.colour ?? at;
  const taken = new Set(seats.map((_, at) => colourAt(at)));
  const order = Array.from({ length: most }, (_, step) => (colourAt(seat) + step + 1) % most);
  const colour = order.find(each => !taken.has(each)) ?? colourAt(seat);
  return seats.map((plan, at) => (at === seat ? { ...plan, colour } : plan));
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
