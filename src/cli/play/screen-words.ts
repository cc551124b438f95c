// What the terminal says about its screen and the end of a game, in four languages.
import type { Language } from '../../kernel/index.ts';

export interface ScreenWords {
  /** What can be typed because the screen is small, and for the game itself. */
  readonly help: (questions: readonly string[]) => string;
  /** Below a page of choices: which are shown, and how to see the others. */
  readonly moreChoices: (first: number, last: number, all: number) => string;
  /** Below a page of text. */
  readonly moreText: (lines: number) => string;
  readonly ranking: string;
  readonly together: string;
  readonly quiet: string;
}

const asked = (questions: readonly string[], heading: string) =>
  questions.length > 0 ? ` ${heading} ${questions.map(word => `${word}?`).join(' ')}` : '';

export const SCREEN_WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    help: questions => `m more choices, l what happened, ? NAME find a card or place.${asked(questions, 'Ask:')}`,
    moreChoices: (first, last, all) => `Choices ${first} to ${last} of ${all}. m: more`,
    moreText: lines => `${lines} more ${lines === 1 ? 'line' : 'lines'}. Enter: continue`,
    ranking: 'Final ranking',
    together: 'Result',
    quiet: 'Nothing has happened since your last choice.',
  },
  da: {
    help: questions => `m flere valg, l hvad der skete, ? NAVN find et kort eller et sted.${asked(questions, 'Spørg:')}`,
    moreChoices: (first, last, all) => `Valg ${first} til ${last} af ${all}. m: flere`,
    moreText: lines => `${lines} ${lines === 1 ? 'linje' : 'linjer'} mere. Enter: videre`,
    ranking: 'Slutstilling',
    together: 'Resultat',
    quiet: 'Der er intet sket siden dit sidste valg.',
  },
  fr: {
    help: questions => `m autres choix, l ce qui s’est passé, ? NOM chercher une carte ou un lieu.${asked(questions, 'Demandez :')}`,
    moreChoices: (first, last, all) => `Choix ${first} à ${last} sur ${all}. m : suite`,
    moreText: lines => `Encore ${lines} ${lines < 2 ? 'ligne' : 'lignes'}. Entrée : suite`,
    ranking: 'Classement final',
    together: 'Résultat',
    quiet: 'Rien ne s’est passé depuis votre dernier choix.',
  },
  de: {
    help: questions => `m weitere Möglichkeiten, l was geschah, ? NAME Karte oder Ort suchen.${asked(questions, 'Frage:')}`,
    moreChoices: (first, last, all) => `Möglichkeiten ${first} bis ${last} von ${all}. m: weitere`,
    moreText: lines => `Noch ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}. Enter: weiter`,
    ranking: 'Endstand',
    together: 'Ergebnis',
    quiet: 'Seit deiner letzten Wahl ist nichts geschehen.',
  },
};
