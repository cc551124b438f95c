// What guests are told while they are away, in their language.
import type { Language } from '../../kernel/index.ts';

interface NoticeWords {
  /** A table, as people call it. */
  readonly table: (title: string, others: readonly string[]) => string;
  readonly turn: (table: string) => string;
  readonly digest: (tables: readonly string[]) => string;
  /** Somebody asks for a game. */
  readonly asks: (name: string, title: string) => string;
  readonly daily: (number: number) => string;
}

const named = (language: string, between: string) => (title: string, others: readonly string[]) =>
  others.length > 0 ? `${title} ${between} ${new Intl.ListFormat(language).format(others)}` : title;

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    table: named('en-GB', 'with'),
    turn: table => `Your turn: ${table}.`,
    digest: tables =>
      `${tables.length === 1 ? 'One table is waiting' : `${tables.length} tables are waiting`} for you: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} asks you to play: ${title}.`,
    daily: number => `Today’s Daily Tour is waiting for you: tour ${number}.`,
  },
  da: {
    table: named('da', 'med'),
    turn: table => `Det er din tur: ${table}.`,
    digest: tables => `${tables.length === 1 ? 'Ét bord venter' : `${tables.length} borde venter`} på dig: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} spørger, om du vil spille ${title}.`,
    daily: number => `Dagens tur nr. ${number} venter på dig.`,
  },
  fr: {
    table: named('fr', 'avec'),
    turn: table => `À vous de jouer : ${table}.`,
    digest: tables =>
      `${tables.length === 1 ? 'Une table vous attend' : `${tables.length} tables vous attendent`} : ${tables.join(' ; ')}.`,
    asks: (name, title) => `${name} vous invite à jouer : ${title}.`,
    daily: number => `Le tour du jour n° ${number} vous attend.`,
  },
  de: {
    table: named('de', 'mit'),
    turn: table => `Du bist am Zug: ${table}.`,
    digest: tables => `${tables.length === 1 ? 'Ein Tisch wartet' : `${tables.length} Tische warten`} auf dich: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} möchte mit dir spielen: ${title}.`,
    daily: number => `Die Tagestour Nr. ${number} wartet auf dich.`,
  },
};
