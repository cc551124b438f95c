import { READINGS } from '../../kernel/handbook/index.ts';
import { readingPlayed, readOptions, withReading } from '../../kernel/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { TableDraft } from './table-draft.ts';

interface ReadingProps {
  readonly opened: LoadedGame;
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** One choice for all points on which the rulebook speaks or is silent; an agreement of one's own is shown where it differs from both. */
export function ReadingChoice({ opened: { game, texts, language }, draft, change }: ReadingProps) {
  const words = READINGS[language];
  const names = readOptions(game.options, texts);
  const reading = readingPlayed(game.options, draft.options, names);
  const [ours, printed] = (['ours', 'printed'] as const).map(each => withReading(game.options, draft.options, names, each));
  if (names.length === 0) return null;
  const set = (options = draft.options) => change({ ...draft, options });
  // Where the rulebook is followed to the letter anyway there is nothing of ours to choose.
  const hasBoth = readingPlayed(game.options, {}, names) === 'ours';
  return (
    <div class="option reading-choice">
      <span id="reading">
        <b>{words.choose}</b>
        <small role="status">{words.helps[reading]}</small>
      </span>
      <fieldset class="segments" aria-labelledby="reading">
        <button type="button" aria-pressed={reading === 'printed'} onClick={() => set(printed)}>
          {words.names.printed}
        </button>
        {hasBoth && (
          <button type="button" aria-pressed={reading === 'ours'} onClick={() => set(ours)}>
            {words.names.ours}
          </button>
        )}
        {reading === 'own' && (
          <button type="button" aria-pressed="true">
            {words.names.own}
          </button>
        )}
      </fieldset>
    </div>
  );
}
