import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

/** The four cards in German. */
export const de = (n: Numbers): LookWords => ({
  title: 'Paris in einer Minute',
  guide: 'Léon mit seiner Band',
  goal: {
    heading: 'Die längste steigende Tournee.',
    brief: `${n.tour.clubs} Clubs + ${n.tour.circled} Kreise = ${n.tour.points}`,
    picture: 'Ein fertiger Plan: Eine goldene Tournee steigt von 08 im Westen bis 97 im Osten.',
    sum: `*${n.tour.clubs}* Clubs *+ ${n.tour.circled}* Kreise *= ${n.tour.points}*`,
    text: [
      `Fülle ${n.clubs} Clubs mit Zahlen. Zeichne dann eine Route entlang der Linien, *nie zu einer kleineren Zahl*.`,
      'Die Seine trennt Nord und Süd; nur Boote fahren hinüber.',
    ],
    foot: `Wer die meisten Punkte hat, gewinnt. Allein spielst du um einen Titel: Mit ${n.title.points} bist du ${n.title.name}.`,
  },
  turn: {
    heading: 'Drei Karten, zwei Würfel, zwei Clubs.',
    brief: 'Alle tragen gleichzeitig ein.',
    picture: 'Die fünf Schritte eines Zuges, jeder mit Bild.',
    steps: [
      ['Drei Karten', 'Jede öffnet eine Region und nennt ein Arrondissement.'],
      ['Zwei Würfel', `4 und 8 ergeben ${n.numbers.join(' und ')}. Sie gelten für alle.`],
      ['Beide eintragen', 'jede mit eigener Karte, in einen leeren Club der Region.'],
      ['Genau getroffen', 'Im Arrondissement der Karte wird sie eingekreist.'],
      ['Pasch: ein Stern', 'auch bei drei gleichen Regionen. Passt eine Zahl nirgends, setzt du ein X.'],
    ],
  },
  counts: {
    heading: 'Nur die Route zählt.',
    brief: 'Ein Club 1, eingekreist 1 mehr.',
    picture: 'Was auf der Route Punkte bringt und was sie sperrt.',
    rows: [
      ['Ein Club der Route', 'jede Zahl gleich groß oder größer'],
      ['Ist er eingekreist', 'Zahl oder Stern'],
      ['Eine Bootsfahrt', `von Anleger zu Anleger: so viele Buchstaben weiter, ${n.ride.from} bis ${n.ride.to} sind ${n.ride.points}`],
      ['Ein Stern', 'passt zu jeder Zahl und zählt als Club'],
      ['Ein X', 'geschlossen: Hier geht es nicht durch'],
    ],
  },
  advice: {
    heading: 'Lege fest, wo klein beginnt und groß endet.',
    brief: 'Klein im Westen, groß im Osten.',
    picture: `Ein Plan, auf dem die Zahlen von ${n.low} im Westen bis ${n.high} im Osten steigen.`,
    text: 'Kleine Zahlen an ein Ende, fünfzig in die Mitte, große ans andere. So hat fast jede Zahl ihren Platz.',
    caution: 'Was steht, das steht. Halte eine Ecke frei für Zahlen, die nirgends passen.',
  },
});
