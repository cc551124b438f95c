// Content as a link that holds it, or as files.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/index.ts';
import { type Editing, IN_LINK } from './editing.ts';
import type { CheckWords, ContentFile, EditorKit } from './kit.ts';
import { LONGEST_LINK, packed } from './packed.ts';
import { said } from './said.ts';
import { Sheet } from './sheet.tsx';

interface SharingProps {
  readonly kit: EditorKit<unknown, CheckWords, unknown>;
  readonly game: string;
  readonly editing: Editing;
  readonly close: () => void;
}

export function Sharing({ kit, game, editing, close }: SharingProps) {
  const { desk } = editing;
  const { sharing } = said.value;
  const files = kit.files(desk.content);
  const isSound = desk.findings.every(({ isHint }) => isHint);
  return (
    <Sheet title={sharing.title} close={close}>
      {isSound ? <LinkTo game={game} text={files[0]?.text ?? ''} /> : <p role="alert">{sharing.mendFirst}</p>}
      {isSound && (
        <p class="ed-files">
          {files.map(file => (
            <a key={file.name} class="button second" download={file.name} href={addressOf(file)}>
              <Icon name="i-download" /> {sharing.file(file.name)}
            </a>
          ))}
        </p>
      )}
    </Sheet>
  );
}

function addressOf({ type, text }: ContentFile): string {
  return `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
}

function LinkTo({ game, text }: { game: string; text: string }) {
  const { sharing } = said.value;
  const [link, setLink] = useState('');
  const [done, setDone] = useState('');
  useEffect(() => {
    void packed(text).then(code => setLink(`${location.origin}/games/${game}/editor#${IN_LINK}${code}`));
  }, [text]);
  if (link.length > LONGEST_LINK) return <p role="status">{sharing.tooLong(link.length)}</p>;
  const copy = () => void navigator.clipboard?.writeText(link).then(() => setDone(sharing.copied));
  return (
    <>
      <div class="ed-field">
        <label for="ed-link">{sharing.link}</label>
        <input id="ed-link" class="ed-input" readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <p class="ed-help">{sharing.help}</p>
      </div>
      <p class="ed-files">
        <button type="button" class="button primary" onClick={copy}>
          <Icon name="i-copy" /> {sharing.copy}
        </button>
        <span role="status">{done}</span>
      </p>
    </>
  );
}
