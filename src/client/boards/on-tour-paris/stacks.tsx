// Decks and counts below the players, and the key of the map.
import {
  ARRONDISSEMENTS,
  CARDS,
  type Card,
  type Mark,
  REGIONS,
  type Region,
  regionOf,
  shownOn,
} from '../../../games/on-tour-paris/index.ts';
import { Icon } from '../../ui/index.ts';
import { REGION_SIGNS } from './map/club.tsx';
import { ClubMark } from './map/mark.tsx';
import { named, type Paris } from './scene.ts';
import type { Words } from './words/en.ts';

/** So few cards are named one by one. */
const FEW = 3;

/** The deck, the discards by region, and the key. */
export function Stacks({ scene }: { scene: Paris }) {
  const { view, words } = scene;
  const few = view.bag.length > 0 && view.bag.length <= FEW ? view.bag : [];
  return (
    <div class="stacks">
      <h2>{words.deck}</h2>
      <div class="deck" data-explain="deck">
        <b class="deck-pile">{view.bag.length}</b>
        <span>{words.deckLeft(view.bag.length)}</span>
        {few.length > 0 && (
          <ul>
            {few.map(card => (
              <li key={card} title={named(scene, card)} data-explain={`card:${card}`}>
                <Icon name={REGION_SIGNS[regionOf(card)]} size={12} label={named(scene, regionOf(card))} />
                {ARRONDISSEMENTS[shownOn(card) - 1]?.numeral}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul class="discards" aria-label={words.discards} data-explain="discard">
        {REGIONS.map(region => (
          <Discards key={region} region={region} name={named(scene, region)} discard={view.discard} />
        ))}
      </ul>
      <h2>{words.key}</h2>
      <Key words={words} />
    </div>
  );
}

function Discards({ region, name, discard }: { region: Region; name: string; discard: readonly Card[] }) {
  const all = CARDS.filter(card => regionOf(card) === region).length;
  const count = discard.filter(card => regionOf(card) === region).length;
  return (
    <li class={`region-${region}`} title={name} data-explain={`region:${region}`}>
      <Icon name={REGION_SIGNS[region]} size={12} label={name} />
      <span class="gauge">
        <i style={{ width: `${(100 * count) / all}%` }} />
      </span>
      <b>{count}</b>
    </li>
  );
}

/** What the marks in the clubs mean. */
export function Key({ words }: { words: Words }) {
  const marks: readonly { mark: Mark | null; label: string; explains: string }[] = [
    { mark: null, label: words.keyEmpty, explains: 'mark:empty' },
    { mark: '48c', label: words.keyCircled, explains: 'mark:circle' },
    { mark: '*', label: words.keyStar, explains: 'mark:star' },
    { mark: 'X', label: words.keyX, explains: 'mark:x' },
  ];
  return (
    <ul class="key">
      {marks.map(({ mark, label, explains }) => (
        <li key={label} data-explain={explains}>
          <svg viewBox="-25 -25 50 50" class="key-mark" aria-hidden="true">
            <ClubMark mark={mark} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
