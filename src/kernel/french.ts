// How French is written: elision, and spaces that never break.
import type { Language } from './texts.ts';

/** "de" before a name or a title: d’Ada, de Bruno, du Tour du monde. */
export function de(name: string): string {
  const article = /^(?:(Le|La|Les) |L[’'])/.exec(name);
  if (article) {
    const joined: Readonly<Record<string, string>> = { Le: 'du ', La: 'de la ', Les: 'des ' };
    return `${joined[article[1] ?? ''] ?? 'de l’'}${name.slice(article[0].length)}`;
  }
  // An h may be aspirated, and a y before a vowel is no vowel: Hugo, Yokohama.
  return /^\P{Letter}*([aeiouàáâãäåèéêëìíîïòóôõöøùúûüœæ]|y[^aeiouéèêy])/iu.test(name) ? `d’${name}` : `de ${name}`;
}

const NARROW = / (?=[;?!»])|(?<=«) /g;
const WIDE =
  / (?=[:%€])|(?<=n°) (?=\d)|(?<=\d) (?=(?:(?:jour(?:née)?|semaine|tour|manche|minute|point|pièce|euro|carburant|carte|joueur|voyageur|club)s?|min|s|h)(?!\p{Letter}))/gu;

/** Signs of two parts, quotation marks, and figures with what they count stay with their words. */
function fixedSpaces(text: string): string {
  return text.replaceAll(NARROW, '\u202f').replaceAll(WIDE, '\u00a0');
}

/** Words as their language sets them, in all sentences and in what its functions say; only French has spaces of its own. */
export function typeset<T>(language: Language, words: T): T {
  return language === 'fr' ? (withSpaces(words) as T) : words;
}

function withSpaces(words: unknown): unknown {
  if (typeof words === 'string') return fixedSpaces(words);
  if (typeof words === 'function') return (...given: readonly unknown[]) => withSpaces(words(...given));
  if (Array.isArray(words)) return words.map(withSpaces);
  // What is still to be loaded is set when it is there.
  if (typeof words !== 'object' || words === null || words instanceof Promise) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withSpaces(value)]));
}
