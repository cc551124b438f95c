// All components of the game, for the last part of the rulebook.
import { ATTRACTIONS, type Attraction, CATEGORIES, MORNINGS, PRINTED_ACTIONS, TOWNS } from '../../../games/bodensee/table.ts';
import type { AnyTexts, Language } from '../../../kernel/index.ts';
import { Icon, Piece } from '../../ui/index.ts';
import { DieIcon, HarbourSquare, SIGNS } from './drawings/pieces.tsx';
import { hyphenated } from './hyphenation.ts';
import { TilePicture } from './tile-picture.tsx';
import type { Words } from './words/en.ts';

interface ReferenceProps {
  readonly texts: AnyTexts;
  readonly words: Words;
  readonly language: Language;
}

function AttractionCard({ tile, texts, words }: { tile: Attraction } & Omit<ReferenceProps, 'language'>) {
  return (
    <li class={`bt-card cat-${tile.category}`}>
      <TilePicture tile={tile} hasBonus={tile.bonus} words={words} />
      <span class="bt-card-name">{hyphenated(texts.pieces[tile.id] ?? tile.english)}</span>
      <span class="bt-card-price">{words.pips(tile.value)}</span>
    </li>
  );
}

function Signs({ texts, words }: Omit<ReferenceProps, 'language'>) {
  return (
    <ul class="bt-key">
      <li>
        <DieIcon die="green4" /> {words.reference.tourist}
      </li>
      {CATEGORIES.map(category => (
        <li key={category}>
          <span class={`bt-chip cat-${category}`}>
            <Icon name={SIGNS[category]} size={12} />
          </span>
          {words.categories[category]} ({texts.pieces[category] ?? category})
        </li>
      ))}
      <li>
        <svg width="34" height="34" viewBox="0 0 54 54" aria-hidden="true">
          <HarbourSquare />
        </svg>
        {words.reference.harbour}
      </li>
      <li>
        <Icon name="g-drop" /> {words.reference.drop}
      </li>
      <li>
        <Piece seat={0} size={22} /> {words.reference.owner}
      </li>
    </ul>
  );
}

function Actions({ texts, words }: Omit<ReferenceProps, 'language'>) {
  const rows = [
    ...MORNINGS.map(action => ({ action, icon: 'g-sunrise', when: words.reference.morning })),
    ...PRINTED_ACTIONS.map(action => ({ action, icon: 'g-sun', when: words.reference.allDay })),
  ];
  return (
    <ul class="bt-key">
      {rows.map(({ action, icon, when }) => (
        <li key={action}>
          <Icon name={icon} /> {when}
          {words.colon}
          <b>{texts.pieces[`action:${action}`] ?? action}</b>
        </li>
      ))}
    </ul>
  );
}

/** Signs, actions, towns and the 62 attractions. */
export function Reference({ texts, words }: ReferenceProps) {
  return (
    <div class="bt-reference" data-game="bodensee">
      <h3>{words.reference.signs}</h3>
      <Signs texts={texts} words={words} />
      <h3>{words.reference.actions}</h3>
      <Actions texts={texts} words={words} />
      <h3>{words.reference.towns}</h3>
      <ul class="bt-key">
        {TOWNS.map(({ id, spaces, harbour, drop, morning, allDay }) => (
          <li key={id}>
            <b>{texts.pieces[id] ?? id}</b>
            {harbour && <Icon name="g-anchor" size={16} label={words.harbour} />}
            {drop && <Icon name="g-drop" size={16} label={words.drop} />}
            <span class="bt-key-detail">
              {words.reference.spaces(spaces)}; {texts.pieces[`action:${morning}`]}, {texts.pieces[`action:${allDay}`]}
            </span>
          </li>
        ))}
      </ul>
      {CATEGORIES.map(category => (
        <section key={category}>
          <h3>
            {words.reference.attractions}
            {words.colon}
            {words.categories[category]}
          </h3>
          <ul class="bt-gallery">
            {ATTRACTIONS.filter(tile => tile.category === category).map(tile => (
              <AttractionCard key={tile.id} tile={tile} texts={texts} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
