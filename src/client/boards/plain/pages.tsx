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

/** The band of the end screen: one of the landscapes. */
export function Finale({ scene }: { scene: PlainScene }) {
  return (
    <div class="plain-finale">
      <Motif id={scene.game.id} at={1} />
    </div>
  );
}
