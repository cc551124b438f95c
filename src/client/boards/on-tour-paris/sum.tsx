// The points of a route and of what they are made.
import type { Tally } from '../../../games/on-tour-paris/index.ts';
import { Icon } from '../../ui/index.ts';
import type { Words } from './words/en.ts';

/** A live count: the points large, then clubs, circles and boats. */
export function Sum({ tally, words }: { tally: Tally; words: Words }) {
  const { points, clubs, circled, boats } = tally;
  return (
    <div class="sum" role="status" aria-label={words.sum(tally)} data-explain="points">
      <b class="sum-points">{points}</b>
      <SumPart icon="g-club" value={clubs} label={words.clubs(clubs)} />
      <SumPart icon="g-circle-mark" value={circled} label={words.circles(circled)} />
      <SumPart icon="g-boat" value={boats} label={words.boats} />
    </div>
  );
}

function SumPart({ icon, value, label }: { icon: string; value: number; label: string }) {
  return (
    <span class={`sum-part ${icon}`}>
      <b>
        <Icon name={icon} size={16} />
        {value}
      </b>
      <span class="sum-label">{label}</span>
    </span>
  );
}
