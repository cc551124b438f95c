// Says by which reading of its rulebook a match is played, and where that differs from the printed one.
import { typeset } from '../french.ts';
import { type Options, printedOptions, usualValue } from '../options.ts';
import { type Reading, readingPlayed, readOptions } from '../reading.ts';
import { same } from '../same.ts';
import type { AnyTexts, Language, OptionText } from '../texts.ts';
import { valueText } from './variants.ts';
import { WORDS } from './words.ts';

interface ReadingWords {
  readonly choose: string;
  readonly names: Readonly<Record<Reading, string>>;
  readonly helps: Readonly<Record<Reading, string>>;
  /** Stands before what the rulebook says about an option. */
  readonly rulebook: string;
  readonly pointByPoint: (count: number) => string;
  readonly plays: (reading: string) => string;
  /** A new match, where none is open. */
  readonly usually: (reading: string) => string;
  readonly differs: (options: string) => string;
}

export const READINGS: Readonly<Record<Language, ReadingWords>> = {
  en: {
    choose: 'Which reading of the rulebook',
    names: { printed: 'As printed', ours: 'Our table', own: 'Own' },
    helps: {
      printed: 'To the letter of the rulebook, even where it is strict.',
      ours: 'The rulebook, and where it is silent or can be read two ways, the way we like best.',
      own: 'Your own agreement, point by point.',
    },
    rulebook: 'Rulebook',
    pointByPoint: count => `Point by point (${count})`,
    plays: reading => `This table plays: ${reading}.`,
    usually: reading => `A new table plays: ${reading}.`,
    differs: options => `Printed otherwise: ${options}.`,
  },
  da: {
    choose: 'Hvordan reglerne læses',
    names: { printed: 'Som trykt', ours: 'Vores bord', own: 'Egen aftale' },
    helps: {
      printed: 'Reglerne ordret, også hvor de er strenge.',
      ours: 'Reglerne, og hvor de tier eller kan læses på to måder, som vi bedst kan lide det.',
      own: 'Jeres egen aftale, punkt for punkt.',
    },
    rulebook: 'Reglerne',
    pointByPoint: count => `Punkt for punkt (${count})`,
    plays: reading => `Her spilles: ${reading}.`,
    usually: reading => `Et nyt bord spiller: ${reading}.`,
    differs: options => `Trykt anderledes: ${options}.`,
  },
  fr: {
    choose: 'Quelle lecture de la règle',
    names: { printed: 'À la lettre', ours: 'Notre table', own: 'Sur mesure' },
    helps: {
      printed: 'La règle imprimée au mot près, même quand elle est sévère.',
      ours: 'La règle et, là où elle se tait ou se lit de deux façons, la lecture que nous préférons.',
      own: 'Votre propre accord, point par point.',
    },
    rulebook: 'La règle',
    pointByPoint: count => `Point par point (${count})`,
    plays: reading => `Cette table joue : ${reading}.`,
    usually: reading => `Une nouvelle table joue : ${reading}.`,
    differs: options => `Imprimé autrement : ${options}.`,
  },
  de: {
    choose: 'Wie die Anleitung gelesen wird',
    names: { printed: 'Wie gedruckt', ours: 'Unser Tisch', own: 'Eigene Abmachung' },
    helps: {
      printed: 'Die Anleitung beim Wort genommen, auch wo sie streng ist.',
      ours: 'Die Anleitung, und wo sie schweigt oder zwei Lesarten hat, die, die uns am besten gefällt.',
      own: 'Eure eigene Abmachung, Punkt für Punkt.',
    },
    rulebook: 'Anleitung',
    pointByPoint: count => `Punkt für Punkt (${count})`,
    plays: reading => `Dieser Tisch spielt: ${reading}.`,
    usually: reading => `Ein neuer Tisch spielt: ${reading}.`,
    differs: options => `Anders gedruckt: ${options}.`,
  },
};

/** "This table plays: Our table. Printed otherwise: …": for a match as it was agreed, else for a new one; '' where no rulebook is known. */
export function readingText({ table }: Pick<Options<unknown>, 'table'>, texts: AnyTexts, language: Language): string {
  const words = READINGS[language];
  const names = readOptions({ table }, texts);
  if (names.length === 0) return '';
  const agreed: Readonly<Record<string, unknown>> = Object(texts.agreed ?? texts.standard);
  const reading = readingPlayed({ table }, agreed, names);
  const printed = printedOptions({ table });
  const named: Readonly<Record<string, OptionText>> = texts.options;
  const others = names.flatMap(name => {
    const [text, option] = [named[name], table[name]];
    if (!text || !option) return [];
    const letter = printed[name] ?? usualValue(option);
    if (same(agreed[name] ?? usualValue(option), letter)) return [];
    // What is a list has no value of one word.
    return Object(letter) === letter || letter == null ? text.name : `${text.name} (${valueText(letter, text, WORDS[language])})`;
  });
  const plays = (texts.agreed === undefined ? words.usually : words.plays)(words.names[reading]);
  return typeset(language, others.length > 0 ? `${plays} ${words.differs(others.join(', '))}` : plays);
}
