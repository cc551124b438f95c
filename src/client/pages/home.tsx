import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from '../../kernel/index.ts';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { allNotes, dropTable, type TableNote } from '../local/device-store.ts';
import { words } from '../locale/index.ts';
import { pitchOf, playersOf, titleOf } from '../shell/cover.ts';
import { nameHere, ownName } from '../shell/own-name.ts';
import { Poster } from '../shell/poster.tsx';
import { Icon } from '../ui/index.ts';
import { playAtOnce } from './play-at-once.ts';

const WAYS = [
  { icon: 'i-pass-device', colour: 'var(--accent-soft)', ink: 'var(--accent)' },
  { icon: 'i-robot', colour: 'var(--sea-soft)', ink: 'var(--sea)' },
  { icon: 'i-offline', colour: 'var(--gold-soft)', ink: 'var(--gold-ink)' },
] as const;

/** The shelf: five posters, and what was left unfinished. */
export function HomePage() {
  const [notes, setNotes] = useState<readonly TableNote[]>([]);
  const refresh = () => void allNotes().then(setNotes, () => setNotes([]));
  useEffect(() => {
    document.title = 'Tabletour';
    refresh();
  }, []);
  const { shelf } = words.value;
  const open = notes.filter(({ isOver, game }) => !isOver && entryOf(game));
  const last = notes.map(({ game }) => game).find(entryOf) ?? GAME_IDS[0];
  const [first, ...others] = open;
  return (
    <main class="wrap home" id="content">
      <section class="hero">
        <svg class="arcs" viewBox="0 0 200 200" aria-hidden="true">
          <g fill="none" stroke="currentColor" stroke-width="8">
            <circle cx="100" cy="100" r="30" />
            <circle cx="100" cy="100" r="50" />
            <circle cx="100" cy="100" r="70" />
            <circle cx="100" cy="100" r="90" />
          </g>
        </svg>
        <div>
          <h1>{shelf.title}</h1>
          <p class="lead">{shelf.lead}</p>
          <div class="hero-acts">
            <button type="button" class="button primary large" onClick={() => last && void playAtOnce(last)}>
              <Icon name="i-play" />
              {shelf.playNow}
            </button>
            <a class="button second large" href="/replay">
              <Icon name="i-upload" />
              {shelf.openRecord}
            </a>
          </div>
        </div>
        {first && <Resume note={first} />}
      </section>
      <h2 class="unseen">{shelf.games}</h2>
      <ul class="shelf">
        {GAME_IDS.flatMap(id => entryOf(id) ?? []).map(entry => (
          <Item key={entry.id} entry={entry} note={open.find(({ game }) => game === entry.id)} />
        ))}
      </ul>
      {others.length > 0 && <Unfinished notes={others} refresh={refresh} />}
      <section class="ways">
        {shelf.ways.map(({ title, text }, at) => (
          <div class="way" key={title}>
            <span class="disc" style={{ background: WAYS[at]?.colour ?? '', color: WAYS[at]?.ink ?? '' }}>
              <Icon name={WAYS[at]?.icon ?? 'i-info'} size={24} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </section>
      <footer class="foot">{shelf.footer}</footer>
    </main>
  );
}

function turnIn(note: TableNote): string {
  const awaited = note.awaited.map(nameHere);
  const you = awaited.includes(ownName()) || note.names.length === 1;
  return words.value.table.turnOf({ names: awaited.filter(name => name !== ownName()), you });
}

function Resume({ note }: { note: TableNote }) {
  return (
    <a class="resume" href={`/table/${note.id}`}>
      <Poster game={note.game} crop />
      <span class="resume-text">
        <span class="eyebrow">
          {words.value.shelf.goOn} · {turnIn(note)}
        </span>
        <b>{titleOf(note.game)}</b>
        <span class="resume-names">{note.names.map(nameHere).join(', ')}</span>
      </span>
      <span class="resume-go">
        <Icon name="i-arrow-right" />
      </span>
    </a>
  );
}

function Item({ entry, note }: { entry: GameEntry; note: TableNote | undefined }) {
  const { colon, shelf } = words.value;
  const { id, seats, cover } = entry;
  const pitch = pitchOf(id);
  const title = titleOf(id);
  return (
    <li class="item">
      <a href={`/games/${id}`} title={pitch}>
        <span class="frame">
          <Poster game={id} />
        </span>
        <b class="item-title">{title}</b>
        <span class="meta">
          <span>{playersOf(seats)}</span>
          <span>{shelf.minutes(cover.minutes, cover.isTeam)}</span>
        </span>
        <span class="item-pitch">{pitch}</span>
        {cover.isTeam && (
          <span class="chip sea">
            <Icon name="i-users" size={16} />
            {shelf.team}
          </span>
        )}
      </a>
      <span class="item-acts">
        {note && (
          <a class="chip hot" href={`/table/${note.id}`}>
            <Icon name="i-play" size={16} />
            {shelf.goOn}
          </a>
        )}
        <button type="button" class="chip press" aria-label={`${shelf.playNow}${colon}${title}`} onClick={() => void playAtOnce(id)}>
          <Icon name="i-play" size={16} />
          {shelf.playNow}
        </button>
      </span>
    </li>
  );
}

function Unfinished({ notes, refresh }: { notes: readonly TableNote[]; refresh: () => void }) {
  const { shelf } = words.value;
  return (
    <section class="unfinished">
      <h2>{shelf.unfinished}</h2>
      <ul>
        {notes.map(note => (
          <li key={note.id}>
            <a href={`/table/${note.id}`}>
              <b>{titleOf(note.game)}</b>
              <span>{note.names.map(nameHere).join(', ')}</span>
            </a>
            <button
              type="button"
              class="tool"
              aria-label={shelf.drop(titleOf(note.game))}
              onClick={() => {
                if (confirm(shelf.dropSure)) void dropTable(note.id).then(refresh);
              }}
            >
              <Icon name="i-trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
