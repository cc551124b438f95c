import { useEffect, useState } from 'preact/hooks';
import { inSeatColour } from '../../host/seat-colour.ts';
import type { GameEntry } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { prototype } from '../prototype.ts';
import { NameField } from '../together/name-field.tsx';
import { paceText } from '../together/pace.ts';
import { Icon, later } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { OptionField } from './option-field.tsx';
import { botAt } from './play-at-once.ts';
import { firstSeat } from './seat-options.ts';
import { SeatRow } from './seat-row.tsx';
import {
  mayBeRated,
  PACE_KINDS,
  PACES,
  playedOnline,
  type TableDraft,
  TIME_OUTS,
  withNextColour,
  withOption,
  withOwnName,
  withSeveralSeats,
} from './table-draft.ts';

interface PartProps {
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** On this device or by link; a prototype is played on this device only. */
export function WherePart({ draft, change }: PartProps) {
  const { lobby } = words.value;
  return (
    <section class="setup-part" hidden={prototype !== undefined}>
      <h2>{lobby.how}</h2>
      <div class="tiles">
        <button type="button" class="tile" aria-pressed={!draft.isOnline} onClick={() => change(playedOnline(draft, false))}>
          <Icon name="i-device" size={24} />
          <b>{lobby.onDevice}</b>
          <span>{lobby.onDeviceHelp}</span>
        </button>
        <button type="button" class="tile" aria-pressed={draft.isOnline} onClick={() => change(playedOnline(draft, true))}>
          <Icon name="i-link" size={24} />
          <b>{lobby.online}</b>
          <span>{lobby.onlineHelp}</span>
        </button>
      </div>
      {draft.isOnline && <NameField typed={name => change(withOwnName(draft, name))} />}
    </section>
  );
}

interface SeatsProps {
  readonly seats: GameEntry['seats'];
  readonly opened: LoadedGame | undefined;
}

/** The names of a game's bots with a style of their own; known a moment later than the rest. */
function useCharacters(entry: GameEntry | undefined): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    void entry?.open().then(
      ({ styles, characters }) => setFound(Object.keys({ ...styles, ...characters })),
      () => {},
    );
  }, [entry]);
  return found;
}

/** Who sits where. */
export function SeatsPart({ seats: { least, most }, opened, draft, change }: PartProps & SeatsProps) {
  const { setup } = words.value;
  const { seats } = draft;
  const characters = useCharacters(opened?.entry);
  const set = (next: readonly SeatPlan[]) => change({ ...draft, seats: next });
  return (
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
            isOnline={draft.isOnline}
            severalSeats={draft.severalSeats}
            characters={characters}
            nextColour={() => set(withNextColour(seats, seat, most))}
            change={next => {
              if (seat === 0 && next.kind === 'human') choose({ name: next.name });
              set(seats.map((each, at) => (at === seat ? inSeatColour(next, seat, seats) : each)));
            }}
            {...(seats.length > least && seats.length > 1 ? { remove: () => set(seats.filter((_, at) => at !== seat)) } : {})}
          />
        ))}
        {seats.length < most && (
          <button
            type="button"
            class="add-seat"
            onClick={() => set([...seats, draft.isOnline ? { kind: 'open' } : botAt(seats.length, 'medium')])}
          >
            <Icon name="i-plus" /> {setup.add}
          </button>
        )}
      </div>
    </section>
  );
}

/** The command that plays many games with these options. */
function labCommand(game: string, { seats, options }: TableDraft): string {
  const chosen = Object.entries(options).map(([name, value]) => {
    const given = `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
    return `--option ${/^[\w.=-]+$/.test(given) ? given : `'${given}'`}`;
  });
  return ['node bin/tabletour.mjs simulate', game, `--seats ${seats.length}`, '--games 1000', ...chosen, '--html report.html'].join(' ');
}

/** By which rules, and with which luck. */
export function OptionsPart({ opened, draft, change, problem }: PartProps & { opened: LoadedGame | undefined; problem: string | null }) {
  const { setup, lobby } = words.value;
  const people = {
    names: draft.seats.map(plan => (plan.kind === 'open' ? lobby.free : plan.name)),
    first: opened ? firstSeat(opened.game.options.table, draft.options) : null,
    most: opened?.entry.seats.most ?? 0,
  };
  const table = opened ? Object.entries(opened.game.options.table) : [];
  const fields = (isBasic: boolean) =>
    opened &&
    table
      .filter(([, { basic = false }]) => basic === isBasic)
      .map(([name, option]) => (
        <OptionField
          key={name}
          name={name}
          option={option}
          texts={opened.texts}
          value={draft.options[name]}
          change={value => change(withOption(draft, name, value))}
          people={people}
          chosen={draft.options}
        />
      ));
  return (
    <section class="setup-part">
      <h2>{setup.options}</h2>
      <div class="panel">
        {draft.isOnline && <OnlineOptions entry={opened?.entry} draft={draft} change={change} />}
        {fields(true)}
      </div>
      <details class="panel advanced">
        <summary>{setup.advanced}</summary>
        {opened && (
          <p class="designer">
            <Icon name="i-lab" /> <b>{setup.designer.title}</b> {setup.designer.help} <code>{labCommand(opened.game.id, draft)}</code>
          </p>
        )}
        {/* Told in the words of the program, which names the option and its value. */}
        {problem && (
          <p class="designer" role="status" lang="en">
            {problem}
          </p>
        )}
        {fields(false)}
        <label class="option">
          <span>
            <b>{setup.seed}</b>
            <small>{setup.seedHelp}</small>
          </span>
          <input value={draft.seed} maxLength={100} onInput={event => change({ ...draft, seed: event.currentTarget.value })} />
        </label>
      </details>
    </section>
  );
}

const ClubNote = later(async () => (await import('./clubs/note.tsx')).ClubNote);
const BankFields = later(async () => (await import('../together/correspondence/bank-fields.tsx')).BankFields);
const RatedChoice = later(async () => (await import('./rated/choice.tsx')).RatedChoice);

/** What happens when the time is up. */
function AtZero({ draft, change }: PartProps) {
  const { zero } = seatWords.value;
  const chooseThen = (chosen: string) => change({ ...draft, then: TIME_OUTS.find(each => each === chosen) ?? 'bot' });
  return (
    <label class="option">
      <span>
        <b>{zero.name}</b>
        <small>{zero.says[draft.then]}</small>
      </span>
      <select value={draft.then} onChange={event => chooseThen(event.currentTarget.value)}>
        {TIME_OUTS.map(then => (
          <option key={then} value={then}>
            {zero.choices[then]}
          </option>
        ))}
      </select>
    </label>
  );
}

function OnlineOptions({ entry, draft, change }: PartProps & { entry: GameEntry | undefined }) {
  const { lobby } = words.value;
  const choosePace = (chosen: string) => change({ ...draft, pace: PACE_KINDS.find(kind => kind === chosen) ?? 'untimed' });
  return (
    <>
      {draft.club !== undefined && <ClubNote />}
      <label class="option">
        <b>{lobby.pace}</b>
        <select value={draft.pace} onChange={event => choosePace(event.currentTarget.value)}>
          {PACE_KINDS.map(kind => (
            <option key={kind} value={kind}>
              {paceText(kind === 'bank' ? draft.bank : PACES[kind])}
            </option>
          ))}
        </select>
      </label>
      {draft.pace !== 'untimed' && <AtZero draft={draft} change={change} />}
      {draft.pace === 'bank' && <BankFields bank={draft.bank} change={bank => change({ ...draft, bank })} />}
      <label class="option">
        <span>
          <b>{lobby.listed}</b>
          <small>{lobby.listedHelp}</small>
        </span>
        <input
          type="checkbox"
          class="tick-box"
          checked={draft.isListed}
          onChange={event => change({ ...draft, isListed: event.currentTarget.checked })}
        />
      </label>
      <label class="option">
        <span>
          <b>{lobby.severalSeats}</b>
          <small>{lobby.severalSeatsHelp}</small>
        </span>
        <input
          type="checkbox"
          class="tick-box"
          checked={draft.severalSeats}
          onChange={event => change(withSeveralSeats(draft, event.currentTarget.checked))}
        />
      </label>
      {entry && mayBeRated(entry, draft) && <RatedChoice isRated={draft.isRated} change={isRated => change({ ...draft, isRated })} />}
    </>
  );
}
