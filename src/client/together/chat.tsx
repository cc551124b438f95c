import { useState } from 'preact/hooks';
import type { ChatLine } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { Piece } from '../ui/index.ts';

/** What is said at a table, in plain text. */
export function Chat({ lines, say }: { lines: readonly ChatLine[]; say: (text: string) => void }) {
  const { lobby } = words.value;
  const [text, setText] = useState('');
  return (
    <section class="chat" aria-label={lobby.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <div role="log" aria-label={lobby.chat} tabIndex={0}>
        {lines.map(({ number, name, text: said, seat }) => (
          <p key={number}>
            {typeof seat === 'number' && <Piece seat={seat} size={18} />} <b dir="auto">{name}</b>{' '}
            {seat === null && <small>{lobby.watches}</small>} <span dir="auto">{said}</span>
          </p>
        ))}
      </div>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (text.trim()) say(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={lobby.write}
          placeholder={lobby.write}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button second">
          {lobby.send}
        </button>
      </form>
    </section>
  );
}
