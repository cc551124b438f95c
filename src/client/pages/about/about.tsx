import { useEffect, useState } from 'preact/hooks';
import type { Kept } from '../../../protocol/index.ts';
import { kept } from '../../online/people-api.ts';
import { useTitle } from '../../shell/title.ts';
import { aboutWords } from './about-words.ts';
import { Forget } from './forget.tsx';
import '../../styles/about.css';

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
      <p>
        <a href="/api/docs">{say.programs}</a>
      </p>
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
