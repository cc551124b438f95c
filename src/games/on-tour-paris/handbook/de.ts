import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Deine Band geht auf Tournee durch die Jazzclubs von Paris. Alle haben einen eigenen Plan mit vierzig Clubs. Zug um Zug geben zwei Würfel allen dieselben Zahlen; wohin sie kommen, entscheidest du. In der Schachtel liegt auch ein Plan von New York mit vierzig eigenen Karten; er ist hier nicht enthalten.',
    'Sind alle Clubs gefüllt, zeichnen alle eine einzige Route von Club zu Club, gern auch mit dem Boot. Dann ist Schluss.',
    'Entlang der Route dürfen die Zahlen nie fallen. Jeder Club darauf ist ein Punkt, jeder Kreis einer mehr, und Bootsfahrten zählen ihre Länge. Wer die meisten Punkte hat, gewinnt. Ordne deine Zahlen also schon beim Eintragen, von klein nach groß, entlang eines Weges, den du gehen kannst.',
  ],
  turn: [
    'Drei Karten werden aufgedeckt, und mit beiden Würfeln wird gewürfelt, für alle gleich. 3 und 7 ergeben 37 und 73.',
    'Trage beide Zahlen ein, jede in einen leeren Club in der Region einer Karte. Jede Zahl nutzt eine eigene Karte.',
    'Liegt der Club genau im Arrondissement der Karte, wird die Zahl eingekreist und ist mehr wert.',
    'Pasch oder drei Karten einer Region: Zeichne stattdessen einen Stern. Ein Stern gilt als jede Zahl.',
    'Was nirgends passt, wird ein X, und keine Route führt durch ein X.',
    'Sind nur noch ein oder zwei Clubs leer, wird nur gewürfelt, und nichts wird mehr eingekreist.',
  ],
  scoring: [
    'Nur die Route zählt: Clubs, Kreise und Bootsfahrten. Ein Boot legt am Anleger deines Clubs ab und an einem beliebigen anderen an. Jeder Schritt entlang der Anleger ist ein Punkt.',
    'Allein spielst du um einen Titel: Die Tabelle zeigt, wie viele Punkte er verlangt.',
  ],
  numbers: {
    clubs: 'Clubs auf jedem Plan',
    cards: 'Karten in der Schachtel',
    given: 'Zahlen zu Beginn',
    shown: 'Karten je Zug',
    dice: 'Würfel',
  },
  sum: { tens: 'ein Würfel', ones: 'der andere', lower: 'die kleinere Zahl; die andere sind dieselben Würfel umgekehrt' },
  result: { title: 'Was die Routen wert waren', player: 'Band', clubs: 'Clubs', circled: 'Kreise', boats: 'Boote', points: 'Punkte' },
  ours: {
    clubs: 'wo sie liegen, wie sie heißen und die Linien zwischen ihnen',
    docks: 'wo sie liegen; Buchstaben und Längen stammen aus der Anleitung',
    cards: 'welche Region zu welchem Arrondissement gehört',
    homes: 'welche im Westen, in der Mitte oder im Osten liegen',
    secret: 'dass es verdeckt geschieht',
    starCircle: 'dass der Kreis um einen Stern keine Wahl ist',
    bestShown: 'dass die beste Route gezeigt wird',
    between: 'dass vor und nach jeder Fahrt ein Club kommt',
    ties: 'was bei Gleichstand gilt',
  },
  docks: {
    title: 'Bootsfahrten in Punkten',
    from: 'Von',
    note: 'Von uns gezeichnet: wo die Anleger liegen. Buchstaben und Längen stammen aus der Anleitung.',
  },
  titles: {
    title: 'Titel nach Punkten',
    name: 'Titel',
    free: 'Anleger frei',
    once: 'Jeder einmal',
    note: 'Unsere Zahlen, aus vielen Partien von Bots.',
  },
});
