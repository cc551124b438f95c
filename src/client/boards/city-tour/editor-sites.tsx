// Which sites stand where, and which cards lie beside them.
import { CARD_OF, CARDS, type Card, LETTERS, type Letter, SITE_IDS, type SiteId, SPECIALS } from '../../../games/city-tour/index.ts';
import type { Draft } from './draft.ts';
import { kindOf } from './kinds.ts';
import { needInWords } from './sites.ts';
import type { Words } from './words/en.ts';

/** What a part of the editor gets. */
export interface PartProps {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly words: Words;
}

/** CT-12.2 The card's own sites change places: choosing one swaps it with the one that stood there. */
export function Swapping({ draft, setDraft, words }: PartProps) {
  const swap = (at: number, site: string) => {
    const here = draft.swapped[at];
    const there = draft.swapped.find(each => each === site);
    if (!here || !there) return;
    const from = draft.swapped.indexOf(there);
    setDraft({ ...draft, swapped: draft.swapped.map((each, index) => (index === at ? there : index === from ? here : each)) });
  };
  return (
    <div class="ct-editor-sites">
      {LETTERS.map((letter, at) => (
        <SiteChoice
          key={letter}
          letter={letter}
          site={draft.swapped[at]}
          sites={draft.swapped}
          words={words}
          choose={site => swap(at, site)}
        />
      ))}
    </div>
  );
}

interface SiteChoiceProps {
  readonly letter: Letter;
  readonly site: SiteId | undefined;
  readonly sites: readonly SiteId[];
  /** What an empty letter is called, where one may stay empty. */
  readonly none?: string;
  readonly words: Words;
  choose(site: string): void;
}

/** Which site lies at a letter. */
function SiteChoice({ letter, site, sites, none, words, choose }: SiteChoiceProps) {
  return (
    <label class="ct-field">
      {words.editor.letter(letter)}
      <select value={site ?? ''} onChange={event => choose(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {sites.map(each => (
          <option key={each} value={each}>
            {siteText(each, words)}
          </option>
        ))}
      </select>
    </label>
  );
}

function siteText(site: SiteId, words: Words): string {
  return `${words.sites[kindOf(site)]} (${needInWords(site, words)})`;
}

/** CT-12.3, CT-12.4 Any sites and any cards; a special site and its card come and go together. */
export function Free({ draft, setDraft, words, pieces }: PartProps & { pieces: Readonly<Record<string, string>> }) {
  const { editor } = words;
  const choose = (letter: Letter, wanted: string) => {
    const site = SITE_IDS.find(each => each === wanted);
    const { [letter]: _before, ...others } = draft.sites;
    const sites = site ? { ...others, [letter]: site } : others;
    const placed = Object.values(sites);
    const loose = draft.cards.filter(card => !SPECIALS.some(special => CARD_OF[special] === card));
    const cards = [...loose, ...SPECIALS.filter(special => placed.includes(special)).map(special => CARD_OF[special])];
    setDraft(trimmed({ ...draft, sites, cards: CARDS.filter(card => cards.includes(card)) }));
  };
  const toggle = (card: Card) => {
    const cards = draft.cards.includes(card) ? draft.cards.filter(each => each !== card) : [...draft.cards, card];
    setDraft(trimmed({ ...draft, cards: CARDS.filter(each => cards.includes(each)) }));
  };
  return (
    <>
      <div class="ct-editor-sites">
        {LETTERS.map(letter => (
          <SiteChoice
            key={letter}
            letter={letter}
            site={draft.sites[letter]}
            sites={SITE_IDS}
            none={editor.none}
            words={words}
            choose={site => choose(letter, site)}
          />
        ))}
      </div>
      <fieldset class="ct-checks">
        <legend>{editor.cards}</legend>
        {CARDS.map(card => (
          <label key={card}>
            <input type="checkbox" checked={draft.cards.includes(card)} onChange={() => toggle(card)} />
            {pieces[card] ?? card}
          </label>
        ))}
      </fieldset>
      {draft.cards.includes('Detour') && (
        <Letters name={editor.signs} chosen={draft.signs} choose={signs => setDraft({ ...draft, signs })} />
      )}
      {draft.cards.includes('Stadium') && <Letters name={editor.fans} chosen={draft.fans} choose={fans => setDraft({ ...draft, fans })} />}
    </>
  );
}

/** Signs and fans go with their cards. */
function trimmed(draft: Draft): Draft {
  return { ...draft, signs: draft.cards.includes('Detour') ? draft.signs : [], fans: draft.cards.includes('Stadium') ? draft.fans : [] };
}

function Letters({ name, chosen, choose }: { name: string; chosen: readonly Letter[]; choose: (letters: readonly Letter[]) => void }) {
  const toggle = (letter: Letter) =>
    choose(chosen.includes(letter) ? chosen.filter(each => each !== letter) : [...chosen, letter].slice(-2));
  return (
    <fieldset class="ct-checks">
      <legend>{name}</legend>
      {LETTERS.map(letter => (
        <label key={letter}>
          <input type="checkbox" checked={chosen.includes(letter)} onChange={() => toggle(letter)} />
          {letter}
        </label>
      ))}
    </fieldset>
  );
}
