import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Mention, type Story, said, type Told } from '../../kernel/index.ts';
import type { AnyKit, Change, GlyphOf, Scene } from '../boards/kit.ts';
import { useGlyphs } from '../boards/use-glyphs.ts';
import { words } from '../locale/index.ts';
import { Icon, Piece } from '../ui/index.ts';
import { ChangeMark } from './change-mark.tsx';
import { chaptersOf, type LogLine, type LogTurn, lineAt } from './stories.ts';

/** What the log is made of, and what its lines do. */
export interface LogSource {
  /** What happened, line by line, as the viewer may know it. */
  readonly told: readonly (readonly Told[])[];
  /** The line looked at; null for the newest. */
  readonly looked: number | null;
  readonly lookAt: (line: number) => void;
  /** Whether opening a turn shows how it ended; else it only opens. */
  readonly turnsShow?: boolean;
}

interface LogProps extends LogSource {
  readonly kit: AnyKit;
  readonly scene: Scene;
}

/** How the log tells: what is at the table, and the drawings of its pieces once they are there. */
interface Telling {
  readonly scene: Scene;
  readonly present: number | null;
  readonly lookAt: (line: number) => void;
  readonly turnsShow: boolean;
  readonly glyphOf: GlyphOf | undefined;
}

/** The log, the newest at the end: a line a turn, which opens for its events; each shows its moment on the board. */
export function Log({ kit, scene, told, looked, lookAt, turnsShow = false }: LogProps) {
  const chapters = useMemo(
    () => chaptersOf(kit, scene, told),
    [told, scene.words, scene.history?.events, scene.history?.words, scene.seats.map(({ name, kind }) => name + kind).join()],
  );
  const glyphOf = useGlyphs(kit);
  const list = useRef<HTMLDivElement>(null);
  const present = looked === null ? null : lineAt(chapters, looked);
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    // What is asked above takes more room or less, step by step.
    const watch = new ResizeObserver(() => keepInSight(current, looked === null));
    watch.observe(current);
    keepInSight(current, looked === null);
    return () => watch.disconnect();
  }, [told, present, glyphOf]);
  const turnNow = looked === null ? chapters.at(-1)?.turns.at(-1) : undefined;
  return (
    // The table tells what is new in it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <div class="log" ref={list} role="log" aria-live="off" aria-label={words.value.table.log} tabIndex={0}>
      {chapters.map(({ heading, turns }, at) => (
        <section key={`${heading} ${at}`}>
          {heading && <h2 class="eyebrow">{heading}</h2>}
          <ul>
            {turns.map((turn, each) => (
              <li key={each} class={turn === turnNow || isTold(turn, present) ? 'present' : ''}>
                <Turn telling={{ scene, present, lookAt, turnsShow, glyphOf }} turn={turn} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A heading stays at the top of the log, over what is scrolled. */
const HEADING = 32;

/** Scrolls the log, and nothing around it, to its end or to the line looked at. */
function keepInSight(list: Element, isAtEnd: boolean): void {
  if (isAtEnd) return list.scrollTo({ top: list.scrollHeight });
  const line = list.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!line) return list.scrollTo({ top: 0 });
  const { top, bottom } = list.getBoundingClientRect();
  if (line.top < top + HEADING || line.bottom > bottom) list.scrollBy({ top: (line.top + line.bottom - top - bottom) / 2 });
}

function isTold({ lines }: LogTurn, present: number | null): boolean {
  return lines.some(({ line }) => line === present);
}

function Turn({ telling, turn }: { telling: Telling; turn: LogTurn }) {
  const { present, lookAt, turnsShow } = telling;
  const { seat, changes, lines } = turn;
  const [first] = lines;
  if (lines.length === 1 && first)
    return <Line telling={telling} line={first} isOfSeat={turn.isOfSeat === true} told={<Storyline telling={telling} turn={turn} />} />;
  const isPresent = isTold(turn, present);
  const showItsEnd = (event: TargetedEvent<HTMLDetailsElement>) => {
    if (turnsShow && event.currentTarget.open && !isPresent) lookAt(lines.at(-1)?.line ?? 0);
  };
  return (
    <details open={isPresent} onToggle={showItsEnd}>
      <summary class="log-line">
        <span class="log-piece">{seat !== null && <Piece seat={seat} size={20} />}</span>
        <span>
          <Storyline telling={telling} turn={turn} />
        </span>
        <Changes changes={changes} whose={seat} />
        <Icon name="i-chevron-down" size={16} />
      </summary>
      <ul>
        {lines.map((line, each) => (
          <li key={each}>
            <Step telling={telling} line={line} whose={seat} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LineProps {
  readonly telling: Telling;
  readonly line: LogLine;
  readonly isOfSeat: boolean;
  readonly told: ComponentChildren;
}

function Line({ telling, line: { line, seat, changes }, isOfSeat, told }: LineProps) {
  return (
    <button
      type="button"
      class={isOfSeat ? 'log-line of-seat' : 'log-line'}
      aria-pressed={telling.present === line}
      onClick={() => telling.lookAt(line)}
    >
      <span class="log-piece">
        {isOfSeat && <Icon name="i-clock" size={16} />}
        {seat !== null && <Piece seat={seat} size={20} />}
      </span>
      <span>{told}</span>
      <Changes changes={changes} whose={seat} />
    </button>
  );
}

/** An event of a turn; only others than whose turn it was are shown by their piece. */
function Step({ telling, line: { line, seat, text, changes }, whose }: { telling: Telling; line: LogLine; whose: number | null }) {
  return (
    <button type="button" class="log-step" aria-pressed={telling.present === line} onClick={() => telling.lookAt(line)}>
      <span>
        {seat !== null && seat !== whose && <Piece seat={seat} size={16} />}
        {text}
      </span>
      <Changes changes={changes} whose={whose} />
    </button>
  );
}

function Changes({ changes, whose }: { changes: readonly Change[]; whose: number | null }) {
  if (changes.length === 0) return null;
  return (
    <span class="log-changes">
      {changes.map(change => (
        <ChangeMark key={change.seat} change={change} whose={whose} />
      ))}
    </span>
  );
}

/** A story: whose turn it was in bold, pieces drawn. */
function Storyline({ telling, turn: { story, subject } }: { telling: Telling; turn: LogTurn }) {
  const [first = '', ...rest] = story;
  const parts: Story = typeof first === 'string' ? [first.slice(subject.length), ...rest] : story;
  return (
    <>
      {subject && <b>{subject}</b>}
      {parts.map((part, at) => (typeof part === 'string' ? part : <Mentioned key={at} telling={telling} part={part} />))}
    </>
  );
}

/** A piece within a story: drawn before its words, or in their place where the drawing says as much. */
function Mentioned({ telling: { scene, glyphOf }, part }: { telling: Telling; part: Mention }) {
  const spoken = said(part, scene.texts.pieces);
  const glyph = glyphOf?.(part.piece, scene);
  if (!glyph) return <>{spoken}</>;
  const drawing = <span class="glyph">{glyph.drawing}</span>;
  if (glyph.saysAll) {
    return (
      <span title={spoken}>
        {drawing}
        <span class="unseen">{spoken}</span>
      </span>
    );
  }
  // The drawing stays on the line of the first word.
  const [word = '', ...more] = spoken.split(' ');
  return (
    <>
      <span class="glyph-word">
        {drawing}
        {word}
      </span>
      {more.map(each => ` ${each}`).join('')}
    </>
  );
}
