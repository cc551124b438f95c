import { useState } from 'preact/hooks';
import type { ChatLine, TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { isolated } from '../shell/isolated.ts';
import { Icon, Piece } from '../ui/index.ts';
import { company } from './company.ts';
import { saidAt } from './correspondence/own-clock.ts';
import type { Muting } from './muted.ts';

interface LineProps {
  readonly row: TableRow;
  readonly line: ChatLine;
  readonly mute: Muting['mute'];
}

/** What somebody said; behind the name of another is what can be done about it. */
export function SaidLine({ row, line, mute }: LineProps) {
  const { chat } = company.value;
  const [isOpen, setOpen] = useState(false);
  const { seat, name, text } = line;
  const isMine = typeof seat === 'number' && row.mine.includes(seat);
  return (
    <p class={isMine ? 'mine' : ''}>
      {typeof seat === 'number' && <Piece seat={seat} size={24} />}
      <span>
        {isMine ? (
          <b>{chat.you}</b>
        ) : (
          <button type="button" class="speaker" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <b dir="auto">{name}</b>
          </button>
        )}{' '}
        {seat === null && <small>{words.value.lobby.watches}</small>} <span dir="auto">{text}</span>{' '}
        <time dateTime={new Date(line.at).toISOString()}>{saidAt(line.at)}</time>
        {isOpen && (
          <span class="line-acts">
            <button type="button" class="button quiet" onClick={() => mute(line)}>
              <Icon name="i-close" size={16} /> {chat.mute(isolated(name))}
            </button>
            <small>{chat.muteHelp}</small>
          </span>
        )}
      </span>
    </p>
  );
}

/** Who is not heard, and how they are heard again. */
export function MutedList({ muted, unmute }: Pick<Muting, 'muted' | 'unmute'>) {
  const { chat } = company.value;
  return muted.map(({ by, name }) => (
    <p class="muted" key={by}>
      <span>{chat.muted(isolated(name))}</span>
      <button type="button" class="button quiet" onClick={() => unmute(by)}>
        {chat.unmute}
      </button>
    </p>
  ));
}
