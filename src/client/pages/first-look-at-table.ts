// The cards of a game that is new on this device, over the table where somebody has sat down; the table calls.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import type { LookNews } from '../first-look/dialog.tsx';
import { isAwaited } from '../together/turn-sign.ts';
import { lookAtTable } from './look-first.ts';

/** Whoever has sat down at a table of a game that is new here looks at its cards before the match; its host invites meanwhile. */
export function useFirstLook(row: TableRow | null): void {
  const news = useSignal<LookNews | null>(null);
  const isTurn = isAwaited.value;
  useEffect(() => {
    const isOut = row !== null && row.mine.length === 0;
    // Nobody waits at a Daily Tour.
    if (row?.daily) return;
    news.value = isOut ? 'away' : row?.stage !== 'playing' ? null : isTurn ? 'turn' : 'begun';
  }, [row, isTurn]);
  const options = useRef<TableRow['options']>(undefined);
  // Only the first row of a table tells them.
  options.current = row?.options ?? options.current;
  const isSeated = row !== null && row.mine.length > 0 && row.stage !== 'over' && (!row.isHost || row.daily !== undefined);
  useEffect(() => {
    if (!isSeated || !entryOf(row.game)) return;
    const { game, seats, daily } = row;
    void lookAtTable({ game, options: options.current, seats, isDaily: daily !== undefined }, news);
  }, [isSeated]);
}
