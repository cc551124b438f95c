// What the terminal itself says, in four languages.
import type { Language } from '../../kernel/index.ts';

export interface PlayWords {
  readonly help: string;
  readonly seed: (seed: string) => string;
  readonly unknown: (text: string, most: number) => string;
  readonly nothingBack: string;
  readonly barred: string;
  readonly allAllowed: string;
  readonly hint: string;
  readonly record: (path: string) => string;
  readonly noRule: (wanted: string) => string;
  /** Below a page of choices: which are shown, and how to see the others. */
  readonly moreChoices: (first: number, last: number, all: number) => string;
  /** Below a page of text. */
  readonly moreText: (lines: number) => string;
  readonly ranking: string;
  readonly together: string;
  /** Where a game answers questions of its own. */
  readonly questions: (words: readonly string[]) => string;
  readonly nothingHappened: string;
}

const en: PlayWords = {
  help: 'Type a number or a notation (several with ; between). m more choices, t the whole table, l what happened, ? why not, ? WORDS look up a rule or a piece, u take back, h hint, q quit.',
  seed: seed => `seed ${seed}`,
  unknown: (text, most) => `"${text}" is neither a number from 1 to ${most} nor a move.`,
  nothingBack: 'There is nothing to take back: you have made no choice since the last random draw or the last thing revealed.',
  barred: 'Not possible now:',
  allAllowed: 'Every move that could be tried here is allowed.',
  hint: 'Hint:',
  record: path => `The record is in ${path}.`,
  noRule: wanted => `No rule and no piece mentions "${wanted}".`,
  moreChoices: (first, last, all) => `Choices ${first} to ${last} of ${all}. m: more`,
  moreText: lines => `${lines} more lines. Enter: go on`,
  ranking: 'Final ranking',
  together: 'Result',
  questions: words => `Questions: ${words.map(word => `${word}?`).join(', ')}`,
  nothingHappened: 'Nothing has happened since your last choice.',
};

const da: PlayWords = {
  help: 'Skriv et tal eller en notation (flere med ; imellem). m flere valg, t hele bordet, l hvad der skete, ? hvorfor ikke, ? ORD slå en regel eller en brik op, u fortryd, h tip, q slut.',
  seed: seed => `frø ${seed}`,
  unknown: (text, most) => `"${text}" er hverken et tal fra 1 til ${most} eller et træk.`,
  nothingBack: 'Der er intet at fortryde: du har ikke valgt noget siden den sidste tilfældige trækning eller afsløring.',
  barred: 'Ikke muligt nu:',
  allAllowed: 'Alle træk, man kunne prøve her, er tilladt.',
  hint: 'Tip:',
  record: path => `Partiet er gemt i ${path}.`,
  noRule: wanted => `Ingen regel og ingen brik nævner "${wanted}".`,
  moreChoices: (first, last, all) => `Valg ${first} til ${last} af ${all}. m: flere`,
  moreText: lines => `${lines} linjer mere. Enter: videre`,
  ranking: 'Slutstilling',
  together: 'Resultat',
  questions: words => `Spørgsmål: ${words.map(word => `${word}?`).join(', ')}`,
  nothingHappened: 'Der er intet sket siden dit sidste valg.',
};

const fr: PlayWords = {
  help: 'Tapez un numéro ou une notation (plusieurs séparés par ;). m autres choix, t toute la table, l ce qui s’est passé, ? pourquoi pas, ? MOTS chercher une règle ou une pièce, u annuler, h conseil, q quitter.',
  seed: seed => `graine ${seed}`,
  unknown: (text, most) => `« ${text} » n’est ni un numéro de 1 à ${most} ni un coup.`,
  nothingBack: 'Il n’y a rien à annuler : vous n’avez rien choisi depuis le dernier tirage ou la dernière révélation.',
  barred: 'Impossible pour le moment :',
  allAllowed: 'Tous les coups qu’on pourrait tenter ici sont permis.',
  hint: 'Conseil :',
  record: path => `La partie est enregistrée dans ${path}.`,
  noRule: wanted => `Aucune règle et aucune pièce ne mentionne « ${wanted} ».`,
  moreChoices: (first, last, all) => `Choix ${first} à ${last} sur ${all}. m : suite`,
  moreText: lines => `Encore ${lines} lignes. Entrée : suite`,
  ranking: 'Classement final',
  together: 'Résultat',
  questions: words => `Questions : ${words.map(word => `${word}?`).join(', ')}`,
  nothingHappened: 'Rien ne s’est passé depuis votre dernier choix.',
};

const de: PlayWords = {
  help: 'Gib eine Zahl oder eine Notation ein (mehrere mit ; dazwischen). m weitere Möglichkeiten, t der ganze Tisch, l was geschah, ? warum nicht, ? WÖRTER Regel oder Teil nachschlagen, u zurücknehmen, h Tipp, q beenden.',
  seed: seed => `Startwert ${seed}`,
  unknown: (text, most) => `„${text}“ ist weder eine Zahl von 1 bis ${most} noch ein Zug.`,
  nothingBack: 'Es gibt nichts zurückzunehmen: Seit der letzten Zufallsziehung oder Enthüllung hast du nichts gewählt.',
  barred: 'Jetzt nicht möglich:',
  allAllowed: 'Alles, was man hier versuchen könnte, ist erlaubt.',
  hint: 'Tipp:',
  record: path => `Die Aufzeichnung liegt in ${path}.`,
  noRule: wanted => `Keine Regel und kein Teil nennt „${wanted}“.`,
  moreChoices: (first, last, all) => `Möglichkeiten ${first} bis ${last} von ${all}. m: weitere`,
  moreText: lines => `Noch ${lines} Zeilen. Enter: weiter`,
  ranking: 'Endstand',
  together: 'Ergebnis',
  questions: words => `Fragen: ${words.map(word => `${word}?`).join(', ')}`,
  nothingHappened: 'Seit deiner letzten Wahl ist nichts geschehen.',
};

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en, da, fr, de };
