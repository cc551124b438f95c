// A choice as a row, and what it would earn.
import type { ComponentChildren } from 'preact';
import type { Prospect } from '../../../games/bodensee/table.ts';
import type { Touch } from '../../../kernel/index.ts';
import { type Fingers, Icon, Piece, Target } from '../../ui/index.ts';
import { DieIcon, TileIcon } from './drawings/pieces.tsx';
import { boxIn, dieName, type Lake, ownerName, ownSeat, signed, tileName } from './scene.ts';

interface OptionProps {
  readonly fingers: Fingers;
  readonly touch: Touch;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A choice of the list, which is also one on the board. */
export function Option({ fingers, touch, label, children }: OptionProps) {
  return (
    <li>
      <Target touching={fingers} touch={touch} label={label} class="bt-option">
        {children}
        <span class="bt-option-tick">
          <Icon name="i-check" size={16} />
        </span>
      </Target>
    </li>
  );
}

/** A bus by its number. */
export function BusNumber({ bus }: { bus: number }) {
  return (
    <b class="bt-bus-disc" aria-hidden="true">
      {bus + 1}
    </b>
  );
}

/** Who earns how much, the mover first. */
export function Gains({ scene, prospect }: { scene: Lake; prospect: Prospect }) {
  const { seat } = scene.view.turn;
  const all = prospect.gains.map((gain, each) => ({ gain, each })).filter(({ gain, each }) => gain > 0 || each === seat);
  return (
    <span class="bt-gains">
      {[...all]
        .sort((a, b) => Number(b.each === seat) - Number(a.each === seat))
        .map(({ gain, each }) => (
          <span key={each} class="bt-gain">
            <Piece seat={each} size={18} />
            {signed(gain)}
          </span>
        ))}
    </span>
  );
}

/** How little and how much it may be for the viewer. */
export function rangeOf(scene: Lake, { least, most }: Prospect): string {
  const own = ownSeat(scene);
  const { words, voice } = scene;
  return words.range(
    voice.tell(own, words.forYou, name => name),
    least[own] ?? 0,
    most[own] ?? 0,
  );
}

/** The best tour visit by visit. */
export function TourLine({ scene, prospect }: { scene: Lake; prospect: Prospect }) {
  const { words, view } = scene;
  const { tileAt } = boxIn(view);
  if (prospect.visits.length === 0) return <p class="bt-tour">{words.noVisit}</p>;
  return (
    <p class="bt-tour">
      <span class="eyebrow">{words.tourWord}</span>
      {prospect.visits.map(({ tile, die, owner, paid, bonus, left }) => {
        const found = tileAt.get(tile);
        const said = `${dieName(scene, die)}${words.colon}${tileName(scene, tile)}, ${ownerName(scene, owner)} ${signed(paid)}, ${left > 0 ? words.pipsLeft(left) : words.ruinedPlus(bonus)}`;
        return (
          <span key={tile} class="bt-visit" title={said} role="img" aria-label={said} data-explain={`tile:${tile}`}>
            <DieIcon die={die} size={28} />
            <Icon name="i-arrow-right" size={12} />
            {found && <TileIcon tile={found} owner={owner} size={32} />}
            <b>{signed(paid)}</b>
            {bonus > 0 && <b class="bt-ruin-plus">{signed(bonus)}</b>}
          </span>
        );
      })}
    </p>
  );
}
