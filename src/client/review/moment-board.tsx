import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice } from '../../review/index.ts';
import { boardOf } from '../boards/kit.ts';
import { Icon, useStill } from '../ui/index.ts';
import { markedOf, touchedScene } from './marked.ts';
import { decisionAt, type Sight, sceneFor } from './sight.ts';
import { DRAWN, type MarkedBox, useWindow } from './window.ts';

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

/** The board, or the tray where only that has what is compared. */
function Seen({ sight, choices, shown, ratio, label, isWhole = false }: SeenProps) {
  const { opened, line, course, place } = sight;
  const { Board, Tray } = boardOf(opened.kit);
  const frame = useRef<HTMLDivElement>(null);
  const parts = { frame, drawn: useRef<HTMLDivElement>(null), board: useRef<HTMLDivElement>(null), tray: useRef<HTMLDivElement>(null) };
  const decision = decisionAt(course.steps[place] ?? []);
  const viewer = decision?.seat ?? course.steps[place]?.[0]?.seat ?? 'public';
  const marks = markedOf(sight, choices, shown);
  // As long as the same things are marked, a board is not drawn again because a figure has changed.
  const marked = useMemo(() => marks, [JSON.stringify(marks)]);
  const scene = useMemo(() => touchedScene(sceneFor(sight, line, viewer), marked), [opened, line, viewer, marked]);
  useFade(frame, line);
  const { boxes, tags, seen, scale, part, isTrayNeeded } = useWindow(parts, {
    marked,
    viewer,
    ratio,
    isWhole,
    scene,
    hasTray: Tray !== undefined,
  });
  const isTray = part === 'tray';
  const board = useStill(() => <Board scene={scene} />, [scene]);
  const tray = useStill(() => (isTrayNeeded && Tray ? <Tray scene={scene} /> : null), [scene, isTrayNeeded]);
  const style = { width: `${DRAWN}px`, transform: `scale(${scale}) translate(${-seen.x}px, ${-seen.y}px)` };
  return (
    <div class="review-window" role="img" aria-label={label} ref={frame} data-part={part} style={{ '--ratio': `${ratio}` }}>
      <div class="review-drawn" style={style} ref={parts.drawn} inert>
        <div class="board" ref={parts.board} data-away={isTray} style={{ height: `${DRAWN / ratio}px` }}>
          {board}
        </div>
        <div class="tray" ref={parts.tray} data-away={!isTray}>
          {tray}
        </div>
        <Rings boxes={boxes} scale={scale} />
      </div>
      {tags.map(({ kind, text, x, y, width, height: high }) => (
        <span key={kind} class={`review-tag ${kind}`} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${high}px` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** Rings over the board: solid for the better move, dashed for the one made, red where that was a mistake. */
function Rings({ boxes, scale }: { boxes: readonly MarkedBox[]; scale: number }) {
  const thick = 1 / Math.max(0.2, scale);
  return (
    <div class="review-marks" style={{ '--thick': `${thick}px` }}>
      {boxes.map(({ kind, x, y, width, height }, at) => (
        <i key={at} class={kind} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }} />
      ))}
    </div>
  );
}
