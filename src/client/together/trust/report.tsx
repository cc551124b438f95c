import { useState } from 'preact/hooks';
import type { ChatLine, ReportWish, TableRow } from '../../../protocol/index.ts';
import { reportAt } from '../../online/people-api.ts';
import { isolated } from '../../shell/isolated.ts';
import { Icon } from '../../ui/index.ts';
import { useModal } from '../../ui/modal.ts';
import { trustWords } from './trust-words.ts';

/** Lines of others that can be chosen, the newest first. */
const MOST_LINES = 20;
const LONGEST = 60;

interface ReportProps {
  readonly row: TableRow;
  readonly lines: readonly ChatLine[];
}

/** The way to report somebody, or what was said. */
export function ReportDoor({ row, lines }: ReportProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const { report } = trustWords.value;
  return (
    <div class="report-door">
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          setNote('');
          setOpen(true);
        }}
      >
        <Icon name="i-flag" size={16} />
        {report.door}
      </button>
      <p role="status">{note}</p>
      {isOpen && <ReportSheet row={row} lines={lines} close={() => setOpen(false)} sent={() => setNote(report.sent)} />}
    </div>
  );
}

type About = { readonly name: string; readonly about: { readonly seat: number } | { readonly line: number } };

/** People at the table and what others have said; nobody reports themselves. */
function subjectsOf({ seats, mine }: TableRow, lines: readonly ChatLine[]): readonly About[] {
  const { report } = trustWords.value;
  const isMine = (seat: number | null | undefined) => typeof seat === 'number' && mine.includes(seat);
  const people = seats.flatMap(({ kind, name }, seat) =>
    kind === 'human' && !isMine(seat) ? [{ name: report.person(isolated(name)), about: { seat } }] : [],
  );
  const said = lines
    .filter(({ seat }) => !isMine(seat))
    .slice(-MOST_LINES)
    .reverse()
    .map(({ number, name, text }) => ({
      name: report.line(isolated(name), isolated(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)),
      about: { line: number },
    }));
  return [...people, ...said];
}

function ReportSheet({ row, lines, close, sent }: ReportProps & { readonly close: () => void; readonly sent: () => void }) {
  const dialog = useModal();
  const { report } = trustWords.value;
  const subjects = subjectsOf(row, lines);
  const [chosen, choose] = useState(0);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const subject = subjects[chosen];
  const send = async () => {
    if (!subject) return;
    const wish: ReportWish = { ...subject.about, reason: reason.trim() };
    try {
      await reportAt(row.id, wish);
      sent();
      dialog.current?.close();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <dialog ref={dialog} class="dialog-sheet report-sheet" aria-label={report.title} onClose={close}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <h2>{report.title}</h2>
        <p class="hint-text">{report.help}</p>
        {subjects.length === 0 ? (
          <p>{report.nobody}</p>
        ) : (
          <Fields subjects={subjects} chosen={chosen} choose={choose} reason={reason} write={setReason} />
        )}
        <p role="alert">{problem}</p>
        <p class="acts">
          <button type="button" class="button second" onClick={() => dialog.current?.close()}>
            {report.cancel}
          </button>
          {subjects.length > 0 && (
            <button type="submit" class="button primary" disabled={reason.trim() === ''}>
              {report.send}
            </button>
          )}
        </p>
      </form>
    </dialog>
  );
}

interface FieldsProps {
  readonly subjects: readonly About[];
  readonly chosen: number;
  readonly choose: (subject: number) => void;
  readonly reason: string;
  readonly write: (reason: string) => void;
}

function Fields({ subjects, chosen, choose, reason, write }: FieldsProps) {
  const { report } = trustWords.value;
  return (
    <>
      <label class="field">
        <span>{report.who}</span>
        <select value={chosen} onChange={event => choose(Number(event.currentTarget.value))}>
          {subjects.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{report.reason}</span>
        <textarea value={reason} maxLength={300} rows={3} required onInput={event => write(event.currentTarget.value)} />
      </label>
    </>
  );
}
