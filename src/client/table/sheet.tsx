// The phone's sheet: how far it is pulled up, by a finger or by itself.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../locale/index.ts';

export type SheetStop = 'peek' | 'half' | 'full';

const NEXT = { peek: 'half', half: 'full', full: 'peek' } as const;
/** A finger that moves less means to tap, in px. */
const STEADY = 8;
/** Where the sheet comes to rest, as the share of the screen below which it does. */
const RESTS = [
  { stop: 'peek', below: 0.3 },
  { stop: 'half', below: 0.65 },
  { stop: 'full', below: Number.POSITIVE_INFINITY },
] as const;

interface Drag {
  readonly from: number;
  readonly height: number;
  readonly sheet: HTMLElement;
  hasMoved: boolean;
}

/** The grabber: it is dragged, or tapped for the next stop. */
export function SheetHandle({ stop }: { stop: { value: SheetStop } }) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const begin = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const sheet = event.currentTarget.parentElement;
    wasDragged.current = false;
    if (!sheet) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: sheet.offsetHeight, sheet, hasMoved: false };
  };
  const move = ({ clientY }: PointerEvent) => {
    const now = drag.current;
    if (!now || (!now.hasMoved && Math.abs(clientY - now.from) < STEADY)) return;
    now.hasMoved = true;
    const height = `${now.height + now.from - clientY}px`;
    Object.assign(now.sheet.style, { height, maxHeight: '84dvh' });
  };
  const end = () => {
    const now = drag.current;
    drag.current = null;
    if (!now?.hasMoved) return;
    wasDragged.current = true;
    const share = now.sheet.offsetHeight / innerHeight;
    stop.value = RESTS.find(({ below }) => share < below)?.stop ?? 'full';
    Object.assign(now.sheet.style, { height: '', maxHeight: '' });
  };
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={words.value.table.hidePanels}
      aria-expanded={stop.value !== 'peek'}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        if (!wasDragged.current) stop.value = NEXT[stop.value];
        wasDragged.current = false;
      }}
    />
  );
}

/** Brings the sheet back to what is asked whenever that changes; whoever writes in it is left alone. `asked` is empty while nothing is. */
export function useSheetReturn(sheet: RefObject<HTMLElement | null>, stop: { value: SheetStop }, asked: string): void {
  useEffect(() => {
    const { current } = sheet;
    if (asked === '' || !current || current.querySelector('input:focus, textarea:focus')) return;
    stop.value = 'half';
    current.scrollTo({ top: 0 });
  }, [asked]);
}
