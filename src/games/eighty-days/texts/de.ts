import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainDe } from './explain-de.ts';
import { capital, isTravelCard, lexicon, travelNames } from './lexicon.ts';
import { cardInSlot, cardOn, chipOffered, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { texts } from './sentences.ts';
import type { StoryWords } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
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
  ...travelNames({ T: 'Bahn', S: 'Schiff' }),
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

const { piece, card, space, chip, list, all } = lexicon({ locale: 'de', you: 'du', last: true }, pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'Tag', 'Tage');
const afterDays = (count: unknown) => counted(count, 'Tag', 'Tagen');
const coins = (count: unknown) => counted(count, 'Münze', 'Münzen');
const cards = (count: unknown) => counted(count, 'Karte', 'Karten');
const trains = (count: unknown) => counted(count, 'Bahnkarte', 'Bahnkarten');
const ships = (count: unknown) => counted(count, 'Schiffskarte', 'Schiffskarten');
/** Named cards stand in quotes. */
const quoted = (id: unknown) => `„${piece(id)}“`;
const anyCard = (id: unknown) => (isTravelCard(id) ? card(id) : quoted(id));
const field = (id: unknown) => `Feld „${space(id)}“`;
/** Subject and verb together: 'Du nimmst', 'Ada nimmt'. */
const does = (voice: Voice, seat: Seat, you: string, other: string) => voice.tell(seat, `Du ${you}`, name => `${name} ${other}`);
const whom = (voice: Voice, seat: Seat) => voice.tell(seat, 'dich', name => name);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => {
  const several = seats.length > 1;
  const verb = seats.some(voice.isYou) ? (several ? 'verliert' : 'verlierst') : several ? 'verlieren' : 'verliert';
  return capital(`${all(seats, voice)} ${verb} ${several ? 'je ' : ''}${days(count)}`);
};
const otherSpace = (id: unknown) => `Diese Aktion gehört zu einem anderen Feld; deine Karte kam vom ${field(id)}.`;
const gains = {
  coin: 'eine Münze nehmen',
  travel: 'eine Reisekarte ziehen',
  event: 'eine Ereigniskarte ziehen',
  day: 'alle anderen verlieren einen Tag',
};

const sum: SumWords = {
  elephant: 'mit dem Elefanten',
  pair: saved => `weniger ${saved} für das Paar`,
  offers: (spared, offers) => `weniger ${spared} für ${offers === 1 ? 'das Angebot' : `${offers} Angebote`}`,
};

const words: TableWords = {
  you: 'Du',
  round: (round, start, voice) => `Runde ${round}, begonnen von ${voice.tell(start, 'dir', name => name)}`,
  detective: place => `Detektiv in ${place}`,
  supply: (left, travel, events) => `Vorrat: ${coins(left)}; Stapel: ${travel} Reise, ${events} Ereignis`,
  topEvent: event => `oben auf der Ereignisablage: ${event}`,
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
  chips: (red, blue) => [red && `erste Ankunft: ${red}`, blue && `letzte Ankunft: ${blue}`].filter(Boolean).join('; '),
};

const story: StoryWords = {
  you: 'Du',
  and: 'und',
  sum: { ...sum, elephant: 'per Elefant' },
  by: { balloon: 'im Ballon', express: 'im Schnellzug', submarine: 'im Unterseeboot' },
  begins: (you, round) => `${you ? 'beginnst' : 'beginnt'} Runde ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} durch Zeitdruck`,
  wins: you => `${you ? 'gewinnst' : 'gewinnt'} die Wette`,
  resigns: you => (you ? 'gibst auf' : 'gibt auf'),
  takes: (you, taken) => [you ? 'nimmst ' : 'nimmt ', { piece: taken }],
  draws: you => [you ? 'ziehst eine Reisekarte' : 'zieht eine Reisekarte'],
  struck: (you, event, count) => [you ? 'ziehst ' : 'zieht ', { piece: event }, ` (alle +${days(count)})`],
  coins: (you, count) => [`${you ? 'nimmst' : 'nimmt'} ${coins(count)}`],
  readies: you => [you ? 'machst einen Ballon bereit' : 'macht einen Ballon bereit'],
  event: you => [you ? 'ziehst eine Ereigniskarte' : 'zieht eine Ereigniskarte'],
  sends: (you, place) => [`${you ? 'schickst' : 'schickt'} den Detektiv nach `, { piece: place }],
  watch: you => [you ? 'nimmst die Taschenuhr' : 'nimmt die Taschenuhr'],
  trades: (you, count) => [`${you ? 'tauschst' : 'tauscht'} ${cards(count)}`],
  buys: (you, count) => [`${you ? 'kaufst' : 'kauft'} ${cards(count)}`],
  reaches: (you, place, count) => [you ? 'erreichst ' : 'erreicht ', { piece: place }, ` in ${afterDays(count)}`],
  home: (you, order, count) => [`${you ? 'bist' : 'ist'} als Nummer ${order} zu Hause, nach ${afterDays(count)}`],
  stays: you => [you ? 'bleibst' : 'bleibt'],
  chip: (_you, colour, gain) => [`nutzt das ${piece(colour)} Plättchen (`, { piece: `chip:${gain}` }, ')'],
  questioned: (you, count) => [`${you ? 'verlierst' : 'verliert'} ${days(count)} beim Detektiv`],
};

/** Around the World in 80 Days, in German. */
export const de = texts({
  title: COVER.title.de,
  pitch: 'Mit Bahn, Dampfer, Ballon und Elefant um die Welt – und in 80 Tagen wieder daheim.',
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
      'Dein Tageszähler läuft nur vorwärts. Keine Karte gibt einen verbrauchten Tag zurück; ein Angebot macht die Etappe kürzer, bevor du sie reist.',
    'ED-1.2': 'Du darfst mehr als 80 Tage brauchen. Es wird einfach weitergezählt.',
    'ED-1.3': 'Bezahlte Münzen kommen zurück in den Vorrat.',
    'ED-1.4': 'Es gibt 24 Münzen, im Vorrat und bei allen Mitspielenden zusammen, und nie mehr.',
    'ED-1.5': 'Jede der 60 Reisekarten ist immer im Stapel, auf der Ablage, auf der Aktionsleiste oder in einer Hand.',
    'ED-1.6': 'Jede Ereigniskarte ist immer im Stapel, auf der Ablage oder in einer Hand.',
    'ED-1.7': 'Beide blauen Karten liegen immer im oberen Teil des Ereignisstapels; er geht daher nie aus.',
    'ED-1.8':
      'Die Reihenfolge eines Stapels kennt niemand. Nur Karten, die unter einen Stapel gelegt wurden, kommen erst nach allen darüber; und die oberste Karte der Ereignisablage ist zu sehen.',
    'ED-2.1': 'Jeder Ort außer London bekommt zufällig ein rotes und ein blaues Bonusplättchen, offen.',
    'ED-2.2':
      'Alle Figuren stehen in London, niemand hat einen Tag verbraucht, und alle haben 1 Münze, wenn nichts anderes vereinbart ist.',
    'ED-2.3': 'Der Detektiv wartet in Brindisi.',
    'ED-2.4': 'Alle erhalten 3 Reisekarten, wenn nichts anderes vereinbart ist, und keine Ereigniskarte.',
    'ED-2.5': 'Der Ereignisstapel hat 15 Karten, zu zweit 14.',
    'ED-2.6': 'Eine Person beginnt die erste Runde.',
    'ED-3.1':
      'Eine Runde beginnt mit dem Zeitdruck, falls schon jemand zu Hause ist; dann werden Reisekarten von links nach rechts auf die Aktionsleiste gelegt: 3, 4, 5 oder 6 bei 2, 3, 4 oder mehr Reisenden.',
    'ED-3.2': 'Die Zahl der Karten gilt für die ganze Runde, auch wenn jemand unterdessen heimkommt.',
    'ED-3.3': 'Wer beginnt, ist zuerst am Zug, dann im Uhrzeigersinn alle, die noch reisen.',
    'ED-3.4': 'Am Ende der Runde werden die übrigen Karten der Leiste abgelegt.',
    'ED-3.5': 'Nach jeder Runde wird geprüft, ob die Partie zu Ende ist.',
    'ED-3.6': 'Nach jeder Runde wird bestimmt, wer die nächste beginnt.',
    'ED-3.7': 'In der Regel bleibt am Rundenende eine Karte auf der Leiste, bei sechs Reisenden keine.',
    'ED-3.8':
      'Wird eine Reisekarte gebraucht und der Stapel ist leer, wird die Ablage zum neuen Stapel gemischt. Gibt es gar keine Karte, wird nichts gezogen.',
    'ED-3.9':
      'Ein Zug hat fünf Schritte in dieser Reihenfolge: Reisekarte wählen, Aktion, reisen oder bleiben, Detektiv, Handlimit. Ereigniskarten und Käufe dürfen zwischen den ersten drei liegen.',
    'ED-4.1': 'Du musst eine Reisekarte von der Aktionsleiste auf die Hand nehmen.',
    'ED-4.2': 'Wer die Runde beginnt, darf die Karte vom Feld „Taschenuhr“ nicht nehmen.',
    'ED-4.3': 'Außer der Person, die beginnt, ist niemand in der Wahl beschränkt.',
    'ED-4.4':
      'Begann die Runde mit sechs Reisenden, darf die letzte Person statt der einzigen übrigen Karte verdeckt eine Reisekarte ziehen und hat dann keine Aktion.',
    'ED-4.5': 'Ein Feld bleibt leer, sobald seine Karte genommen wurde.',
    'ED-4.6': 'Liegt keine Karte auf der Leiste, entfällt die Wahl einer Reisekarte.',
    'ED-4.7': 'Mit der Karte darfst du noch im selben Zug reisen.',
    'ED-5.1': 'Du darfst die Aktion des Feldes ausführen, von dem deine Karte kam, oder darauf verzichten.',
    'ED-5.2': 'Münze: Nimm eine Münze aus dem Vorrat, falls eine da ist.',
    'ED-5.3': 'Ballon: Du darfst in diesem Zug einen Ballon benutzen; danach verfällt er.',
    'ED-5.4': 'Ereignis: Ziehe eine Ereigniskarte.',
    'ED-5.5': 'Detektiv: Setze ihn an einen anderen Ort, überallhin außer nach London.',
    'ED-5.6':
      'Taschenuhr: Du beginnst die nächste Runde. Nimmt sie niemand, beginnt im Uhrzeigersinn, wer als Nächstes noch reist. Wer sie nahm und dann schon zu Hause ist, gibt sie im Uhrzeigersinn weiter.',
    'ED-5.7': 'Tausch: Lege eine bis drei Reisekarten ab, dann ziehe ebenso viele.',
    'ED-5.8': 'Bei drei oder weniger Reisenden fehlt die Taschenuhr auf der Leiste; sie wandert im Uhrzeigersinn.',
    'ED-5.9': 'Bei zwei Reisenden fehlt der Detektiv auf der Leiste; er bleibt, wo er ist.',
    'ED-6.1': 'Du darfst bleiben oder eine Etappe reisen, immer vorwärts.',
    'ED-6.2': 'Mit dem Anschluss darfst du in einem Zug zwei Etappen reisen, nie mehr.',
    'ED-6.3':
      'Für eine Etappe legst du genau die Karten einer ihrer Routen ab. Von zwei Bahnkarten oder zwei Schiffskarten zuerst die niedrigere.',
    'ED-6.4': 'Ohne die Karten der ganzen Route kannst du nicht reisen.',
    'ED-6.5': 'Von Bombay nach Kalkutta braucht es keine Karte.',
    'ED-6.6':
      'Ist die Etappe geschafft, werden ihre Tage gezählt und deine Figur zieht; dann folgen die Bonusplättchen und, am Ende der Reise, die Ankunft in London.',
    'ED-6.7': 'Von Hongkong nach Yokohama wählst du: zwei Schiffe oder Bahn und Schiff. Jede andere Etappe hat eine Route.',
    'ED-6.8':
      'Der Anschluss darf vor der ersten Etappe oder zwischen beiden gespielt werden. Das Plättchen des Zwischenhalts ist vorher dran.',
    'ED-6.9': 'Du sagst eine Etappe als Ganzes an, mit allen Karten und Zugaben, bevor gewürfelt wird. Die Abreise ist verbindlich.',
    'ED-7.1':
      'Jede Karte zählt ihren Wert oder was sie ersetzt: beim Ballon der Würfel, beim Schnellzug 1, beim Unterseeboot 2, wenn nichts anderes vereinbart ist. Ein Ersatz je Karte.',
    'ED-7.2': 'Zwei Bahnkarten oder zwei Schiffskarten mit gleichem Wert sind ein Paar und zählen nur einmal: kein Umsteigen, kein Warten.',
    'ED-7.3': 'Bahn und Schiff bilden nie ein Paar.',
    'ED-7.4': 'Von New York nach London können nur die beiden Schiffe ein Paar bilden; die Bahn zählt immer voll.',
    'ED-7.5': 'Eine ersetzte Karte bildet kein Paar, auch wenn die Zahl zufällig gleich ist.',
    'ED-7.6': 'Wird die Bahn der letzten Etappe ersetzt, bilden die beiden Schiffe trotzdem ein Paar.',
    'ED-7.7':
      'Die Etappe kostet die Summe ihrer Karten, abzüglich der Ersparnis durch ein Paar, abzüglich 2 Tage je Angebot, wenn nichts anderes vereinbart ist; mit Angebot mindestens 1 Tag.',
    'ED-7.8': 'Ersatz und Angebote ersparen dir nie die Reisekarten selbst.',
    'ED-8.1': 'Ein Ballon kommt von der Aktionsleiste, von einer Ballonkarte oder von der Prinzessin, die eine nachahmt.',
    'ED-8.2': 'Du darfst je Zug einen Ballon benutzen, gleich woher.',
    'ED-8.3': 'Ein Ballon ersetzt eine Karte, die du vor dem Wurf nennst.',
    'ED-8.4': 'Von Bombay nach Kalkutta fliegt kein Ballon.',
    'ED-8.5': 'Nach einem Wurf darfst du für 1 Münze neu würfeln, so oft du willst. Der letzte Wurf gilt, auch wenn er schlechter ist.',
    'ED-8.6': 'Ist gewürfelt, gibt es kein Zurück.',
    'ED-8.7': 'Von Bombay nach Kalkutta dauert es 12 Tage; mit einem Elefanten 6 plus Würfelwurf. Ein Elefant je Etappe.',
    'ED-8.8': 'Angebot und Anschluss helfen auch von Bombay nach Kalkutta; Schnellzug und Unterseeboot nicht.',
    'ED-9.1': 'Wer zuerst an einem Ort ankommt, darf das rote Plättchen nutzen.',
    'ED-9.2': 'Wer von allen zuletzt an einem Ort ankommt, darf das blaue Plättchen nutzen.',
    'ED-9.3': 'Das Plättchen wird umgedreht, ob du es nutzt oder nicht.',
    'ED-9.4': 'In London gibt es keine Plättchen.',
    'ED-9.5': 'Ein Plättchen ist sofort bei der Ankunft dran, vor allem anderen.',
    'ED-9.6':
      'Ein Plättchen bietet eine Münze, eine Reisekarte, eine Ereigniskarte, oder alle anderen, die noch reisen, verlieren einen Tag.',
    'ED-9.7': 'Der Halt zwischen zwei Etappen eines Zuges zählt als Ankunft.',
    'ED-10.1': 'Du musst nie eine Ereigniskarte ziehen.',
    'ED-10.2': 'Eine Ereigniskarte, die nicht blau ist, kommt auf deine Hand, nur für dich zu sehen.',
    'ED-10.3': 'Ereigniskarten spielst du nur im eigenen Zug, beliebig viele, wenn ihr Text es erlaubt, auch im Zug, in dem du sie ziehst.',
    'ED-10.4': 'Eine gespielte Ereigniskarte kommt sofort offen auf die Ereignisablage.',
    'ED-10.5': 'Was eine Karte in diesem Zug schon bewirkt hat, überdauert eine blaue Karte.',
    'ED-10.6':
      'Eine blaue Karte schlägt sofort zu: Alle Reisenden verlieren je 1 Tag (Verspätung) oder 2 (Sturm), alle verlieren ihre Ereigniskarten auf der Hand, und alle Ereigniskarten werden zu einem neuen Stapel gemischt.',
    'ED-10.7': 'Wer eine blaue Karte zieht, bekommt dafür keine andere.',
    'ED-10.8': 'Ein Schnellzug ersetzt eine Bahn, ein Unterseeboot ein Schiff. Zwei davon dürfen zwei Karten einer Etappe ersetzen.',
    'ED-10.9':
      'Die Prinzessin wirkt wie die oberste Karte der Ereignisablage, wenn diese jetzt gespielt werden könnte. Jene bleibt liegen, die Prinzessin kommt obenauf.',
    'ED-10.10': 'Für alle Begrenzungen zählt die Prinzessin als die nachgeahmte Karte.',
    'ED-11.1': 'Münzen bezahlen einen neuen Wurf (1) und Karten (2).',
    'ED-11.2': 'Jederzeit in deinem Zug darfst du für 2 Münzen eine Reisekarte oder eine Ereigniskarte ziehen.',
    'ED-11.3':
      'Kaufen darfst du immer, wenn du etwas zu entscheiden hast, auch mitten auf einer Etappe, zwischen einem Wurf und dem nächsten und vor einem Plättchen. Nur ein Tausch wird nicht unterbrochen, und andere Ereigniskarten warten bis zum Ende der Etappe.',
    'ED-11.4': 'Wo keine Karte zu ziehen ist, kannst du keine kaufen.',
    'ED-11.5': 'Statt ihn zu reiten, darfst du einen Elefanten für 1 Münze ablegen.',
    'ED-12.1':
      'Endet dein Zug am Ort des Detektivs, verlierst du 2 Tage, wenn nichts anderes vereinbart ist, ob du ankamst oder geblieben bist.',
    'ED-12.2': 'Den Ort des Detektivs zu verlassen kostet nichts.',
    'ED-12.3': 'Wird der Detektiv in einem fremden Zug zu dir gesetzt, kostet das allein nichts.',
    'ED-12.4': 'Bei einem Zwischenhalt stellt der Detektiv keine Fragen.',
    'ED-12.5':
      'Mit mehr als 6 Karten am Ende deines Zuges, Reise- und Ereigniskarten zusammen, legst du bis auf 6 ab, wenn kein anderes Limit vereinbart ist. Während des Zuges gibt es keine Grenze.',
    'ED-12.6': 'Ist ein Zug zu Ende, kommt die nächste Person an die Reihe.',
    'ED-13.1': 'Wer London erreicht, legt den eigenen Wettschein dort unter die anderen.',
    'ED-13.2': 'Die Karten der Heimgekehrten kommen verdeckt unter ihre Stapel.',
    'ED-13.3': 'Mit der Ankunft in London ist der Zug sofort zu Ende, und es gibt keinen weiteren.',
    'ED-13.4': 'Sobald jemand zu Hause ist, kostet jeder Rundenbeginn alle, die noch reisen, 1 Tag, wenn nichts anderes vereinbart ist.',
    'ED-13.5': 'In London ändern sich deine Tage nicht mehr.',
    'ED-14.1': 'Zu dritt bis zu fünft endet die Partie nach der Runde, in der nur noch eine Person unterwegs ist.',
    'ED-14.2': 'Zu sechst endet die Partie nach der Runde, in der die vierte Person heimkommt.',
    'ED-14.3': 'Die letzte Runde wird zu Ende gespielt; wer bis dahin in London ist, wird gewertet.',
    'ED-14.4': 'Wer nicht in London ist, kann nicht gewinnen.',
    'ED-14.5': 'Von denen, die in 80 Tagen heimkamen, gewinnt, wer die wenigsten brauchte; bei Gleichstand, wer früher da war.',
    'ED-14.6': 'Hat es niemand in 80 Tagen geschafft, gewinnt, wer zuerst heimkam.',
    'ED-14.7':
      'Ist vorher die vereinbarte letzte Runde vorbei, endet die Partie; ist niemand zu Hause, gewinnt, wer am weitesten kam, dann, wer weniger Tage gebraucht hat.',
    'ED-14.8':
      'Ist es vereinbart, darfst du zu Beginn deines Zuges aufgeben. Karten und Münzen gehen zurück, die anderen spielen weiter; wer zuletzt übrig bleibt, gewinnt.',
    'ED-15.1': 'Zu zweit spielt man ohne den Anschluss und mit drei Karten auf der Leiste.',
    'ED-15.2': 'Zu zweit wird abwechselnd begonnen.',
    'ED-15.3': 'Zu zweit verlässt der Detektiv Brindisi nie.',
    'ED-15.4': 'Zu zweit endet die Partie nach der Runde, in der jemand heimkommt.',
    'ED-15.5': 'Ist zu zweit nur eine Person zu Hause, und in 80 Tagen, gewinnt sie.',
    'ED-15.6':
      'Ist zu zweit nur eine Person zu Hause, und zu spät, gewinnt die andere, falls sie weniger Tage verbraucht hat und nichts anderes vereinbart ist.',
    'ED-15.7':
      'Sind beide zu Hause, gewinnt zu zweit, wer weniger Tage gebraucht hat, auch über 80; dann, wer mehr Münzen hat, dann, wer früher ankam.',
  },
  formerly: {
    1: {
      'ED-11.3': 'Während eines Tausches und von der Ansage einer Etappe bis zu ihrem Ende samt Plättchen kannst du keine Karten kaufen.',
    },
  },
  options: {
    eventDeck: {
      name: 'Ereigniskarten',
      help: 'Klassisch hat die neun Arten des Originals; Expedition bringt drei Begleiter aus dem Roman dazu.',
      values: { classic: 'Klassisch', expedition: 'Expedition' },
    },
    firstPlayer: {
      name: 'Wer beginnt',
      help: 'Wer die erste Runde beginnt.',
      values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5', 5: 'Platz 6' },
    },
    startCards: { name: 'Reisekarten zu Beginn', help: 'Reisekarten auf jeder Hand zu Beginn.' },
    startCoins: { name: 'Münzen zu Beginn', help: 'Münzen, die alle zu Beginn besitzen.' },
    handLimit: { name: 'Handlimit', help: 'Karten, die du am Ende deines Zuges behalten darfst.' },
    detectiveDays: { name: 'Detektiv', help: 'Verlorene Tage, wenn ein Zug beim Detektiv endet.' },
    pressureDays: { name: 'Zeitdruck', help: 'Verlorene Tage je Runde, sobald jemand zu Hause ist.' },
    offerDays: { name: 'Angebot', help: 'Tage, die ein Angebot von einer Etappe abzieht.' },
    expressDays: { name: 'Schnellzug', help: 'Tage, die eine Bahn mit dem Schnellzug zählt.' },
    submarineDays: { name: 'Unterseeboot', help: 'Tage, die ein Schiff mit dem Unterseeboot zählt.' },
    twoPlayerLate: {
      name: 'Zu spät daheim (zu zweit)',
      help: 'Wenn die einzige Person zu Hause mehr als 80 Tage brauchte.',
      values: { fewerDays: 'Die andere Person gewinnt mit weniger Tagen', always: 'Die andere Person gewinnt immer' },
    },
    arrivalCoins: {
      name: 'Münzen in London',
      help: 'Was mit deinen Münzen geschieht, wenn du heimkommst.',
      values: { keep: 'Du behältst sie', return: 'Zurück in den Vorrat' },
    },
    maxRounds: { name: 'Letzte Runde', help: 'Spätestens nach dieser Runde endet die Partie.' },
    resignation: { name: 'Aufgeben', help: 'Ob man aufgeben darf.', values: { off: 'Nicht erlaubt', on: 'Erlaubt' } },
  },
  pieces,
  table: words,
  story,
  explain: { ...explainDe, people: all },
  warnings: {
    detective: ({ place, days: lost }) =>
      `Der Detektiv ist in ${piece(place)}: Endet dein Zug hier, verlierst du ${days(lost)}. Trotzdem beenden?`,
    balloonLost: ({ place }) =>
      `Dein Ballon gilt nur in diesem Zug, und für ${piece(place)} hast du die Karten. Bleiben und den Ballon verlieren?`,
    secondLegLost: ({ place }) =>
      `Mit dem Anschluss kannst du in diesem Zug nach ${piece(place)} weiterreisen. Die zweite Etappe verfallen lassen?`,
    onFoot: ({ days: taken }) => `Du hast den Elefanten, und der ist nie langsamer. Trotzdem ${days(taken)} zu Fuß gehen?`,
    balloonUnused: ({ days: spared }) => `Dein Ballon gilt nur in diesem Zug und spart mindestens ${days(spared)}. Ohne ihn abreisen?`,
    cardLost: ({ card: held, days: spared }) =>
      `In London gibst du deine Karten ab, und ${quoted(held)} spart mindestens ${days(spared)}. Ohne diese Karte abreisen?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'Besser als eine 1 geht es nicht. Trotzdem für 1 Münze neu würfeln?'
        : `Eine ${die} ist schwer zu unterbieten, und der letzte Wurf gilt. Trotzdem für 1 Münze neu würfeln?`,
    chipLeft: ({ chip: offered, place }) =>
      `Das Plättchen in ${piece(place)} wird auf jeden Fall umgedreht${offered === 'coin' ? ', und die Münze ist verloren' : ', und die anderen verlieren keinen Tag'}. Wirklich nicht nutzen?`,
    nothingTraded: () => 'Du hast keine Karte abgelegt und ziehst deshalb auch keine. Den Tausch trotzdem beenden?',
  },
  refusals: {
    'ED-4.4': () => 'Nur wer von sechs Reisenden zuletzt dran ist, darf statt der letzten Karte verdeckt eine ziehen.',
    'ED-4.5': facts => `Auf dem ${field(facts.space)} liegt keine Karte.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Der Detektiv ist schon in ${piece(place)}; wähle einen anderen Ort.` : otherSpace(facts.space),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined)
        return `Du hast schon ${cards(swapped)} abgelegt, und mehr als drei geht nicht. Beende den Tausch und ziehe.`;
      if (wanted !== undefined) return `${anyCard(wanted)} hast du nicht auf der Hand.`;
      return facts.space ? otherSpace(facts.space) : 'Du hast keine Reisekarte zum Tauschen.';
    },
    'ED-6.1': () => 'Du bist in diesem Zug schon eine Etappe gereist. Beende deinen Zug oder spiele „Anschluss“.',
    'ED-6.2': ({ legs }) =>
      legs === 2
        ? 'Mehr als zwei Etappen in einem Zug gibt es nicht.'
        : 'Du bist in diesem Zug schon zwei Etappen gereist. Beende deinen Zug.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Hier wird ${piece(facts.wanted)} verlangt, nicht ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `${anyCard(wanted)} hast du nicht auf der Hand.`;
      return `Von zwei gleichartigen Karten kommt die niedrigere zuerst; ${anyCard(wanted)} passt nicht in diese Reihenfolge.`;
    },
    'ED-6.4': facts =>
      `Die Route verlangt ${trains(facts.trains)} und ${ships(facts.ships)}; du hast ${trains(facts.trainsInHand)} und ${ships(facts.shipsInHand)}.`,
    'ED-6.7': ({ place }) => `Ab ${piece(place)} gibt es nur eine Route.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Diese Etappe hat nur ${cards(slots)}.` : `Karte ${slot} ist schon ersetzt.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Auf der Ablage fehlt: ${piece(wanted)}.` : `${quoted(event)} hast du nicht auf der Hand.`,
    'ED-10.8': () => 'Ein Schnellzug ersetzt eine Bahn, ein Unterseeboot ein Schiff.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Du hast die Prinzessin nicht auf der Hand.';
      return top
        ? `Oben auf der Ereignisablage liegt ${quoted(top)}; das geht jetzt nicht.`
        : 'Die Ereignisablage ist leer: Es gibt nichts nachzuahmen.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Eine Karte kostet ${coins(price)}; du hast ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${quoted(event)} muss bis zum Ende der Etappe warten.`),
    'ED-12.5': ({ card: wanted }) => `${anyCard(wanted)} hast du nicht auf der Hand.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `${laid ? card(laid) : 'Karte'} vom ${field(move.space)} nehmen`;
    },
    takeBlind: () => 'Stattdessen verdeckt eine Reisekarte ziehen (ohne Aktion)',
    resign: () => 'Aufgeben',
    decline: () => 'Auf die Aktion verzichten',
    receiveCoin: () => 'Eine Münze nehmen',
    readyBalloon: () => 'Einen Ballon für diesen Zug bereitmachen',
    drawEvent: () => 'Eine Ereigniskarte ziehen',
    sendDetective: ({ place }) => `Den Detektiv nach ${piece(place)} schicken`,
    takeWatch: () => 'Die Taschenuhr nehmen und die nächste Runde beginnen',
    trade: () => 'Reisekarten tauschen',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Ohne Tausch aufhören' : `Tausch beenden und ${cards(tradedIn(view))} ziehen`),
    swap: move => `${card(move.card)} ablegen`,
    buyTravel: () => 'Für 2 Münzen eine Reisekarte kaufen',
    buyEvent: () => 'Für 2 Münzen eine Ereigniskarte kaufen',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Den Elefanten für eine Münze ablegen';
      return fetched ? `${quoted(event)} spielen und ${card(fetched)} holen` : `${quoted(event)} spielen`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Die Prinzessin als „Elefant“ für eine Münze ablegen';
      return fetched
        ? `Die Prinzessin als ${quoted(event)} spielen und ${card(fetched)} holen`
        : `Die Prinzessin als ${quoted(event)} spielen`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'Zug beenden' : 'Bleiben und Zug beenden';
      return questionsNow(view) > 0 ? `${ends} (Detektiv: ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed.length > 0 ? `Nach ${piece(to)} reisen (${needed.map(piece).join(' + ')})` : `Nach ${piece(to)} reisen`;
    },
    pay: move => `Mit ${card(move.card)} bezahlen`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      return taken === null ? `Nach ${piece(to)} abreisen und würfeln` : `Nach ${piece(to)} abreisen: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const what = modifier === 'balloon' ? 'Den Ballon' : quoted(modifier === 'balloon-card' ? 'balloon' : modifier);
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `${what} dazulegen` : `${what} zu Karte ${slot}${laid ? ` (${card(laid)})` : ''} legen`;
      return rolls(view, modifier) ? `${use}, dann würfeln` : use;
    },
    accept: (_move, view) => `Die ${dieOf(view)} behalten`,
    reroll: () => 'Für 1 Münze neu würfeln',
    leaveChip: () => 'Das Plättchen nicht nutzen',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Das ${piece(offered.colour)} Plättchen nutzen: ${gains[offered.chip]}` : 'Das Plättchen nutzen';
    },
    discard: (move, view) => (surplus(view) > 1 ? `${anyCard(move.card)} ablegen` : `${anyCard(move.card)} ablegen und Zug beenden`),
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Runde ${round}: ${does(voice, start, 'beginnst', 'beginnt')}.`;
      return laid.length > 0 ? `${begun} Auf der Leiste: ${list(laid)}.` : begun;
    },
    pressed: (event, voice) => `Zeitdruck: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'nimmst', 'nimmt')} ${card(event.card)} vom ${field(event.space)}.`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'verzichtest', 'verzichtet')} auf die Aktion.`,
    coinsReceived: ({ seat, coins: count }, voice) =>
      count === 0 ? `Für ${whom(voice, seat)} ist keine Münze mehr da.` : `${does(voice, seat, 'erhältst', 'erhält')} ${coins(count)}.`,
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'machst', 'macht')} einen Ballon bereit.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'schickst', 'schickt')} den Detektiv nach ${piece(place)}.`,
    watchTaken: ({ seat }, voice) =>
      voice.tell(
        seat,
        'Du nimmst die Taschenuhr und beginnst die nächste Runde.',
        name => `${name} nimmt die Taschenuhr und beginnt die nächste Runde.`,
      ),
    swapped: (event, voice) => `${does(voice, event.seat, 'tauschst', 'tauscht')} ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${does(voice, event.seat, 'ziehst', 'zieht')} ${event.card ? card(event.card) : 'eine Reisekarte'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'ziehst', 'zieht')} ${event ? quoted(event) : 'eine Ereigniskarte'}.`,
    travelShuffled: event => `Die Ablage der Reisekarten (${cards(event.cards)}) wird zum neuen Stapel gemischt.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Verlorene Ereigniskarten: ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'ziehst', 'zieht')} ${quoted(event)}: ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'zahlst', 'zahlt')} ${coins(price)} für ${what === 'travel' ? 'eine Reisekarte' : 'eine Ereigniskarte'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const what = event === as ? quoted(event) : `die Prinzessin als ${quoted(as)}`;
      if (cashed) return `${does(voice, seat, 'legst', 'legt')} ${what} für eine Münze ab.`;
      return `${does(voice, seat, 'spielst', 'spielt')} ${what}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'holst', 'holt')} ${card(event.card)} von der Ablage.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'brichst', 'bricht')} von ${piece(from)} nach ${piece(to)} auf.`,
    paid: (event, voice) => `${does(voice, event.seat, 'legst', 'legt')} ${card(event.card)} ab.`,
    replaced: ({ by, slot }) => `${quoted(by)} ersetzt Karte ${slot}.`,
    rolled: ({ seat, die, again }, voice) =>
      again
        ? `${does(voice, seat, 'zahlst 1 Münze und würfelst', 'zahlt 1 Münze und würfelt')} neu: ${die}.`
        : `${does(voice, seat, 'würfelst', 'würfelt')} ${die}.`,
    travelled: (event, voice) =>
      `${does(voice, event.seat, 'erreichst', 'erreicht')} ${piece(event.to)} nach ${afterDays(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) =>
      `${does(voice, seat, 'nutzt', 'nutzt')} das ${piece(colour)} Plättchen in ${piece(place)} nicht.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'nutzt', 'nutzt')} das ${piece(event.colour)} Plättchen in ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: ({ seat, place, days: count }, voice) =>
      `Der Detektiv befragt ${whom(voice, seat)} in ${piece(place)}: ${days(count)} verloren.`,
    discarded: (event, voice) => `${does(voice, event.seat, 'legst', 'legt')} ${anyCard(event.card)} ab.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = travel + events > 0 ? ` (${cards(travel + events)} zurückgegeben)` : '';
      return `${does(voice, seat, 'bist', 'ist')} als Nummer ${order} nach ${afterDays(count)} zurück in London${back}.`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'gibst', 'gibt')} auf.`,
    ended: ({ winner }, voice) => `Die Wette ist entschieden: ${does(voice, winner, 'gewinnst', 'gewinnt')}.`,
  },
});
