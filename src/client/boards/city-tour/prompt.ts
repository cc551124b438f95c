import type { Prompt } from '../kit.ts';
import type { CityScene } from './scene.ts';
import { chosenTile } from './tile-turning.ts';

/** What to do now. */
export function prompt({ view, words, touching, voice }: CityScene): Prompt {
  const [frame] = view.frames;
  const may = (wanted: string) => touching.moves.some(({ type }) => type === wanted);
  if (frame?.phase === 'control') return { sentence: may('control') ? words.whoGetsOff : words.inspecting(voice.name(frame.seat)) };
  if (frame?.phase !== 'place') return { sentence: words.waiting };
  if (!may('place')) return { sentence: words.placing(voice.name(frame.seat)) };
  if (!chosenTile(touching, view.revealed)) return { sentence: words.choose };
  return { sentence: view.revealed.includes('CTL') ? words.inspectorTile : words.turnOrDrive };
}
