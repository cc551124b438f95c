import { useState } from 'preact/hooks';
import { LONGEST_NOTICE } from '../../../protocol/version.ts';
import { changeClub } from '../../online/evenings.ts';
import { fieldOf, momentOf, whenText } from '../evenings/parts.tsx';
import type { ClubProps } from './club-props.ts';
import { clubWords } from './club-words.ts';

/** The notice board, and when its people meet next; the founder writes there. */
export function Board({ inside, act }: ClubProps) {
  const say = clubWords.value;
  const { next, notice, link, isFounder } = inside;
  return (
    <section class="club-board" data-print>
      <div>
        <h2>{say.notice}</h2>
        <p class="club-notice">{notice || say.noticeNone}</p>
        {isFounder && <Notice notice={notice} save={text => act(changeClub(link, { notice: text }))} />}
      </div>
      <div>
        <h2>{say.next}</h2>
        <p class="club-date">{next === null ? say.nextNone : whenText(next)}</p>
        <p class="gather-chips">
          <a class="button primary" href={`/evening?club=${link}${next === null ? '' : `&at=${next}`}`}>
            {say.plan}
          </a>
        </p>
        {isFounder && (
          <label class="field">
            <span>{say.nextEdit}</span>
            <input
              type="datetime-local"
              value={fieldOf(next)}
              onChange={event => act(changeClub(link, { next: momentOf(event.currentTarget.value) ?? null }))}
            />
          </label>
        )}
        {isFounder && next !== null && (
          <button type="button" class="button quiet" onClick={() => act(changeClub(link, { next: null }))}>
            {say.clear}
          </button>
        )}
      </div>
    </section>
  );
}

function Notice({ notice, save }: { notice: string; save: (notice: string) => void }) {
  const say = clubWords.value;
  const [text, setText] = useState(notice);
  return (
    <form
      class="club-write"
      onSubmit={event => {
        event.preventDefault();
        save(text);
      }}
    >
      <input
        aria-label={say.noticeEdit}
        placeholder={say.noticeEdit}
        maxLength={LONGEST_NOTICE}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button second" disabled={text === notice}>
        {say.save}
      </button>
    </form>
  );
}
