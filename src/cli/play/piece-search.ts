// Cards, towns, employees: everything in the box by its name.
import { folded } from '../../kernel/handbook/index.ts';
import { type AnyDrawing, type AnyTexts, type Explanation, plainly, type Voice } from '../../kernel/index.ts';

/** Where somebody who looks something up sits. */
export interface Seen {
  readonly texts: AnyTexts;
  readonly drawing: AnyDrawing | undefined;
  readonly view: unknown;
  readonly voice: Voice;
}

/** The pieces of this name, explained as far as the texts explain them. */
export function piecesNamed({ texts, drawing, view, voice }: Seen, wanted: string): readonly string[] {
  const needle = folded(wanted);
  const explained = (drawing?.pieces(view) ?? []).flatMap(touch => {
    const found = texts.explain?.(touch, view, voice);
    return found && folded(found.name).includes(needle) ? [told(found)] : [];
  });
  const others = Object.entries(texts.pieces).flatMap(([id, name]) => {
    const isNew = folded(name).includes(needle) && !explained.some(text => folded(text).includes(folded(name)));
    const effect = texts.pieces[`effect:${id}`];
    return isNew ? [effect ? `${name}: ${effect}` : name] : [];
  });
  return [...new Set([...explained, ...others])];
}

function told(explained: Explanation): string {
  const { kind, name, example, clause } = explained;
  const heading = kind === name ? name : `${name} (${kind})`;
  return [`${heading}:`, plainly(explained), ...(example ? [example] : []), ...(clause ? [`(${clause})`] : [])].join(' ');
}
