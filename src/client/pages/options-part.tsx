import { READINGS } from '../../kernel/handbook/index.ts';
import type { GameEntry } from '../../kernel/index.ts';
import { readOptions } from '../../kernel/index.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { paceText } from '../together/pace.ts';
import { later } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { OptionField } from './option-field.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { firstSeat, mayBe } from './seat-options.ts';
import type { PartProps } from './setup-parts.tsx';
import { mayBeRated, PACE_KINDS, PACES, TIME_OUTS, withOption, withSeveralSeats } from './table-draft.ts';

/** By which rules, and with which luck. */
export function OptionsPart({ opened, draft, change, problem }: PartProps & { opened: LoadedGame | undefined; problem: string | null }) {
  const { setup } = words.value;
  return (
    <section class="setup-part">
      <h2>{setup.options}</h2>
      <div class="panel">
        {draft.isOnline && <OnlineOptions entry={opened?.entry} draft={draft} change={change} />}
        {opened && <ReadingChoice opened={opened} draft={draft} change={change} />}
        {opened && <Fields opened={opened} draft={draft} change={change} part="basic" />}
      </div>
      {opened && <PointByPoint opened={opened} draft={draft} change={change} />}
      <details class="panel advanced">
        <summary>{setup.advanced}</summary>
        {/* Told in the words of the program, which names the option and its value. */}
        {problem && (
          <p class="advanced-problem" lang="en">
            {problem}
          </p>
        )}
        {opened && <Fields opened={opened} draft={draft} change={change} part="others" />}
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

type OpenedProps = PartProps & { readonly opened: LoadedGame };

/** The points on which the rulebook speaks or is silent, each with what it says. */
function PointByPoint(props: OpenedProps) {
  const { opened } = props;
  const names = namesIn(opened, 'read');
  if (names.length === 0) return null;
  return (
    <details class="panel advanced" id="point-by-point">
      <summary>{READINGS[opened.language].pointByPoint(names.length)}</summary>
      <Fields {...props} part="read" />
    </details>
  );
}

/** The options of one part of the page: those for everybody, those about the rulebook, and all others. */
function namesIn({ game, texts }: LoadedGame, part: 'basic' | 'read' | 'others'): readonly string[] {
  const read = readOptions(game.options, texts);
  const partOf = ([name, { basic = false }]: [string, { readonly basic?: boolean }]) =>
    basic ? 'basic' : read.includes(name) ? 'read' : 'others';
  return Object.entries(game.options.table).flatMap(each => (partOf(each) === part ? [each[0]] : []));
}

function Fields({ opened, draft, change, part }: OpenedProps & { part: 'basic' | 'read' | 'others' }) {
  const { options } = opened.game;
  const people = {
    names: draft.seats.map(plan => (plan.kind === 'open' ? words.value.lobby.free : plan.name)),
    first: firstSeat(options.table, draft.options),
    most: opened.entry.seats.most,
  };
  return (
    <>
      {namesIn(opened, part).map(name => {
        const option = options.table[name];
        return (
          option && (
            <OptionField
              key={name}
              name={name}
              option={option}
              texts={opened.texts}
              value={draft.options[name]}
              change={value => change(withOption(draft, name, value))}
              people={people}
              chosen={draft.options}
              mayBe={value => mayBe(options, { chosen: draft.options, name, value }, people.names.length)}
            />
          )
        );
      })}
    </>
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
