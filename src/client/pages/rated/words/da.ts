import type { RatedWords } from './en.ts';

export const da: RatedWords = {
  rated: 'Ratet',
  help: 'Resultatet ændrer ratingen. Én person, én plads; varianter som trykt; den, der går, bliver sidst.',
  title: 'Din profil',
};
