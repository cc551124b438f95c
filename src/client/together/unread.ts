import { useEffect, useState } from 'preact/hooks';
import type { ChatLine, TableRow } from '../../protocol/index.ts';
import { memoryOf } from '../device/memory.ts';
import { serverNow } from '../shell/server-time.ts';

/** The lines of others since this device came to the table that were not read here yet. */
export function useUnread(id: string, chat: readonly ChatLine[], row: TableRow | null) {
  const [memory, arrival] = [memoryOf(id, 'chat'), memoryOf(id, 'came')];
  const [seen, setSeen] = useState(() => Number(memory.read() ?? 0));
  const [came] = useState(() => Number(arrival.read() ?? serverNow()));
  useEffect(() => arrival.write(came), [came]);
  const isOwn = ({ seat }: ChatLine) => typeof seat === 'number' && (row?.mine.includes(seat) ?? false);
  const unread = chat.filter(said => said.number > seen && said.at >= came && !isOwn(said)).length;
  const read = () => {
    const last = Math.max(0, ...chat.map(({ number }) => number));
    memory.write(last);
    setSeen(last);
  };
  return { unread, read };
}
