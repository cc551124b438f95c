// What guests are told while they are away, in their language.
import type { Language } from '../../kernel/index.ts';

/** A table as people call it: its game, and who else plays. */
export interface NamedTable {
  /** The titles of the game, by language. */
  readonly title: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
  readonly others: readonly string[];
}

interface NoticeWords {
  readonly tableIn: (table: NamedTable) => string;
  readonly turn: (table: string) => string;
  /** The end of somebody's time, in a calendar. */
  readonly turnUntil: (table: string) => string;
  readonly digest: (tables: readonly string[]) => string;
  /** Somebody asks for a game. */
  readonly asks: (name: string, title: string) => string;
  readonly daily: (number: number) => string;
  /** An evening or a club date is near. */
  readonly begins: (name: string, minutes: number) => string;
}

const named =
  (language: Language, spoken: string, between: string): NoticeWords['tableIn'] =>
  ({ title, others }) => {
    const name = title[language] ?? title.en;
    return others.length > 0 ? `${name} ${between} ${new Intl.ListFormat(spoken).format(others)}` : name;
  };

const HOUR = 60;

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    tableIn: named('en', 'en-GB', 'with'),
    turn: table => `Your turn: ${table}.`,
    turnUntil: table => `Your turn ends: ${table}`,
    digest: tables =>
      `${tables.length === 1 ? 'One table is waiting' : `${tables.length} tables are waiting`} for you: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} asks you to play: ${title}.`,
    daily: number => `Today’s Daily Tour is waiting for you: tour ${number}.`,
    begins: (name, minutes) =>
      minutes === 0 ? `${name} begins now.` : `${name} begins in ${minutes === HOUR ? 'an hour' : `${minutes} min`}.`,
  },
  da: {
    tableIn: named('da', 'da', 'med'),
    turn: table => `Det er din tur: ${table}.`,
    turnUntil: table => `Din tur slutter: ${table}`,
    digest: tables => `${tables.length === 1 ? 'Ét bord venter' : `${tables.length} borde venter`} på dig: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} spørger, om du vil spille ${title}.`,
    daily: number => `Dagens tur nr. ${number} venter på dig.`,
    begins: (name, minutes) =>
      minutes === 0 ? `${name} begynder nu.` : `${name} begynder om ${minutes === HOUR ? 'en time' : `${minutes} min`}.`,
  },
  fr: {
    tableIn: named('fr', 'fr', 'avec'),
    turn: table => `À vous de jouer : ${table}.`,
    turnUntil: table => `Fin de votre tour : ${table}`,
    digest: tables =>
      `${tables.length === 1 ? 'Une table vous attend' : `${tables.length} tables vous attendent`} : ${tables.join(' ; ')}.`,
    asks: (name, title) => `${name} vous invite à jouer : ${title}.`,
    daily: number => `Le tour du jour n° ${number} vous attend.`,
    begins: (name, minutes) =>
      minutes === 0 ? `${name} commence maintenant.` : `${name} commence dans ${minutes === HOUR ? 'une heure' : `${minutes} min`}.`,
  },
  de: {
    tableIn: named('de', 'de', 'mit'),
    turn: table => `Du bist am Zug: ${table}.`,
    turnUntil: table => `Dein Zug endet: ${table}`,
    digest: tables => `${tables.length === 1 ? 'Ein Tisch wartet' : `${tables.length} Tische warten`} auf dich: ${tables.join('; ')}.`,
    asks: (name, title) => `${name} möchte mit dir spielen: ${title}.`,
    daily: number => `Die Tagestour Nr. ${number} wartet auf dich.`,
    begins: (name, minutes) =>
      minutes === 0 ? `${name} beginnt jetzt.` : `${name} beginnt in ${minutes === HOUR ? 'einer Stunde' : `${minutes} min`}.`,
  },
};
