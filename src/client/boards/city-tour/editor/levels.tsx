// Levels of one's own: saved days lined up, played one after the other, handed on as text.
import { useState } from 'preact/hooks';
import { LETTERS, type OwnDay, writeDay } from '../../../../games/city-tour/index.ts';
import { Icon } from '../../../ui/index.ts';
import { kindOf } from '../kinds.ts';
import { isLevel, type OwnLevel, openIn, readLevel, writeLevel } from '../own-levels.ts';
import type { Progress } from '../progress.ts';
import { draftFrom } from './draft.ts';
import { Gate, useProgress } from './gate.tsx';
import type { Props } from './sites.tsx';

/** The days and levels of this device: taken up again, played, lined up to new levels. */
export function LevelsPart(props: Props) {
  return (
    <Gate {...props}>
      <DaysAndLevels {...props} />
    </Gate>
  );
}

interface KeptProps extends Props {
  readonly progress: Progress;
  readonly keep: (next: Progress) => void;
}

function DaysAndLevels(props: Props) {
  const [progress, keep] = useProgress(props.desk);
  return (
    <div class="ed-two ct-editor">
      <Levels {...props} progress={progress} keep={keep} />
      <Drafts {...props} progress={progress} keep={keep} />
    </div>
  );
}

/** Days kept on this device. */
function Drafts({ desk, speaking, progress, keep }: KeptProps) {
  const { words } = speaking;
  const { drafts } = progress;
  return (
    <section class="ed-panel ct-drafts">
      <h2>{words.drafts}</h2>
      <ul>
        {drafts.map((day, at) => (
          <li key={writeDay(day)}>
            <button type="button" class="ct-quiet" onClick={() => desk.change(draftFrom(day))}>
              {words.draftName(day.card, at + 1)}
              <small>{sitesOf(day, speaking)}</small>
            </button>
            <button
              type="button"
              class="ct-quiet"
              aria-label={words.remove}
              onClick={() => keep({ ...progress, drafts: drafts.filter(each => each !== day) })}
            >
              <Icon name="i-trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sites of a day, letter by letter. */
function sitesOf({ sites }: OwnDay, { board }: Props['speaking']): string {
  return LETTERS.flatMap(letter => (sites[letter] ? [`${letter} ${board.sites[kindOf(sites[letter])]}`] : [])).join(', ');
}

/** All levels of this device, and how a new one is made. */
function Levels({ desk, speaking, progress, keep }: KeptProps) {
  const { words } = speaking;
  const { levels } = progress;
  const add = (level: OwnLevel) => keep({ ...progress, levels: [...levels, level] });
  return (
    <section class="ed-panel ct-drafts">
      <h2>{words.levels}</h2>
      <p>{words.levelsHelp}</p>
      <ul>
        {levels.map((level, at) => (
          <LevelRow
            key={`${at} ${level.name}`}
            level={level}
            won={progress.ownWon}
            speaking={speaking}
            play={desk.play}
            remove={() => keep({ ...progress, levels: levels.filter(each => each !== level) })}
          />
        ))}
      </ul>
      {progress.drafts.length > 1 && (
        <NewLevel drafts={progress.drafts} usual={words.levelNamed(levels.length + 1)} speaking={speaking} add={add} />
      )}
      <LevelText speaking={speaking} add={add} />
    </section>
  );
}

interface RowProps {
  readonly level: OwnLevel;
  readonly won: readonly string[];
  readonly speaking: Props['speaking'];
  readonly play: Props['desk']['play'];
  readonly remove: () => void;
}

function LevelRow({ level, won, speaking: { words: editor }, play, remove }: RowProps) {
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
  readonly speaking: Props['speaking'];
  readonly add: (level: OwnLevel) => void;
}

/** Days are lined up in the order in which they are chosen. */
function NewLevel({ drafts, usual, speaking, add }: NewProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<readonly OwnDay[]>([]);
  const { words: editor } = speaking;
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
            {days.includes(day) && <b>{days.indexOf(day) + 1}</b>} {editor.draftName(day.card, at + 1)}{' '}
            <small>{sitesOf(day, speaking)}</small>
          </label>
        ))}
      </fieldset>
      <button type="button" class="ct-secondary" disabled={!isLevel(days)} onClick={make}>
        {editor.makeLevel}
      </button>
    </>
  );
}

function LevelText({ speaking: { words: editor }, add }: Pick<NewProps, 'speaking' | 'add'>) {
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
