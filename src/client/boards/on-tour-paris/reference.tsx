// All components of the game, for the last part of the rulebook.
import {
  ARRONDISSEMENTS,
  CARDS,
  type Card,
  CLUBS_IN,
  clubsOf,
  DOCKS,
  QUAYS,
  REGIONS,
  regionOf,
  TITLE_POINTS,
  TITLES,
} from '../../../games/on-tour-paris/index.ts';
import type { AnyTexts, Language } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { REGION_SIGNS } from './map/club.tsx';
import { Key } from './stacks.tsx';
import { TicketFace } from './tray/ticket.tsx';
import type { Words } from './words/en.ts';

interface ReferenceProps {
  readonly texts: AnyTexts;
  readonly words: Words;
  readonly language: Language;
}

const SAMPLES: readonly Card[] = ['P08-N', 'P15-S', 'P07-W', 'P18-C', 'P20-E'];

/** Marks, cards, arrondissements, docks and titles. */
export function Reference({ texts, words }: ReferenceProps) {
  const named = (id: string) => texts.pieces[id] ?? id;
  return (
    <div class="reference">
      <h3>{words.reference.marks}</h3>
      <Key words={words} />
      <p>{words.reference.dice}</p>
      <h3>{words.reference.regions}</h3>
      <Regions words={words} named={named} />
      <div class="reference-cards">
        {SAMPLES.map(card => (
          <span key={card} class={`ticket region-${regionOf(card)}`}>
            <TicketFace card={card} region={named(regionOf(card))} foot={named(card)} />
          </span>
        ))}
      </div>
      <h3>{words.reference.arrondissements}</h3>
      <Arrondissements named={named} />
      <h3>{words.reference.docks}</h3>
      <Docks words={words} named={named} />
      <h3>{words.reference.titles}</h3>
      <Titles words={words} named={named} />
      <p class="credit">{words.reference.credit}</p>
    </div>
  );
}

interface PartProps {
  readonly words: Words;
  named(id: string): string;
}

function Regions({ words, named }: PartProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.reference.region}</th>
          <th scope="col">{words.reference.cardsOf}</th>
          <th scope="col">{words.reference.clubsIn}</th>
        </tr>
      </thead>
      <tbody>
        {REGIONS.map(region => (
          <tr key={region}>
            <th scope="row">
              <Icon name={REGION_SIGNS[region]} size={16} /> {named(region)}
            </th>
            <td>{CARDS.filter(card => regionOf(card) === region).length}</td>
            <td>{CLUBS_IN[region].length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Arrondissements({ named }: Pick<PartProps, 'named'>) {
  return (
    <table>
      <tbody>
        {ARRONDISSEMENTS.map(({ numeral, name, bank, column }, at) => (
          <tr key={numeral}>
            <th scope="row">
              {numeral} <small>{name}</small>
            </th>
            <td class="reference-regions">
              <Icon name={REGION_SIGNS[bank]} size={16} label={named(bank)} />
              <Icon name={REGION_SIGNS[column]} size={16} label={named(column)} />
            </td>
            <td>
              {clubsOf(at + 1)
                .map(named)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Docks({ words, named }: PartProps) {
  return (
    <>
      <p>{words.reference.docksNote}</p>
      <table>
        <tbody>
          {DOCKS.map(dock => (
            <tr key={dock}>
              <th scope="row">{dock}</th>
              <td>{named(`dock:${dock}`)}</td>
              <td>{QUAYS[dock].clubs.map(named).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Titles({ words, named }: PartProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">{words.reference.titleFree}</th>
          <th scope="col">{words.reference.titleOnce}</th>
        </tr>
      </thead>
      <tbody>
        {TITLES.map((title, at) => (
          <tr key={title}>
            <th scope="row">{named(title)}</th>
            <td>{words.reference.from(TITLE_POINTS.free[at] ?? 0)}</td>
            <td>{words.reference.from(TITLE_POINTS.once[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
