// Everything that is not as printed, and the way back.
import { Icon } from '../ui/index.ts';
import type { Editing } from './editing.ts';
import { said } from './said.ts';
import { Sheet } from './sheet.tsx';

export function Changes({ editing, close }: { editing: Editing; close: () => void }) {
  const { desk, differences } = editing;
  const { diff, asPrinted } = said.value;
  const all = () => {
    desk.change(desk.printed);
    desk.tell(diff.done);
  };
  return (
    <Sheet title={diff.title} close={close}>
      {differences.length === 0 ? (
        <p>{asPrinted}</p>
      ) : (
        <ul class="ed-changes">
          {differences.map(({ says, back }) => (
            <li key={says}>
              <span>{says}</span>
              {!desk.isReadOnly && (
                <button type="button" class="tool" aria-label={diff.backOf(says)} title={diff.back} onClick={() => desk.change(back)}>
                  <Icon name="i-undo" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && !desk.isReadOnly && (
        <button type="button" class="button second" onClick={all}>
          {diff.all}
        </button>
      )}
    </Sheet>
  );
}
