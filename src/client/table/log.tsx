import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Story, Voice } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Piece } from '../ui/index.ts';
import type { TableSession } from './session.ts';
import { chaptersOf, type LogLine, type LogTurn } from './stories.ts';

interface LogProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
}

/** The log, the newest at the end and in sight: a line a turn, which opens for its events; each shows its moment on the board. */
export function Log({ kit, scene, session }: LogProps) {
  const told = session.shown.value?.told ?? [];
  const chapters = useMemo(() => chaptersOf(kit, scene, told), [told, scene.words, scene.seats.map(({ name }) => name).join()]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [told]);
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
                <Turn kit={kit} scene={scene} session={session} turn={turn} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Turn({ kit, scene, session, turn }: LogProps & { turn: LogTurn }) {
  const { seat, story, delta, lines } = turn;
  const [first] = lines;
  if (lines.length === 1 && first)
    return <Line session={session} line={first} told={<Told kit={kit} scene={scene} story={story} seat={seat} />} />;
  return (
    <details>
      <summary class="log-line">
        <span class="log-piece">{seat !== null && <Piece seat={seat} size={18} />}</span>
        <span>
          <Told kit={kit} scene={scene} story={story} seat={seat} />
        </span>
        <Delta value={delta} />
      </summary>
      <ul>
        {lines.map((line, each) => (
          <li key={each}>
            <Line session={session} line={line} told={line.text} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Line({ session, line: { line, seat, delta }, told }: { session: TableSession; line: LogLine; told: ComponentChildren }) {
  return (
    <button type="button" class="log-line" aria-pressed={session.past.value?.line === line} onClick={() => session.lookAt(line)}>
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
function Told({ kit, scene, story, seat }: { kit: AnyKit; scene: Scene; story: Story; seat: number | null }) {
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
