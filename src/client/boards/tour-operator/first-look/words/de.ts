import type { LookWords } from '../../../../first-look/look.ts';
import type { Numbers } from '../numbers.ts';

function weeks([two, three, four]: readonly number[]): string {
  return three === undefined ? `Wochen: ${two}.` : `Wochen: ${two} zu zweit, ${three} zu dritt, ${four} zu viert.`;
}

/** The four cards in German. */
export const de = (n: Numbers): LookWords => ({
  title: 'Tour Operator in einer Minute',
  guide: 'Gloria aus dem Reisebüro',
  goal: {
    heading: 'Am Ende die meisten Punkte.',
    brief: 'Flieg Touristen, wohin sie wollen.',
    picture: `${n.names.tourist} mag Nachtleben und bringt ${n.sign} mehr; ${n.names.city} gibt dafür ${n.city}: ${n.landed} Punkte.`,
    sum: `*${n.city}* für Nachtleben *+ ${n.sign}* für sein Symbol`,
    text: ['Flieg Touristen in die Städte, die sie lieben. Jede Stadt zählt *einmal*, für ein Reisebüro, und schließt dann.'],
    legend: n.interests,
    foot: weeks(n.weeks),
  },
  turn: {
    name: 'Eine Woche',
    heading: 'Wählen, würfeln, fliegen, wohnen, beruhigen.',
    brief: 'Fünf Schritte je Woche.',
    picture: 'Die fünf Schritte einer Woche, jeder mit Bild.',
    steps: [
      ['Touristen wählen', `reihum, bis ${n.desks} in deinem Büro sitzen.`],
      [`${n.dice} Würfel`, 'Treibstoff, Gutschein, Reinigung, Personal, Joker. Gib einen ab, um einen anderen zu drehen.'],
      ['In eine Stadt fliegen', `mit bis zu ${n.cabin} an Bord. Ein Feld kostet einen Treibstoff; nie schräg.`],
      ['Zimmer geben', `${n.rooms} Zimmer; ein Gast bleibt ${n.stays.join(' bis ')} Wochen, danach ist es schmutzig.`],
      ['Markieren, beruhigen', 'eine Aktivität der Stadt. Ein Gutschein rettet die Laune im Büro.'],
    ],
  },
  counts: {
    heading: 'Punkte gibt es bei der Landung.',
    brief: 'Die Zahl der Stadt, je Passagier.',
    picture: 'Was Punkte bringt und was Punkte kostet.',
    rows: [
      ['Ein Passagier landet', 'die Zahl der Stadt für ein Interesse; mit +1 einen mehr'],
      ['Aktivitätenreihe', 'für die erste volle Reihe; eine Markierung je Woche'],
      ['Ein Versehen', 'Sitz schmutzig; Business in Economy; VIP ohne VIP-Zimmer'],
      ['Geduld verloren', 'wer ungeduldig wartet und nicht beruhigt wird'],
      ['Kein sauberes Zimmer', 'und die Punkte des Gastes gehen zurück'],
    ],
  },
  advice: {
    heading: 'Wähle drei, die dieselbe Stadt lieben.',
    brief: `${n.each.join(' + ')} = ${n.together}`,
    picture: `${n.names.three.join(', ')} landen in ${n.names.far}: ${n.together} Punkte.`,
    sum: `${n.each.join(' + ')} *= ${n.together}*`,
    text: `Eine Landung, drei Wertungen: ${n.names.three[0]} geht shoppen, ${n.names.three[1]} und ${n.names.three[2]} gehen tanzen.`,
    caution: 'Zähle die sauberen Zimmer, bevor jemand einsteigt. Zwei mit Schlafsaal-Symbol dürfen sich den Schlafsaal teilen.',
  },
});
