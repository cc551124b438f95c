import type { RatedWords } from './en.ts';

export const de: RatedWords = {
  rated: 'Gewertet',
  help: 'Das Ergebnis ändert die Wertung. Eine Person, ein Platz; Regeln wie gedruckt; wer geht, belegt den letzten Platz.',
  title: 'Dein Profil',
};
