import type { AnyTexts } from '../../../kernel/index.ts';
import { Motif } from './motif.tsx';
import type { PlainScene } from './scene.ts';
import type { Words } from './words/en.ts';

/** Every piece that the game has a name for. */
export function Reference({ texts, words }: { texts: AnyTexts; words: Words }) {
  const names = Object.entries(texts.pieces);
  if (names.length === 0) return <p>{words.noPieces}</p>;
  return (
    <ul class="plain-pieces" aria-label={words.pieces}>
      {names.map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

const LANDSCAPES = 5;

/** The band of the end screen: landscapes side by side, as many as it is wide. */
export function Finale({ scene }: { scene: PlainScene }) {
  return (
    <div class="plain-finale">
      {Array.from({ length: LANDSCAPES }, (_, at) => (
        <Motif key={at} id={scene.game.id} at={at} />
      ))}
    </div>
  );
}
