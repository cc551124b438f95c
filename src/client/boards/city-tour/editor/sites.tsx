// Which sites stand where, and which cards lie beside them.
import { CARDS, LETTERS, type Letter, SITE_IDS, type SiteId } from '../../../../games/city-tour/index.ts';
import { fieldId, Told } from '../../../editor/fields.tsx';
import type { PartProps } from '../../../editor/kit.ts';
import { kindOf } from '../kinds.ts';
import { needInWords } from '../sites.ts';
import type { Words } from '../words/en.ts';
import { type Draft, sitesIn, withCard, withSite } from './draft.ts';
import type { DayWords } from './words/en.ts';

export type Props = PartProps<Draft, DayWords, Words>;

/** A site by its name and whom it asks for. */
export function siteText(site: SiteId, words: Words): string {
  return `${words.sites[kindOf(site)]} (${needInWords(site, words)})`;
}

/** A list for each letter: everything the board and its tray can do, without dragging. */
export function SiteChoices({ desk, speaking }: Props) {
  const { words, board } = speaking;
  const draft = desk.content;
  const all = draft.mode === 'swap' ? draft.swapped : SITE_IDS;
  return (
    <div class="ct-editor-sites" id={fieldId(['sites'])} tabIndex={-1}>
      {LETTERS.map((letter, at) => (
        <div key={letter} class="ed-field">
          <label for={fieldId(['sites', letter])}>{words.letter(letter)}</label>
          <select
            id={fieldId(['sites', letter])}
            class="ed-input"
            disabled={desk.isReadOnly}
            value={sitesIn(draft)[at] ?? ''}
            onChange={event =>
              desk.change(
                withSite(
                  draft,
                  letter,
                  SITE_IDS.find(site => site === event.currentTarget.value),
                ),
              )
            }
          >
            {draft.mode === 'free' && <option value="">{words.none}</option>}
            {all.map(site => (
              <option key={site} value={site}>
                {siteText(site, board)}
              </option>
            ))}
          </select>
          <Told desk={desk} path={['sites', letter]} />
        </div>
      ))}
      <Told desk={desk} path={['sites']} />
    </div>
  );
}

/** CT-12.4 Any cards, and the signs and fans that go with them. */
export function CardChoices({ desk, speaking }: Props) {
  const { words, texts } = speaking;
  const draft = desk.content;
  if (draft.mode === 'swap') return null;
  return (
    <>
      <div class="ed-field" id={fieldId(['cards'])} tabIndex={-1}>
        <span class="ed-label">{words.cards}</span>
        <div class="ed-pills" role="group" aria-label={words.cards}>
          {CARDS.map(card => (
            <button
              key={card}
              type="button"
              aria-pressed={draft.cards.includes(card)}
              disabled={desk.isReadOnly}
              onClick={() => desk.change(withCard(draft, card))}
            >
              {texts.pieces[card] ?? card}
            </button>
          ))}
        </div>
        <Told desk={desk} path={['cards']} />
      </div>
      {draft.cards.includes('Detour') && <LetterPair desk={desk} speaking={speaking} what="signs" />}
      {draft.cards.includes('Stadium') && <LetterPair desk={desk} speaking={speaking} what="fans" />}
    </>
  );
}

function LetterPair({ desk, speaking, what }: Props & { what: 'signs' | 'fans' }) {
  const { words } = speaking;
  const chosen = desk.content[what];
  const turn = (letter: Letter) =>
    desk.change({
      ...desk.content,
      [what]: chosen.includes(letter) ? chosen.filter(each => each !== letter) : [...chosen, letter].slice(-2),
    });
  return (
    <div class="ed-field" id={fieldId([what])} tabIndex={-1}>
      <span class="ed-label">{words[what]}</span>
      <div class="ed-pills" role="group" aria-label={words[what]}>
        {LETTERS.map(letter => (
          <button
            key={letter}
            type="button"
            aria-pressed={chosen.includes(letter)}
            aria-label={words.letter(letter)}
            disabled={desk.isReadOnly}
            onClick={() => turn(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
      <Told desk={desk} path={[what]} />
    </div>
  );
}
