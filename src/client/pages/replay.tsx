import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type AnyGame,
  gameOf,
  type MatchRecord,
  matchesOf,
  readRecord,
  scripted,
  type Tagged,
  type Told,
  textsOfMatch,
  type Viewer,
  voiceOf,
} from '../../kernel/index.ts';
import { boardOf, type Scene } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { type KeyMeaning, meaningOf } from '../device/key-map.ts';
import { words } from '../locale/index.ts';
import { TopBar } from '../shell/bar.tsx';
import { KeyPanel } from '../shell/key-panel.tsx';
import { Players } from '../table/players.tsx';
import { keepForReplay, keptForReplay } from '../table/record-file.ts';
import { Icon } from '../ui/index.ts';
import { type LoadedGame, useLoadedGame } from './loaded-game.ts';
import '../styles/table.css';

type AnyRecord = MatchRecord<Tagged, unknown>;

/** A record that replays, with every state on the way. */
interface Film {
  readonly id: string;
  readonly record: AnyRecord;
  readonly states: readonly unknown[];
  readonly told: readonly (readonly Told[])[];
}

/** A film from the text of a record, or the sentence why there is none. */
async function filmOf(text: string): Promise<Film | string> {
  const { wrong } = words.value.replay;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return wrong.file;
  }
  const entry = entryOf(gameOf(value));
  if (!entry) return wrong.file;
  const game = await entry.open();
  const reading = readRecord(game, value);
  if (!reading.ok) return wrong.damaged;
  const again = matchesOf(game).replay(reading.record);
  if (!again.ok) return wrong.move(again.entry);
  return { id: entry.id, record: reading.record, states: statesOf(game, reading.record), told: again.events };
}

function statesOf(game: AnyGame, record: AnyRecord): readonly unknown[] {
  const first = matchesOf(game).replay({ ...record, entries: [] });
  if (!first.ok) return [];
  let { match } = first;
  const states = [match.state];
  for (const { seat, move, luck } of record.entries) {
    match = matchesOf(game).enact(match, seat, move, scripted(luck)).match;
    states.push(match.state);
  }
  return states;
}

/** Looking back at a recorded match. */
export function ReplayPage() {
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState('');
  const opened = useLoadedGame(film?.id);
  const load = async (text: string) => {
    const found = await filmOf(text);
    if (typeof found === 'string') return setProblem(found);
    keepForReplay(text);
    setProblem('');
    setFilm(found);
  };
  useEffect(() => {
    document.title = `${words.value.replay.title} · Tabletour`;
    const kept = keptForReplay();
    if (kept) void load(kept);
  }, []);
  if (film && opened) return <Projector key={film.record.check} film={film} opened={opened} close={() => setFilm(null)} />;
  return (
    <>
      <TopBar />
      <Opening load={text => void load(text)} problem={problem} />
    </>
  );
}

function Opening({ load, problem }: { load: (text: string) => void; problem: string }) {
  const { replay: say } = words.value;
  const read = (file: File | undefined) => void file?.text().then(load);
  return (
    <main class="wrap page" id="content">
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <label
        class="drop"
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="i-upload" size={32} />
        <b>{say.open}</b>
        <span>{say.drop}</span>
        <input class="unseen" type="file" accept=".match,.json,application/json" onChange={event => read(event.currentTarget.files?.[0])} />
      </label>
      <p role="alert">{problem}</p>
    </main>
  );
}

/** How long a move stays on the screen while the film runs, in ms. */
const PACE = 900;

/** What has the focus may use these keys itself. */
const OWN_KEYS = 'button, a, input, select, textarea, dialog';

function useReplayKeys(act: (meaning: KeyMeaning | undefined, key: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (!event.ctrlKey && !event.metaKey && !event.altKey) act(meaningOf(event.key, 'replay'), event.key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function Projector({ film, opened, close }: { film: Film; opened: LoadedGame; close: () => void }) {
  const last = film.states.length - 1;
  const [line, setLine] = useState(0);
  const [viewer, setViewer] = useState<Viewer>('public');
  const [isRunning, setRunning] = useState(false);
  const { replay: say, table } = words.value;
  useEffect(() => {
    if (!isRunning) return undefined;
    const clock = setInterval(() => setLine(now => Math.min(last, now + 1)), PACE);
    return () => clearInterval(clock);
  }, [isRunning, last]);
  useEffect(() => {
    if (line === last) setRunning(false);
  }, [line, last]);
  useReplayKeys((meaning, key) => {
    if (meaning === 'first') setLine(0);
    if (meaning === 'last') setLine(last);
    if (meaning === 'step') setLine(now => Math.min(last, Math.max(0, now + (key === 'ArrowRight' ? 1 : -1))));
    if (meaning === 'run') setRunning(now => !now);
  });
  const scene = useMemo(() => sceneAt(film, opened, line, viewer), [film, opened, line, viewer]);
  const { Board, Tray, headline } = boardOf(opened.kit);
  const sentences = (film.told[line] ?? []).flatMap(event => opened.texts.event(event, scene.voice) ?? []);
  const button = (name: string, icon: string, to: number) => (
    <button type="button" class="tool" aria-label={name} title={name} onClick={() => setLine(Math.min(last, Math.max(0, to)))}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="table-page replay" data-game={film.id}>
      <header class="table-bar">
        <button type="button" class="tool" aria-label={table.close} onClick={close}>
          <Icon name="i-close" />
        </button>
        <p class="turn">
          <b>{say.title}</b>
          <span>{headline(scene)}</span>
        </p>
        <label class="as-seat">
          {say.as}
          <select
            value={String(viewer)}
            onChange={event => setViewer(event.currentTarget.value === 'public' ? 'public' : Number(event.currentTarget.value))}
          >
            <option value="public">{say.everybody}</option>
            {scene.seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <KeyPanel page="replay" />
      </header>
      <main class="table" id="content">
        <h1 class="unseen">{opened.texts.title}</h1>
        <div class="left">
          <Players kit={opened.kit} scene={scene} />
        </div>
        <div class="centre">
          <section class="board" aria-label={table.board}>
            <Board scene={scene} />
          </section>
          {Tray && (
            <section class="tray" aria-label={table.tray}>
              <Tray scene={scene} />
            </section>
          )}
        </div>
        <div class="right">
          <div class="projector">
            <p class="eyebrow">{say.line(line, last)}</p>
            <input
              type="range"
              min={0}
              max={last}
              value={line}
              aria-label={say.line(line, last)}
              onInput={event => setLine(Number(event.currentTarget.value))}
            />
            <div class="projector-buttons">
              {button(say.start, 'i-step-back', 0)}
              {button(say.before, 'i-chevron-left', line - 1)}
              <button type="button" class="button primary" onClick={() => setRunning(!isRunning)}>
                <Icon name={isRunning ? 'i-pause' : 'i-play'} />
                {isRunning ? say.pause : say.play}
              </button>
              {button(say.next, 'i-chevron-right', line + 1)}
              {button(say.end, 'i-step-forward', last)}
            </div>
            <div aria-live="polite" class="projector-text">
              {sentences.map(sentence => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

function sceneAt(film: Film, { game, texts, boardWords, language }: LoadedGame, line: number, viewer: Viewer): Scene {
  const state = film.states[line];
  const heard = film.told.slice(0, line + 1).flat();
  const nameOf = (seat: number) => words.value.replay.player(seat + 1);
  return {
    game,
    view: game.view(state, viewer),
    viewer,
    seats: Array.from({ length: film.record.seats }, (_, seat) => ({ seat, name: nameOf(seat), kind: 'human', isMine: false })),
    voice: voiceOf(nameOf),
    awaiting: game.awaiting(state),
    outcome: game.outcome(state) ?? null,
    touching: { path: [], moves: [], lit: () => false, chosen: () => false, press: () => {} },
    happening: null,
    past: heard.flatMap(event => game.viewEvent(event, viewer) ?? []),
    texts: textsOfMatch(texts, film.record),
    words: boardWords,
    language,
  };
}
