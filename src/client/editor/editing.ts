// The state of an editor: its content with all that was done to it, kept on this device while it is typed.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Path } from '../../kernel/index.ts';
import { memoryOf } from '../device/memory.ts';
import { useBalance } from './balance.ts';
import { begun, changed, type History, redone, undone } from './history.ts';
import type { CheckWords, Desk, Difference, EditorKit, FileReading, FrameProps } from './kit.ts';
import { unpacked } from './packed.ts';
import { said } from './said.ts';

export const IN_LINK = 'content=';

export interface Editing {
  readonly desk: Desk<unknown>;
  readonly history: History<unknown>;
  readonly differences: readonly Difference<unknown>[];
  readonly isReadOnly: boolean;
  /** The link held nothing that could be read. */
  readonly isBroken: boolean;
  /** Whether something was made here before. */
  readonly hasOwn: boolean;
  readonly dialog: 'share' | 'changes' | undefined;
  readonly told: string;
  setDialog(dialog: Editing['dialog']): void;
  undo(): void;
  redo(): void;
  read(text: string, file: string): FileReading<unknown>;
  /** Opens the content of a file as one change. */
  open(content: unknown): void;
  chooseFile(): void;
  /** Content from a link becomes one's own. */
  takeOver(): void;
  use(): void;
}

type AnyKit = EditorKit<unknown, CheckWords, unknown>;
interface Guest {
  readonly content?: unknown;
  readonly isBroken: boolean;
}

/** What a game's editor has made on this device. */
export function keptEdition(game: string) {
  return memoryOf(game, 'edition');
}

function ownIn(kit: AnyKit, game: string): unknown {
  const kept = keptEdition(game).read();
  return typeof kept === 'object' && kept !== null ? kit.from(Object(kept)) : kit.printed;
}

/** The content of a link, once it is unpacked. */
function useGuest(kit: AnyKit, hash: string): Guest {
  const [guest, setGuest] = useState<Guest>({ isBroken: false });
  useEffect(() => {
    if (!hash.startsWith(IN_LINK)) return setGuest({ isBroken: false });
    void unpacked(hash.slice(IN_LINK.length)).then(text => {
      const reading = text === undefined ? undefined : kit.read(text, kit.files(kit.printed)[0]?.name ?? '');
      setGuest(reading?.ok ? { content: reading.content, isBroken: false } : { isBroken: true });
    });
  }, [hash]);
  return guest;
}

export function useEditing({ kit, game, speaking, hash, turnTo, setTable, play, memory, complete }: FrameProps): Editing {
  const guest = useGuest(kit, hash);
  const [history, setHistory] = useState(() => begun(ownIn(kit, game)));
  const [at, go] = useState<Path>([]);
  const [dialog, setDialog] = useState<Editing['dialog']>();
  const [told, tell] = useState('');
  const isReadOnly = guest.content !== undefined;
  const content = isReadOnly ? guest.content : history.now;
  const options = useMemo(() => kit.options(content), [content]);
  const findings = useMemo(() => kit.findings(content), [content]);
  const differences = useMemo(() => kit.differences(content, speaking), [content, speaking]);
  const balance = useBalance({ game, sample: kit.sample, options, base: kit.base?.(content) ?? {}, complete });
  const latest = useRef(history);
  latest.current = history;
  const step = (next: History<unknown>) => {
    setHistory(next);
    latest.current = next;
    keptEdition(game).write((kit.kept ?? kit.options)(next.now));
  };
  useUndoKeys(
    isReadOnly,
    () => step(undone(latest.current)),
    () => step(redone(latest.current)),
  );
  return {
    desk: {
      content,
      printed: kit.printed,
      findings,
      at,
      isReadOnly,
      balance,
      change: (next, field) => !isReadOnly && step(changed(latest.current, next, field)),
      go,
      says: ({ check, facts, says }) => (speaking.words.checks[check] ?? said.value.checks[check])?.(facts) ?? says,
      mendSays: ({ act, facts }) => (speaking.words.mends[act] ?? said.value.mends[act])?.(facts) ?? act,
      tell,
      memory,
      play,
    },
    history,
    differences,
    isReadOnly,
    isBroken: guest.isBroken,
    hasOwn: kit.differences(history.now, speaking).length > 0,
    dialog,
    told,
    setDialog,
    undo: () => step(undone(history)),
    redo: () => step(redone(history)),
    read: kit.read,
    open: next => step(changed(latest.current, next)),
    chooseFile: () => document.querySelector<HTMLInputElement>('#ed-file')?.click(),
    takeOver: () => {
      step(changed(latest.current, content));
      turnTo('');
    },
    use: () => setTable(options),
  };
}

/** Ctrl Z and Ctrl Shift Z (or Ctrl Y) anywhere on the page: a field of its own has no other history. */
function useUndoKeys(isOff: boolean, undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isOff || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
