import { type AnyTexts, type ClauseText, type Language, rulebookOf } from '../kernel/index.ts';

const AGREED: Readonly<Record<Language, string>> = {
  en: 'agreed at this table',
  da: 'aftalt ved dette bord',
  fr: 'convenu à cette table',
  de: 'an diesem Tisch vereinbart',
};

const NONE: Readonly<Record<Language, (wanted: string) => string>> = {
  en: wanted => `No rule mentions "${wanted}".`,
  da: wanted => `Ingen regel nævner ”${wanted}”.`,
  fr: wanted => `Aucune règle ne parle de « ${wanted} ».`,
  de: wanted => `Keine Regel erwähnt „${wanted}“.`,
};

/** A clause in one line, which says where it is not as printed. */
export function ruleLine({ clause, sentence, isAgreed }: ClauseText, language: Language): string {
  return `${clause}  ${sentence}${isAgreed ? ` (${AGREED[language]})` : ''}`;
}

/** The rules that a clause number or some words find, as they read in this match. */
export function rulesFor(texts: AnyTexts, wanted: string, language: Language): string {
  const needle = wanted.toLowerCase();
  const found = rulebookOf(texts).filter(({ clause, sentence }) => {
    const id = clause.toLowerCase();
    return id === needle || id.startsWith(`${needle}.`) || (!/\d/.test(needle) && sentence.toLowerCase().includes(needle));
  });
  if (found.length === 0) return NONE[language](wanted);
  return found.map(each => ruleLine(each, language)).join('\n');
}
