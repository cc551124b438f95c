// A day of one's own as a file, as a text, and among those kept on this device.
import { useState } from 'preact/hooks';
import { LETTERS, type OwnDay, readContent, readDayText, writeDay } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import { kindOf } from './kinds.ts';
import type { Words } from './words/en.ts';

/** As a file, and as a line of text. */
export function Files({ day, words: { editor }, take }: { day: OwnDay | undefined; words: Words; take: (day: OwnDay) => void }) {
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const read = (reading: ReturnType<typeof readDayText>) => {
    say(reading.ok ? '' : `${editor.unreadable} (${reading.problem})`);
    if (reading.ok) take(reading.day);
  };
  const load = async (file: File | undefined) => {
    if (!file) return;
    const content = readContent(await file.text());
    read(content.ok ? { ok: true, day: content.options.ownDay } : { ok: false, problem: content.errors.join(' ') });
  };
  const copy = async () => {
    if (!day) return;
    setText(writeDay(day));
    await navigator.clipboard?.writeText(writeDay(day)).then(
      () => say(editor.copied),
      () => say(''),
    );
  };
  return (
    <div class="ct-editor-files">
      {day && (
        <a class="ct-secondary" download="city-tour-day.json" href={`data:application/json,${encodeURIComponent(JSON.stringify(day))}`}>
          <Icon name="i-download" size={20} />
          {editor.save}
        </a>
      )}
      <label class="ct-secondary">
        <Icon name="i-upload" size={20} />
        {editor.load}
        <input class="ct-unseen" type="file" accept=".json,.txt,.day" onChange={event => void load(event.currentTarget.files?.[0])} />
      </label>
      <label class="ct-field">
        {editor.share}
        <input value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <button type="button" class="ct-secondary" disabled={!day} onClick={() => void copy()}>
        {editor.copy}
      </button>
      <button type="button" class="ct-secondary" disabled={text.trim() === ''} onClick={() => read(readDayText(text))}>
        {editor.read}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

interface DraftsProps {
  readonly drafts: readonly OwnDay[];
  readonly words: Words;
  readonly take: (day: OwnDay) => void;
  readonly keep: (drafts: readonly OwnDay[]) => void;
}

/** Days kept on this device. */
export function Drafts({ drafts, words, take, keep }: DraftsProps) {
  const { editor } = words;
  if (drafts.length === 0) return null;
  return (
    <section class="ct-drafts">
      <h2>{editor.drafts}</h2>
      <ul>
        {drafts.map((day, at) => (
          <li key={writeDay(day)}>
            <button type="button" class="ct-quiet" onClick={() => take(day)}>
              {editor.draftName(day.card, at + 1)}
              <small>{sitesOf(day, words)}</small>
            </button>
            <button type="button" class="ct-quiet" aria-label={editor.remove} onClick={() => keep(drafts.filter(each => each !== day))}>
              <Icon name="i-trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sites of a day, letter by letter. */
export function sitesOf({ sites }: OwnDay, words: Words): string {
  return LETTERS.flatMap(letter => (sites[letter] ? [`${letter} ${words.sites[kindOf(sites[letter])]}`] : [])).join(', ');
}
