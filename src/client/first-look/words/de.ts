import type { HouseWords } from './en.ts';

/** What the first look of every game says in German. */
export const de: HouseWords = {
  lead: 'Vier Karten, dann geht es los. Sie bleiben auf der Spielseite und hinter dem Fragezeichen.',
  deck: 'So gewinnst du, vier Karten',
  large: 'Groß',
  names: ['Das Ziel', 'Ein Zug', 'Was zählt', 'Ein guter Rat'],
  cardOf: card => `Karte ${card} von 4`,
  lesson: 'Geführte erste Partie',
  play: 'Gleich spielen',
  skip: 'Direkt zur Partie',
  back: 'Zurück zur Partie',
  close: 'Schließen',
  news: {
    begun: 'Die Partie hat begonnen.',
    turn: 'Die Partie hat begonnen – du bist am Zug.',
    away: 'Du wurdest vom Tisch genommen. Zuschauen kannst du weiter.',
    go: 'Zum Tisch',
  },
  print: 'Drucken',
  hold: 'Halte etwas auf dem Tisch gedrückt, dann wird es dir erklärt.',
  rest: 'Lass die Maus auf etwas ruhen, dann wird es dir erklärt.',
};
