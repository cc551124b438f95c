// What no table says to anybody: the wrong person, codes, holes in sentences.
import type { Language } from '../kernel/index.ts';

/** "You" with the verb of somebody else, called by a pronoun as if it were a name, or in the wrong case. */
const WRONG_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?!pass\b|guess\b|miss\b|always\b|as\b|unless\b)[a-z]+s\b|\b[Yy]ou (?:doesn’t|hasn’t|isn’t)\b|\b[Yy]ou’s\b|\b(?:of|for|by|to|and|from|with) You\b|, You\b|\bTurn of\b/u,
  da: /\bDig\b|\b(?:til|for|fra|af|hos|med) [Dd]u\b|\bDus\b|\b[Dd]igs\b|(?:\p{Ll}|,) Du\b/u,
  // In the middle of a sentence "vous" may be an object, and "du" may follow its verb; small words may stand between "Vous" and its verb.
  fr: /\bVous (?:(?:ne|y|en|le|la|les|lui|leur|nous|vous) )*(?!(?:ne|y|en|le|la|les|lui|leur|nous|vous|seul) )\p{Ll}+(?<!ez|es)(?=[ .!,])|(?<!à )\bvous (?:prend|commence|est|a|gagne|perd|joue)\b|\b[Dd]e Vous\b|\b(?:[Dd]e|[Qq]ue) (?:Ada|Élise|Arbon|Überlingen|Amriswil)\b/u,
  de: /\bDu (?!nutzt\b|setzt\b|musst\b|bist\b|hast\b)\p{Ll}+(?<!st)(?=[ .!,])|\b[Dd]u (?:ist|hat|wird|nimmt|gewinnt|beginnt|zahlt|baut)\b|\b(?:für|von|bei|mit) [Dd]u\b|\bDus\b|\p{Ll} Du\b/u,
};

/** Verbs that belong to "you", or what only follows "you". */
const YOUR_VERBS: Readonly<Record<Language, string>> = {
  en: '(?:take|use|build|win|start|get|have|drive|reroll|write|fly|pay|draw|roll|hire|place)',
  da: 'dig',
  fr: '\\p{Ll}+ez',
  de: '(?!ist\\b|fast\\b|erst\\b)\\p{Ll}+st',
};

/** Ids of cards, tiles, spaces and options; clause numbers (BT-4.3) and printed letters are none. */
const CODE =
  /\b[A-Z]\d+\b|\br\d+c\d+\b|\b[nwcgu]\d\d\b|\b\d{1,2}[abc]\b|P\d\d-[NSWCE]|~|\(–|\b(?:tile|town|bus|die|action|button|category|card|slot|seat|room|city|effect|reason):\p{L}|\b\p{Ll}+[a-z]\p{Lu}\p{Ll}+/u;

/** What was forgotten; "null" is a number in German. */
const HOLE = /undefined|NaN|\[object|\bInfinity\b|\{\w+\}/;
const NULL = /\bnull\b/;

/** What is wrong with a text that a person reads at a table with these names; undefined where nothing is. */
export function faultOf(text: string, language: Language, names: readonly string[] = []): string | undefined {
  if (HOLE.test(text) || (language !== 'de' && NULL.test(text))) return `a hole: ${text}`;
  if (CODE.test(text)) return `a code: ${text}`;
  if (WRONG_PERSON[language].test(text)) return `the wrong person: ${text}`;
  const yourVerb = new RegExp(`(?<!et |and |und |og )\\b(?:${names.join('|')}) ${YOUR_VERBS[language]}\\b`, 'u');
  return names.length > 0 && yourVerb.test(text) ? `your verb for somebody else: ${text}` : undefined;
}
