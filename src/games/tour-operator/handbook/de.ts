import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Du führst ein Reisebüro mit Büro, Flugzeug und Hotel. Touristen kommen ins Büro, und du fliegst sie in Städte, die ihnen gefallen. Sie wohnen in deinem Hotel, bis sie zufrieden heimreisen.',
    'Die Partie dauert eine feste Zahl von Wochen; je weniger mitspielen, desto mehr. Nach der letzten Woche ist Schluss.',
    'Wer die meisten Punkte hat, gewinnt. Punkte bringen Passagiere, die am richtigen Ort landen, und Aktivitätenreihen, die du zuerst füllst. Verloren gehen sie durch schmutzige Sitze, falsche Zimmer und alle, die verärgert gehen.',
  ],
  setup: [
    'Legt die Städte zufällig zu einem Raster aus, so groß, wie die Tabelle unten sagt.',
    'Alle nehmen ein Reisebüro: Sitze und Zimmer sauber, keine Punkte, kein Personal, ein leeres Büro. Treibstoff und Gutscheine stehen in der Tabelle.',
    'Mischt Touristen und Personal, jeweils zu einem Stapel.',
    'Reihum wählen alle die Seite des Rasters, an der ihr Flugzeug wartet; mehrere dürfen dieselbe wählen.',
  ],
  turn: [
    'Check-out: Jeder Aufenthalt wird um eine Woche kürzer; Zimmer, die frei werden, sind schmutzig.',
    'Neue Touristen: Nimm nacheinander welche, bis vier in deinem Büro warten.',
    'Würfel: Würfle mit fünf und drehe bis zu zwei, indem du andere abgibst. Nimm Marken und stelle Personal ein; dann reinigen, aufmuntern, vorbereiten.',
    'Flug: Lass bis zu drei Touristen einsteigen und flieg. Jede Stadt, die du überfliegst oder anfliegst, kostet 1 Treibstoff. In einer offenen Stadt wertet jeder Passagier die Zahl eines Interesses.',
    'Check-in: Alle Angekommenen brauchen ein sauberes, leeres Zimmer.',
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
    fuel: 'Treibstoff je Person',
    coupons: 'Gutscheine je Person',
    first: 'Touristen zur Wahl',
    rows: 'Aktivitätenreihen im Spiel',
  },
  points: 'Punkte',
  player: 'Reisebüro',
  result: 'Woher die Punkte kamen',
  groups: { sights: 'Interessen', rows: 'Aktivitäten', staff: 'Personal', seats: 'Sitze', rooms: 'Zimmer', angry: 'verärgert' },
  ours: {
    cities: 'Werte und Aktivitäten, wo nichts anderes steht',
    cairo: 'Natur 3 und Kultur 5',
    kyoto: 'beide Aktivitäten',
    tourists: 'alle Symbole, wo nichts anderes steht',
    symbols: 'alle Symbole',
    interests: 'beide Interessen',
    employees: 'die Wirkungen',
    rows: 'Felder und Boni',
  },
  rows: {
    title: 'Die Aktivitätenreihen',
    row: 'Reihe',
    spaces: 'Felder',
    bonus: 'Bonus für die erste Person',
    players: 'Personen',
    note: 'Unsere Zahl: Felder und Boni. Das Bild des gedruckten Hotelplans ist verloren.',
  },
});
