import { useEffect, useState } from 'preact/hooks';
import type { Kept } from '../../../protocol/index.ts';
import { spoken } from '../../locale/spoken.ts';
import { deleteMe, knownSession } from '../../online/api.ts';
import { kept } from '../../online/people-api.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { useTitle } from '../../shell/title.ts';
import { Icon } from '../../ui/index.ts';
import { en } from './words/en.ts';
import '../../styles/about.css';

const aboutWords = spoken(en, {
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
});

/** What is kept of whom, how to be forgotten, and whose work all this is. */
export function AboutPage() {
  const say = aboutWords.value;
  useTitle(say.title);
  return (
    <main class="wrap page about" id="content">
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <h2>{say.device}</h2>
      <p>{say.deviceText}</p>
      <h2>{say.server}</h2>
      <Lines lines={[...say.serverText, say.reports, say.collection]} />
      <h3>{say.keeping}</h3>
      <Keeping />
      <Forget />
      <h2>{say.credits}</h2>
      <Lines lines={say.creditsText} />
    </main>
  );
}

/** The numbers of this very server. */
function Keeping() {
  const [told, setTold] = useState<Kept | null>();
  const say = aboutWords.value;
  useEffect(() => {
    void kept().then(setTold, () => setTold(null));
  }, []);
  if (told === undefined) return null;
  return <Lines lines={told ? [say.keptFinished(told.finished), say.keptGuests(told.guests)] : [say.keptUnknown]} />;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Forget() {
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
