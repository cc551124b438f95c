import type { ComponentChildren, TargetedKeyboardEvent, TargetedMouseEvent, TargetedPointerEvent, VNode } from 'preact';
import { h } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ChartTable, Drawing, Mark, Paper, Spot } from '../../charts/index.ts';
import { useStill } from '../ui/index.ts';
import '../styles/charts.css';
import '../styles/chart-figures.css';

interface ChartProps {
  /** What the chart shows, in words: its name. */
  readonly label: string;
  /** The word over the figures that lie folded below it. */
  readonly table: string;
  readonly draw: (paper: Paper) => Drawing;
  /** The spot looked at, where the page follows it; else the chart remembers its own. */
  readonly spot?: number | undefined;
  readonly choose?: (spot: number) => void;
  /** What Enter and a touch do besides. */
  readonly pick?: (spot: number) => void;
  /** Whether the figures are for screen readers only, because the page shows them elsewhere. */
  readonly isTableUnseen?: boolean;
  /** What the drawing depends on. */
  readonly inputs: readonly unknown[];
  /** Below the drawing, before the figures: a legend. */
  readonly children?: ComponentChildren;
}

/** A chart with its cursor and its figures. One stop for Tab; the arrows move from spot to spot, and what is there is read out. */
export function Chart({ label, table, draw, spot, choose, pick, isTableUnseen = false, inputs, children }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = usePaper(frame);
  const drawing = useMemo(() => paper && draw(paper), [paper, ...inputs]);
  const figures = useStill(
    () => <Figures table={drawing?.table} label={label} name={table} isUnseen={isTableUnseen} />,
    [drawing, label, table, isTableUnseen],
  );
  return (
    <div class="chart-frame" ref={frame}>
      {drawing && <Drawn drawing={drawing} label={label} spot={spot} choose={choose} pick={pick} />}
      <div class="chart-foot">
        {children}
        {figures}
      </div>
    </div>
  );
}

/** The width that a chart has, and the size of letters. */
function usePaper(frame: { readonly current: HTMLElement | null }): Paper | null {
  const [paper, setPaper] = useState<Paper | null>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const width = Math.floor(current.clientWidth);
      setPaper(before => (before?.width === width && before.letters === letters ? before : { width, letters }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    return () => watch.disconnect();
  }, []);
  return paper && paper.width > 0 ? paper : null;
}

interface DrawnProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly spot: number | undefined;
  readonly choose: ((spot: number) => void) | undefined;
  readonly pick: ((spot: number) => void) | undefined;
}

/** The spot looked at, and the ways to another one: by keys, and by pointing. */
function useCursor({ drawing, spot, choose, pick }: DrawnProps) {
  const last = drawing.spots.length - 1;
  const [own, setOwn] = useState(0);
  const [hovered, setHovered] = useState<number | null>(null);
  const [isFocused, setFocused] = useState(false);
  const now = Math.min(last, Math.max(0, spot ?? own));
  const go = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    setOwn(next);
    choose?.(next);
  };
  const ways = {
    onKeyDown: (event: TargetedKeyboardEvent<HTMLDivElement>) => {
      const to = stepFrom(now, drawing, event.key);
      if (to !== undefined) go(to);
      else if (event.key === 'Enter' || event.key === ' ') pick?.(now);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerMove: (event: TargetedPointerEvent<HTMLDivElement>) => {
      setHovered(nearest(drawing, event));
      if (event.buttons === 1) go(nearest(drawing, event));
    },
    onPointerLeave: () => setHovered(null),
    onClick: (event: TargetedMouseEvent<HTMLDivElement>) => {
      const to = nearest(drawing, event);
      go(to);
      pick?.(to);
    },
  };
  return { now, shown: hovered ?? (isFocused ? now : null), ways };
}

function Drawn(props: DrawnProps) {
  const { drawing, label, spot } = props;
  const { spots, says, width, height } = drawing;
  const { now, shown, ways } = useCursor(props);
  const marks = useStill(() => <Marks marks={drawing.marks} />, [drawing]);
  const here = spot === undefined ? undefined : spots[now];
  const at = shown === null ? undefined : spots[shown];
  const read = shown === null ? '' : says(shown);
  return (
    <div class="chart-drawing">
      <div
        class="chart-cursor-field"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, spots.length)}
        aria-valuenow={now + 1}
        aria-valuetext={says(now)}
        {...ways}
      >
        <svg class="chart" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {marks}
          {at && at !== here && <circle class="chart-cursor" cx={at.x} cy={at.y} r="5" />}
        </svg>
        {here && <Now {...here} height={height} />}
      </div>
      {read && at && (
        <p class="chart-readout" aria-hidden="true" style={{ '--x': `${Math.round((at.x / width) * 100)}%` }}>
          {read}
        </p>
      )}
    </div>
  );
}

function Marks({ marks }: Pick<Drawing, 'marks'>) {
  return <>{marks.map(shownMark)}</>;
}

/** The spot looked at. A picture of its own: the chart is not painted again while it slides. */
function Now({ x, y, gap, height }: Spot & { readonly height: number }) {
  return (
    <svg
      class="chart-now"
      width="16"
      height={height}
      viewBox={`-8 0 16 ${height}`}
      style={{ transform: `translateX(${x}px)` }}
      aria-hidden="true"
    >
      <path d={gap ? `M0 4V${Math.max(4, gap[0])}M0 ${gap[1]}V${height}` : `M0 4V${height}`} />
      <circle cy={y} r="6" />
    </svg>
  );
}

/** Where a key leads; undefined where it means nothing here. */
function stepFrom(now: number, { spots, walk }: Drawing, key: string): number | undefined {
  if (key === 'ArrowRight') return now + 1;
  if (key === 'ArrowLeft') return now - 1;
  if (key === 'ArrowDown' && walk > 0) return now + walk;
  if (key === 'ArrowUp' && walk > 0) return now - walk;
  if (key === 'Home') return 0;
  return key === 'End' ? spots.length - 1 : undefined;
}

interface Touched {
  readonly currentTarget: HTMLElement;
  readonly clientX: number;
  readonly clientY: number;
}

/** The spot next to a finger: sideways along a course, upwards in rows. */
function nearest({ spots, width, walk }: Drawing, { currentTarget, clientX, clientY }: Touched): number {
  const frame = currentTarget.getBoundingClientRect();
  const scale = width / Math.max(1, frame.width);
  const [x, y] = [(clientX - frame.left) * scale, (clientY - frame.top) * scale];
  const away = (spot: Spot) => (walk === 1 ? 0 : (spot.x - x) ** 2) + (walk === 0 ? 0 : (spot.y - y) ** 2);
  let best = 0;
  for (const [at, spot] of spots.entries()) {
    const before = spots[best];
    if (before && away(spot) < away(before)) best = at;
  }
  return best;
}

function shownMark(part: Mark | string, at: number): VNode | string {
  return typeof part === 'string' ? part : h(part.tag, { key: at, ...part.given }, part.inside.map(shownMark));
}

interface FiguresProps {
  readonly table: ChartTable | undefined;
  readonly label: string;
  readonly name: string;
  readonly isUnseen: boolean;
}

/** The figures of a chart: folded, or for screen readers only. */
function Figures({ table, label, name, isUnseen }: FiguresProps) {
  if (!table) return null;
  const figures = <FigureTable {...table} label={label} />;
  if (isUnseen) return <div class="unseen">{figures}</div>;
  return (
    <details class="chart-figures">
      <summary>{name}</summary>
      <div>{figures}</div>
    </details>
  );
}

function FigureTable({ head, rows, label }: ChartTable & { readonly label: string }) {
  return (
    <table class="chart-table">
      <caption class="unseen">{label}</caption>
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, each) => (
              <td key={each}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
