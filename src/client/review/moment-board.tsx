import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Tagged, Viewer } from '../../kernel/index.ts';
import type { Choice } from '../../review/index.ts';
import { boardOf, type Scene } from '../boards/kit.ts';
import { Icon, PHONE, useMedia, useStill } from '../ui/index.ts';
import { type Box, frameAround, joinedBoxes, NEAREST_ON_PHONES, type Window } from './crop.ts';
import { decisionAt, type Sight, sceneFor } from './sight.ts';

interface BoardProps {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
  /** The move that is shown; null for the best. */
  readonly shown: number | null;
  readonly isWhole: boolean;
  readonly showWhole: (isWhole: boolean) => void;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Boards are drawn this wide, and seen through a window. */
const DRAWN = 1000;
const USUAL_RATIO = 1.5;

/** The real board of the game at a line, cropped to what is compared, with the better move and the one made. */
export function MomentBoard({ sight, choices, shown, isWhole, showWhole, label, children }: BoardProps) {
  const { words, opened } = sight;
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(
    () =>
      void boardOf(opened.kit)
        .arrival?.()
        .then(each => setRatio(each.ratio)),
    [opened.kit],
  );
  return (
    <div class="review-board">
      <Seen sight={sight} choices={choices} shown={shown} ratio={ratio} label={label} />
      {children}
      <button
        type="button"
        class="tool review-whole-button"
        aria-label={words.moment.whole}
        title={words.moment.whole}
        onClick={() => showWhole(true)}
      >
        <Icon name="i-fit" />
      </button>
      {isWhole && (
        <WholeBoard label={label} close={() => showWhole(false)} name={words.moment.near}>
          <Seen sight={sight} choices={choices} shown={shown} ratio={ratio} label={label} isWhole />
        </WholeBoard>
      )}
    </div>
  );
}

/** The whole board over the page. */
function WholeBoard({ label, name, close, children }: { label: string; name: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="review-whole" aria-label={label} onClose={close}>
      {children}
      <button type="button" class="tool" aria-label={name} title={name} onClick={close}>
        <Icon name="i-close" />
      </button>
    </dialog>
  );
}

interface SeenProps {
  readonly sight: Sight;
  readonly choices: readonly Choice[];
  readonly shown: number | null;
  readonly ratio: number;
  readonly label: string;
  readonly isWhole?: boolean;
}

/** The board fades to another moment, unless it is the next one, or games are played on: painting it again and again would keep touches waiting. */
function useFade(frame: { readonly current: HTMLElement | null }, line: number): void {
  const before = useRef(line);
  useEffect(() => {
    const isFar = Math.abs(line - before.current) > 1;
    before.current = line;
    const { motion } = document.documentElement.dataset;
    const isQuiet = !frame.current?.closest('.review[data-state="running"]');
    if (isFar && isQuiet && motion === 'on')
      frame.current?.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: 240, easing: 'ease-out' });
  }, [line]);
}

/** A move that is marked on the board. */
interface Marked {
  readonly kind: 'better' | 'made';
  readonly tag: string;
  readonly touches: readonly string[];
}

function Seen({ sight, choices, shown, ratio, label, isWhole = false }: SeenProps) {
  const { opened, line, course, place } = sight;
  const { Board } = boardOf(opened.kit);
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const decision = decisionAt(course.steps[place] ?? []);
  const viewer = decision?.seat ?? course.steps[place]?.[0]?.seat ?? 'public';
  const marks = markedOf(sight, choices, shown);
  // As long as the same things are marked, a board is not drawn again because a figure has changed.
  const marked = useMemo(() => marks, [JSON.stringify(marks)]);
  const scene = useMemo(() => touchedScene(sceneFor(sight, line, viewer), marked), [opened, line, viewer, marked]);
  const board = useStill(() => <Board scene={scene} />, [scene]);
  useFade(frame, line);
  const { boxes, seen, scale } = useWindow(frame, drawn, { marked, viewer, ratio, isWhole, scene });
  const style = { width: `${DRAWN}px`, height: `${DRAWN / ratio}px`, transform: `scale(${scale}) translate(${-seen.x}px, ${-seen.y}px)` };
  return (
    <div class="review-window" role="img" aria-label={label} ref={frame} style={{ '--ratio': `${ratio}` }}>
      <div class="review-drawn" style={style} ref={drawn} inert>
        <div class="board">{board}</div>
        <Marks boxes={boxes} scale={scale} height={DRAWN / ratio} />
      </div>
    </div>
  );
}

/** What is drawn of two moves: where they differ. */
function markedOf(sight: Sight, choices: readonly Choice[], shown: number | null): readonly Marked[] {
  const { opened, words, course, place, nameOf } = sight;
  const decision = decisionAt(course.steps[place] ?? []);
  if (!decision) return [];
  const touchesOf = (text: string | undefined) => {
    const move: Tagged | undefined = text === undefined ? undefined : opened.game.read(text);
    return move ? opened.game.touches(move) : [];
  };
  const made = touchesOf(decision.move);
  const wanted = shown === null ? choices.find(({ isBest }) => isBest) : choices[shown];
  const better = wanted && !wanted.isMade ? touchesOf(wanted.move) : [];
  const only = (own: readonly string[], other: readonly string[]) => {
    const differing = own.filter(touch => !other.includes(touch));
    return differing.length > 0 ? differing : own;
  };
  const tag = wanted?.isBest ? words.moment.better : '';
  return [
    ...(better.length > 0 ? [{ kind: 'better', tag, touches: only(better, made) } as const] : []),
    { kind: 'made', tag: words.moment.madeTag(nameOf(decision.seat)), touches: better.length > 0 ? only(made, better) : made },
  ];
}

interface MarkedBox extends Box {
  readonly kind: Marked['kind'];
  /** Said beside the last of a move. */
  readonly tag: string;
}

/** The board draws the better move as it draws one that is being made. */
function touchedScene(scene: Scene, marked: readonly Marked[]): Scene {
  const touches = marked.find(({ kind }) => kind === 'better')?.touches ?? [];
  const isTouched = (touch: string) => touches.includes(touch);
  return { ...scene, touching: { ...scene.touching, lit: isTouched, chosen: isTouched } };
}

interface WindowAsked {
  readonly marked: readonly Marked[];
  readonly viewer: Viewer;
  readonly ratio: number;
  readonly isWhole: boolean;
  readonly scene: unknown;
}

interface Found {
  readonly boxes: readonly MarkedBox[];
  readonly seen: Window;
  readonly scale: number;
}

/** Where the marked things are drawn, and the part of the board to look at. */
function useWindow(
  frame: { readonly current: HTMLElement | null },
  drawn: { readonly current: HTMLElement | null },
  { marked, viewer, ratio, isWhole, scene }: WindowAsked,
): Found {
  const whole: Window = { x: 0, y: 0, width: DRAWN, height: DRAWN / ratio };
  const isPhone = useMedia(PHONE);
  const [found, setFound] = useState<Found>({ boxes: [], seen: whole, scale: 1 });
  useLayoutEffect(() => {
    const { current: outer } = frame;
    const { current: inner } = drawn;
    if (!outer || !inner) return undefined;
    const measure = () => {
      const boxes = boxesIn(inner, marked);
      const room = { width: outer.clientWidth, height: outer.clientHeight };
      const around = isWhole ? [] : [...boxes, ...boxesOf(inner, ownNames(viewer))];
      const seen = frameAround(around.length === 0 ? whole : joinedBoxes(around), whole, room, isPhone ? NEAREST_ON_PHONES : undefined);
      setFound({ boxes, seen, scale: room.width / seen.width });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [marked, viewer, ratio, isWhole, scene, isPhone]);
  return found;
}

/** What stands for a seat on the boards. */
function ownNames(viewer: Viewer): readonly string[] {
  return [`figure:${viewer}`, `plane:${viewer}`, 'bus'];
}

/** Where things of these names are drawn, in the measures of the board. */
function boxesOf(inner: HTMLElement, names: readonly string[]): readonly Box[] {
  const outer = inner.getBoundingClientRect();
  const scale = outer.width / DRAWN || 1;
  return names.flatMap(each => {
    const name = CSS.escape(each);
    const box = inner.querySelector(`[data-touch="${name}"], [data-explain="${name}"]`)?.getBoundingClientRect();
    if (!box || box.width === 0) return [];
    const [x, y] = [(box.left - outer.left) / scale, (box.top - outer.top) / scale];
    return [{ x, y, width: box.width / scale, height: box.height / scale }];
  });
}

function boxesIn(inner: HTMLElement, marked: readonly Marked[]): readonly MarkedBox[] {
  return marked.flatMap(({ kind, tag, touches }) => {
    const boxes = boxesOf(inner, touches);
    return boxes.map((box, at) => ({ ...box, kind, tag: at === boxes.length - 1 ? tag : '' }));
  });
}

/** Rings and tags over the board: solid for the better move, dashed for the one made. */
function Marks({ boxes, scale, height }: { boxes: readonly MarkedBox[]; scale: number; height: number }) {
  const thick = 1 / Math.max(0.2, scale);
  return (
    <div class="review-marks" style={{ width: `${DRAWN}px`, height: `${height}px`, '--thick': `${thick}px` }}>
      {boxes.map(({ kind, tag, x, y, width, height: high }, at) => (
        <i key={at} class={kind} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${high}px` }}>
          {tag && (
            <span>
              {kind === 'better' ? '✓ ' : '? '}
              {tag}
            </span>
          )}
        </i>
      ))}
    </div>
  );
}
