import type { Numbers } from '../numbers.ts';
import type { Told } from './en.ts';

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);
const inDays = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`);

/** The four cards in German. */
export const de = (n: Numbers): Told => ({
  title: 'Achtzig Tage in einer Minute',
  guide: 'Passepartout',
  dial: 'TAGE',
  days: 'Tage',
  goal: {
    heading: `Sei bis Tag ${n.bet} zu Hause.`,
    brief: 'Wer die wenigsten Tage braucht, gewinnt.',
    picture: `Eine Taschenuhr mit ${inDays(n.bet)}; ${n.legs} Etappen führen von London zurück nach London.`,
    text: [
      `${n.legs} Etappen führen von London nach London. Wer es in ${inDays(n.bet)} schafft und *die wenigsten Tage* braucht, gewinnt.`,
      `${n.places.join(', ')}.`,
    ],
    foot: 'Wer am Ende der Partie nicht zurück ist, kann nicht gewinnen.',
  },
  turn: {
    heading: 'Karte, Feld, Etappe, Detektiv.',
    brief: 'Vier Schritte je Zug.',
    picture: 'Die vier Schritte eines Zuges, jeder mit Bild.',
    steps: [
      ['Karte nehmen', 'von der Leiste auf die Hand.'],
      ['Feld nutzen', 'Münze, Ballon, Ereignis oder Detektiv. Du darfst auch verzichten.'],
      ['Reisen oder bleiben', 'Die Etappe zeigt, welche Karten sie braucht. Ihre Zahlen sind deine Tage.'],
      ['Der Detektiv', `${days(n.detective)}, wenn er dort steht, wo dein Zug endet. Behalte höchstens ${n.hand} Karten.`],
    ],
  },
  counts: {
    heading: 'Jeder Tag zählt.',
    brief: 'Ein Paar zählt nur einmal.',
    picture: 'Was Tage kostet und was Tage spart.',
    rows: [
      ['Eine Bahn', 'ihre Zahl in Tagen'],
      ['Ein Schiff', 'seine Zahl in Tagen'],
      ['Ein Paar', 'zwei gleiche Bahnen oder Schiffe einer Etappe zählen einmal'],
      ['Der Detektiv', 'am Ende deines Zuges'],
      ['Jede Runde', 'sobald jemand zu Hause ist'],
    ],
  },
  advice: {
    heading: 'Hebe zwei gleiche Schiffe für die langen Etappen auf.',
    brief: `${n.longLegs.length} Etappen brauchen zwei.`,
    picture: `Zwei Schiffe mit ${inDays(n.equal)}: Zusammen zählen sie ${n.equal}, nicht ${2 * n.equal}.`,
    text: `${n.longLegs.map(([from, to]) => `${from} – ${to}`).join(', ')}: Hier brauchst du jedes Mal zwei Schiffe.`,
    caution: `Aber warte nicht zu lange: Nach der ersten Ankunft kostet jede Runde ${days(n.pressure)}.`,
  },
});
