import type { TableRow } from '../../protocol/index.ts';

/** Whether anybody else is at a table who could be talked to: bots do not listen. */
export function hasCompany({ seats, mine, watching = 0 }: Pick<TableRow, 'seats' | 'mine' | 'watching'>): boolean {
  const others = seats.filter(({ kind }, seat) => kind !== 'bot' && !mine.includes(seat)).length;
  return others > 0 || watching > (mine.length === 0 ? 1 : 0);
}
