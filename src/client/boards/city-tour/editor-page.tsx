// CT-12 Days of one's own: laid out on the city, checked by the game, played, kept, saved and shared.
import './pages.css';
import { useState } from 'preact/hooks';
import { areOwnDaysOpen, DAYS, type OwnDay, readDay, townOf, writeDay } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import type { PageProps } from '../kit.ts';
import { Unlocking } from './campaign-page.tsx';
import { DayPreview } from './day-preview.tsx';
import { arrangementOf, dayOf, draftFrom, draftOf, flawIn } from './draft.ts';
import { Drafts, Files } from './editor-files.tsx';
import { Levels } from './editor-levels.tsx';
import { Free, type PartProps, Swapping } from './editor-sites.tsx';
import { kept, type Progress, progressIn } from './progress.ts';
import type { Words } from './words/en.ts';

/** Everything else as usual. */
const STANDARD = {
  day: 1,
  firstSeat: 'random',
  piles: 'hidden',
  specials: 'byDay',
  signSites: 'open',
  closedSpecial: 'inert',
  swapCarries: 'sites',
  giveUp: 'majority',
  voters: 'all',
  autoEnd: false,
  objective: null,
} as const;

/** The editor of days. CT-8.5 It opens with the last day of the campaign, or when everything is unlocked; and to whoever has made days already. */
export function EditorPage(props: PageProps<Words>) {
  const { words, memory } = props;
  const [progress, setProgress] = useState(() => progressIn(memory.read()));
  const keep = (next: Progress) => {
    memory.write(kept(next));
    setProgress(next);
  };
  const mayEnter = progress.order === 'free' || areOwnDaysOpen(progress.campaign) || progress.drafts.length > 0;
  return (
    <div class="ct-page ct-editor">
      <header class="ct-page-head">
        <div>
          <h1>{words.editor.title}</h1>
          <p>{mayEnter ? words.editor.intro : words.locks.own}</p>
        </div>
      </header>
      {mayEnter ? (
        <Editor {...props} progress={progress} keep={keep} />
      ) : (
        <div class="ct-editor-form">
          <Unlocking progress={progress} keep={keep} words={words} />
          <a class="ct-secondary" href="campaign">
            {words.locks.toCampaign}
          </a>
        </div>
      )}
    </div>
  );
}

type EditorProps = PageProps<Words> & { readonly progress: Progress; readonly keep: (next: Progress) => void };

function Editor({ texts, words, play, progress, keep }: EditorProps) {
  const [draft, setDraft] = useState(() => draftOf(1));
  const { editor } = words;
  const reading = readDay(dayOf(draft));
  const day = reading.ok ? reading.day : undefined;
  const flaw = draft.mode === 'free' ? flawIn(draft) : undefined;
  const keepDrafts = (drafts: readonly OwnDay[]) => keep({ ...progress, drafts });
  const takeUp = (each: OwnDay) => setDraft(draftFrom(each));
  return (
    <>
      <div class="ct-editor-form">
        <CardChoice draft={draft} setDraft={setDraft} words={words} />
        {draft.mode === 'swap' ? (
          <Swapping draft={draft} setDraft={setDraft} words={words} />
        ) : (
          <Free draft={draft} setDraft={setDraft} words={words} pieces={texts.pieces} />
        )}
        <p class="ct-verdict" data-answer={reading.ok ? 'yes' : 'no'} role="status">
          <Icon name={reading.ok ? 'i-check' : 'i-warn'} size={16} />
          {reading.ok ? editor.good : editor.bad + (flaw ? words.colon + editor.problems[flaw] : '')}
        </p>
        <div class="ct-editor-acts">
          <button type="button" class="ct-drive" disabled={!day} onClick={() => day && play({ ownDay: day })}>
            <Icon name="g-bus" size={24} />
            {editor.play}
          </button>
          <button type="button" class="ct-secondary" disabled={!day} onClick={() => day && play({ ownDay: day, piles: 'open' })}>
            {editor.open}
          </button>
          <button
            type="button"
            class="ct-secondary"
            disabled={!day}
            onClick={() => day && keepDrafts([...progress.drafts.filter(each => writeDay(each) !== writeDay(day)), day])}
          >
            {editor.keep}
          </button>
        </div>
        <Files day={day} words={words} take={takeUp} />
        <Drafts drafts={progress.drafts} words={words} take={takeUp} keep={keepDrafts} />
        <Levels progress={progress} keep={keep} words={words} play={play} />
      </div>
      <figure class="ct-editor-city">
        <DayPreview town={day ? townOf({ ...STANDARD, ownDay: day }) : arrangementOf(draft)} day={draft.card} words={words} />
        <figcaption>{editor.preview}</figcaption>
      </figure>
    </>
  );
}

function CardChoice({ draft, setDraft, words }: PartProps) {
  const { editor } = words;
  return (
    <div class="ct-editor-head">
      <label class="ct-field">
        {editor.card}
        <select
          value={String(draft.card)}
          onChange={event => setDraft({ ...draftOf(Number(event.currentTarget.value)), mode: draft.mode })}
        >
          {DAYS.map(({ objective }, at) => (
            <option key={at} value={String(at + 1)}>
              {words.dayNumber(at + 1) + words.colon + words.campaign.objective(objective)}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="ct-segments">
        <legend>{editor.mode}</legend>
        <div>
          {(['swap', 'free'] as const).map(mode => (
            <button key={mode} type="button" aria-pressed={draft.mode === mode} onClick={() => setDraft({ ...draft, mode })}>
              {editor[mode]}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
