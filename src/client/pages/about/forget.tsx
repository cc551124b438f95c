// Being deleted from this server.
import { useEffect, useState } from 'preact/hooks';
import { deleteMe, knownSession } from '../../online/api.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { Icon } from '../../ui/index.ts';
import { aboutWords } from './about-words.ts';

export function Forget() {
  const [isKnown, setKnown] = useState(false);
  const [note, setNote] = useState('');
  const say = aboutWords.value;
  useEffect(() => {
    void knownSession().then(session => setKnown(session !== null));
  }, []);
  const forget = async () => {
    if (!(await askGrave(say.sure, say.forget))) return;
    await deleteMe().then(
      () => {
        setKnown(false);
        setNote(say.gone);
      },
      (error: Error) => setNote(error.message),
    );
  };
  return (
    <section>
      <h3>{say.forget}</h3>
      <p>{say.forgetText}</p>
      {isKnown && (
        <button type="button" class="button second" onClick={() => void forget()}>
          <Icon name="i-trash" />
          {say.forget}
        </button>
      )}
      <p role="status">{note || (isKnown ? '' : say.unknown)}</p>
    </section>
  );
}
