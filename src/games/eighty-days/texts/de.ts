import type { Seat, Voice } from '../../../kernel/index.ts';
import { SPACES } from '../components.ts';
import { COVER } from '../cover.ts';
import { lexicon, nextLeg, texts } from './sentences.ts';
import type { Pieces, TableWords } from './table.ts';

const pieces: Pieces = {
  london: 'London',
  paris: 'Paris',
  brindisi: 'Brindisi',
  suez: 'Suez',
  bombay: 'Bombay',
  calcutta: 'Kalkutta',
  hongkong: 'Hongkong',
  yokohama: 'Yokohama',
  sanfrancisco: 'San Francisco',
  newyork: 'New York',
  T: 'Zug',
  S: 'Schiff',
  balloon: 'Ballon',
  elephant: 'Elefant',
  connection: 'Anschluss',
  offer: 'Angebot',
  express: 'Schnellzug',
  submarine: 'Unterseeboot',
  princess: 'Prinzessin',
  passepartout: 'Passepartout',
  carpetbag: 'Reisetasche',
  bradshaw: 'Bradshaws Kursbuch',
  delay: 'Verspätung',
  storm: 'Sturm',
  'space:coin': 'Münze',
  'space:balloon': 'Ballon',
  'space:event': 'Ereignis',
  'space:detective': 'Detektiv',
  'space:start': 'Taschenuhr',
  'space:trade': 'Tausch',
  'chip:coin': 'eine Münze',
  'chip:travel': 'eine Reisekarte',
  'chip:event': 'eine Ereigniskarte',
  'chip:day': 'alle anderen verlieren einen Tag',
  red: 'rote',
  blue: 'blaue',
};

const { piece, card, anyCard, space, chip, all } = lexicon('de', pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'Tag', 'Tage');
const afterDays = (count: unknown) => counted(count, 'Tag', 'Tagen');
const coins = (count: unknown) => counted(count, 'Münze', 'Münzen');
const cards = (count: unknown) => counted(count, 'Karte', 'Karten');
const trains = (count: unknown) => counted(count, 'Zug', 'Züge');
const ships = (count: unknown) => counted(count, 'Schiff', 'Schiffe');
const lose = (seats: readonly Seat[], voice: Voice, count: number) =>
  `${all(seats, voice)} ${seats.length === 1 ? 'verliert' : 'verlieren'} ${days(count)}`;

const words: TableWords = {
  round: (round, start) => `Runde ${round}, begonnen von ${start}`,
  detective: place => `Detektiv in ${place}`,
  supply: (left, travel, events) => `Vorrat: ${coins(left)}, ${travel} Reise, ${events} Ereignis`,
  topEvent: event => `oberste Ereignisablage: ${event}`,
  track: 'Leiste',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} Reise + ${events} Ereignis`,
  home: order => `als Nr. ${order} zu Hause`,
  resigned: 'aufgegeben',
  next: (place, routes) => `weiter nach ${place}: ${routes}`,
  or: 'oder',
  noCards: 'ohne Karten, 12 Tage',
  chips: (red, blue) => [red && `Erster: ${red}`, blue && `Letzter: ${blue}`].filter(Boolean).join('; '),
};

/** Around the World in 80 Days, in German. */
export const de = texts({
  title: COVER.title.de,
  pitch: 'Mit Zug, Dampfer, Ballon und Elefant um den Globus – und in 80 Tagen wieder daheim.',
  sections: {
    'ED-1': 'Allgemeines',
    'ED-2': 'Vorbereitung',
    'ED-3': 'Die Runde',
    'ED-4': 'Reisekarte wählen',
    'ED-5': 'Die Aktion',
    'ED-6': 'Reisen',
    'ED-7': 'Die Tage zählen',
    'ED-8': 'Ballon, Elefant und Würfel',
    'ED-9': 'Bonusplättchen',
    'ED-10': 'Ereigniskarten',
    'ED-11': 'Münzen',
    'ED-12': 'Ende des Zuges',
    'ED-13': 'Zurück in London',
    'ED-14': 'Ende der Partie',
    'ED-15': 'Zu zweit',
  },
  rules: {
    'ED-1.1':
      'Deine Tage werden nur mehr. Keine Karte gibt einen verbrauchten Tag zurück; ein Angebot macht die Strecke billiger, bevor du sie bezahlst.',
    'ED-1.2': 'Du darfst mehr als 80 Tage brauchen. Es wird einfach weitergezählt.',
    'ED-1.3': 'Bezahlte Münzen kommen zurück in den Vorrat.',
    'ED-1.4': 'Es gibt 24 Münzen, im Vorrat und bei den Spielern zusammen, und nie mehr.',
    'ED-1.5': 'Jede der 60 Reisekarten ist immer im Vorrat, auf der Ablage, auf der Aktionsleiste oder in einer Hand.',
    'ED-1.6': 'Jede Ereigniskarte ist immer im Vorrat, auf der Ablage oder in einer Hand.',
    'ED-1.7': 'Beide blauen Karten liegen immer im oberen Teil des Ereignisvorrats; er geht daher nie aus.',
    'ED-1.8':
      'Die Reihenfolge eines Vorrats kennt niemand. Nur Karten, die unter einen Vorrat gelegt wurden, kommen erst nach allen darüber; und die oberste Karte der Ereignisablage ist zu sehen.',
    'ED-2.1': 'Jeder Ort außer London bekommt zufällig ein rotes und ein blaues Bonusplättchen, offen.',
    'ED-2.2': 'Alle Figuren stehen in London, niemand hat einen Tag verbraucht, und jeder besitzt eine Münze.',
    'ED-2.3': 'Der Detektiv wartet in Brindisi.',
    'ED-2.4': 'Jeder erhält drei Reisekarten und keine Ereigniskarte.',
    'ED-2.5': 'Der Ereignisvorrat hat 15 Karten, zu zweit 14.',
    'ED-2.6': 'Ein Spieler ist Startspieler der ersten Runde.',
    'ED-3.1':
      'Eine Runde beginnt mit dem Zeitdruck, falls schon jemand zu Hause ist; dann werden Reisekarten von links nach rechts auf die Aktionsleiste gelegt: 3, 4, 5 oder 6 bei 2, 3, 4 oder mehr Reisenden.',
    'ED-3.2': 'Die Zahl der Karten gilt für die ganze Runde, auch wenn jemand unterdessen heimkommt.',
    'ED-3.3': 'Der Startspieler ist zuerst am Zug, dann im Uhrzeigersinn jeder, der noch reist.',
    'ED-3.4': 'Am Ende der Runde werden die übrigen Karten der Leiste abgelegt.',
    'ED-3.5': 'Dann wird geprüft, ob die Partie zu Ende ist.',
    'ED-3.6': 'Dann wird der nächste Startspieler bestimmt.',
    'ED-3.7': 'In der Regel bleibt am Rundenende eine Karte auf der Leiste, bei sechs Reisenden keine.',
    'ED-3.8':
      'Wird eine Reisekarte gebraucht und der Vorrat ist leer, wird die Ablage zum neuen Vorrat gemischt. Gibt es gar keine Karte, wird nichts gezogen.',
    'ED-3.9':
      'Ein Zug hat fünf Schritte in dieser Reihenfolge: Reisekarte wählen, Aktion, reisen oder bleiben, Detektiv, Handlimit. Ereigniskarten und Käufe dürfen zwischen den ersten drei liegen.',
    'ED-4.1': 'Du musst eine Reisekarte von der Aktionsleiste auf die Hand nehmen.',
    'ED-4.2': 'Der Startspieler der Runde darf die Karte bei der Taschenuhr nicht nehmen.',
    'ED-4.3': 'Sonst ist niemand in der Wahl beschränkt.',
    'ED-4.4':
      'Begann die Runde mit sechs Reisenden, darf der letzte statt der einzigen übrigen Karte verdeckt eine Reisekarte ziehen. Er hat dann keine Aktion.',
    'ED-4.5': 'Ein Feld bleibt leer, sobald seine Karte genommen wurde.',
    'ED-4.6': 'Liegt keine Karte auf der Leiste, entfällt dieser Schritt.',
    'ED-4.7': 'Mit der Karte darfst du noch im selben Zug reisen.',
    'ED-5.1': 'Du darfst die Aktion des Feldes ausführen, von dem deine Karte kam, oder darauf verzichten.',
    'ED-5.2': 'Münze: Nimm eine Münze aus dem Vorrat, falls eine da ist.',
    'ED-5.3': 'Ballon: Du darfst in diesem Zug einen Ballon benutzen; danach verfällt er.',
    'ED-5.4': 'Ereignis: Zieh eine Ereigniskarte.',
    'ED-5.5': 'Detektiv: Setz ihn an einen anderen Ort, überallhin außer nach London.',
    'ED-5.6':
      'Taschenuhr: Du beginnst die nächste Runde. Nimmt sie niemand, beginnt der nächste Reisende im Uhrzeigersinn. Wer sie nahm und dann schon zu Hause ist, gibt sie im Uhrzeigersinn weiter.',
    'ED-5.7': 'Tausch: Leg eine bis drei Reisekarten ab, dann zieh ebenso viele.',
    'ED-5.8': 'Bei drei oder weniger Reisenden fehlt die Taschenuhr auf der Leiste; sie wandert im Uhrzeigersinn.',
    'ED-5.9': 'Bei zwei Reisenden fehlt der Detektiv auf der Leiste; er bleibt, wo er ist.',
    'ED-6.1': 'Du darfst bleiben oder eine Strecke reisen, immer vorwärts.',
    'ED-6.2': 'Mit dem Anschluss darfst du in einem Zug zwei Strecken reisen, nie mehr.',
    'ED-6.3':
      'Für eine Strecke legst du genau die Karten einer ihrer Routen ab. Von zwei Zügen oder zwei Schiffen zuerst die niedrigere Karte.',
    'ED-6.4': 'Ohne die Karten der ganzen Route kannst du nicht reisen.',
    'ED-6.5': 'Von Bombay nach Kalkutta braucht es keine Karte.',
    'ED-6.6': 'Ist die Strecke geschafft, werden ihre Tage gezählt und deine Figur zieht; dann kommen die Bonusplättchen, und London.',
    'ED-6.7': 'Von Hongkong nach Yokohama wählst du: zwei Schiffe, oder ein Zug und ein Schiff. Jede andere Strecke hat eine Route.',
    'ED-6.8':
      'Der Anschluss darf vor der ersten Strecke oder zwischen beiden gespielt werden. Das Plättchen des Zwischenhalts kommt vorher dran.',
    'ED-6.9': 'Du sagst eine Strecke als Ganzes an, mit allen Karten und Zugaben, bevor gewürfelt wird. Die Abreise ist verbindlich.',
    'ED-7.1':
      'Jede Karte zählt ihren Wert, oder was sie ersetzt: beim Ballon der Würfel, beim Schnellzug 1, beim Unterseeboot 2. Ein Ersatz je Karte.',
    'ED-7.2': 'Zwei Züge oder zwei Schiffe mit gleichem Wert zählen nur einmal: kein Umsteigen, kein Warten.',
    'ED-7.3': 'Zug und Schiff zusammen sparen nie, gleich welche Werte sie haben.',
    'ED-7.4': 'Von New York nach London können nur die beiden Schiffe sparen; der Zug zählt immer voll.',
    'ED-7.5': 'Eine ersetzte Karte spart nichts, auch wenn die Zahl zufällig gleich ist.',
    'ED-7.6': 'Wird der Zug der letzten Strecke ersetzt, sparen die beiden Schiffe trotzdem.',
    'ED-7.7': 'Die Strecke kostet die Summe ihrer Karten, weniger das Gesparte, weniger 2 je Angebot; mit Angebot mindestens 1 Tag.',
    'ED-7.8': 'Ersatz und Angebote ersparen dir nie die Reisekarten selbst.',
    'ED-8.1': 'Ein Ballon kommt von der Aktionsleiste, von einer Ballonkarte oder von der Prinzessin, die eine nachahmt.',
    'ED-8.2': 'Du darfst je Zug einen Ballon benutzen, gleich woher.',
    'ED-8.3': 'Ein Ballon ersetzt eine Karte, die du vor dem Wurf nennst.',
    'ED-8.4': 'Von Bombay nach Kalkutta fliegt kein Ballon.',
    'ED-8.5': 'Nach einem Wurf darfst du für 1 Münze neu würfeln, so oft du willst. Der letzte Wurf gilt, auch wenn er schlechter ist.',
    'ED-8.6': 'Ist gewürfelt, gibt es kein Zurück.',
    'ED-8.7': 'Von Bombay nach Kalkutta dauert es 12 Tage; mit einem Elefanten 6 und den Würfel. Ein Elefant je Strecke.',
    'ED-8.8': 'Angebot und Anschluss helfen auch auf dieser Strecke; Schnellzug und Unterseeboot nicht.',
    'ED-9.1': 'Wer als Erster an einem Ort ankommt, darf das rote Plättchen nutzen.',
    'ED-9.2': 'Wer als Letzter aller Spieler ankommt, darf das blaue Plättchen nutzen.',
    'ED-9.3': 'Das Plättchen wird umgedreht, ob du es nutzt oder nicht.',
    'ED-9.4': 'In London gibt es keine Plättchen.',
    'ED-9.5': 'Ein Plättchen kommt bei der Ankunft dran, vor allem anderen.',
    'ED-9.6': 'Ein Plättchen bietet eine Münze, eine Reisekarte, eine Ereigniskarte, oder jeder noch reisende Gegner verliert einen Tag.',
    'ED-9.7': 'Der Halt zwischen zwei Strecken eines Zuges zählt als Ankunft.',
    'ED-10.1': 'Du musst nie eine Ereigniskarte ziehen.',
    'ED-10.2': 'Eine Ereigniskarte, die nicht blau ist, kommt auf deine Hand, nur für dich zu sehen.',
    'ED-10.3':
      'Ereigniskarten spielst du nur im eigenen Zug, von der Hand, beliebig viele, jede, wenn ihr Text es erlaubt; auch im Zug, in dem du sie gezogen hast.',
    'ED-10.4': 'Eine gespielte Ereigniskarte kommt sofort offen auf die Ereignisablage.',
    'ED-10.5': 'Was eine Karte in diesem Zug schon bewirkt hat, überdauert eine blaue Karte.',
    'ED-10.6':
      'Eine blaue Karte schlägt sofort zu: Jeder Reisende verliert 1 Tag (Verspätung) oder 2 (Sturm), alle verlieren ihre Ereigniskarten auf der Hand, und alle Ereigniskarten werden zu einem neuen Vorrat gemischt.',
    'ED-10.7': 'Wer eine blaue Karte zieht, bekommt dafür keine andere.',
    'ED-10.8': 'Ein Schnellzug ersetzt einen Zug, ein Unterseeboot ein Schiff. Zwei davon dürfen zwei Karten einer Strecke ersetzen.',
    'ED-10.9':
      'Die Prinzessin wirkt wie die oberste Karte der Ereignisablage, wenn diese jetzt gespielt werden könnte. Jene bleibt liegen, die Prinzessin kommt obenauf.',
    'ED-10.10': 'Als Nachahmung zählt sie bei jeder Grenze wie die nachgeahmte Karte.',
    'ED-11.1': 'Münzen bezahlen einen neuen Wurf (1) und Karten (2).',
    'ED-11.2': 'Jederzeit in deinem Zug darfst du für 2 Münzen eine Reisekarte oder eine Ereigniskarte ziehen.',
    'ED-11.3':
      'Das heißt: immer, wenn du etwas zu entscheiden hast, auch mitten auf einer Strecke, zwischen einem Wurf und dem nächsten und vor einem Plättchen. Nur ein Tausch wird nicht unterbrochen, und andere Ereigniskarten warten bis zum Ende der Strecke.',
    'ED-11.4': 'Wo keine Karte zu ziehen ist, kannst du keine kaufen.',
    'ED-11.5': 'Statt ihn zu reiten, darfst du einen Elefanten für 1 Münze ablegen.',
    'ED-12.1': 'Endet dein Zug am Ort des Detektivs, verlierst du 2 Tage, ob du ankamst oder geblieben bist.',
    'ED-12.2': 'Seinen Ort zu verlassen kostet nichts.',
    'ED-12.3': 'Wird er im Zug eines anderen zu dir gesetzt, kostet das allein nichts.',
    'ED-12.4': 'Bei einem Zwischenhalt stellt er keine Fragen.',
    'ED-12.5':
      'Mit mehr als 6 Karten am Ende deines Zuges, Reise- und Ereigniskarten zusammen, legst du bis auf 6 ab. Während des Zuges gibt es keine Grenze.',
    'ED-12.6': 'Dann ist der nächste Spieler am Zug.',
    'ED-13.1': 'Wer London erreicht, legt seinen Wettschein dort unter die anderen.',
    'ED-13.2': 'Seine Karten kommen verdeckt unter ihre Vorräte.',
    'ED-13.3': 'Sein Zug ist sofort zu Ende, und er hat keinen weiteren.',
    'ED-13.4': 'Von der nächsten Runde an kostet jeder Rundenbeginn alle, die noch reisen, 1 Tag.',
    'ED-13.5': 'In London ändern sich deine Tage nicht mehr.',
    'ED-14.1': 'Bei drei bis fünf Spielern endet die Partie nach der Runde, in der der Vorletzte heimkommt.',
    'ED-14.2': 'Bei sechs Spielern endet sie nach der Runde, in der der Vierte heimkommt.',
    'ED-14.3': 'Diese Runde wird zu Ende gespielt; wer bis dahin in London ist, wird gewertet.',
    'ED-14.4': 'Wer nicht in London ist, kann nicht gewinnen.',
    'ED-14.5': 'Von denen, die in 80 Tagen heimkamen, gewinnt, wer die wenigsten brauchte; bei Gleichstand, wer früher da war.',
    'ED-14.6': 'Hat es niemand in 80 Tagen geschafft, gewinnt, wer zuerst heimkam.',
    'ED-14.7':
      'Ist vorher die vereinbarte letzte Runde vorbei, endet die Partie; ist niemand zu Hause, gewinnt, wer am weitesten kam, dann die wenigsten Tage.',
    'ED-14.8':
      'Wo es vereinbart ist, darfst du zu Beginn deines Zuges aufgeben. Karten und Münzen gehen zurück, die anderen spielen weiter; der Letzte, der bleibt, gewinnt.',
    'ED-15.1': 'Zu zweit spielt man ohne den Anschluss und mit drei Karten auf der Leiste.',
    'ED-15.2': 'Beide beginnen abwechselnd.',
    'ED-15.3': 'Darum verlässt der Detektiv Brindisi nie.',
    'ED-15.4': 'Die Partie endet nach der Runde, in der jemand heimkommt.',
    'ED-15.5': 'Ist nur einer zu Hause, und in 80 Tagen, gewinnt er.',
    'ED-15.6': 'Ist nur einer zu Hause, und zu spät, gewinnt der andere, falls er weniger Tage verbraucht hat.',
    'ED-15.7': 'Sind beide zu Hause, gewinnen die wenigsten Tage, auch über 80; dann die meisten Münzen, dann die frühere Ankunft.',
  },
  formerly: {
    1: { 'ED-11.3': 'Nicht aber während eines Tausches und nicht zwischen der Ansage einer Strecke und ihrem Ende samt Plättchen.' },
  },
  options: {
    eventDeck: {
      name: 'Ereigniskarten',
      help: 'Klassisch hat die neun Arten des Originals; Expedition bringt drei Begleiter aus dem Roman dazu.',
      values: { classic: 'Klassisch', expedition: 'Expedition' },
    },
    firstPlayer: { name: 'Wer beginnt', help: 'Der Startspieler der ersten Runde.', values: { random: 'Zufall' } },
    startCards: { name: 'Reisekarten zu Beginn', help: 'Reisekarten auf jeder Hand zu Beginn.' },
    startCoins: { name: 'Münzen zu Beginn', help: 'Münzen, die jeder zu Beginn besitzt.' },
    handLimit: { name: 'Handlimit', help: 'Karten, die du am Ende deines Zuges behalten darfst.' },
    detectiveDays: { name: 'Detektiv', help: 'Verlorene Tage, wenn ein Zug beim Detektiv endet.' },
    pressureDays: { name: 'Zeitdruck', help: 'Verlorene Tage je Runde, sobald jemand zu Hause ist.' },
    offerDays: { name: 'Angebot', help: 'Tage, die ein Angebot von einer Strecke abzieht.' },
    expressDays: { name: 'Schnellzug', help: 'Tage, die ein Zug mit dem Schnellzug zählt.' },
    submarineDays: { name: 'Unterseeboot', help: 'Tage, die ein Schiff mit dem Unterseeboot zählt.' },
    twoPlayerLate: {
      name: 'Zu spät daheim (zu zweit)',
      help: 'Wenn der Einzige zu Hause mehr als 80 Tage brauchte.',
      values: { fewerDays: 'Der andere gewinnt mit weniger Tagen', always: 'Der andere gewinnt immer' },
    },
    arrivalCoins: {
      name: 'Münzen in London',
      help: 'Was mit deinen Münzen geschieht, wenn du heimkommst.',
      values: { keep: 'Du behältst sie', return: 'Zurück in den Vorrat' },
    },
    maxRounds: { name: 'Letzte Runde', help: 'Spätestens nach dieser Runde endet die Partie.' },
    resignation: { name: 'Aufgeben', help: 'Ob Spieler aufgeben dürfen.', values: { off: 'Nicht erlaubt', on: 'Erlaubt' } },
  },
  pieces,
  table: words,
  refusals: {
    'ED-4.4': facts =>
      `Nur der letzte von sechs Reisenden darf verdeckt ziehen, wenn eine einzige Karte übrig ist; diese Runde begann mit ${facts.travellers}, ${facts.waiting} warten noch, und auf der Leiste: ${cards(facts.cards)}.`,
    'ED-4.5': facts => `Bei ${space(facts.space)} liegt keine Karte.`,
    'ED-5.2': facts => `Deine Karte kam von ${space(facts.space)}; dort gilt eine andere Aktion.`,
    'ED-5.3': facts => `Deine Karte kam von ${space(facts.space)}; dort gilt eine andere Aktion.`,
    'ED-5.4': facts => `Deine Karte kam von ${space(facts.space)}; dort gilt eine andere Aktion.`,
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Der Detektiv ist schon in ${piece(place)}.` : `Deine Karte kam von ${space(facts.space)}, nicht vom Detektiv.`,
    'ED-5.6': facts => `Deine Karte kam von ${space(facts.space)}; dort gilt eine andere Aktion.`,
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Du hast schon ${cards(swapped)} weggelegt; drei sind das Höchste.`;
      if (wanted !== undefined) return `Du hast kein ${anyCard(wanted)} auf der Hand.`;
      return facts.space ? `Deine Karte kam von ${space(facts.space)}, nicht vom Tausch.` : 'Du hast keine Reisekarte zum Tauschen.';
    },
    'ED-6.1': () => 'Du bist in diesem Zug schon eine Strecke gereist.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Mehr als zwei Strecken in einem Zug gibt es nicht.' : 'Du bist in diesem Zug schon zwei Strecken gereist.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Hier ist ${piece(facts.wanted)} verlangt, nicht ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `${anyCard(wanted)} hast du nicht auf der Hand.`;
      return `Von zwei gleichartigen Karten kommt die niedrigere zuerst; ${anyCard(wanted)} passt nicht in diese Reihenfolge.`;
    },
    'ED-6.4': facts =>
      `Die Route verlangt ${trains(facts.trains)} und ${ships(facts.ships)}; du hast ${trains(facts.trainsInHand)} und ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ route, place }) => `Von ${piece(place)} gibt es keine Route ${route}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Diese Strecke hat keine Karte ${slot}.` : `Karte ${slot} ist schon ersetzt.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Auf der Reiseablage liegt kein ${anyCard(wanted)}.` : `${piece(event)} hast du nicht auf der Hand.`,
    'ED-10.8': () => 'Ein Schnellzug ersetzt einen Zug, ein Unterseeboot ein Schiff.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Du hast die Prinzessin nicht auf der Hand.';
      return top
        ? `Zuoberst auf der Ereignisablage liegt ${piece(top)}; so kann sie das nicht spielen.`
        : 'Die Ereignisablage ist leer: Es gibt nichts nachzuahmen.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Eine Karte kostet ${coins(price)}; du hast ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} muss bis zum Ende der Strecke warten.`),
    'ED-12.5': ({ card: wanted }) => `${anyCard(wanted)} hast du nicht auf der Hand.`,
  },
  moves: {
    take: (move, view) => {
      const laid = view.display[SPACES.indexOf(move.space)];
      return `${laid ? card(laid) : 'Karte'} von ${space(move.space)} nehmen`;
    },
    takeBlind: () => 'Stattdessen verdeckt eine Reisekarte ziehen, ohne Aktion',
    resign: () => 'Aufgeben',
    decline: () => 'Auf die Aktion verzichten',
    receiveCoin: () => 'Eine Münze nehmen',
    readyBalloon: () => 'Einen Ballon für diesen Zug bereitmachen',
    drawEvent: () => 'Eine Ereigniskarte ziehen',
    sendDetective: ({ place }) => `Den Detektiv nach ${piece(place)} schicken`,
    takeWatch: () => 'Die Taschenuhr nehmen und die nächste Runde beginnen',
    trade: () => 'Reisekarten tauschen',
    stop: () => 'Tausch beenden und ziehen',
    swap: move => `${card(move.card)} weglegen`,
    buyTravel: () => 'Für 2 Münzen eine Reisekarte kaufen',
    buyEvent: () => 'Für 2 Münzen eine Ereigniskarte kaufen',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Den Elefanten für eine Münze ablegen';
      return fetched ? `${piece(event)} spielen und ${card(fetched)} holen` : `${piece(event)} spielen`;
    },
    playPrincess: ({ event, card: fetched }) =>
      fetched ? `Die Prinzessin als ${piece(event)} spielen und ${card(fetched)} holen` : `Die Prinzessin als ${piece(event)} spielen`,
    endTurn: (_move, view) => (view.turn.legsDone > 0 ? 'Zug beenden' : 'Bleiben und Zug beenden'),
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed ? `Reisen nach ${piece(to)} (${needed})` : `Reisen nach ${piece(to)}`;
    },
    pay: move => `Mit ${card(move.card)} bezahlen`,
    depart: () => 'Abreisen',
    add: ({ modifier, slot }) => {
      const what = modifier === 'balloon' ? 'den Ballon' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      return slot === null ? `${what} dazulegen` : `${what} zu Karte ${slot} legen`;
    },
    accept: () => 'Den Wurf behalten',
    reroll: () => 'Für 1 Münze neu würfeln',
    leaveChip: () => 'Das Plättchen lassen',
    useChip: () => 'Das Plättchen nutzen',
    discard: move => `${anyCard(move.card)} ablegen`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) =>
      `Runde ${round}: ${voice.name(start)} beginnt. Auf der Leiste: ${display.filter(laid => laid !== null).join(', ')}.`,
    pressed: (event, voice) => `Die Zeit drängt: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${voice.name(event.seat)} nimmt ${card(event.card)} von ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${voice.name(seat)} verzichtet auf die Aktion.`,
    coinsReceived: (event, voice) =>
      event.coins === 0
        ? `Für ${voice.name(event.seat)} ist keine Münze mehr da.`
        : `${voice.name(event.seat)} erhält ${coins(event.coins)}.`,
    balloonReadied: ({ seat }, voice) => `${voice.name(seat)} macht einen Ballon bereit.`,
    detectiveSent: ({ seat, place }, voice) => `${voice.name(seat)} schickt den Detektiv nach ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${voice.name(seat)} nimmt die Taschenuhr und beginnt die nächste Runde.`,
    swapped: (event, voice) => `${voice.name(event.seat)} legt ${card(event.card)} weg.`,
    travelDrawn: (event, voice) => `${voice.name(event.seat)} zieht ${event.card ? card(event.card) : 'eine Reisekarte'}.`,
    eventDrawn: ({ seat, event }, voice) => `${voice.name(seat)} zieht ${event ? piece(event) : 'eine Ereigniskarte'}.`,
    travelShuffled: event => `Die Reiseablage wird gemischt: ${cards(event.cards)}.`,
    blueStruck: (event, voice) => {
      const lost = event.lost.flat();
      const loss = lost.length > 0 ? ` Verlorene Ereigniskarten: ${lost.map(piece).join(', ')}.` : '';
      return `${voice.name(event.seat)} zieht ${piece(event.event)}: ${lose(event.seats, voice, event.days)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${voice.name(seat)} zahlt ${coins(price)} für ${what === 'travel' ? 'eine Reisekarte' : 'eine Ereigniskarte'}.`,
    played: ({ seat, event, as }, voice) =>
      event === as ? `${voice.name(seat)} spielt ${piece(event)}.` : `${voice.name(seat)} spielt die Prinzessin als ${piece(as)}.`,
    fetched: (event, voice) => `${voice.name(event.seat)} holt ${card(event.card)} von der Ablage.`,
    setOut: ({ seat, from, to }, voice) => `${voice.name(seat)} bricht von ${piece(from)} nach ${piece(to)} auf.`,
    paid: (event, voice) => `${voice.name(event.seat)} bezahlt mit ${card(event.card)}.`,
    replaced: ({ by, slot }) => `${piece(by)} ersetzt Karte ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${voice.name(seat)} zahlt eine Münze und würfelt neu: ${die}.` : `${voice.name(seat)} würfelt ${die}.`,
    travelled: (event, voice) => {
      const saved = event.saved > 0 ? `, weniger ${event.saved} ohne Umsteigen` : '';
      const offers = event.offers > 0 ? `, ${event.offers === 1 ? 'mit einem Angebot' : `mit ${event.offers} Angeboten`}` : '';
      return `${voice.name(event.seat)} erreicht ${piece(event.to)} nach ${afterDays(event.days)} (${event.parts.join(' + ')}${saved}${offers}).`;
    },
    chipLeft: ({ seat, colour, place }, voice) => `${voice.name(seat)} lässt das ${piece(colour)} Plättchen von ${piece(place)} liegen.`,
    chipUsed: (event, voice) =>
      `${voice.name(event.seat)} nutzt das ${piece(event.colour)} Plättchen von ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: (event, voice) => `Der Detektiv befragt ${voice.name(event.seat)} in ${piece(event.place)}: ${days(event.days)} verloren.`,
    discarded: (event, voice) => `${voice.name(event.seat)} legt ${anyCard(event.card)} ab.`,
    returned: (event, voice) =>
      `${voice.name(event.seat)} ist als Nummer ${event.order} nach ${afterDays(event.days)} zurück in London und gibt ${counted(event.travel, 'Reisekarte', 'Reisekarten')} und ${counted(event.events, 'Ereigniskarte', 'Ereigniskarten')} zurück.`,
    resigned: ({ seat }, voice) => `${voice.name(seat)} gibt auf.`,
    ended: ({ winner }, voice) => `Die Wette ist entschieden: ${voice.name(winner)} gewinnt.`,
  },
});
