import type { ComponentChildren, TargetedEvent } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Story, Told, Voice } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Piece } from '../ui/index.ts';
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

/** The log, the newest at the end: a line a turn, which opens for its events; each shows its moment on the board. */
export function Log({ kit, scene, told, looked, lookAt, turnsShow = false }: LogProps) {
  const chapters = useMemo(() => chaptersOf(kit, scene, told), [told, scene.words, scene.seats.map(({ name }) => name).join()]);
  const list = useRef<HTMLDivElement>(null);
  const present = looked === null ? null : lineAt(chapters, looked);
  useEffect(() => {
    if (list.current) keepInSight(list.current, looked === null);
  }, [told, present]);
  const turnNow = looked === null ? chapters.at(-1)?.turns.at(-1) : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <div class="log" ref={list} role="log" aria-label={words.value.table.log} tabIndex={0}>
      {chapters.map(({ heading, turns }, at) => (
        <section key={`${heading} ${at}`}>
          {heading && <h2 class="eyebrow">{heading}</h2>}
          <ul>
            {turns.map((turn, each) => (
              <li key={each} class={turn === turnNow || isTold(turn, present) ? 'present' : ''}>
                <Turn kit={kit} scene={scene} turn={turn} present={present} lookAt={lookAt} turnsShow={turnsShow} />
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

interface TurnProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly turn: LogTurn;
  readonly present: number | null;
  readonly lookAt: (line: number) => void;
  readonly turnsShow: boolean;
}

function isTold({ lines }: LogTurn, present: number | null): boolean {
  return lines.some(({ line }) => line === present);
}

function Turn({ kit, scene, turn, present, lookAt, turnsShow }: TurnProps) {
  const { seat, story, delta, lines } = turn;
  const [first] = lines;
  if (lines.length === 1 && first)
    return <Line line={first} present={present} lookAt={lookAt} told={<Storyline kit={kit} scene={scene} story={story} seat={seat} />} />;
  const isPresent = isTold(turn, present);
  const showItsEnd = (event: TargetedEvent<HTMLDetailsElement>) => {
    if (turnsShow && event.currentTarget.open && !isPresent) lookAt(lines.at(-1)?.line ?? 0);
  };
  return (
    <details open={isPresent} onToggle={showItsEnd}>
      <summary class="log-line">
        <span class="log-piece">{seat !== null && <Piece seat={seat} size={18} />}</span>
        <span>
          <Storyline kit={kit} scene={scene} story={story} seat={seat} />
        </span>
        <Delta value={delta} />
      </summary>
      <ul>
        {lines.map((line, each) => (
          <li key={each}>
            <Line line={line} present={present} lookAt={lookAt} told={line.text} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly present: number | null;
  readonly lookAt: (line: number) => void;
  readonly told: ComponentChildren;
}

function Line({ line: { line, seat, delta }, present, lookAt, told }: LineProps) {
  return (
    <button type="button" class="log-line" aria-pressed={present === line} onClick={() => lookAt(line)}>
      <span class="log-piece">{seat !== null && <Piece seat={seat} size={18} />}</span>
      <span>{told}</span>
      <Delta value={delta} />
    </button>
  );
}

function Delta({ value }: { value: number | null }) {
  if (value === null) return null;
  return <em class={value < 0 ? 'minus' : value > 0 ? 'plus' : ''}>{value > 0 ? `+${value}` : String(value).replace('-', '−')}</em>;
}

/** A story: whose turn it was in bold, pieces drawn. */
function Storyline({ kit, scene, story, seat }: { kit: AnyKit; scene: Scene; story: Story; seat: number | null }) {
  const { Glyph } = boardOf(kit);
  const [first = '', ...rest] = story;
  const subject = typeof first === 'string' && seat !== null ? subjectOf(first, seat, scene.voice) : '';
  const parts = typeof first === 'string' ? [first.slice(subject.length), ...rest] : story;
  return (
    <>
      {subject && <b>{subject}</b>}
      {parts.map((part, at) => {
        if (typeof part === 'string') return part;
        const name = scene.texts.pieces[part.piece] ?? '';
        return Glyph ? <Glyph key={at} scene={scene} piece={part.piece} name={name} /> : name;
      })}
    </>
  );
}

/** "You" in the languages spoken, at the beginning of a sentence. */
const YOU = /^(?:You|Du|Vous)(?![\p{L}’])/u;

/** The words at the beginning of a sentence that name the seat: its name, or "you". */
function subjectOf(sentence: string, seat: number, voice: Voice): string {
  const name = voice.name(seat);
  if (sentence.startsWith(name)) return name;
  return (voice.isYou(seat) && YOU.exec(sentence)?.[0]) || '';
}
