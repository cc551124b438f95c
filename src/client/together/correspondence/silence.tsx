import type { TableRow } from '../../../protocol/index.ts';
import { silence } from '../../online/mail-api.ts';
import { Icon } from '../../ui/index.ts';
import { mailWords } from './mail-words.ts';

/** Whether this table tells of one's turns, in its menu. */
export function SilenceSwitch({ row, report }: { row: TableRow; report: (problem: string) => void }) {
  const { notices } = mailWords.value;
  const turn = () => void silence(row.id, !row.isSilent).catch((error: Error) => report(error.message));
  return (
    <button type="button" class="menu-item" aria-pressed={row.isSilent ?? false} onClick={turn}>
      <Icon name="i-bell" />
      {row.isSilent ? notices.unsilence : notices.silence}
    </button>
  );
}
