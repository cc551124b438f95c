import { COLOURS, LAST_TURN } from '../../../games/city-tour/index.ts';
import { figureIn } from '../figure-in.ts';
import type { Figure } from '../kit.ts';
import { deliveredIn } from './preview.ts';
import type { CityScene } from './scene.ts';

/** How a day stands: who has arrived, who is on the bus, and how far the day is. */
export function figures({ view, words }: CityScene): readonly Figure[] {
  const { objective } = view.town;
  const delivered = deliveredIn(view);
  const aboard = COLOURS.reduce((sum, colour) => sum + view.bus[colour], 0);
  return [
    { figure: `${delivered} ${words.of(objective)}`, label: words.unit(objective) },
    figureIn(words.aboard(aboard), aboard),
    { figure: String(Math.min(view.turn, LAST_TURN)), label: `${words.turn} ${words.turnOf(LAST_TURN)}` },
  ];
}
