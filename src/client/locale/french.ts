// How French is written: elision, and spaces that never break.

/** "de" before a name or a title: d’Ada, de Bruno, du Tour du monde. */
export function de(name: string): string {
  const article = /^(?:(Le|La|Les) |L[’'])/.exec(name);
  if (article) {
    const joined: Readonly<Record<string, string>> = { Le: 'du ', La: 'de la ', Les: 'des ' };
    return `${joined[article[1] ?? ''] ?? 'de l’'}${name.slice(article[0].length)}`;
  }
  const first = name.normalize('NFD').replaceAll(/[^\p{Letter}]/gu, '');
  // An h may be aspirated, and a y before a vowel is no vowel: Hugo, Yokohama.
  return /^([aeiouœæ]|y[^aeiou])/i.test(first) ? `d’${name}` : `de ${name}`;
}

/** Signs of two parts, and figures with what they count, stay with the word before them. */
export function fixedSpaces(text: string): string {
  return text.replaceAll(/ (?=[;?!])/g, '\u202f').replaceAll(/ (?=[:»%€])|(?<=«) |(?<=\d) (?=(jours?|min|s|pièces?)\b)/g, '\u00a0');
}

/** The same words with such spaces, in all sentences and in what its functions say. */
export function spaced<T>(words: T): T {
  return withSpaces(words) as T;
}

function withSpaces(words: unknown): unknown {
  if (typeof words === 'string') return fixedSpaces(words);
  if (typeof words === 'function') return (...given: readonly unknown[]) => withSpaces(words(...given));
  if (Array.isArray(words)) return words.map(withSpaces);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, withSpaces(value)]));
}
