// The table as it is set, drawn with the board itself.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGame, AnyTexts, Language } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { TRAVELLERS } from '../device/travellers.ts';
import { PHONE, useMedia, useStill } from '../ui/index.ts';
import { voiceTo } from './voice.ts';

/** A game with its board and its words: what a handbook is read and drawn with. */
export interface Told {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
}

/** The width of a board by its height, where its own is not known. */
const USUAL_RATIO = 1.5;
/** A board is laid out for this width, in px; where there is less room, the picture is smaller. On a phone boards are laid out for it. */
const WIDE = 760;

/** An opening as a scene in which nothing can be touched. */
export function openingScene({ game, texts, boardWords, language }: Told, opening: unknown, count: number): Scene {
  const seats = Array.from({ length: count }, (_, seat) => ({
    seat,
    name: TRAVELLERS[seat] ?? `${seat + 1}`,
    kind: 'human' as const,
    isMine: false,
  }));
  return {
    game,
    view: opening,
    viewer: 'public',
    seats,
    voice: voiceTo(seats),
    awaiting: [],
    outcome: null,
    touching: { path: [], moves: [], lit: () => false, chosen: () => false, press: () => {} },
    happening: null,
    past: [],
    texts,
    words: boardWords,
    language,
  };
}

/** One picture: whoever cannot see it has read the steps above it. */
export function SetupPicture({ kit, scene, title }: { kit: AnyKit; scene: Scene; title: string }) {
  const { Board, arrival } = boardOf(kit);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(() => void arrival?.().then(each => setRatio(each.ratio)), [kit]);
  const board = useStill(() => <Board scene={scene} />, [kit, scene]);
  const drawing = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(PHONE);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => setZoom(isPhone ? 1 : Math.min(1, (drawing.current?.parentElement?.clientWidth ?? WIDE) / WIDE)));
  useLayoutEffect(() => {
    // Beside a table the real pieces have these names.
    for (const name of ['data-touch', 'data-explain', 'data-leads'])
      for (const piece of drawing.current?.querySelectorAll(`[${name}]`) ?? []) piece.removeAttribute(name);
  });
  return (
    <figure class="handbook-picture" style={{ '--ratio': `${ratio}` }}>
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={title}>
        <div class="board" inert ref={drawing} style={zoom < 1 ? { width: `${WIDE}px`, zoom } : {}}>
          {board}
        </div>
      </div>
    </figure>
  );
}
