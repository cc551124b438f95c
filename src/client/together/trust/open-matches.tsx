import { useEffect, useState } from 'preact/hooks';
import { words } from '../../locale/index.ts';
import { changeSession, knownSession, session } from '../../online/api.ts';
import { trustWords } from './trust-words.ts';

/** Whether one's finished online matches may be part of the open collection; off unless somebody turns it on. */
export function OpenMatches() {
  const [problem, setProblem] = useState('');
  const { open } = trustWords.value;
  const { on, off } = words.value.settings;
  useEffect(() => void knownSession(), []);
  const isOpen = session.value?.isOpen ?? false;
  const turn = (wanted: boolean) => {
    setProblem('');
    changeSession({ isOpen: wanted }).catch((error: Error) => setProblem(error.message));
  };
  return (
    <>
      <h2>{open.title}</h2>
      <p class="hint-text">{open.help}</p>
      <fieldset class="setting">
        <legend>{open.mine}</legend>
        <span class="segments">
          {[false, true].map(each => (
            <button key={String(each)} type="button" aria-pressed={isOpen === each} onClick={() => turn(each)}>
              {each ? on : off}
            </button>
          ))}
        </span>
      </fieldset>
      <p role="alert">{problem}</p>
    </>
  );
}
