// What the terminal says around a game, in the language of the game.
import type { Language } from '../../kernel/index.ts';

interface PlayWords {
  /** What can be typed. */
  readonly help: string;
  readonly hint: string;
  readonly neither: (typed: string, most: number) => string;
  readonly barred: string;
  readonly allFree: string;
  readonly nothingToUndo: string;
  readonly saved: (path: string) => string;
}

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = {
  en: {
    help: 'Type a number or a move (separate several with ;). ? why not, ? WORDS find a rule, u undo, h hint, t table, q quit.',
    hint: 'Hint: ',
    neither: (typed, most) => `“${typed}” is neither a number from 1 to ${most} nor a move.`,
    barred: 'Not possible now:',
    allFree: 'Nothing is forbidden here.',
    nothingToUndo: 'Nothing to undo: you have made no choice since the last card or die was revealed.',
    saved: path => `Saved to ${path}.`,
  },
  da: {
    help: 'Skriv et tal eller et træk (flere adskilt af ;). ? hvorfor ikke, ? ORD find en regel, u fortryd, h tip, t bordet, q afslut.',
    hint: 'Tip: ',
    neither: (typed, most) => `”${typed}” er hverken et tal fra 1 til ${most} eller et træk.`,
    barred: 'Ikke muligt nu:',
    allFree: 'Her er intet forbudt.',
    nothingToUndo: 'Der er intet at fortryde: Du har ikke valgt noget, siden det sidste kort eller slag.',
    saved: path => `Partiet er gemt i ${path}.`,
  },
  fr: {
    help: 'Tapez un numéro ou un coup (plusieurs séparés par ;). ? pourquoi pas, ? MOTS chercher une règle, u annuler, h conseil, t table, q quitter.',
    hint: 'Conseil : ',
    neither: (typed, most) => `« ${typed} » n’est ni un numéro de 1 à ${most}, ni un coup.`,
    barred: 'Impossible maintenant :',
    allFree: 'Ici, rien n’est interdit.',
    nothingToUndo: 'Rien à annuler : vous n’avez rien choisi depuis la dernière carte ou le dernier lancer.',
    saved: path => `La partie est enregistrée dans ${path}.`,
  },
  de: {
    help: 'Tippe eine Zahl oder einen Schritt (mehrere mit ; getrennt). ? warum nicht, ? WÖRTER Regel suchen, u zurücknehmen, h Tipp, t Tisch, q beenden.',
    hint: 'Tipp: ',
    neither: (typed, most) => `„${typed}“ ist weder eine Zahl von 1 bis ${most} noch ein Schritt.`,
    barred: 'Jetzt nicht möglich:',
    allFree: 'Hier ist nichts verboten.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen: Seit der letzten Karte oder dem letzten Wurf hast du nichts gewählt.',
    saved: path => `Die Partie liegt in ${path}.`,
  },
};
