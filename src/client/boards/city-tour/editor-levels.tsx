// Levels of one's own: saved days lined up, played one after the other, handed on as text.
import { useState } from 'preact/hooks';
import { type OwnDay, writeDay } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import type { PageProps } from '../kit.ts';
import { sitesOf } from './editor-files.tsx';
import { isLevel, type OwnLevel, openIn, readLevel, writeLevel } from './own-levels.ts';
import type { Progress } from './progress.ts';
import type { Words } from './words/en.ts';

interface LevelsProps {
  readonly progress: Progress;
  readonly keep: (next: Progress) => void;
  readonly words: Words;
  readonly play: PageProps<Words>['play'];
}

/** All levels of this device, and how a new one is made. */
export function Levels({ progress, keep, words, play }: LevelsProps) {
  const { editor } = words;
  const { levels } = progress;
  const add = (level: OwnLevel) => keep({ ...progress, levels: [...levels, level] });
  return (
    <section class="ct-drafts">
      <h2>{editor.levels}</h2>
      <p>{editor.levelsHelp}</p>
      <ul>
        {levels.map((level, at) => (
          <LevelRow
            key={`${at} ${level.name}`}
            level={level}
            won={progress.ownWon}
            words={words}
            play={play}
            remove={() => keep({ ...progress, levels: levels.filter(each => each !== level) })}
          />
        ))}
      </ul>
      {progress.drafts.length > 1 && (
        <NewLevel drafts={progress.drafts} usual={editor.levelNamed(levels.length + 1)} words={words} add={add} />
      )}
      <LevelText words={words} add={add} />
    </section>
  );
}

interface RowProps {
  readonly level: OwnLevel;
  readonly won: readonly string[];
  readonly words: Words;
  readonly play: LevelsProps['play'];
  readonly remove: () => void;
}

function LevelRow({ level, won, words: { editor }, play, remove }: RowProps) {
  const [said, say] = useState('');
  const open = openIn(level, won);
  const count = level.days.filter(day => won.includes(writeDay(day))).length;
  const copy = () => navigator.clipboard?.writeText(writeLevel(level)).then(() => say(editor.copied));
  return (
    <li class="ct-own-level">
      <b>{level.name}</b>
      <small>{editor.levelWon(count, level.days.length)}</small>
      <span class="ct-editor-acts">
        {level.days.map((day, at) => (
          <button key={at} type="button" class="ct-secondary" disabled={!open[at]} onClick={() => play({ ownDay: day })}>
            <Icon name={won.includes(writeDay(day)) ? 'i-check' : open[at] ? 'g-ticket' : 'i-lock'} size={16} />
            {editor.levelDay(at + 1)}
          </button>
        ))}
        <button type="button" class="ct-quiet" onClick={() => void copy()}>
          {editor.levelText}
        </button>
        <button type="button" class="ct-quiet" aria-label={editor.remove} onClick={remove}>
          <Icon name="i-trash" size={20} />
        </button>
      </span>
      <span role="status">{said}</span>
    </li>
  );
}

interface NewProps {
  readonly drafts: readonly OwnDay[];
  readonly usual: string;
  readonly words: Words;
  readonly add: (level: OwnLevel) => void;
}

/** Days are lined up in the order in which they are chosen. */
function NewLevel({ drafts, usual, words, add }: NewProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<readonly OwnDay[]>([]);
  const { editor } = words;
  const toggle = (day: OwnDay) => setDays(days.includes(day) ? days.filter(each => each !== day) : [...days, day]);
  const make = () => {
    add({ name: name.trim() || usual, days });
    setName('');
    setDays([]);
  };
  return (
    <>
      <label class="ct-field">
        {editor.levelName}
        <input value={name} placeholder={usual} maxLength={60} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <fieldset class="ct-checks">
        <legend>{editor.levelDays}</legend>
        {drafts.map((day, at) => (
          <label key={writeDay(day)}>
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            {days.includes(day) && <b>{days.indexOf(day) + 1}</b>} {editor.draftName(day.card, at + 1)} <small>{sitesOf(day, words)}</small>
          </label>
        ))}
      </fieldset>
      <button type="button" class="ct-secondary" disabled={!isLevel(days)} onClick={make}>
        {editor.makeLevel}
      </button>
    </>
  );
}

function LevelText({ words: { editor }, add }: { words: Words; add: (level: OwnLevel) => void }) {
  const [text, setText] = useState('');
  const [said, say] = useState('');
  const read = () => {
    const level = readLevel(text);
    if ('problem' in level) return say(level.problem ? `${editor.unreadable} (${level.problem})` : editor.unreadable);
    add(level);
    setText('');
    say('');
  };
  return (
    <details class="ct-drawer">
      <summary>
        <Icon name="i-upload" size={20} />
        {editor.readLevel}
      </summary>
      <label class="ct-field">
        {editor.share}
        <textarea rows={3} value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <button type="button" class="ct-secondary" disabled={text.trim() === ''} onClick={read}>
        {editor.read}
      </button>
      <p role="status">{said}</p>
    </details>
  );
}
