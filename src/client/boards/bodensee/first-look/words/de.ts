import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in German. */
export const de = (n: Numbers): Told => ({
  title: 'Der See in einer Minute',
  guide: 'Käpt’n Resi',
  likes: `mag ${n.likes},`,
  has: `hat ${n.value}`,
  build: 'Bauen',
  pips: '+2 Augen',
  goal: {
    heading: 'Wer das meiste Geld hat, gewinnt.',
    brief: 'Besitze, was Touristen mögen.',
    picture: `Ein Tourist mit ${n.value} steigt für eine Attraktion mit diesem Wert aus; wer sie besitzt, bekommt ${n.value}.`,
    text: [
      'Würfel sind Touristen: Die Farbe zeigt, was sie mögen, die Augen sind ihr Geld. *Dir sollen die Orte gehören*, an denen sie es ausgeben.',
    ],
    legend: n.colours,
    foot: 'Schluss ist, wenn für einen freien Sitz kein Würfel mehr im Beutel ist oder eine Farbe aufgebraucht ist.',
  },
  turn: {
    heading: 'Fünf Schritte mit einem beliebigen Bus.',
    brief: 'Nimm einen Bus und fahr los.',
    picture: 'Die fünf Schritte eines Zuges, jeder mit Bild.',
    steps: [
      ['Bus wählen', 'Sie gehören niemandem.'],
      ['Morgens', 'eine Aktion der Stadt, in der er steht, oder keine.'],
      ['Fahren', 'bis zum ersten Halt: Hafen oder Attraktion in der Farbe eines Touristen. Durch Städte mit Bus hindurch.'],
      ['Rundgang', 'Jede Attraktion nimmt einen Touristen ihrer Farbe, der zahlen kann.'],
      ['Ganztags', 'eine Aktion der erreichten Stadt. Dann auffüllen.'],
    ],
  },
  counts: {
    heading: 'Jeder Besuch bringt jemandem Geld.',
    brief: 'Immer dem Besitzer.',
    picture: 'Was Geld bringt und was Geld kostet.',
    rows: [
      ['Ein Besuch', 'der Wert der Attraktion, an den Besitzer, egal wer fährt'],
      ['Das letzte Auge', 'wer gefahren ist, bekommt den Wert noch einmal'],
      ['Bauen', 'je nach Farbe:'],
      ['Teurer', 'je gleiche Farbe in der Stadt und im Hafen; Grau nie'],
      ['Die Fähre', 'von Hafen zu Hafen'],
    ],
  },
  advice: {
    heading: 'Baue, wo ein Bus als Nächstes halten muss.',
    brief: `${n.together} in einem Zug.`,
    picture: `Im Bus in ${n.towns.from} sitzt ein Tourist mit ${n.value}; in ${n.towns.to} steht seit eben eine Attraktion mit diesem Wert.`,
    sum: `${n.owner} Besitz + ${n.driver} Fahrt − ${n.cost} Bau *${n.together}*`,
    text: 'Wert und Augen gleich: morgens bauen, sofort hinfahren. Die neue Attraktion zählt schon.',
    caution: 'Jeder Bus gehört allen. Was du stehen lässt, fährt die nächste Person.',
  },
});
