// The window through which a board is seen at a moment: which part of it, what is marked there, and what is written beside.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Viewer } from '../../kernel/index.ts';
import { PHONE, useMedia } from '../ui/index.ts';
import { type Box, chipIn, cornerFor, frameFor, placedTags, type Window } from './crop.ts';
import type { Marked } from './marked.ts';

/** Boards are drawn this wide, and seen through a window. */
export const DRAWN = 1000;

interface WindowAsked {
  readonly marked: readonly Marked[];
  readonly viewer: Viewer;
  readonly ratio: number;
  readonly isWhole: boolean;
  readonly scene: unknown;
  readonly hasTray: boolean;
}

export interface MarkedBox extends Box {
  readonly kind: Marked['kind'];
}

interface TagBox extends MarkedBox {
  readonly text: string;
}

/** What of the game is looked at: the board, the tray if only that has what is compared, or the board if neither has. */
type Part = 'board' | 'tray' | 'neither';

interface Found {
  readonly part: Part;
  readonly boxes: readonly MarkedBox[];
  readonly tags: readonly TagBox[];
  readonly seen: Window;
  readonly scale: number;
}

type Drawn = { readonly current: HTMLElement | null };

/** The frame, what is drawn in it at its full size, and its two parts; the tray is drawn once it was needed. */
interface DrawnParts {
  readonly frame: Drawn;
  readonly drawn: Drawn;
  readonly board: Drawn;
  readonly tray: Drawn;
}

/** Where the marked things are drawn, and the part of the game to look at. */
export function useWindow(
  { frame, drawn, board, tray }: DrawnParts,
  { marked, viewer, ratio, isWhole, scene, hasTray }: WindowAsked,
): Found & { readonly isTrayNeeded: boolean } {
  const isPhone = useMedia(PHONE);
  const [isTrayNeeded, needTray] = useState(false);
  const whole = { x: 0, y: 0, width: DRAWN, height: DRAWN / ratio };
  const [found, setFound] = useState<Found>({ part: 'board', boxes: [], tags: [], seen: whole, scale: 1 });
  useLayoutEffect(() => {
    const { current: outer } = frame;
    const { current: inner } = drawn;
    if (!outer || !inner) return undefined;
    const measure = () => {
      const marksIn = ({ current }: Drawn) => (current ? marked.flatMap(each => boxesFor(inner, current, each)) : []);
      const commonIn = ({ current }: Drawn) =>
        current ? boxesFor(inner, current, { kind: 'made', touches: marked.at(-1)?.all ?? [] }) : [];
      const ownIn = ({ current }: Drawn) => (current ? boxesOf(inner, current, ownNames(viewer)) : []);
      const { boxes, own, part } = arrived(inner, () => {
        // A piece that is put on the board is told apart by where it comes to lie, not by the pile from which it is taken.
        const place = placeFor(inner, board, marked);
        if (place && !isWhole) return { boxes: [place], own: ownIn(board), part: 'board' as const };
        const here = marksIn(board);
        if (here.length > 0 || isWhole || !isSomewhere(marked)) return { boxes: here, own: ownIn(board), part: 'board' as const };
        const there = marksIn(tray);
        if (there.length > 0) return { boxes: there, own: [], part: 'tray' as const };
        if (hasTray && !isTrayNeeded) return { boxes: [], own: [], part: 'neither' as const };
        // Two ways to turn the same tile: it is the tile that they are about.
        const common = commonIn(board);
        return { boxes: common, own: ownIn(board), part: common.length > 0 ? ('board' as const) : ('neither' as const) };
      });
      if (part === 'neither' && hasTray && !isTrayNeeded) return needTray(true);
      lookAt(board, part !== 'tray');
      lookAt(tray, part === 'tray');
      const room = { width: outer.clientWidth, height: outer.clientHeight };
      // What lies neither on the board nor in the tray says nothing about where to look.
      const isAll = isWhole || part === 'neither';
      const all: Window = part === 'tray' ? { ...whole, height: tray.current?.offsetHeight ?? whole.height } : whole;
      const seen = frameFor(isAll ? [] : boxes, isAll ? [] : own, all, room, isPhone && part !== 'tray');
      const scale = room.width / seen.width;
      setFound({ part, boxes, tags: tagsIn(outer, marked, boxes, seen, scale), seen, scale });
    };
    measure();
    // It speaks up at once, of a size that was measured just now.
    let isFirst = true;
    const watch = new ResizeObserver(() => {
      if (!isFirst) measure();
      isFirst = false;
    });
    watch.observe(outer);
    // Boards may be drawn for the height of the screen, too.
    addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  }, [marked, viewer, ratio, isWhole, scene, isPhone, isTrayNeeded]);
  return { ...found, isTrayNeeded };
}

/** Whether moves touch something that is drawn at all: buttons are not. */
function isSomewhere(marked: readonly Marked[]): boolean {
  return marked.some(({ touches }) => touches.some(touch => !touch.startsWith('button:')));
}

/** The place where the piece of every marked move comes to lie; undefined where the moves themselves name places. */
function placeFor(inner: HTMLElement, { current }: Drawn, marked: readonly Marked[]): MarkedBox | undefined {
  const last = marked.at(-1);
  const names = marked.flatMap(({ all }) => all);
  if (!current || !last || !names.some(name => name.startsWith('tile:')) || names.some(name => name.startsWith('space:'))) return undefined;
  const place = current.querySelector('[data-touch^="space:"]')?.getAttribute('data-touch');
  const [box] = place ? boxesOf(inner, current, [place]) : [];
  return box && { ...box, kind: last.kind };
}

/** What stands for a seat on the boards. */
function ownNames(viewer: Viewer): readonly string[] {
  return [`figure:${viewer}`, `plane:${viewer}`, 'bus'];
}

/** Measures as if all that slides had arrived: a figure that is on its way is looked for where it goes. */
function arrived<T>(inner: HTMLElement, measure: () => T): T {
  const sliding = inner.getAnimations({ subtree: true }).filter(each => each instanceof CSSTransition);
  const times = sliding.map(({ currentTime }) => currentTime);
  for (const each of sliding) each.currentTime = each.effect?.getComputedTiming().endTime ?? null;
  const measured = measure();
  for (const [at, each] of sliding.entries()) each.currentTime = times[at] ?? null;
  return measured;
}

/** What is not looked at is not laid out. */
function lookAt({ current }: Drawn, isLookedAt: boolean): void {
  if (current) current.dataset.away = String(!isLookedAt);
}

/** Where things of these names are drawn in a part, in the measures of the board. A part that has none is not laid out. */
function boxesOf(inner: HTMLElement, part: HTMLElement, names: readonly string[]): readonly Box[] {
  return names.flatMap(each => {
    const name = CSS.escape(each);
    const found = part.querySelector(`[data-touch="${name}"], [data-explain="${name}"]`);
    if (!found) return [];
    lookAt({ current: part }, true);
    const box = found.getBoundingClientRect();
    if (box.width === 0) return [];
    const outer = inner.getBoundingClientRect();
    const scale = outer.width / DRAWN || 1;
    const [x, y] = [(box.left - outer.left) / scale, (box.top - outer.top) / scale];
    return [{ x, y, width: box.width / scale, height: box.height / scale }];
  });
}

function boxesFor(inner: HTMLElement, part: HTMLElement, { kind, touches }: Pick<Marked, 'kind' | 'touches'>): readonly MarkedBox[] {
  return boxesOf(inner, part, touches).map(box => ({ ...box, kind }));
}

/** The height of a tag, and about how wide its letters are, in px at the usual size of letters. */
const TAG = { height: 26, letter: 8.6, ends: 22 };

/** What is written beside the last box of each move, inside the window and clear of what lies over it. */
function tagsIn(
  outer: HTMLElement,
  marked: readonly Marked[],
  boxes: readonly MarkedBox[],
  seen: Window,
  scale: number,
): readonly TagBox[] {
  const room = { width: outer.clientWidth, height: outer.clientHeight };
  const onScreen = ({ x, y, width, height }: Box): Box => ({
    x: (x - seen.x) * scale,
    y: (y - seen.y) * scale,
    width: width * scale,
    height: height * scale,
  });
  const last = marked.flatMap(({ kind, tag }) => {
    const box = boxes.findLast(each => each.kind === kind);
    return box && tag ? [{ kind, text: tag, box: onScreen(box) }] : [];
  });
  const chip = outer.parentElement?.querySelector<HTMLElement>(':scope > .review-when');
  const button = outer.parentElement?.querySelector<HTMLElement>(':scope > .tool');
  const over: Box[] = button ? [{ x: button.offsetLeft, y: button.offsetTop, width: button.offsetWidth, height: button.offsetHeight }] : [];
  if (chip) {
    const size = { width: chip.offsetWidth, height: chip.offsetHeight };
    const corner = cornerFor(size, room, boxes.map(onScreen));
    chip.dataset.corner = corner;
    over.push(chipIn(corner, size, room));
  }
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const asked = last.map(({ kind, text, box }) => ({
    box,
    width: Math.min(room.width / 2, letters * (Math.ceil([...text].length * TAG.letter) + TAG.ends)),
    height: letters * TAG.height,
    isAbove: kind === 'better',
  }));
  return placedTags(asked, room, over).flatMap((place, at) => {
    const tag = last[at];
    return tag ? [{ ...place, kind: tag.kind, text: tag.text }] : [];
  });
}
