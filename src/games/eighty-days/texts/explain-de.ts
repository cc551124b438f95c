import type { ExplainWords } from './explain-words.ts';

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);

/** What every thing is, in German. */
export const explainDe: Omit<ExplainWords, 'people'> = {
  kinds: {
    space: 'Aktionsfeld',
    place: 'Ort',
    route: 'Etappe',
    travel: 'Reisekarte',
    event: 'Ereigniskarte',
    blue: 'Blaue Karte',
    deck: 'Stapel',
    chip: 'Bonusplättchen',
    slot: 'Karte der Etappe',
    thing: 'Auf dem Tisch',
    button: 'Möglichkeit',
  },
  spaces: {
    coin: 'Nimm die Karte von hier, dann darfst du auch eine Münze aus dem Vorrat nehmen.',
    balloon: 'Nimm die Karte von hier, dann darf in diesem Zug der Würfel eine deiner Reisekarten ersetzen. Ungenutzt verfällt der Ballon.',
    event: 'Nimm die Karte von hier, dann darfst du auch eine Ereigniskarte ziehen. Sie kann blau sein.',
    detective: 'Nimm die Karte von hier, dann darfst du den Detektiv an einen anderen Ort schicken, nur nicht nach London.',
    start: 'Nimm die Karte von hier, dann darfst du die nächste Runde beginnen. Wer diese Runde begonnen hat, darf sie nicht nehmen.',
    trade: 'Nimm die Karte von hier, dann darfst du bis zu drei Reisekarten ablegen und ebenso viele ziehen.',
  },
  events: {
    balloon: () => 'Der Würfel ersetzt eine Karte der Etappe. Gewürfelt wird bei der Abreise. Ein Ballon je Zug.',
    elephant: () => 'Von Bombay nach Kalkutta 6 Tage plus Würfel statt 12. Oder lege ihn für 1 Münze ab.',
    connection: () => 'Du darfst in diesem Zug eine zweite Etappe reisen.',
    offer: ({ offerDays }) => `Eine Etappe dauert ${days(offerDays)} weniger, aber immer mindestens 1 Tag.`,
    express: ({ expressDays }) => `Eine Bahn der Etappe zählt nur ${days(expressDays)}.`,
    submarine: ({ submarineDays }) => `Ein Schiff der Etappe zählt nur ${days(submarineDays)}.`,
    princess: () => 'Sie wirkt wie die oberste Karte der Ereignisablage, wenn diese jetzt gespielt werden könnte.',
    passepartout: () => 'Der Detektiv befragt dich in diesem Zug nicht.',
    carpetbag: () => 'Du nimmst 2 Münzen aus dem Vorrat.',
    bradshaw: () => 'Du nimmst eine Reisekarte deiner Wahl von der Ablage.',
    delay: () => 'Beim Ziehen verlieren alle Reisenden 1 Tag und alle ihre Ereigniskarten. Diese werden neu gemischt.',
    storm: () => 'Beim Ziehen verlieren alle Reisenden 2 Tage und alle ihre Ereigniskarten. Diese werden neu gemischt.',
  },
  chipNames: { red: place => `Rotes Plättchen in ${place}`, blue: place => `Blaues Plättchen in ${place}` },
  chips: {
    red: gain => `Wer zuerst hier ankommt, darf es nutzen: ${gain}. Dann wird es umgedreht.`,
    blue: gain => `Wer von allen zuletzt hier ankommt, darf es nutzen: ${gain}. Dann wird es umgedreht.`,
  },
  gains: {
    coin: 'eine Münze nehmen',
    travel: 'eine Reisekarte ziehen',
    event: 'eine Ereigniskarte ziehen',
    day: 'alle anderen, die noch reisen, verlieren einen Tag',
  },
  things: {
    'button:takeBlind': [
      'Verdeckt ziehen',
      () => 'Wer von sechs Reisenden zuletzt dran ist, darf statt der letzten Karte eine vom Stapel ziehen, ohne Aktion.',
    ],
    'button:resign': ['Aufgeben', () => 'Deine Karten und Münzen gehen zurück, die anderen spielen weiter. Ein Zurück gibt es nicht.'],
    'button:decline': ['Auf die Aktion verzichten', () => 'Du behältst die Karte und lässt die Aktion ihres Feldes aus.'],
    'button:stop': ['Tausch beenden', () => 'Du ziehst so viele Reisekarten, wie du abgelegt hast. Dann ist der Tausch zu Ende.'],
    'button:endTurn': [
      'Zug beenden',
      ({ detectiveDays }) => `Die nächste Person ist am Zug. Ist der Detektiv an deinem Ort, verlierst du ${days(detectiveDays)}.`,
    ],
    'button:depart': ['Abreisen', () => 'Die Etappe steht fest: Ihre Tage werden gezählt, wenn nötig nach dem Wurf. Es gibt kein Zurück.'],
    'button:accept': ['Wurf behalten', () => 'Der Würfel bleibt, wie er liegt, und du kommst an.'],
    'button:reroll': ['Neu würfeln', () => 'Zahle 1 Münze und würfle neu. Der letzte Wurf gilt, auch wenn er schlechter ist.'],
    'button:leave': ['Plättchen nicht nutzen', () => 'Das Plättchen wird trotzdem umgedreht.'],
    detective: [
      'Detektiv',
      ({ detectiveDays }) => `Endet dein Zug an seinem Ort, verlierst du ${days(detectiveDays)}. Durchreisen und Weggehen kosten nichts.`,
    ],
    watch: ['Taschenuhr', () => 'Wer sie hat, beginnt die Runde. Sie wandert im Uhrzeigersinn, wenn niemand sie von der Leiste nimmt.'],
    coins: ['Münzen', () => 'Eine Münze bezahlt einen neuen Wurf, zwei Münzen eine Reisekarte oder eine Ereigniskarte.'],
    die: ['Würfel', () => 'Er entscheidet, wie viele Tage ein Ballon oder ein Elefant braucht, von 1 bis 6.'],
    days: [
      'Tageszähler',
      () => 'Die Tage, die du verbraucht hast. Sei nach höchstens 80 zu Hause; dann gewinnt, wer die wenigsten gebraucht hat.',
    ],
    figure: [
      'Figur',
      () => 'Sie zeigt, wo jemand ist. Je Zug reist sie höchstens eine Etappe weiter, mit dem Anschluss zwei, immer vorwärts.',
    ],
    hand: ['Hand', ({ handLimit }) => `Am Ende deines Zuges darfst du ${handLimit} Karten behalten, Reise- und Ereigniskarten zusammen.`],
    discard: ['Ereignisablage', () => 'Hier liegen gespielte Ereigniskarten offen. Die Prinzessin ahmt die oberste nach.'],
    pressure: [
      'Zeitdruck',
      ({ pressureDays }) => `Sobald jemand zu Hause ist, kostet jede Runde alle, die noch reisen, ${days(pressureDays)}.`,
    ],
  },
  travel: count => `Sie zählt auf einer Etappe ${days(count)}. Zwei Karten gleicher Art mit gleichem Wert zählen nur einmal.`,
  place: 'Wer hier zuerst und wer zuletzt ankommt, darf ein Bonusplättchen nutzen. Der Detektiv kann hier warten.',
  london: 'Hier beginnt und endet die Reise. Bist du zurück, ändern sich deine Tage nicht mehr.',
  route: 'Lege genau diese Karten ab, um dorthin zu reisen. Ihre Werte sind die Tage, die es dauert.',
  onFoot: 'Keine Karte nötig: 12 Tage zu Fuß, mit einem Elefanten 6 Tage plus Würfel.',
  slotName: slot => `Karte ${slot}`,
  slot: 'Eine Karte der Etappe. Ein Ballon, ein Schnellzug oder ein Unterseeboot kann ihren Wert ersetzen, nur eines je Karte.',
  decks: {
    travel: ['Reisekarten', 'In deinem Zug darfst du für 2 Münzen eine ziehen. Bahnen haben 2–6, Schiffe 4–8.'],
    event: ['Ereigniskarten', 'In deinem Zug darfst du für 2 Münzen eine ziehen. Zwei davon sind blau und schlagen sofort zu.'],
  },
  lies: card => `Hier liegt jetzt: ${card}.`,
  here: people => `Jetzt hier: ${people}.`,
  nobodyHere: 'Gerade ist niemand hier.',
  needs: kinds => `Nötig: ${kinds}.`,
  copies: (count, all) => `Davon gibt es ${count} unter ${all} Karten.`,
  left: count => `Noch ${cards(count)}.`,
  detectiveIn: (place, count) => `Er ist jetzt in ${place}: Wer dort den Zug beendet, verliert ${days(count)}.`,
  starts: (seat, voice) => voice.tell(seat, 'Du beginnst diese Runde.', name => `${name} beginnt diese Runde.`),
  owns: (seat, voice, count) => {
    const coins = count === 0 ? 'keine Münze' : count === 1 ? '1 Münze' : `${count} Münzen`;
    return voice.tell(seat, `Du hast ${coins}.`, name => `${name} hat ${coins}.`);
  },
  onDay: (seat, voice, count) => voice.tell(seat, `Du hast ${days(count)} verbraucht.`, name => `${name} hat ${days(count)} verbraucht.`),
  holds: (seat, voice, count) =>
    voice.tell(seat, `Du hast ${cards(count)} auf der Hand.`, name => `${name} hat ${cards(count)} auf der Hand.`),
  onTop: card => `Oben liegt: ${card}.`,
};
