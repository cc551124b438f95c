// What the editor of Tour Operator says, in German.
import type { TourWords } from './en.ts';

/** German. */
export const de: TourWords = {
  fields: {
    activities: 'Aktivitäten',
    x: 'Auf der Karte, von links',
    y: 'Auf der Karte, von oben',
    interests: 'Interessen',
    plusOne: '+1 für',
    patience: 'Laune',
    business: 'Fliegt Business',
    weeks: 'Aufenthalt in Wochen',
    'tourists-room': 'Zimmer',
    spaces: 'Felder',
    vp: 'Punkte',
    players: 'Ab Personenzahl',
    amount: 'Zahl auf der Karte',
    uses: 'Einsätze je Woche',
  },
  values: {
    'plusOne-null': 'nichts',
    'room-null': 'jedes Zimmer',
    'room-vip': 'VIP-Zimmer',
    'room-dorm': 'Schlafsaal',
    'business-true': 'ja',
    'business-false': 'nein',
  },
  checks: { plusOne: () => 'Das +1 gehört zu einem Interesse der Karte.' },
  mends: { noPlusOne: () => 'Das +1 entfernen' },
  cities: 'Städte',
  citiesHelp: 'Was ein Besuch für jedes Interesse bringt, 0 bis 9, und bis zu drei Aktivitäten.',
  tourists: 'Touristen',
  touristsHelp: 'Ein oder zwei Interessen, besondere Wünsche und die Länge des Aufenthalts, 1 bis 5 Wochen.',
  rows: 'Aktivitätenreihen',
  rowsHelp: 'Ein bis fünf Felder, und was bekommt, wer die Reihe zuerst füllt.',
  staff: 'Personal',
  staffHelp: 'Die Zahlen auf den Karten. Was eine Karte bewirkt, bleibt, wie es ist.',
};
