// What the designer of a prototype writes down while it is played: kept on this device by table, and part of the record of the match.
import { signal } from '@preact/signals';
import { fits, list, MOST_NOTES, NOTE, type Note } from '../../kernel/index.ts';
import type { DesignerParts } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import type { TableSession } from './session.ts';

const NOTES = list(NOTE, 0, MOST_NOTES);
/** Changes with every note, so that it is shown. */
const written = signal(0);

function memoryAt(game: string, table: string) {
  return memoryOf(game, `notes.${table}`);
}

/** What was noted at a table of this device. */
export function notesAt(game: string | undefined, table: string | undefined): readonly Note[] {
  const kept = game === undefined || table === undefined ? [] : memoryAt(game, table).read();
  return fits(NOTES, kept) ? kept : [];
}

/** What the designer does at a table: a note belongs to the moment that is shown, and to whoever plays now. */
export function designerAt({ sight, shown, past, seat }: TableSession, again: () => void): DesignerParts {
  const { id, game, mine = [] } = sight.value ?? {};
  const notes = written.value >= 0 ? notesAt(game, id) : [];
  const write = (text: string) => {
    const said = text.trim();
    if (said === '' || game === undefined || id === undefined) return;
    const plan = shown.value?.seats[seat.value ?? mine[0] ?? 0];
    const line = past.value?.line ?? (shown.value?.told.length ?? 1) - 1;
    const note: Note = { line, by: plan && plan.kind !== 'open' ? plan.name : '', text: said };
    memoryAt(game, id).write([...notes, note].slice(-MOST_NOTES));
    written.value++;
  };
  return { notes, write, again };
}
