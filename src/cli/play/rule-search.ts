import type { AnyTexts } from '../../kernel/index.ts';

/** The rules that a clause number or some words find. */
export function rulesFor(texts: AnyTexts, wanted: string): string {
  const sentences: Readonly<Record<string, string>> = texts.rules;
  const needle = wanted.toLowerCase();
  const found = Object.entries(sentences).filter(([clause, text]) => {
    const id = clause.toLowerCase();
    return id === needle || id.startsWith(`${needle}.`) || (!/\d/.test(needle) && text.toLowerCase().includes(needle));
  });
  if (found.length === 0) return `No rule mentions "${wanted}".`;
  return found.map(([clause, text]) => `${clause}  ${text}`).join('\n');
}
