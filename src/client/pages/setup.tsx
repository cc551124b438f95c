import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameEntry, OptionText } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { boardOf } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { LessonDoor } from '../coach/doors.tsx';
import { PracticeDoor } from '../coach/practice/cards.tsx';
import { hasContent } from '../editor/kits.ts';
import { words } from '../locale/index.ts';
import { setOnlineTable, underOwnName } from '../online/api.ts';
import { pitchOf, playersOf, titleOf } from '../shell/cover.ts';
import { guestName, ownName } from '../shell/own-name.ts';
import { Poster } from '../shell/poster.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { chosenColours, Icon, later } from '../ui/index.ts';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import { lockOn } from './locks.ts';
import { LostPage } from './lost.tsx';
import { OptionsPart } from './options-part.tsx';
import { playPlan } from './play-at-once.ts';
import { inTheWay, withoutGone } from './seat-options.ts';
import { SeatsPart, WherePart } from './setup-parts.tsx';
import { draftOf, mayBeRated, paceOf, type TableDraft, withOwnName, withoutOptions } from './table-draft.ts';

const FirstLookRow = later(async () => (await import('./first-look-row.tsx')).FirstLookRow);
const DesignerDoors = later(async () => (await import('./designer-doors.tsx')).DesignerDoors);
const OwnContent = later(async () => (await import('./own-content.tsx')).OwnContent);

/** Setting a table: who sits where, and by which rules. */
export function SetupPage({ address }: { address: PageAddress }) {
  const entry = entryOf(address.parts[1]);
  return entry ? <Setup entry={entry} query={address.query} /> : <LostPage />;
}

function Setup({ entry, query }: { entry: GameEntry; query: URLSearchParams }) {
  const { id } = entry;
  const opened = useLoadedGame(id);
  const [draft, setDraft] = useState(() => draftOf(entry, query));
  const [refused, setRefused] = useState('');
  const change = (next: TableDraft) => {
    setRefused('');
    setDraft(opened ? { ...next, options: withoutGone(opened.game.options, next.options, next.seats.length, entry.seats.most) } : next);
  };
  useTitle(words.value.setup.title, titleOf(id));
  useLayoutEffect(() => {
    chosenColours.value = draft.seats.map(({ colour }) => colour);
  }, [draft.seats]);
  const reading = opened?.game.options.read(draft.options, draft.seats.length);
  const wrong = reading && !reading.ok ? reading.problem : null;
  const lock = opened && lockOn(opened, draft.options);
  const status = (opened && wrong !== null ? problemIn(opened, draft) : lock) || refused || cautionOf(opened, reading, draft.seats.length);
  const isReady = opened !== undefined && wrong === null && lock === undefined;
  const start = () => void sitDownAt(entry, draft).catch((error: Error) => setRefused(error.message));
  return (
    <main class="wrap setup" id="content" data-game={id}>
      <div class="setup-side">
        <a class="back-link" href="/">
          <Icon name="i-arrow-left" /> {words.value.setup.back}
        </a>
        <span class="frame">
          <Poster game={id} crop />
        </span>
      </div>
      <div class="story">
        <Story entry={entry} opened={opened} />
        <LessonDoor game={id} />
        {opened && <FirstLookRow opened={opened} draft={draft} start={isReady ? start : undefined} />}
        <WherePart draft={draft} change={change} />
        <SeatsPart seats={entry.seats} opened={opened} draft={draft} change={change} />
        {hasContent(draft.options) && <OwnContent game={id} options={draft.options} drop={names => change(withoutOptions(draft, names))} />}
        <OptionsPart opened={opened} draft={draft} change={change} problem={wrong} />
        <PracticeDoor game={id} />
        <section class="setup-part">
          <h2>{words.value.setup.designers}</h2>
          <p class="designer-links">
            <DesignerDoors game={id} />
          </p>
        </section>
      </div>
      <StartDock draft={draft} status={status || words.value.setup.about(entry.cover.minutes)} isReady={isReady} start={start} />
    </main>
  );
}

/** Why the table cannot be set: which options stand in the way, by their names. */
function problemIn({ game, texts }: LoadedGame, { options, seats }: TableDraft): string {
  const { setup } = words.value;
  const named: Readonly<Record<string, OptionText>> = texts.options;
  const names = inTheWay(game.options, options, seats.length).flatMap(name => {
    const { name: text = name, values } = named[name] ?? {};
    const value = options[name];
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return isPlain ? `${text} (${values?.[String(value)] ?? String(value)})` : text;
  });
  return names.length > 0 ? setup.notTogether(names.join(', '), seats.length) : setup.problem;
}

/** What people should know of a table before they start it. */
function cautionOf(opened: LoadedGame | undefined, reading: { ok: boolean; options?: unknown } | undefined, seats: number): string {
  const cautions = opened && reading?.ok ? (opened.game.cautions?.(reading.options, seats) ?? []) : [];
  return cautions.map(odd => opened?.texts.warning?.(odd) ?? '').join(' ');
}

/** Sets the table, here or on the server, and goes there. */
async function sitDownAt(entry: GameEntry, draft: TableDraft): Promise<void> {
  const { seats, options, seed, isOnline, isListed, severalSeats, isRated, club } = draft;
  const game = entry.id;
  const plan = { game, options, seats: seats.map(named) };
  if (!isOnline) return playPlan({ ...plan, pace: { kind: 'untimed' } }, seed.trim() || undefined);
  await underOwnName();
  const { id } = await setOnlineTable({
    ...plan,
    seats: withOwnName(draft, ownName()).seats.map(named),
    pace: paceOf(draft),
    listed: isListed,
    severalSeats,
    rated: isRated && mayBeRated(entry, draft),
    ...(club === undefined ? {} : { club }),
  });
  go(`/t/${id}`);
}

/** A seat whose name was wiped out has one again. */
function named(plan: SeatPlan, seat: number): SeatPlan {
  if (plan.kind === 'open' || plan.name.trim()) return plan;
  return { ...plan, name: seat === 0 ? ownName() : guestName(seat) };
}

/** What the game is, and where to read more. */
function Story({ entry: { id, seats, cover }, opened }: { entry: GameEntry; opened: LoadedGame | undefined }) {
  const { setup, shelf } = words.value;
  return (
    <>
      <span class="eyebrow">
        {playersOf(seats)} · {shelf.minutes(cover.minutes, cover.isTeam)}
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
    </>
  );
}

interface DockProps {
  readonly draft: TableDraft;
  /** What is in the way, or what to know before the start. */
  readonly status: string;
  readonly isReady: boolean;
  readonly start: () => void;
}

function StartDock({ draft: { seats, isOnline }, status, isReady, start }: DockProps) {
  const { setup } = words.value;
  const humans = seats.filter(({ kind }) => kind !== 'bot').length;
  return (
    <div class="dock">
      <div class="wrap">
        <p>
          <b>{setup.summary(humans, seats.length - humans)}</b>
          <span role="status">{status}</span>
        </p>
        <button type="button" class="button primary large" disabled={!isReady} onClick={start}>
          {isOnline ? setup.startOnline : setup.start}
        </button>
      </div>
    </div>
  );
}
