import { deckSize } from '../components.ts';
import type { Rulebook } from './sentences.ts';

const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

/** The rulebook and what may be agreed, in German. */
export const rulesDe: Rulebook = {
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
    'ED-2.2': ({ startCoins }) =>
      `Alle Figuren stehen in London, niemand hat einen Tag verbraucht, und alle haben ${startCoins} ${startCoins === 1 ? 'Münze' : 'Münzen'}.`,
    'ED-2.3': 'Der Detektiv wartet in Brindisi.',
    'ED-2.4': ({ startCards }) => `Alle erhalten ${startCards} Reisekarten und keine Ereigniskarte.`,
    'ED-2.5': ({ eventDeck, content }) =>
      (typeof eventDeck === 'string'
        ? `Der Ereignisstapel „${eventDeck === 'classic' ? 'Klassisch' : 'Expedition'}“ hat 15 Karten, zu zweit 14.`
        : `Der Ereignisstapel ist ein eigener mit ${deckSize(eventDeck)} Karten; zu zweit fehlt „Anschluss“.`) +
      (content ? ' In dieser Partie gelten einige eigene Etappen, Karten oder Bonusplättchen.' : ''),
    'ED-2.6': 'Eine Person beginnt die erste Runde.',
    'ED-3.1':
      'Eine Runde beginnt mit dem Zeitdruck, falls schon jemand zu Hause ist; dann werden Reisekarten von links nach rechts auf die Aktionsleiste gelegt: 3, 4, 5 oder 6 bei 2, 3, 4 oder mehr Reisenden.',
    'ED-3.2': 'Die Zahl der Karten gilt für die ganze Runde, auch wenn inzwischen jemand heimkommt.',
    'ED-3.3': 'Wer beginnt, ist zuerst am Zug, dann im Uhrzeigersinn alle, die noch reisen.',
    'ED-3.4': 'Am Ende der Runde werden die übrigen Karten der Leiste abgelegt.',
    'ED-3.5': 'Nach jeder Runde wird geprüft, ob die Partie zu Ende ist.',
    'ED-3.6': 'Nach jeder Runde wird bestimmt, wer die nächste beginnt.',
    'ED-3.7': 'In der Regel bleibt am Rundenende eine Karte auf der Leiste, bei sechs Reisenden keine.',
    'ED-3.8':
      'Wird eine Reisekarte gebraucht und der Stapel ist leer, wird die Ablage zum neuen Stapel gemischt. Gibt es gar keine Karte, wird nichts gezogen.',
    'ED-3.9':
      'Ein Zug hat fünf Schritte in dieser Reihenfolge: Reisekarte wählen, Aktion, reisen oder bleiben, Detektiv, Handlimit. Ereigniskarten und Käufe sind jederzeit vor dem Detektiv möglich.',
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
      'Taschenuhr: Du beginnst die nächste Runde. Nimmt sie niemand, beginnt im Uhrzeigersinn, wer als Nächstes noch reist. Wer sie genommen hat und dann schon zu Hause ist, gibt sie im Uhrzeigersinn weiter.',
    'ED-5.7': 'Tausch: Lege eine bis drei Reisekarten ab, dann ziehe ebenso viele.',
    'ED-5.8': 'Bei drei oder weniger Reisenden fehlt die Taschenuhr auf der Leiste; sie wandert im Uhrzeigersinn.',
    'ED-5.9': 'Bei zwei Reisenden fehlt der Detektiv auf der Leiste; er bleibt, wo er ist.',
    'ED-6.1': 'Du darfst bleiben oder eine Etappe reisen, immer vorwärts.',
    'ED-6.2': 'Mit dem Anschluss darfst du in einem Zug zwei Etappen reisen, nie mehr.',
    'ED-6.3': 'Für eine Etappe legst du genau die Karten einer ihrer Routen ab.',
    'ED-6.4': 'Ohne die Karten der ganzen Route kannst du nicht reisen.',
    'ED-6.5': 'Von Bombay nach Kalkutta braucht es keine Karte.',
    'ED-6.6':
      'Ist die Etappe geschafft, werden ihre Tage gezählt und deine Figur zieht; dann folgen die Bonusplättchen und, am Ende der Reise, die Ankunft in London.',
    'ED-6.7': 'Von Hongkong nach Yokohama wählst du: zwei Schiffe oder Bahn und Schiff. Jede andere Etappe hat eine Route.',
    'ED-6.8':
      'Der Anschluss darf vor der ersten Etappe oder zwischen beiden gespielt werden. Das Plättchen des Zwischenhalts kommt vorher an die Reihe.',
    'ED-6.9': ({ eventsUntil }) =>
      eventsUntil === 'spent'
        ? 'Du sagst eine Etappe mit ihren Karten an, und mit ihr einen Ballon oder einen Elefanten, bevor gewürfelt wird. Die Abreise ist verbindlich; andere Ereigniskarten dürfen dazukommen, bis die Tage gezählt sind.'
        : 'Du sagst eine Etappe als Ganzes an, mit allen Karten und Zugaben, bevor gewürfelt wird. Die Abreise ist verbindlich.',
    'ED-7.1': ({ expressDays, submarineDays }) =>
      `Jede Karte zählt ihren Wert oder was sie ersetzt: beim Ballon der Würfel, beim Schnellzug ${expressDays}, beim Unterseeboot ${submarineDays}. Ein Ersatz je Karte.`,
    'ED-7.2': 'Zwei Bahnkarten oder zwei Schiffskarten mit gleichem Wert sind ein Paar und zählen nur einmal: kein Umsteigen, kein Warten.',
    'ED-7.3': 'Bahn und Schiff bilden nie ein Paar.',
    'ED-7.4': 'Von New York nach London können nur die beiden Schiffe ein Paar bilden; die Bahn zählt immer voll.',
    'ED-7.5': 'Eine ersetzte Karte bildet kein Paar, auch wenn die Zahl zufällig gleich ist.',
    'ED-7.6': 'Wird die Bahn der letzten Etappe ersetzt, bilden die beiden Schiffe trotzdem ein Paar.',
    'ED-7.7': ({ offerDays }) =>
      `Die Etappe kostet die Summe ihrer Karten, abzüglich der Ersparnis durch ein Paar, abzüglich ${days(offerDays)} je Angebot; mit Angebot mindestens 1 Tag.`,
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
    'ED-9.5': 'Ein Plättchen ist bei der Ankunft dran, bevor du weiterreist oder deinen Zug beendest.',
    'ED-9.6':
      'Ein Plättchen bietet eine Münze, eine Reisekarte oder eine Ereigniskarte – oder alle anderen, die noch reisen, verlieren einen Tag.',
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
    'ED-11.3': ({ eventsUntil }) =>
      `Kaufen darfst du immer, wenn du etwas zu entscheiden hast, auch mitten auf einer Etappe, zwischen einem Wurf und dem nächsten und vor einem Plättchen. Nur ein Tausch wird nicht unterbrochen, und ${eventsUntil === 'spent' ? 'Bradshaws Kursbuch wartet' : 'Ereigniskarten, die nicht zur Etappe gehören, warten'} bis zum Ende der Etappe.`,
    'ED-11.4': 'Wo keine Karte zu ziehen ist, kannst du keine kaufen.',
    'ED-11.5': 'Statt ihn zu reiten, darfst du einen Elefanten für 1 Münze ablegen.',
    'ED-12.1': ({ detectiveDays }) =>
      `Endet dein Zug am Ort des Detektivs, verlierst du ${days(detectiveDays)}, ob du ankamst oder geblieben bist.`,
    'ED-12.2': 'Den Ort des Detektivs zu verlassen, kostet nichts.',
    'ED-12.3': 'Wird der Detektiv im Zug einer anderen Person zu dir gesetzt, kostet das allein noch nichts.',
    'ED-12.4': 'Bei einem Zwischenhalt stellt der Detektiv keine Fragen.',
    'ED-12.5': ({ handLimit }) =>
      `Mit mehr als ${handLimit} Karten am Ende deines Zuges, Reise- und Ereigniskarten zusammen, legst du bis auf ${handLimit} ab. Während des Zuges gibt es keine Grenze.`,
    'ED-12.6': 'Ist ein Zug zu Ende, kommt die nächste Person an die Reihe.',
    'ED-13.1': 'Wer London erreicht, legt den eigenen Wettschein dort unter die anderen.',
    'ED-13.2': ({ arrivalCoins }) =>
      `Die Karten der Heimgekehrten kommen verdeckt unter ihre Stapel; ihre Münzen ${arrivalCoins === 'return' ? 'kommen zurück in den Vorrat' : 'behalten sie'}.`,
    'ED-13.3': 'Mit der Ankunft in London ist der Zug sofort zu Ende, und es gibt keinen weiteren.',
    'ED-13.4': ({ pressureDays }) => `Sobald jemand zu Hause ist, kostet jeder Rundenbeginn alle, die noch reisen, ${days(pressureDays)}.`,
    'ED-13.5': 'In London ändern sich deine Tage nicht mehr.',
    'ED-14.1': 'Zu dritt bis zu fünft endet die Partie nach der Runde, in der nur noch eine Person unterwegs ist.',
    'ED-14.2': 'Zu sechst endet die Partie nach der Runde, in der die vierte Person heimkommt.',
    'ED-14.3': 'Die letzte Runde wird zu Ende gespielt; wer bis dahin in London ist, wird gewertet.',
    'ED-14.4': 'Wer nicht in London ist, kann nicht gewinnen.',
    'ED-14.5': 'Von denen, die in 80 Tagen heimkamen, gewinnt, wer die wenigsten brauchte; bei Gleichstand, wer früher da war.',
    'ED-14.6': 'Hat es niemand in 80 Tagen geschafft, gewinnt, wer zuerst heimkam.',
    'ED-14.7': ({ maxRounds }) =>
      `Ist vorher Runde ${maxRounds} vorbei, endet die Partie; ist niemand zu Hause, gewinnt, wer am weitesten kam, dann, wer weniger Tage gebraucht hat.`,
    'ED-14.8': ({ resignation }) =>
      `${resignation === 'on' ? 'Du darfst' : 'Ist es vereinbart, darfst du'} zu Beginn deines Zuges aufgeben. Karten und Münzen gehen zurück, die anderen spielen weiter; wer zuletzt übrig bleibt, gewinnt.`,
    'ED-15.1': 'Zu zweit spielt man ohne den Anschluss und mit drei Karten auf der Leiste.',
    'ED-15.2': 'Zu zweit wird abwechselnd begonnen.',
    'ED-15.3': 'Zu zweit verlässt der Detektiv Brindisi nie.',
    'ED-15.4': 'Zu zweit endet die Partie nach der Runde, in der jemand heimkommt.',
    'ED-15.5': 'Ist zu zweit nur eine Person zu Hause, und in 80 Tagen, gewinnt sie.',
    'ED-15.6': ({ twoPlayerLate }) =>
      `Ist zu zweit nur eine Person zu Hause, und zu spät, gewinnt die andere${twoPlayerLate === 'always' ? '' : ', falls sie weniger Tage verbraucht hat'}.`,
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
      rulebook: 'Die Anleitung nennt neun Arten von Ereigniskarten und fünfzehn Karten insgesamt; wie oft es jede gibt, ist unsere Zahl.',
      values: { classic: 'Klassisch', expedition: 'Expedition' },
    },
    firstPlayer: {
      name: 'Wer beginnt',
      help: 'Wer die erste Runde beginnt.',
      rulebook: 'Die Spielenden bestimmen, wer beginnt.',
      values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5', 5: 'Platz 6' },
    },
    startCards: { name: 'Reisekarten zu Beginn', help: 'Reisekarten auf jeder Hand zu Beginn.', rulebook: 'Drei.' },
    startCoins: { name: 'Münzen zu Beginn', help: 'Münzen, die alle zu Beginn besitzen.', rulebook: 'Eine.' },
    handLimit: {
      name: 'Handlimit',
      help: 'Karten, die du am Ende deines Zuges behalten darfst.',
      rulebook: 'Sechs, Reise- und Ereigniskarten zusammen.',
    },
    detectiveDays: { name: 'Detektiv', help: 'Verlorene Tage, wenn ein Zug beim Detektiv endet.', rulebook: 'Zwei Tage.' },
    pressureDays: {
      name: 'Zeitdruck',
      help: 'Verlorene Tage je Runde, sobald jemand zu Hause ist.',
      rulebook: 'Ein Tag je Runde, egal wie viele zu Hause sind.',
    },
    offerDays: {
      name: 'Angebot',
      help: 'Tage, die ein Angebot von einer Etappe abzieht.',
      rulebook: 'Was auf der Karte steht, sagt die Anleitung nicht.',
    },
    expressDays: {
      name: 'Schnellzug',
      help: 'Tage, die eine Bahn mit dem Schnellzug zählt.',
      rulebook: 'Was auf der Karte steht, sagt die Anleitung nicht.',
    },
    submarineDays: {
      name: 'Unterseeboot',
      help: 'Tage, die ein Schiff mit dem Unterseeboot zählt.',
      rulebook: 'Was auf der Karte steht, sagt die Anleitung nicht.',
    },
    twoPlayerLate: {
      name: 'Zu spät daheim (zu zweit)',
      help: 'Wenn die einzige Person zu Hause mehr als 80 Tage brauchte.',
      rulebook: 'Die andere Person gewinnt; in Klammern steht, dass sie weniger Tage gebraucht hat. Wir lesen das als Bedingung.',
      values: { fewerDays: 'Die andere Person gewinnt mit weniger Tagen', always: 'Die andere Person gewinnt immer' },
    },
    arrivalCoins: {
      name: 'Münzen in London',
      help: 'Was mit deinen Münzen geschieht, wenn du heimkommst.',
      rulebook:
        'Zurückgegeben werden nur die Karten. Von den Münzen sagt die Anleitung nichts, und zu zweit entscheiden sie den Gleichstand.',
      values: { keep: 'Du behältst sie', return: 'Zurück in den Vorrat' },
    },
    maxRounds: {
      name: 'Letzte Runde',
      help: 'Spätestens nach dieser Runde endet die Partie.',
      rulebook: 'Eine letzte Runde kennt die Anleitung nicht.',
    },
    resignation: {
      name: 'Aufgeben',
      help: 'Ob man aufgeben darf.',
      rulebook: 'Vom Aufgeben sagt die Anleitung nichts.',
      values: { off: 'Nicht erlaubt', on: 'Erlaubt' },
    },
    eventsUntil: {
      name: 'Ereigniskarten auf einer Etappe',
      help: 'Bis wann Angebot, Schnellzug und andere Ereigniskarten zu einer Etappe kommen dürfen.',
      rulebook: 'Beliebig viele im eigenen Zug, und Gekauftes darf man gleich nutzen: auch nach dem Würfel, bis die Tage gezählt sind.',
      values: { declared: 'Bis die Etappe angesagt ist', spent: 'Bis ihre Tage gezählt sind' },
    },
    content: {
      name: 'Eigene Inhalte',
      help: 'Eigene Etappen, Reisekarten und Bonusplättchen. Leer lassen für die gedruckten.',
      rulebook: 'Von eigenen Inhalten sagt die Anleitung nichts.',
    },
  },
};
