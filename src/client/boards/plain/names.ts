// What things are called: by the game's texts where they know the id, by the board's own labels, or else by the id itself.
import type { Touch } from '../../../kernel/index.ts';
import type { PlainScene } from './scene.ts';

type Spoken = Pick<PlainScene, 'texts' | 'words'>;

function known(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An id as words: 'travelSupply' is 'Travel supply', 'red6' is 'Red 6'. */
function spelled(id: string): string {
  const words = id
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replaceAll(/([a-zA-Z]{3,})(\d)/g, '$1 $2');
  return capital(words);
}

/** The heading of a part of the view, or of a group of touches. */
export function labelOf(key: string, { texts, words }: Spoken): string {
  return capital(known(texts.pieces, key) ?? known(words.labels, key) ?? spelled(key));
}

/** The name of a piece. */
export function nameOf(id: string, { texts }: Pick<Spoken, 'texts'>, group = ''): string {
  return capital(known(texts.pieces, `${group}:${id}`) ?? known(texts.pieces, id) ?? spelled(id));
}

/** The group of a touch and what is touched in it: 'island:foehr' is foehr of the islands. */
export function splitTouch(touch: Touch): { readonly group: string; readonly id: string } {
  const at = touch.indexOf(':');
  return at < 0 ? { group: touch, id: touch } : { group: touch.slice(0, at), id: touch.slice(at + 1) };
}

/** The name of what is touched. */
export function touchName(touch: Touch, spoken: Pick<Spoken, 'texts'>): string {
  const { group, id } = splitTouch(touch);
  return nameOf(id, spoken, group);
}
