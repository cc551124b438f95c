// A content file, chosen or dropped: opened, or refused with all that is wrong with it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Editing } from './editing.ts';
import type { FileReading } from './kit.ts';
import { said } from './said.ts';
import { Sheet } from './sheet.tsx';

/** More lines nobody reads. */
const MOST_LINES = 40;

/** Files that are dragged over the page and dropped anywhere on it. */
function useDrop(setOver: (isOver: boolean) => void, take: (file: File | undefined) => Promise<void>): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  });
}

export function Opening({ editing, children }: { editing: Editing; children: ComponentChildren }) {
  const [refused, setRefused] = useState<Extract<FileReading<unknown>, { ok: false }>>();
  const [isOver, setOver] = useState(false);
  const { opening, drop } = said.value;
  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file || editing.isReadOnly) return;
    const reading = editing.read(await file.text(), file.name);
    if (!reading.ok) return setRefused(reading);
    editing.open(reading.content);
    editing.desk.tell(opening.taken(file.name));
  };
  const takeSound = (sound: unknown) => {
    editing.open(sound);
    setRefused(undefined);
  };
  useDrop(setOver, take);
  return (
    <div class="ed-desk">
      <input
        id="ed-file"
        class="unseen"
        type="file"
        tabIndex={-1}
        aria-label={said.value.open}
        accept=".json,.csv,.txt,.day"
        onChange={event => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {children}
      {isOver && <p class="ed-drop">{drop}</p>}
      {refused && (
        <Sheet title={opening.refused} close={() => setRefused(undefined)}>
          <ul class="ed-errors" lang="en">
            {refused.errors.slice(0, MOST_LINES).map(error => (
              <li key={error}>{error}</li>
            ))}
          </ul>
          {refused.sound !== undefined && (
            <button type="button" class="button primary" onClick={() => takeSound(refused.sound)}>
              {opening.sound}
            </button>
          )}
        </Sheet>
      )}
    </div>
  );
}
