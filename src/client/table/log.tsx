import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Mention, type Story, said } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type GlyphOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Icon, Piece } from '../ui/index.ts';
import type { TableSession } from './session.ts';
import { chaptersOf, type LogLine, type LogTurn } from './stories.ts';

interface LogProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
}

/** How the log tells: what is at the table, and the drawings of its pieces once they are there. */
interface Telling {
  readonly scene: Scene;
  readonly session: TableSession;
  readonly glyphOf: GlyphOf | undefined;
}

/** The log, the newest at the end and in sight: a line a turn, which opens for its events; each shows its moment on the board. */
export function Log({ kit, scene, session }: LogProps) {
  const told = session.shown.value?.told ?? [];
  const chapters = useMemo(() => chaptersOf(kit, scene, told), [told, scene.words, scene.seats.map(({ name }) => name).join()]);
  const glyphOf = useGlyphs(kit);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [told, glyphOf]);
  const newest = chapters.at(-1)?.turns.at(-1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <div class="log" ref={end} role="log" aria-label={words.value.table.log} tabIndex={0}>
      {chapters.map(({ heading, turns }, at) => (
        <section key={`${heading} ${at}`}>
          {heading && <h2 class="eyebrow">{heading}</h2>}
          <ul>
            {turns.map((turn, each) => (
              <li key={each} class={turn === newest ? 'newest' : ''}>
                <Turn telling={{ scene, session, glyphOf }} turn={turn} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The drawings of a game's pieces, fetched when the table has been painted; without them the pieces are named. */
function useGlyphs(kit: AnyKit): GlyphOf | undefined {
  const [glyphOf, setGlyphOf] = useState<GlyphOf>();
  useEffect(() => {
    boardOf(kit)
      .glyphs?.()
      .then(
        found => setGlyphOf(() => found),
        () => {},
      );
  }, [kit]);
  return glyphOf;
}

function Turn({ telling, turn }: { telling: Telling; turn: LogTurn }) {
  const { seat, delta, lines } = turn;
  const [first] = lines;
  if (lines.length === 1 && first) return <Line session={telling.session} line={first} told={<Told telling={telling} turn={turn} />} />;
  return (
    <details>
      <summary class="log-line">
        <span class="log-piece">{seat !== null && <Piece seat={seat} size={20} />}</span>
        <span>
          <Told telling={telling} turn={turn} />
        </span>
        <Delta value={delta} />
        <Icon name="i-chevron-down" size={16} />
      </summary>
      <ul>
        {lines.map((line, each) => (
          <li key={each}>
            <Step session={telling.session} line={line} seat={seat} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Line({ session, line: { line, seat, delta }, told }: { session: TableSession; line: LogLine; told: ComponentChildren }) {
  return (
    <button type="button" class="log-line" aria-pressed={session.past.value?.line === line} onClick={() => session.lookAt(line)}>
      <span class="log-piece">{seat !== null && <Piece seat={seat} size={20} />}</span>
      <span>{told}</span>
      <Delta value={delta} />
    </button>
  );
}

/** An event of a turn; only others than whose turn it was are shown by their piece. */
function Step({ session, line: { line, seat, text, delta }, seat: whose }: { session: TableSession; line: LogLine; seat: number | null }) {
  return (
    <button type="button" class="log-step" aria-pressed={session.past.value?.line === line} onClick={() => session.lookAt(line)}>
      <span>
        {seat !== null && seat !== whose && <Piece seat={seat} size={16} />}
        {text}
      </span>
      <Delta value={delta} />
    </button>
  );
}

function Delta({ value }: { value: number | null }) {
  if (value === null) return null;
  return <em class={value < 0 ? 'minus' : value > 0 ? 'plus' : ''}>{value > 0 ? `+${value}` : String(value).replace('-', '−')}</em>;
}

/** A story: whose turn it was in bold, pieces drawn. */
function Told({ telling, turn: { story, subject } }: { telling: Telling; turn: LogTurn }) {
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
