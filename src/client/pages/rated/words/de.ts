import type { RatedWords } from './en.ts';

export const de: RatedWords = {
  rated: 'Gewertet',
  help: 'Das Ergebnis ändert die Wertung. Eine Person, ein Platz; Optionen wie gedruckt; wer geht, wird Letzter.',
  title: 'Dein Profil',
};
