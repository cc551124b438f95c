import { type Language, typeset } from '../../kernel/index.ts';
import type { LabWords } from './lab-words.ts';

export { type BackingNames, backingSentence } from './backing.ts';
export type { LabWords } from './lab-words.ts';
export { reasonText } from './reason.ts';
export {
  differenceText,
  elementName,
  groupName,
  letterOf,
  measureWords,
  numberIn,
  sentenceOf,
  valueText,
  verdictSentences,
} from './sentences.ts';

const LOADED: Readonly<Record<Language, () => Promise<LabWords>>> = {
  en: async () => (await import('./en.ts')).en,
  da: async () => (await import('./da.ts')).da,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

/** What the laboratory says in a language. */
export async function labWords(language: Language): Promise<LabWords> {
  return typeset(language, await LOADED[language]());
}
