import type { Prompt } from '../kit.ts';
import type { CityScene } from './scene.ts';
import { chosenTile } from './tile-turning.ts';

/** What to do now. */
export function prompt({ view, words, touching }: CityScene): Prompt {
  const phase = view.frames[0]?.phase;
  if (phase === 'control') return { sentence: words.whoGetsOff };
  const isBuilder = touching.moves.some(({ type }) => type === 'place');
  if (phase !== 'place' || !isBuilder) return { sentence: words.waiting };
  if (!chosenTile(touching, view.revealed)) return { sentence: words.choose };
  return { sentence: view.revealed.includes('CTL') ? words.inspectorTile : words.turnOrDrive };
}
