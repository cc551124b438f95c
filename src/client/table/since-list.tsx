import { words } from '../locale/index.ts';
import { Piece } from '../ui/index.ts';
import { ChangeMark } from './change-mark.tsx';
import type { Happened } from './since.ts';
import '../styles/since.css';

/** What comes after the address of a table that shows at once what was missed. */
export const SHOW_SINCE = '#since';

/** What happened since the last look, a line a turn. */
export function SinceList({ happened, title = words.value.table.since }: { happened: readonly Happened[]; title?: string }) {
  return (
    <div class="since">
      <h2 class="eyebrow">{title}</h2>
      <ul>
        {happened.map(({ seat, subject, text, change, line }) => (
          <li key={`${line} ${seat}`}>
            <span class="log-piece">{seat !== null && <Piece seat={seat} size={20} />}</span>
            <span>
              {subject && <b>{subject}</b>}
              {text}
            </span>
            {change && change.value !== 0 && <ChangeMark change={change} whose={seat} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
