// What a page asks before it does something, in a dialog of the house.
import { type ComponentChild, render } from 'preact';
import { useState } from 'preact/hooks';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { useModal } from '../ui/modal.ts';
import { hasName, LONGEST_OWN } from './own-name.ts';
import '../styles/ask-first.css';

/** A question with two answers. */
export interface Question {
  readonly title: string;
  readonly help: string;
  /** Does it. */
  readonly yes: string;
  /** Leaves it. */
  readonly no: string;
  /** Whether it takes something away. */
  readonly isGrave?: boolean;
}

/** Asks; to close the dialog is a no. */
export function askFirst(question: Question): Promise<boolean> {
  return opened(answer => <Asked {...question} answer={answer} />);
}

/** Asks before something that takes away: `sure` is a question, and after it what follows; `yes` names the deed. */
export function askGrave(sure: string, yes: string): Promise<boolean> {
  const [, title = sure, help = ''] = /^(.*?\?)(?:\s+(.*))?$/s.exec(sure) ?? [];
  return askFirst({ title, help, yes, no: words.value.shelf.cancel, isGrave: true });
}

/** Asks for a name where nobody has said one; false where they would rather not. */
export async function askName(): Promise<boolean> {
  return hasName() || opened(answer => <NameAsked answer={answer} />);
}

function opened(dialog: (answer: (isYes: boolean) => void) => ComponentChild): Promise<boolean> {
  const holder = document.createElement('div');
  document.body.append(holder);
  return new Promise(resolve => {
    const answer = (isYes: boolean) => {
      render(null, holder);
      holder.remove();
      resolve(isYes);
    };
    render(dialog(answer), holder);
  });
}

interface Answering {
  readonly answer: (isYes: boolean) => void;
}

function Asked({ title, help, yes, no, isGrave = false, answer }: Question & Answering) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} class="dialog-sheet ask-first" aria-label={title} onClose={() => answer(false)}>
      <h2>{title}</h2>
      {help && <p>{help}</p>}
      <p class="acts">
        <button type="button" class="button second" onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" class={isGrave ? 'button grave' : 'button primary'} onClick={() => answer(true)}>
          {yes}
        </button>
      </p>
    </dialog>
  );
}

function NameAsked({ answer }: Answering) {
  const dialog = useModal();
  const [name, setName] = useState('');
  const { nameFirst } = seatWords.value;
  const isMissing = name.trim() === '';
  return (
    <dialog ref={dialog} class="dialog-sheet ask-first" aria-label={nameFirst} onClose={() => answer(false)}>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (isMissing) return;
          choose({ name: name.trim() });
          answer(true);
        }}
      >
        <label class="field">
          <span>{nameFirst}</span>
          <input
            name="name"
            value={name}
            maxLength={LONGEST_OWN}
            autocomplete="nickname"
            ref={input => input?.focus()}
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <p class="acts">
          <button type="button" class="button second" onClick={() => answer(false)}>
            {words.value.shelf.cancel}
          </button>
          <button type="submit" class="button primary" disabled={isMissing}>
            {seatWords.value.nameDone}
          </button>
        </p>
      </form>
    </dialog>
  );
}
