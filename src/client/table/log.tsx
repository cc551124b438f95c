import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { Piece } from '../ui/index.ts';
import type { TableSession } from './session.ts';

/** A sentence of the log. */
interface LogLine {
  readonly line: number;
  readonly seat: number | null;
  readonly text: string;
  readonly delta: number | null;
}

interface Chapter {
  readonly heading: string;
  readonly lines: LogLine[];
}

/** What happened as sentences, in chapters. */
function chaptersOf(kit: AnyKit, scene: Scene, told: NonNullable<TableSession['shown']['value']>['told']): readonly Chapter[] {
  const parts = boardOf(kit);
  const chapters: Chapter[] = [];
  told.forEach((events, line) => {
    for (const event of events) {
      const heading = parts.chapter(event, scene.words);
      if (heading !== undefined && heading !== chapters.at(-1)?.heading) chapters.push({ heading, lines: [] });
      const text = scene.texts.event(event, scene.voice);
      if (text === undefined) continue;
      if (chapters.length === 0) chapters.push({ heading: '', lines: [] });
      const delta = parts.delta(event);
      const seat = delta?.seat ?? ('seat' in event && typeof event.seat === 'number' ? event.seat : null);
      chapters.at(-1)?.lines.push({ line, seat, text, delta: delta?.value ?? null });
    }
  });
  return chapters;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}

/** The log, the newest at the end and in sight; a sentence shows its moment on the board. */
export function Log({ kit, scene, session }: { kit: AnyKit; scene: Scene; session: TableSession }) {
  const told = session.shown.value?.told ?? [];
  const chapters = useMemo(() => chaptersOf(kit, scene, told), [told, scene.words, scene.seats.map(({ name }) => name).join()]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [told.length]);
  const past = session.past.value;
  const newest = chapters.at(-1)?.lines.at(-1)?.line;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
    <div class="log" ref={end} role="log" aria-label={words.value.table.log} tabIndex={0}>
      {chapters.map(({ heading, lines }, at) => (
        <section key={`${heading} ${at}`}>
          {heading && <h2 class="eyebrow">{heading}</h2>}
          <ul>
            {lines.map(({ line, seat, text, delta }, each) => (
              <li key={each} class={line === newest ? 'newest' : ''}>
                <button type="button" aria-pressed={past?.line === line} onClick={() => session.lookAt(line)}>
                  <span class="log-piece">{seat !== null && <Piece seat={seat} size={18} />}</span>
                  <span>{text}</span>
                  {delta !== null && <em class={delta < 0 ? 'minus' : delta > 0 ? 'plus' : ''}>{signed(delta)}</em>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
