// A ribbon over the board while something worth telling happens.
import type { Event } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import { kindOf } from './kinds.ts';
import { pawnsInWords } from './preview.ts';
import type { CityScene } from './scene.ts';
import { isColour } from './sites.ts';
import type { Words } from './words/en.ts';

interface Ribbon {
  readonly tone: 'good' | 'bad';
  readonly icon: string;
  readonly head: string;
  readonly text: string;
}

/** The ribbon of what is happening now; nothing most of the time. */
export function Banner({ scene: { happening, words } }: { scene: CityScene }) {
  const ribbon = happening && ribbonOf(happening, words);
  if (!ribbon) return null;
  return (
    <p class="ct-banner" data-tone={ribbon.tone} aria-hidden="true">
      <Icon name={ribbon.icon} size={32} />
      <b>{ribbon.head}</b>
      <small>{ribbon.text}</small>
    </p>
  );
}

function ribbonOf(event: Event, words: Words): Ribbon | undefined {
  const { lines } = words;
  switch (event.type) {
    case 'setDown': {
      const pawns = [...event.pawns].filter(isColour);
      const text = words.stayAt(pawnsInWords(pawns, words), words.sites[kindOf(event.site)], pawns.length);
      return { tone: 'good', icon: 'i-check', head: words.bravo, text };
    }
    case 'sentHome':
      if (event.count === 0) return undefined;
      return { tone: 'bad', icon: 'i-cross', head: words.zut, text: words.goHome(event.count, event.required) };
    case 'unserved':
      return { tone: 'bad', icon: 'i-cross', head: words.zut, text: words.sites[kindOf(event.site)] + words.colon + lines.unserved };
    case 'controlled':
      return { tone: 'bad', icon: 'g-inspector', head: '', text: lines.out(words.pawns(event.colour, 1)) };
    case 'signMet':
      return { tone: event.order === 1 ? 'good' : 'bad', icon: 'g-detour', head: '', text: lines.sign(event.order) };
    case 'ended':
      return {
        tone: event.won ? 'good' : 'bad',
        icon: event.won ? 'i-trophy' : 'i-flag',
        head: event.won ? words.won : words.lost,
        text: words.stamp(event.total, event.objective, event.turns),
      };
    default:
      return undefined;
  }
}
