// Experiments that were run on this device, the newest first.
import { useEffect, useState } from 'preact/hooks';
import { numberIn, sentenceOf } from '../../lab/words/index.ts';
import { settings } from '../device/settings.ts';
import { titleOf } from '../shell/cover.ts';
import { Icon } from '../ui/index.ts';
import { readyOf } from './asked.ts';
import { dropRun, type KeptRun, keepRun, keptHeads, keptRun, type RunHead, renameRun } from './kept-runs.ts';
import type { LabGame } from './lab-game.ts';
import { said } from './said.ts';

interface SavedProps {
  readonly lab: LabGame;
  /** Changes when something was kept. */
  readonly version: unknown;
  /** Lets go of a run that is in sight. */
  readonly dropped: (id: string) => void;
}

export function Saved({ lab, version, dropped }: SavedProps) {
  const { saved: say } = said.value;
  const [heads, setHeads] = useState<readonly RunHead[]>([]);
  const [gone, setGone] = useState<KeptRun>();
  const load = () => void keptHeads().then(setHeads);
  useEffect(load, [version]);
  const drop = async (id: string) => {
    setGone(await keptRun(id));
    await dropRun(id);
    dropped(id);
    load();
  };
  const undo = async () => {
    if (gone) await keepRun(gone);
    setGone(undefined);
    load();
  };
  if (heads.length === 0 && !gone) return null;
  return (
    <section class="lab-panel lab-saved">
      <h2>{say.title}</h2>
      <p class="lab-help">{say.lead}</p>
      {gone && (
        <p role="status">
          {say.dropped(titleIn(lab, gone.head))}{' '}
          <button type="button" class="button second" onClick={() => void undo()}>
            <Icon name="i-undo" /> {say.undo}
          </button>
        </p>
      )}
      <ol>
        {heads.map(head => (
          <SavedRow
            key={head.id}
            lab={lab}
            head={head}
            drop={() => void drop(head.id)}
            rename={name => void renameRun(head.id, name).then(load)}
          />
        ))}
      </ol>
    </section>
  );
}

/** What it was called, or what was asked. */
function titleIn({ words, questions }: LabGame, { name, experiment }: RunHead): string {
  if (name) return name;
  const { id, measure } = experiment.question;
  const ready = readyOf(questions, experiment)?.id ?? (id && id in words.questions ? id : undefined);
  const asks: Readonly<Record<string, { readonly ask: string }>> = words.questions;
  return (ready && asks[ready]?.ask) || words.measures[measure.what].name;
}

interface RowProps {
  readonly lab: LabGame;
  readonly head: RunHead;
  readonly drop: () => void;
  readonly rename: (name: string) => void;
}

function SavedRow({ lab, head, drop, rename }: RowProps) {
  const { saved: say, run } = said.value;
  const { words } = lab;
  const [isNaming, setNaming] = useState(false);
  const { id, experiment, verdicts, status, pairs, changed } = head;
  const { game, seats, question } = experiment;
  const title = titleIn(lab, head);
  const verdict = verdicts[0] ? sentenceOf(words, question.measure, seats, verdicts[0]) : '';
  const stands = { running: say.paused, paused: say.paused, failed: say.paused, played: say.done, clear: say.done }[status];
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(changed);
  return (
    <li data-game={game}>
      {isNaming ? (
        <form
          onSubmit={event => {
            event.preventDefault();
            setNaming(false);
            rename(String(new FormData(event.currentTarget).get('name') ?? '').trim());
          }}
        >
          <input name="name" aria-label={say.name} maxLength={80} defaultValue={title} />
          <button type="submit" class="button second">
            {say.save}
          </button>
        </form>
      ) : (
        <a href={`/lab/${game}?run=${id}`}>
          <b>{title}</b>
          <small>
            {titleOf(game)}, {said.value.seats(seats)}, {run.pairs(numberIn(words, pairs, 0))}, {stands}, {when}
          </small>
          <span>{verdict}</span>
        </a>
      )}
      <button type="button" class="tool" aria-label={say.rename(title)} title={say.rename(title)} onClick={() => setNaming(!isNaming)}>
        <Icon name="i-edit" />
      </button>
      <button type="button" class="tool" aria-label={say.drop(title)} title={say.drop(title)} onClick={drop}>
        <Icon name="i-trash" />
      </button>
    </li>
  );
}

/** The name of the run in sight. */
export function NameForm({ name, save }: { name: string; save: (name: string) => void }) {
  const { saved: say } = said.value;
  return (
    <form
      class="lab-name"
      onSubmit={event => {
        event.preventDefault();
        save(String(new FormData(event.currentTarget).get('name') ?? '').trim());
      }}
    >
      <input id="lab-name" name="name" aria-label={say.name} placeholder={say.name} maxLength={80} defaultValue={name} />
      <button type="submit" class="button second">
        <Icon name="i-pin" /> {say.save}
      </button>
    </form>
  );
}
