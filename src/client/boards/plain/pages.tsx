import type { AnyTexts } from '../../../kernel/index.ts';
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
