// The city before its first turn, as the editor shows it.
import { LETTERS, type Town } from '../../../../games/city-tour/index.ts';
import { DayCard, ExtraCard } from '../drawings/cards.tsx';
import { Bed, FrameHouses, FramePaper } from '../drawings/island.tsx';
import { Sea } from '../drawings/sea.tsx';
import { Letters, Sites } from '../outskirts.tsx';
import { needOf, type Stop } from '../sites.ts';
import type { Words } from '../words/en.ts';

const NOBODY = { G: 0, O: 0, B: 0, W: 0 };

/** What of a town can be seen before its first turn. */
export type Arrangement = Pick<Town, 'sites' | 'cards' | 'signs' | 'fans' | 'objective'>;

/** A town without a match in it. */
export function DayPreview({ town, day, words, label }: { town: Arrangement; day: number; words: Words; label: string }) {
  const stops = LETTERS.map((letter, at): Stop => {
    const site = town.sites[at] ?? null;
    const need = site ? needOf(site) : [];
    const sign = town.signs.includes(letter) ? 1 : 0;
    return { letter, at, site, need, on: [], state: 'open', sign, hasFan: town.fans.includes(letter) };
  });
  return (
    <svg class="ct-preview" viewBox="-150 -98 1300 1196" role="img" aria-label={label}>
      <Sea />
      <FramePaper />
      <Bed isEmpty={() => true} />
      <FrameHouses />
      <Letters stops={stops} words={words} />
      <Sites stops={stops} words={words} preview={undefined} />
      {town.cards.map((card, at) => (
        <g key={card} transform={`translate(${846 + (at % 4) * 88} ${-50 + Math.floor(at / 4) * 94}) scale(.56)`}>
          <ExtraCard card={card} bus={NOBODY} />
        </g>
      ))}
      <g transform="translate(1052 258)">
        <DayCard
          title={words.dayNumber(day)}
          figure={0}
          goal={words.of(town.objective)}
          delivered={0}
          preview={0}
          objective={town.objective}
        />
      </g>
    </svg>
  );
}
