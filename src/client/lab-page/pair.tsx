// One game of A beside the same game of B: the same luck, linked in time.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { textsOfMatch } from '../../kernel/index.ts';
import { letterOf } from '../../lab/words/index.ts';
import { boardOf } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { type LoadedGame, useLoadedGame } from '../pages/loaded-game.ts';
import { type Film, sceneAt } from '../pages/moment.ts';
import { type Reel, useReel } from '../pages/reel.ts';
import { ReelControls } from '../pages/reel-controls.tsx';
import { Players } from '../table/players.tsx';
import { Icon, useStill } from '../ui/index.ts';
import { partingOf } from './parting.ts';
import { said } from './said.ts';
import '../styles/table.css';
import '../styles/lab-pair.css';

interface PairProps {
  readonly game: number;
  /** A first. */
  readonly films: readonly Film[];
  readonly replay: (at: number) => void;
  readonly close: () => void;
}

export function Pair({ game, films, replay, close }: PairProps) {
  const { games: say } = said.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useLoadedGame(films[0]?.id);
  const parting = useMemo(() => partingOf(films), [films]);
  const reel = useReel(Math.max(...films.map(({ states }) => states.length - 1)), parting ?? 0);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="lab-pair"
      data-game={films[0]?.id}
      aria-label={say.beside(String(game))}
      onClose={close}
      onKeyDown={event => {
        if (!steps(reel, event.key, event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <header>
        <h2>{say.beside(String(game))}</h2>
        <button type="button" class="tool" aria-label={words.value.table.close} onClick={() => dialog.current?.close()}>
          <Icon name="i-close" />
        </button>
      </header>
      <div class="lab-panes">
        {opened &&
          films.map((film, at) => <Pane key={at} film={film} opened={opened} at={at} line={reel.line} replay={() => replay(at)} />)}
      </div>
      <footer>
        <ReelControls reel={reel} />
        {parting === undefined ? (
          <p>{say.neverPart}</p>
        ) : (
          <button type="button" class="button second" onClick={() => reel.go(parting)}>
            {say.part}
          </button>
        )}
      </footer>
    </dialog>
  );
}

/** Whether a key moves the reel; what is pressed or pulled has its keys for itself. */
function steps(reel: Reel, key: string, target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('input')) return false;
  if (key === 'ArrowRight') reel.go(reel.line + 1);
  else if (key === 'ArrowLeft') reel.go(reel.line - 1);
  else if (key === 'Home') reel.go(0);
  else if (key === 'End') reel.go(reel.last);
  else return false;
  return true;
}

interface PaneProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly at: number;
  readonly line: number;
  readonly replay: () => void;
}

/** One of the two; where it is over before the other, its end stays. */
function Pane({ film, opened, at, line, replay }: PaneProps) {
  const { games: say } = said.value;
  const { kit } = opened;
  const now = Math.min(line, film.states.length - 1);
  const scene = useMemo(
    () => sceneAt(film, { ...opened, texts: textsOfMatch(opened.texts, film.record) }, now, 'public'),
    [film, opened, now],
  );
  const { Board } = boardOf(kit);
  const board = useStill(() => <Board scene={scene} />, [scene]);
  const letter = letterOf(at);
  return (
    <section class="lab-pane" aria-label={say.ofVariant(letter)}>
      <h3>
        <span>{letter}</span>
        {boardOf(kit).headline(scene)}
        <button type="button" class="tool" aria-label={say.replay(letter)} title={say.replay(letter)} onClick={replay}>
          <Icon name="i-chevron-right" />
        </button>
      </h3>
      <Still kit={kit}>{board}</Still>
      <Players kit={kit} scene={scene} />
      <p class="lab-pane-told">
        {film.told[now]
          ?.flatMap(event => opened.game.viewEvent(event, 'public') ?? [])
          .map(event => scene.texts.event(event, scene.voice))
          .join(' ')}
      </p>
    </section>
  );
}

/** Boards are drawn this wide, and scaled to their place. */
const DRAWN = 1000;
const USUAL_RATIO = 1.5;

function Still({ kit, children }: { kit: LoadedGame['kit']; children: preact.ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(
    () =>
      void boardOf(kit)
        .arrival?.()
        .then(each => setRatio(each.ratio)),
    [kit],
  );
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => setScale(current.clientWidth / DRAWN));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div class="lab-still" ref={frame} style={{ aspectRatio: String(ratio) }}>
      <div class="board" inert style={{ width: `${DRAWN}px`, height: `${DRAWN / ratio}px`, transform: `scale(${scale})` }}>
        {children}
      </div>
    </div>
  );
}
