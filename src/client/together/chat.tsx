import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine, Signal, TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { Icon } from '../ui/index.ts';
import { MutedList, SaidLine } from './chat-line.tsx';
import { company } from './company.ts';
import type { Muting } from './muted.ts';

/** So long what was said is in sight until it counts as read, in ms. */
const READ_AFTER = 1000;

export interface ChatProps {
  readonly row: TableRow;
  /** All but what was said by those who are not heard. */
  readonly lines: readonly ChatLine[];
  readonly muting: Muting;
  readonly say: (text: string, signal?: Signal) => void;
  /** Told while something is being written. */
  readonly write: () => void;
  /** Who else writes just now. */
  readonly writers: readonly string[];
  /** How many lines were not read yet. */
  readonly unread: number;
  /** Everything so far was in sight. */
  readonly read: () => void;
}

/** What is said with one touch, and read by everybody in their own language. */
const REACTIONS = ['well', 'thanks', 'moment', 'oh'] as const;

/** That somebody writes is said once in so long, in ms. */
const SAID_EVERY = 4000;

/** How long what was said stands at the seat of who said it, in ms; what was said longer ago was not said just now. */
const BUBBLE = 8000;
const JUST = 15_000;

/** What another has said just now. */
export function useJustSaid(lines: readonly ChatLine[], row: TableRow | null): ChatLine | undefined {
  const [said, say] = useState<ChatLine>();
  const last = lines.at(-1);
  useEffect(() => {
    if (!last || typeof last.seat !== 'number' || row?.mine.includes(last.seat) || Date.now() - last.at > JUST) return undefined;
    say(last);
    const clock = setTimeout(() => say(undefined), BUBBLE);
    return () => clearTimeout(clock);
  }, [last?.number]);
  // Somebody may have been muted since.
  return lines.find(({ number }) => number === said?.number);
}

/** How many lines wait to be read. */
export function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <i class="unread">
      <span aria-hidden="true">{unread}</span>
      <span class="unseen">{company.value.chat.unread(unread)}</span>
    </i>
  );
}

/** The talk in a card of its own, until the table begins. */
export function TalkCard({ talk, unread }: { talk: ComponentChildren; unread: number }) {
  return (
    <section class="card talk">
      <h2>
        <Icon name="i-chat" /> {words.value.lobby.chat} <UnreadMark unread={unread} />
      </h2>
      {talk}
    </section>
  );
}

/** What is said at a table, in plain text. */
export function Chat({ row, lines, muting, say, write, writers, unread, read }: ChatProps) {
  const { lobby } = words.value;
  const { chat } = company.value;
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const lastWritten = useRef(Number.NEGATIVE_INFINITY);
  useReading(list, unread, read);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  return (
    <section class="chat" aria-label={lobby.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <div ref={list} role="log" aria-label={lobby.chat} tabIndex={0}>
        {lines.map(line => (
          <SaidLine key={line.number} row={row} line={line} mute={muting.mute} />
        ))}
      </div>
      <MutedList {...muting} />
      {writers.length > 0 && <p class="writing">{chat.writing({ names: writers, you: false })}</p>}
      <p class="reactions">
        {REACTIONS.map(signal => (
          <button key={signal} type="button" onClick={() => say(seatWords.value.signals[signal], signal)}>
            {seatWords.value.signals[signal]}
          </button>
        ))}
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (text.trim()) say(text.trim());
          setText('');
          lastWritten.current = Number.NEGATIVE_INFINITY;
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={chat.write}
          placeholder={chat.write}
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            if (value.trim() === '' || performance.now() < lastWritten.current + SAID_EVERY) return;
            lastWritten.current = performance.now();
            write();
          }}
        />
        <button type="submit" class="tool" aria-label={lobby.send} title={lobby.send}>
          <Icon name="i-send" />
        </button>
      </form>
    </section>
  );
}

/** Lines are read once the last was in sight for a moment, on a page that somebody looks at. */
function useReading(list: { readonly current: Element | null }, unread: number, read: () => void): void {
  useEffect(() => {
    if (unread === 0 || !list.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInSight = false;
    const look = () => {
      clearTimeout(timer);
      if (isInSight && !document.hidden) timer = setTimeout(read, READ_AFTER);
    };
    const watch = new IntersectionObserver(([seen]) => {
      isInSight = seen?.isIntersecting ?? false;
      look();
    });
    watch.observe(list.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [unread]);
}
