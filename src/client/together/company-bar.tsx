// In the bar of an online table: who plays and how they are there, who watches, and the way to the chat.
import type { TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { Icon, Menu, Piece } from '../ui/index.ts';
import { UnreadMark } from './chat.tsx';
import { company } from './company.ts';
import { hasCompany } from './has-company.ts';
import { ConnectionChip } from './online-parts.tsx';
import { PresenceDot, presenceOf, useNow } from './presence.tsx';
import { watchersIn } from './watchers.tsx';

interface BarProps {
  readonly row: TableRow;
  readonly unread: number;
  readonly openChat: () => void;
}

export function CompanyBar({ row, unread, openChat }: BarProps) {
  const now = useNow();
  const { lobby } = words.value;
  return (
    <div class="company">
      <ConnectionChip />
      <span class="company-pieces">
        {row.seats.map((seat, at) => {
          const presence = presenceOf(seat, now);
          return (
            presence && (
              <span key={at} class="chair-piece" title={`${seat.name}, ${presence.word}`}>
                <Piece seat={at} size={24} />
                <PresenceDot state={presence.state} />
              </span>
            )
          );
        })}
      </span>
      <Watching row={row} />
      {hasCompany(row) && (
        <button type="button" class="tool company-chat" title={lobby.chat} onClick={openChat}>
          <Icon name="i-chat" label={lobby.chat} />
          <UnreadMark unread={unread} />
        </button>
      )}
    </div>
  );
}

/** How many watch; opened, it says who. One who watches is told so. */
function Watching({ row }: { row: TableRow }) {
  const { watching } = company.value;
  const isWatcher = row.mine.length === 0;
  if (!row.watching && !isWatcher) return null;
  const names = watchersIn(row);
  const face = (
    <summary class="chip press" data-count={row.watching ?? 0}>
      <Icon name="i-spectator" size={16} /> <b>{isWatcher ? watching.you : watching.some(row.watching ?? 0)}</b>
    </summary>
  );
  return (
    <Menu class="watching" face={face}>
      <div class="menu-card">
        {isWatcher && <p>{watching.youHelp}</p>}
        {names.length > 0 && <p>{watching.who({ names, you: false })}</p>}
        <p class="hint-text">{watching.help}</p>
      </div>
    </Menu>
  );
}
