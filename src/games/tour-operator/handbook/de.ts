import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Du führst ein Reisebüro mit Büro, Flugzeug und Hotel. Touristen kommen ins Büro, du fliegst sie in Städte, die ihnen gefallen, und sie schlafen in deinem Hotel, bis sie zufrieden heimreisen.',
    'Die Partie dauert eine feste Zahl von Wochen; je weniger mitspielen, desto mehr. Nach der letzten Woche ist Schluss.',
    'Wer die meisten Punkte hat, gewinnt. Punkte bringen Passagiere, die am richtigen Ort landen, und Aktivitätsreihen, die du zuerst vollendest; verloren gehen sie durch schmutzige Sitze, falsche Zimmer und alle, die verärgert gehen.',
  ],
  setup: [
    'Legt die Städte zufällig zu einem Raster aus, so groß, wie die Tabelle unten sagt.',
    'Alle nehmen ein Reisebüro: Sitze und Zimmer sauber, Treibstoff und Gutscheine wie in der Tabelle, keine Punkte, kein Personal, ein leeres Büro.',
    'Mischt Touristen und Personal, jeweils zu einem Stapel.',
    'Reihum wählen alle die Seite des Rasters, an der ihr Flugzeug wartet; mehrere dürfen dieselbe wählen.',
  ],
  turn: [
    'Abreise: Jeder Aufenthalt wird um eine Woche kürzer; Zimmer, die frei werden, sind schmutzig.',
    'Neue Touristen: Nimm nacheinander welche, bis vier in deinem Büro warten.',
    'Würfel: Würfle mit fünf, ändere bis zu zwei, indem du andere abgibst, nimm Marken und stelle Personal ein; dann putzen, beruhigen, vorbereiten.',
    'Flug: Lass bis zu drei Touristen einsteigen und flieg; jede Stadt, die du überfliegst oder anfliegst, kostet 1 Treibstoff. In einer offenen Stadt zählt jeder Passagier den Wert eines Interesses.',
    'Ankunft im Hotel: Alle brauchen ein sauberes, leeres Zimmer.',
    'Wochenende: Du darfst eine Aktivität der Stadt markieren; die Stadt schließt. Wer noch im Büro wartet, verliert die Geduld.',
  ],
  scoring: [
    'Punkte zählen sofort, die Leiste zeigt also immer den Stand. Sie können unter null fallen.',
    'Bei Gleichstand gewinnt, bei wem weniger Touristen warten, dann, wer mehr Marken hat; sonst wird der Sieg geteilt.',
  ],
  numbers: {
    grid: 'Raster (Spalten × Reihen)',
    cities: 'Städte',
    weeks: 'Wochen',
    fuel: 'Treibstoff für alle',
    coupons: 'Gutscheine für alle',
    first: 'Touristen zur Wahl',
    rows: 'Aktivitätsreihen im Spiel',
  },
  points: 'Punkte',
  player: 'Reisebüro',
  result: 'Woher die Punkte kamen',
  groups: { sights: 'Interessen', rows: 'Aktivitäten', staff: 'Personal', seats: 'Sitze', rooms: 'Zimmer', angry: 'verärgert' },
  rows: {
    title: 'Die Aktivitätsreihen',
    row: 'Reihe',
    spaces: 'Felder',
    bonus: 'Bonus für die erste Person',
    players: 'Personen',
    note: 'Unsere Zahl: Felder und Boni. Das Bild des gedruckten Hotelplans ist verloren.',
  },
});
