import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  kinds: {
    tile: 'Straßenplättchen',
    rotation: 'Losfahren',
    passenger: 'Fahrgast',
    vote: 'Stimme',
    site: 'Ort',
    letter: 'Buchstabe ohne Ort',
    sign: 'Umleitungsschild',
    fan: 'Fan',
    bus: 'Bus',
    pile: 'Stapel',
    unseen: 'Noch verdeckte Plättchen',
    discards: 'Ablage',
    reserve: 'Vorrat',
    day: 'Tageskarte',
    card: 'Karte des Tages',
    space: 'Feld vor dem Bus',
    exit: 'Ausfahrt',
    turn: 'Zug',
  },
  tile: {
    X: 'Zwei gerade Straßen kreuzen sich, eine über der anderen. Der Bus fährt geradeaus und nimmt mit, wer an seiner Straße steht.',
    D: 'Zwei getrennte Kurven. Der Bus nimmt die, in die er einbiegt, und wer dort steht, steigt ein; wer an der anderen steht, wartet weiter.',
    inspector: 'Es muss gelegt werden. Sooft der Bus darüberfährt, muss ein Fahrgast aussteigen.',
  },
  asItLies: phrases => `Ungedreht gelegt: ${phrases}.`,
  rotated: degrees => (degrees === 0 ? 'Wie es liegt' : `Um ${degrees}° gedreht`),
  rotation: 'Legt das Plättchen so, und der Bus fährt sofort los. Ein gelegtes Plättchen bleibt liegen.',
  passenger: isFan =>
    isFan
      ? 'Braucht einen Platz. Steigt am Stadion oder am Bahnhof aus; wen die Kontrolleurin aussteigen lässt, der kommt nie zurück.'
      : 'Braucht einen Platz. Steigt an einem Ort dieser Farbe aus, mit allen anderen der Farbe; die Kontrolleurin kann einen zurück in den Vorrat schicken.',
  onBus: (tally, free) => `Jetzt an Bord: ${tally}; ${free === 1 ? '1 Platz' : `${free} Plätze`} frei.`,
  emptyBus: 'Der Bus ist gerade leer.',
  concede: 'Den Tag aufgeben',
  vote: needed =>
    needed === 1
      ? 'Deine Stimme genügt: Der Tag ist sofort verloren.'
      : `Mit ${needed} Stimmen ist der Tag verloren. Mit dem nächsten Plättchen verfallen die Stimmen.`,
  votes: (count, needed) => `${count} von ${needed} Stimmen bisher.`,
  site: tally => `Verlangt mindestens ${tally}. Alle dieser Farbe steigen aus: Reicht es, bleiben alle und zählen; sonst müssen alle heim.`,
  specials: {
    PARK: 'Je ein grüner, oranger und blauer Fahrgast steigt aus und zählt. Fehlt eine Farbe, ist der Tag sofort verloren.',
    STATION: 'Ein voller Bus wird leer: Sechs Fahrgäste beliebiger Farbe steigen aus und zählen. Mit weniger ist der Tag sofort verloren.',
    STADIUM: 'Beide Fans steigen aus und zählen. Sind nicht beide an Bord, ist der Tag sofort verloren.',
  },
  mandatory: 'Um zu gewinnen, müsst ihr hierher.',
  now: (aboard, missing) =>
    `Jetzt an Bord: ${aboard}; ${missing === 0 ? 'das reicht' : `es ${missing === 1 ? 'fehlt' : 'fehlen'} noch ${missing}`}.`,
  here: crowd => `Hier: ${crowd}.`,
  passed: 'Der Bus ist schon vorbeigefahren; hierher kann niemand mehr gebracht werden.',
  closed: 'Gerade geschlossen; alle würden an Bord bleiben.',
  letter: 'Hier geschieht nichts; der Bus fährt außen herum und kommt zurück in die Stadt.',
  sign: areSitesOpen =>
    `Das erste Schild, auf das ihr trefft, öffnet die Orte, das zweite schließt die nächsten. Die Orte an den Schildern sind ${areSitesOpen ? 'offen' : 'geschlossen'}.`,
  signs: met => `${met} von 2 Schildern erreicht.`,
  fan: 'Kommt der Bus vorbei, ist erst der Ort dran. Dann steigt der Fan ein, wenn ein Platz frei ist; sonst bleibt er für immer zurück.',
  bus: 'Sechs Plätze. Wer an der Straße steht, steigt ein, solange ein Platz frei ist.',
  pile: isOpen =>
    isOpen
      ? 'In jedem Zug wird das oberste Plättchen jedes Stapels aufgedeckt; ihr seht auch die nächsten.'
      : 'In jedem Zug wird das oberste Plättchen jedes Stapels aufgedeckt; eines der beiden wird gelegt.',
  left: count => `${count} Plättchen.`,
  unseen: 'Plättchen, die noch nicht aufgedeckt wurden. Alle sind gleich wahrscheinlich.',
  discards: 'Nicht gewählte Plättchen; sie kommen heute nicht wieder.',
  reserve: 'Figuren, die weder im Bus noch an einem Ort sind. Ist eine Farbe aufgebraucht, steigt in dieser Farbe niemand mehr ein.',
  day: objective => `Bringt ${objective} Reisende zu ihren Orten, bevor der Bus die Stadt verlässt, und der Tag ist gewonnen.`,
  delivered: (count, objective) => `${count} von ${objective} angekommen.`,
  cards: {
    Park: 'Der Park ist in der Stadt: ein Fahrgast in jeder Farbe, sonst ist der Tag verloren.',
    Controller: 'Das Kontrollplättchen ist dabei. Wird es aufgedeckt, muss es gelegt werden.',
    Station: 'Der Bahnhof ist in der Stadt: sechs Fahrgäste, sonst ist der Tag verloren.',
    Detour: 'Die Orte nehmen nur zwischen dem ersten und dem zweiten Schild Reisende auf.',
    Stadium: 'Zwei Fans warten in der Stadt; das Stadion verlangt beide.',
  },
  voyageurs: (tally, count) =>
    `Bei der Ausfahrt an Bord: ${tally}, sonst ist der Tag verloren. Sie bringen zum Ergebnis noch ${count} dazu.`,
  space: 'Das nächste Plättchen kommt hierher, nirgends sonst.',
  exit: 'Fährt der Bus hier hinaus, endet der Tag, und die Reisenden an den Orten werden gezählt.',
  turn: 'Der Bus verlässt die Stadt frühestens im 7. und spätestens im 16. Zug. Keine Straße wird zweimal befahren.',
  turnNow: turn => `Das ist Zug ${turn}.`,
};
