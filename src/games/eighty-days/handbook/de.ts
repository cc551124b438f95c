import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Du hast gewettet, in 80 Tagen um die Welt zu reisen. Zehn Etappen führen von London nach Osten und zurück nach London. Dabei laufen zwei Uhren. Deine Figur zeigt, wie weit du bist; dein Tageszähler, wie lange du gebraucht hast.',
    'Die Partie endet nach der Runde, in der genug Reisende zu Hause sind. Wer dann noch unterwegs ist, hat verloren, auch wenn es nur wenige Tage waren.',
    'Von denen, die in höchstens 80 Tagen zu Hause sind, gewinnt, wer die wenigsten gebraucht hat. Sei also doppelt schnell: Günstige Etappen sparen Tage, und wer trödelt, lässt die anderen die Partie beenden.',
  ],
  turn: [
    'Nimm eine Reisekarte von der Aktionsleiste. Das musst du; eine Auswahl haben alle bis auf die letzte Person.',
    'Führe die Aktion des Feldes aus, auf dem die Karte lag, oder verzichte darauf. Möglich sind eine Münze, ein Ballon, eine Ereigniskarte, der Detektiv, die Taschenuhr oder ein Tausch.',
    'Reise eine Etappe oder bleib. Eine Etappe kostet genau die Karten, die sie zeigt; deren Werte sind die Tage, die sie dauert. Zwei Bahnen oder zwei Schiffe mit gleichem Wert zählen nur einmal.',
    'Bei der Ankunft darf die erste Person das rote Plättchen nutzen, die allerletzte das blaue.',
    'Ist der Detektiv am Ende deines Zuges an deinem Ort, verlierst du Tage.',
    'Lege Karten bis zum Handlimit ab.',
  ],
  scoring: [
    'Am Ende zählen nur Tage: die der Etappen und die unterwegs verlorenen. Der Detektiv, blaue Karten und die Plättchen der anderen kosten Tage. Sobald jemand zu Hause ist, kostet auch der Zeitdruck Tage.',
    'Bei gleich vielen Tagen gewinnt, wer früher zu Hause war. Hat es niemand in 80 Tagen geschafft, gewinnt, wer zuerst zu Hause war.',
  ],
  numbers: {
    cards: 'Reisekarten je Person',
    coins: 'Münzen je Person',
    bank: 'Münzen im Vorrat',
    track: 'Karten auf der Leiste',
    events: 'Ereigniskarten',
    home: 'Heimkehrende bis zum Ende',
  },
  sum: { pair: 'ein Paar', offer: 'Angebot', land: 'über Land', days: 'Tage' },
  legs: {
    title: 'Die zehn Etappen',
    leg: 'Etappe',
    cards: 'Karten',
    byLand: 'keine Karte: 12 Tage, oder mit dem Elefanten 6 Tage und der Würfel',
    note: 'Unsere Zahl: die Karten der Etappen 2, 3, 6, 8 und 9. Die Anleitung nennt sie nicht.',
  },
  chips: { title: 'Bonusplättchen', chip: 'Plättchen' },
  deck: {
    title: 'Die beiden Ereignisstapel',
    card: 'Ereigniskarte',
    classic: 'Klassisch',
    expedition: 'Expedition',
    note: 'Unsere Zahl: wie oft es jede Karte gibt. Zu zweit bleibt „Anschluss“ in der Schachtel.',
  },
  result: {
    title: 'Tage und Heimkehr',
    player: 'Person',
    home: 'Zu Hause als Nr.',
    days: 'Tage',
    legs: 'Etappen',
    detective: 'Detektiv',
    others: 'blaue Karten, Plättchen, Zeitdruck',
  },
});
