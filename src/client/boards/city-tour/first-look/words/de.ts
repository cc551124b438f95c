import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

/** The four cards in German. */
export const de = (n: Numbers): Told => ({
  title: 'Die Stadt in einer Minute',
  guide: 'Pauline am Steuer',
  travellers: 'Reisende',
  goal: {
    heading: `Bringt ${n.objective} ans Ziel, dann ab zur Ausfahrt.`,
    brief: n.isAlone ? 'Dann ist der Tag gewonnen.' : 'Ihr gewinnt gemeinsam.',
    picture: `Der Bus fährt an den Orten vorbei zur Ausfahrt; das Tagesziel sind ${n.objective} Reisende.`,
    text: [
      `${n.isAlone ? '' : 'Ihr gewinnt *gemeinsam*. '}Reisende zählen, sobald sie an einem Ort ihrer Farbe ausgestiegen sind, und zwar genug auf einmal.`,
    ],
    legend: [`${n.sites.GA}, ${n.sites.LA}`, `${n.sites.CL}, ${n.sites.CA}`, `${n.sites.FO}, ${n.sites.BR}`],
    foot: `Weniger als ${n.objective}, wenn der Bus ausfährt? ${n.isDaily ? 'Dann ist der Tag verloren, und dein erster Versuch zählt.' : 'Spielt den Tag noch einmal.'}${n.later ? ` Spätere Tage verlangen ${n.later.join(' bis ')}.` : ''}`,
  },
  turn: {
    heading: 'Wählen, drehen, fahren.',
    brief: 'Ein Plättchen je Zug.',
    picture: 'Die fünf Schritte eines Zuges, jeder mit Bild.',
    steps: [
      ['Zwei Plättchen', 'Eins behaltet ihr, das andere scheidet aus.'],
      ['Drehen, legen', 'auf das Feld vor dem Bus. Vier Richtungen, und gelegt ist gelegt.'],
      ['Der Bus fährt', 'bis die Straße endet, auch über alte Plättchen und am Rand entlang. Nie zurück.'],
      ['Einsteigen', `Alle, die an dieser Straße warten. ${n.seats} Plätze.`],
      ['Aussteigen', 'alle in der Farbe des Ortes: Genug bleiben, zu wenige gehen zurück.'],
    ],
  },
  counts: {
    heading: 'Genug oder gar keine.',
    brief: 'Zu wenige gehen zurück.',
    picture: 'Was an den Orten zählt und was nicht.',
    rows: [
      ['Genug', `das Schloss verlangt ${n.enough.asked}: Alle ${n.enough.come} bleiben und zählen`],
      ['Zu wenige', `die Brücke verlangt ${n.tooFew}: zurück in den Vorrat`],
      ['Plätze', 'ein voller Bus fährt an Wartenden vorbei'],
      ['Jeder Ort', 'kommt nur einmal dran. Erst einsammeln.'],
      ['Noch an Bord', 'bei der Ausfahrt: zählt nicht'],
    ],
  },
  advice: {
    heading: 'Lasst die Ecke an der Ausfahrt bis zum Schluss frei.',
    brief: 'Füllt erst die andere Seite.',
    picture: 'Die Ecke an der Ausfahrt ist noch frei; der Bus füllt die andere Seite.',
    text: 'Das Plättchen in dieser Ecke kann den Bus sofort hinausschicken, und der Tag ist vorbei. Füllt erst die andere Seite.',
    caution: `Unsicher? „${n.question}“ am Tisch verrät es euch jederzeit.`,
  },
});
