// Why something cannot be used now, in German.
import type { UntouchableWords, When } from './untouchable.ts';

const WHEN: Readonly<Record<When, string>> = {
  leaving: 'wenn jemand verärgert geht',
  roll: 'solange du deine Würfel wählst',
  prepare: 'beim Vorbereiten',
  hire: 'wenn du Bewerbungen aufdeckst',
  landing: 'gleich nach der Landung in einer offenen Stadt',
  flight: 'bei deinem Flug',
  checkIn: 'beim Check-in',
  weekend: 'am Wochenende',
  ready: 'sobald deine Würfel feststehen',
  calm: 'beim Vorbereiten und am Wochenende',
};

export const untouchable = (piece: (id: unknown) => string): UntouchableWords => ({
  side: () => 'Dein Flugzeug hat schon seine Seite.',
  notYet: () => 'Geflogen wird, wenn alle gewürfelt und sich vorbereitet haben.',
  flown: () => 'Dein Flugzeug hatte diese Woche schon seinen Flug.',
  first: ({ tourist }) => `${piece(tourist)} kommt zuerst: Es geht Schreibtisch für Schreibtisch.`,
  asked: ({ tourist }) => `Es geht um ${piece(tourist)}: Die Knöpfe zeigen, was geschehen kann.`,
  happy: ({ tourist }) => `${piece(tourist)} ist zufrieden; ein Gutschein hilft nur bei Ungeduld.`,
  boardLater: ({ tourist }) => `${piece(tourist)} kann einsteigen, wenn die Flüge beginnen.`,
  leftBehind: ({ tourist }) => `${piece(tourist)} bleibt im Büro: Dein Flugzeug hatte diese Woche schon seinen Flug.`,
  noOne: () => 'In deinem Büro ist niemand mehr, der einsteigen könnte.',
  cleanLater: () => 'Reinigen kannst du, sobald deine Würfel feststehen.',
  cleanNext: () => 'Reinigen kannst du wieder nach dieser Entscheidung.',
  calmLater: () => 'Gutscheine helfen beim Vorbereiten und am Wochenende.',
  fuel: () => 'Treibstoff wird beim Fliegen verbraucht: 1 für jede Stadt.',
  byItself: ({ employee }) => `„${piece(employee)}“ arbeitet von selbst, sobald es so weit ist.`,
  turn: ({ employee }) => `„${piece(employee)}“ arbeitet über „Einen Würfel kostenlos drehen“.`,
  works: ({ employee, when }) => `„${piece(employee)}“ arbeitet ${WHEN[when as When]}.`,
  markLater: () => 'Markierungen gibt es am Wochenende, auf eine Aktivität der offenen Stadt, die du besucht hast.',
});
