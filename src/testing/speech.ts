// What no table says to anybody: the wrong person, codes, holes in sentences.
import type { Language } from '../kernel/index.ts';

/** "You" with the verb of somebody else, called by a pronoun as if it were a name, or in the wrong case. */
const WRONG_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?!pass\b|guess\b|miss\b|discard\b|always\b|as\b|unless\b)[a-z]+s\b|\b[Yy]ou (?:doesn’t|hasn’t|isn’t)\b|\b[Yy]ou’s\b|\b(?:of|for|by|to|and|from|with) You\b|, You\b|\bTurn of\b/u,
  da: /(?:^|[.:!?] )Dig\b|\bDigs?\b (?=\p{Ll}+r\b)|\b(?:til|for|fra|af|hos|med) [Dd]u\b|\bDus\b|[^.:!?–)] Du\b/u,
  fr: /(?<!par |pour |chez |à |que |avec |de )\b[Vv]ous (?!avez|êtes|et |ne |n’|seul |y |en |le |la |les |même|pl|pr|maintenant|aussi|devez)\p{Ll}+(?<!ez|es)(?=[ .!,])|\b[Dd]e Vous\b|\b(?:[Dd]e|[Qq]ue|[Ll]e) [AEIOUÉÜ]\p{Ll}+(?= )/u,
  de: /(?<!und |oder )\b[Dd]u (?!bist\b|hast\b|nutzt\b|setzt\b|fertig\b)\p{Ll}+(?<!st)(?<!setzt)(?=[ .!,])|\b(?:für|von|bei|mit) [Dd]u\b|\bDus\b|[^.:!?–)„] Du\b/u,
};

/** A name with the verb that belongs to "you". */
function yourVerb(language: Language, names: readonly string[]): RegExp {
  const verbs = {
    en: '(?:take|use|build|win|start|get|have|drive|reroll|write|fly|pay|draw|roll|hire|place)',
    da: 'dig',
    fr: '\\p{Ll}+ez',
    de: '(?!ist\\b)\\p{Ll}+st',
  };
  return new RegExp(`(?<!et |and |und |og )\\b(?:${names.join('|')}) ${verbs[language]}\\b`, 'u');
}

/** Ids of cards, tiles, spaces and options; clause numbers (BT-4.3) and printed letters are none. */
const CODE =
  /\b[A-Z]\d+\b|\br\d+c\d+\b|\b[nwcgu]\d\d\b|\b\d{1,2}[abc]\b|P\d\d-[NSWCE]|~|\(–|\b(?:tile|town|bus|die|action|button|category|card|slot|seat|room|city|effect|reason):\p{L}|\b\p{Ll}+[a-z]\p{Lu}\p{Ll}+/u;

/** What was forgotten. */
const HOLE = /undefined|NaN|\bnull\b(?! Punkte)|\[object|\bInfinity\b|\{\w+\}/;

/** What is wrong with a text that a person reads; undefined where nothing is. */
export function faultOf(text: string, language: Language, names: readonly string[]): string | undefined {
  if (HOLE.test(text)) return `a hole: ${text}`;
  if (CODE.test(text)) return `a code: ${text}`;
  if (WRONG_PERSON[language].test(text)) return `the wrong person: ${text}`;
  return names.length > 0 && yourVerb(language, names).test(text) ? `somebody else’s verb: ${text}` : undefined;
}
