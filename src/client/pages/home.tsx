import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameEntry } from '../../kernel/index.ts';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { been } from '../device/last-look.ts';
import { allNotes, type TableNote } from '../local/device-store.ts';
import { words } from '../locale/index.ts';
import { prototype } from '../prototype.ts';
import { pitchOf, playersOf, titleOf } from '../shell/cover.ts';
import { Poster } from '../shell/poster.tsx';
import { go } from '../shell/route.ts';
import { Icon, later, Menu } from '../ui/index.ts';

const WAYS = [
  { icon: 'i-pass-device', colour: 'var(--accent-soft)', ink: 'var(--accent)' },
  { icon: 'i-robot', colour: 'var(--sea-soft)', ink: 'var(--sea)' },
  { icon: 'i-offline', colour: 'var(--gold-soft)', ink: 'var(--gold-ink)' },
] as const;

const LessonDoors = later(async () => (await import('../coach/doors.tsx')).LessonDoors);
const OnlineDoors = later(async () => (await import('./online-doors.tsx')).OnlineDoors);
const DailyDoor = later(async () => (await import('./daily/door.tsx')).DailyDoor);
const WelcomeBack = later(async () => (await import('./mine/welcome-back.tsx')).WelcomeBack);
/** Fetched when somebody wants to play. */
const playAtOnce = async (game: string) => (await import('./play-at-once.ts')).playAtOnce(game);

/** The shelf: five posters, and above them what waits for whoever has been here. */
export function HomePage() {
  const [notes, setNotes] = useState<readonly TableNote[]>([]);
  const [hasBeen, setBeen] = useState(been.read() === true);
  const come = (isBack: boolean) => {
    been.write(isBack);
    setBeen(isBack);
  };
  useEffect(() => {
    document.title = 'Tabletour';
    const look = async () => {
      const found = await allNotes();
      setNotes(found);
      if (found.length > 0) come(true);
    };
    void look().catch(() => {});
  }, []);
  const { shelf } = words.value;
  const open = notes.filter(({ isOver, game }) => !isOver && entryOf(game));
  const last = notes.map(({ game }) => game).find(entryOf);
  return (
    <main class="wrap home" id="content">
      {hasBeen ? (
        <WelcomeBack nothing={() => come(false)}>
          <Begin last={last} />
        </WelcomeBack>
      ) : (
        <Hero last={last} />
      )}
      <h2 class={hasBeen ? 'shelf-title' : 'unseen'}>{shelf.games}</h2>
      <ul class="shelf">
        {GAME_IDS.flatMap(id => entryOf(id) ?? []).map(entry => (
          <Item key={entry.id} entry={entry} note={open.find(({ game }) => game === entry.id)} />
        ))}
      </ul>
      {!prototype && !hasBeen && <DailyDoor />}
      <LessonDoors />
      {!prototype && <OnlineDoors />}
      {!hasBeen && <Ways />}
      <footer class="foot">
        {shelf.footer} <a href="/about">{shelf.about}</a>
      </footer>
    </main>
  );
}

/** The top of the page for somebody who is here for the first time. */
function Hero({ last }: { last: string | undefined }) {
  const { shelf } = words.value;
  return (
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
        <Begin last={last}>
          <a class="button quiet large" href="/replay">
            {shelf.openRecord}
          </a>
        </Begin>
      </div>
    </section>
  );
}

interface BeginProps {
  /** The game that was played last; whoever has not played chooses one. */
  readonly last: string | undefined;
  readonly children?: ComponentChildren;
}

/** The ways to a new game: at once against bots, or with friends by link; both with a choice of the game. */
function Begin({ last, children }: BeginProps) {
  const { shelf } = words.value;
  return (
    <div class="hero-acts">
      <Chooser icon="i-play" look="primary" name={shelf.playNow} last={last} choose={game => void playAtOnce(game)} />
      {!prototype && <Chooser icon="i-users" look="second" name={shelf.friends} last={last} choose={game => go(`/games/${game}?online`)} />}
      {children}
    </div>
  );
}

interface ChooserProps {
  readonly icon: string;
  readonly look: 'primary' | 'second';
  readonly name: string;
  readonly last: string | undefined;
  readonly choose: (game: string) => void;
}

/** A button that opens the list of games, the last played first. */
function Chooser({ icon, look, name, last, choose }: ChooserProps) {
  const games = GAME_IDS.filter(entryOf).toSorted((a, b) => Number(b === last) - Number(a === last));
  const [only, ...others] = games;
  if (only !== undefined && others.length === 0)
    return (
      <button type="button" class={`button ${look} large`} onClick={() => choose(only)}>
        <Icon name={icon} />
        {name}
      </button>
    );
  const face = (
    <summary class={`button ${look} large`}>
      <Icon name={icon} />
      {name}
      <Icon name="i-chevron-down" size={16} />
    </summary>
  );
  return (
    <Menu class="begin" face={face}>
      <div class="menu-card">
        {games.map(game => (
          <button key={game} type="button" class="menu-item" onClick={() => choose(game)}>
            <span class="begin-poster" aria-hidden="true">
              <Poster game={game} crop />
            </span>
            {titleOf(game)}
          </button>
        ))}
      </div>
    </Menu>
  );
}

/** How one may play. */
function Ways() {
  return (
    <section class="ways">
      {words.value.shelf.ways.map(({ title, text }, at) => (
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
