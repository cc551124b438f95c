import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explain } from './explain-de.ts';
import { letter } from './letter-de.ts';
import { agreedIn, dieAsked, endsTurn, numbersOf, people, priceIn, printedNames, texts, tileAsked } from './sentences.ts';
import { type Pieces, sentence, speechOf, type Whence } from './table.ts';
import { why } from './why-de.ts';

const pieces: Pieces = {
  ...printedNames('german'),
  green: 'Grün',
  blue: 'Blau',
  red: 'Rot',
  yellow: 'Gelb',
  grey: 'Grau',
  'category:green': 'Natur',
  'category:blue': 'Wasser',
  'category:red': 'Kultur',
  'category:yellow': 'Genuss',
  'category:grey': 'Service',
  'action:increase': 'Wert erhöhen',
  'action:ignore': 'Ersten Halt auslassen',
  'action:ferry': 'Fähre',
  'action:appeal': 'Alle Attraktionen locken',
  'action:build': 'Attraktion bauen',
  'action:reroll': 'Einen Touristen neu würfeln',
  'action:pips': 'Zwei Augen hinzufügen',
  'action:tour': 'Extra-Rundgang für einen Touristen',
  'action:contractor': 'Bauunternehmer: billiger bauen',
  'action:centre green': 'Naturzentrum: Augen für einen grünen Touristen',
  'action:centre blue': 'Wasserzentrum: Augen für einen blauen Touristen',
  'action:centre red': 'Kulturzentrum: Augen für einen roten Touristen',
  'action:centre yellow': 'Genusszentrum: Augen für einen gelben Touristen',
  'action:dispatch': 'Einen anderen Bus losschicken',
  'action:casino': 'Casino',
};
const speech = speechOf('de', pieces, 'german');
const { piece, die, tourist, town, list } = speech;
const tile = (id: unknown, whence?: Whence) => `„${speech.tile(id, whence)}“`;
const action = (id: unknown) => piece(`action:${id}`);
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const euro = (euros: unknown) => `${euros}\u00a0€`;
const { startTowns, spaces, prices } = agreedIn(speech, euro);
const subject = (seat: Seat, voice: Voice, you: string, other: string) => voice.tell(seat, `du ${you}`, name => `${name} ${other}`);
const object = (seat: Seat, voice: Voice) => voice.tell(seat, 'dich', name => name);
const win = (seats: readonly Seat[], voice: Voice, what = '') => {
  const [first = 0] = seats;
  if (seats.length === 1) return `${subject(first, voice, 'gewinnst', 'gewinnt')}${what}`;
  return `${list(people(seats, voice, 'du', 'last'))} ${seats.some(voice.isYou) ? 'gewinnt' : 'gewinnen'}${what || ' gemeinsam'}`;
};
/** What somebody does who takes the action: you, then others. */
const DONE: Readonly<Record<string, readonly [string, string]>> = {
  contractor: ['baust mit dem Bauunternehmer', 'baut mit dem Bauunternehmer'],
  reroll: ['würfelst einen Touristen neu', 'würfelt einen Touristen neu'],
  casino: ['gehst ins Casino', 'geht ins Casino'],
  pips: ['fügst zwei Augen hinzu', 'fügt zwei Augen hinzu'],
  tour: ['machst einen Extra-Rundgang', 'macht einen Extra-Rundgang'],
  dispatch: ['schickst einen anderen Bus los', 'schickt einen anderen Bus los'],
};
const done = (id: string, seat: Seat, voice: Voice) => {
  const [you, other] = DONE[id] ?? [`nutzt „${action(id)}“`, `nutzt „${action(id)}“`];
  return subject(seat, voice, you, other);
};
const END = ', dann endet dein Zug';
/** What is done with the tourist who is chosen. */
function forDie(who: string, asked: string | undefined, pips: number): string {
  if (asked === 'tour') return `Extra-Rundgang für ${who}`;
  if (asked === 'reroll' || asked === 'casino') return `${who} neu würfeln`;
  return asked ? `${counted(pips, 'Auge', 'Augen')} für ${who}` : `${who} wählen`;
}
const COLOURED: Readonly<Record<string, string>> = { green: 'grüner', blue: 'blauer', red: 'roter', yellow: 'gelber' };
const WHY = {
  dice: 'der Würfelbeutel ist leer',
  category: 'eine Kategorie ist aufgebraucht',
  stuck: 'kein Bus kann mehr fahren',
  stall: 'seit mehreren Runden ist nichts mehr passiert',
  turns: 'der letzte Zug ist gespielt',
};

/** Bodensee Tourismus auf Deutsch. */
export const de = texts({
  handbook: async () => (await import('../handbook/de.ts')).de,
  title: COVER.title.en,
  pitch: 'Fahre Busse voller Touristen um den Bodensee und sorge dafür, dass sie ihren letzten Euro bei dir ausgeben.',
  sections: {
    'BT-1': 'Begriffe',
    'BT-2': 'Aufbau',
    'BT-3': 'Der Zug',
    'BT-4': 'Fahren',
    'BT-5': 'Der Rundgang',
    'BT-6': 'Morgenaktionen',
    'BT-7': 'Ganztagsaktionen',
    'BT-8': 'Bauen',
    'BT-9': 'Auffüllen',
    'BT-10': 'Spielende',
    'BT-11': 'Wertung',
  },
  rules: {
    'BT-1.1': 'Ein Würfel auf einem Bus ist ein Tourist; seine Augen sind das Geld, das er noch hat.',
    'BT-1.2': 'Die Farbe eines Touristen ist seine Kategorie: Grün Natur, Blau Wasser, Rot Kultur, Gelb Genuss. Kein Tourist ist grau.',
    'BT-1.3': ({ grey }) =>
      `Eine Attraktion hat Namen, Kategorie, einen Wert in Augen und eine Priorität${grey ? '; graue tragen außerdem eine Aktion' : '. Graue sind nicht im Spiel'}.`,
    'BT-1.4': 'Wer am Zug ist, fährt den gewählten Bus von seiner Startstadt zur Zielstadt.',
    'BT-1.5': 'Die Busse gehören niemandem: Alle dürfen jeden fahren.',
    'BT-2.1': agreed => `Die Busse beginnen in ${list(startTowns(agreed))}.`,
    'BT-2.2': ({ startTourists, seatsPerBus, dicePerColour, rerollOnes }) =>
      `Jeder Bus erhält ${counted(startTourists, 'Würfel', 'Würfel')} aus dem Beutel mit ${dicePerColour} je Farbe${rerollOnes === 'never' ? '' : '; jede 1 wird neu gewürfelt'}${rerollOnes === 'entering' ? ', aber nur beim Einsteigen' : ''}. Die übrigen bleiben im Beutel.${seatsPerBus === 4 ? '' : ` Ein Bus hat ${counted(seatsPerBus, 'Platz', 'Plätze')}.`}`,
    'BT-2.3': ({ marketSize, greyMarket }) =>
      `Von jeder ${greyMarket === 'all' ? 'Farbe' : 'Kategorie'} ${marketSize === 1 ? 'liegt' : 'liegen'} ${counted(marketSize, 'Attraktion', 'Attraktionen')} offen${greyMarket === 'all' ? ', dazu alle grauen' : ''}. Stapel und Beutel haben keine Ordnung: Was kommt, entscheidet sich beim Ziehen.`,
    'BT-2.4': 'Wer beginnt, entscheidet das Los; oder es beginnt, wer zuletzt am See war.',
    'BT-2.5': ({ startMoney }) => `Das Startgeld in der Zugreihenfolge: ${list(startMoney.map(euro))}.`,
    'BT-2.6': ({ harbourHasAppeal }) => `Noch ist nichts gebaut, also ${harbourHasAppeal ? 'locken nur Häfen' : 'lockt keine Stadt'}.`,
    'BT-2.7': 'Plan und Markt sind für alle offen.',
    'BT-2.8': 'Alles, was gewürfelt oder gezogen wird, wird bei dem Schritt notiert, der es auslöst.',
    'BT-2.9': 'Zuerst wird ausgelost, wer beginnt, dann Bus für Bus die Würfel, dann Kategorie für Kategorie die Attraktionen.',
    'BT-3.1': 'Gespielt wird reihum im Uhrzeigersinn; wer beginnt, steht zuvor fest.',
    'BT-3.2': 'Ein Zug hat sechs Schritte: Bus, Morgen, Fahrt, Rundgang, Ganztagsaktion, Auffüllen.',
    'BT-3.3': 'Wähle einen Bus, der sich bewegen kann: auf der Straße oder durch eine bezahlbare Morgenaktion.',
    'BT-3.4':
      'Am Morgen darfst du eine Aktion der Startstadt nutzen: ihre Morgenaktion, ihre Ganztagsaktion oder die einer grauen Attraktion dort.',
    'BT-3.5': 'Eine Aktion muss ganz ausgeführt werden, und der Bus muss danach noch fahren können; sonst steht sie nicht zur Wahl.',
    'BT-3.6': 'Der Bus muss seine Startstadt verlassen.',
    'BT-3.7': 'Der Rundgang läuft von selbst ab; du triffst die Entscheidungen, die er dir lässt.',
    'BT-3.8': 'Nach dem Rundgang darfst du eine Ganztagsaktion der Zielstadt oder einer grauen Attraktion dort nutzen.',
    'BT-3.9': 'Eine Ganztagsaktion am Morgen schließt eine nach dem Rundgang nicht aus.',
    'BT-3.10': 'Die Aktion einer grauen Attraktion dürfen alle nutzen, ohne Gebühr.',
    'BT-3.11': 'Bietet eine Stadt dieselbe Aktion zweimal, bleibt es eine einzige Wahl.',
    'BT-3.12': 'Wer keinen Bus wählen kann, wird übersprungen; trifft das alle nacheinander, endet die Partie.',
    'BT-4.1': 'Busse folgen den Straßen, beliebig weit und in jede Richtung.',
    'BT-4.2': 'Eine Stadt lockt, wenn dort eine Attraktion in der Farbe eines Touristen im Bus steht, bezahlbar oder nicht.',
    'BT-4.3': ({ harbourHasAppeal }) =>
      harbourHasAppeal ? 'Ein Hafen lockt jeden Bus, der einen Touristen befördert.' : 'Häfen locken niemanden.',
    'BT-4.4': 'Graue Attraktionen locken niemanden.',
    'BT-4.5': ({ useAppeal }) => `Ein Halt ist eine Stadt, ${useAppeal ? 'die lockt und ' : ''}in der kein anderer Bus steht.`,
    'BT-4.6': 'Ein Bus beendet seine Route am ersten Halt; durch andere Städte fährt er hindurch. Keine Route berührt eine Stadt zweimal.',
    'BT-4.7': 'Du darfst jeden Halt anfahren, der auf irgendeiner Route der erste ist.',
    'BT-4.8': 'Du wählst das Ziel; welchen Weg der Bus nimmt, ist gleich.',
    'BT-4.9': 'Mit „Ersten Halt auslassen“ fährt der Bus durch genau einen Halt und endet am zweiten.',
    'BT-4.10': 'Die Fähre bringt den Bus in jeden anderen Hafen ohne Bus.',
    'BT-4.11': ({ occupied }) =>
      `${occupied === 'block' ? 'Du darfst' : 'Ist es vereinbart, darfst du'} besetzte Städte nicht einmal durchfahren.`,
    'BT-4.12': 'Nie stehen zwei Busse in einer Stadt.',
    'BT-4.13': 'Locken Häfen nicht und gibt es auf dem ganzen Plan keinen Halt, ist jede freie Stadt einer.',
    'BT-4.14': ({ allAppealMovement }) =>
      allAppealMovement
        ? '„Alle Attraktionen locken“ macht jede Stadt mit einer Attraktion zum Halt.'
        : 'Ist es vereinbart, macht „Alle Attraktionen locken“ jede Stadt mit einer Attraktion zum Halt.',
    'BT-5.1': 'Der Rundgang findet in der Zielstadt statt, mit allen, die nun im Bus sitzen.',
    'BT-5.2': ({ priorityOrder }) =>
      priorityOrder === 'free'
        ? 'Wer am Zug ist, wählt die Reihenfolge der Besuche.'
        : `Besucht wird nach Priorität, die ${priorityOrder === 'low-first' ? 'niedrigste' : 'höchste'} Zahl zuerst.`,
    'BT-5.3': 'Jede Attraktion wird von einem Touristen besucht, der ihre Farbe und mindestens ihren Wert an Augen hat.',
    'BT-5.4': 'Kommt niemand in Frage, wird die Attraktion übergangen; sonst muss sie besucht werden.',
    'BT-5.5': 'Unter Attraktionen gleicher Priorität wählst du die nächste, wo es darauf ankommen kann.',
    'BT-5.6': 'Kommen mehrere Touristen in Frage, wählst du, wer geht.',
    'BT-5.7': 'Jede Attraktion wird je Rundgang einmal besucht; ein Tourist darf mehrere besuchen.',
    'BT-5.8': ({ bonusEuro }) =>
      `Der Tourist verliert den Wert an Augen, und der Besitzer erhält ebenso viele Euro${bonusEuro ? `, für eine markierte Attraktion ${euro(1)} mehr` : ''}.`,
    'BT-5.9': 'Der Besitzer wird in jedem Zug bezahlt, wer auch immer fährt.',
    'BT-5.10': ({ ruinBonus }) =>
      `Ein Tourist ohne Augen ist ruiniert und scheidet aus${ruinBonus === 'pips' ? '; wer am Zug ist, erhält die Augen des letzten Besuchs in Euro' : ''}.`,
    'BT-5.11': 'Wer am Zug ist und die Attraktion besitzt, erhält beides.',
    'BT-5.12': 'Der Rundgang endet, wenn alles besucht ist oder niemand mehr etwas besuchen kann.',
    'BT-5.13': 'Der Hafen ist keine Attraktion: Niemand besucht ihn.',
    'BT-5.14': 'Graue Attraktionen werden nur besucht, solange alle Attraktionen locken.',
    'BT-5.15': ({ priorityOrder }) =>
      `${priorityOrder === 'free' ? 'Du wählst' : 'Ist freie Reihenfolge vereinbart, wählst du'} jede nächste Attraktion.`,
    'BT-6.1': ({ increaseValue }) =>
      `Wert erhöhen: Jeder Besuch dieses Zuges bringt dem Besitzer ${euro(increaseValue)} mehr; die Touristen verlieren nicht mehr Augen als sonst.`,
    'BT-6.2': 'Ersten Halt auslassen: Fahre durch den ersten Halt hindurch.',
    'BT-6.3': ({ ferryFare }) => `Fähre: Zahle ${euro(ferryFare)} und setze in einen anderen freien Hafen über.`,
    'BT-6.4': ({ allAppealVisits }) =>
      `Alle Attraktionen locken: In diesem Zug besucht jeder Tourist jede Kategorie, auch Grau${allAppealVisits === 'optional' ? '; Besuche einer anderen Farbe darfst du ablehnen' : ''}.`,
    'BT-6.5': 'Morgenaktionen wirken bis zum Ende des Zuges.',
    'BT-7.1': 'Ganztagsaktionen betreffen den gewählten Bus und seine Stadt, bis auf Bauen und Losschicken.',
    'BT-7.2': 'Attraktion bauen: Es gelten die Regeln zum Bauen.',
    'BT-7.3': 'Einen Touristen neu würfeln: Würfle mit einem Würfel des Busses noch einmal.',
    'BT-7.4': ({ dieSides }) => `Zwei Augen hinzufügen: zwei auf einen Würfel oder je eines auf zwei, nie über ${dieSides}.`,
    'BT-7.5': 'Extra-Rundgang: Ein Tourist macht allein einen Rundgang durch die Stadt.',
    'BT-7.6': 'Der Extra-Rundgang ist ein eigener Rundgang: Schon Besuchtes darf wieder besucht werden.',
    'BT-7.7': 'Nur wer etwas besuchen würde, kann einen Extra-Rundgang bekommen.',
    'BT-7.8': ({ centrePips }) =>
      `Ein Zentrum gibt einem Touristen seiner Farbe ${counted(centrePips, 'Auge', 'Augen')}, wenn der Würfel Platz dafür hat.`,
    'BT-7.9': 'Losschicken: Ein anderer Bus fährt eine Straße weit in eine freie Stadt, ohne Rundgang.',
    'BT-7.10': ({ giveTourWholeBus }) =>
      `${giveTourWholeBus ? 'Der ganze Bus macht' : 'Ist es vereinbart, macht der ganze Bus'} den Extra-Rundgang; kann er danach nicht mehr fahren, bleibt er stehen.`,
    'BT-7.11': ({ casinoRerolls }) =>
      casinoRerolls > 1
        ? `Im Casino darfst du ${casinoRerolls}-mal neu würfeln und nach jedem Wurf aufhören.`
        : 'Sind im Casino mehr Würfe vereinbart, darfst du nach jedem weitermachen oder aufhören.',
    'BT-7.12': 'In einem leeren Bus ist niemand, der neu gewürfelt, erhöht oder herumgeführt werden könnte.',
    'BT-8.1': agreed =>
      `Wähle eine offene Attraktion und irgendeine Stadt${agreed.capacity === 'unlimited' ? '; einen freien Bauplatz gibt es immer' : ' mit freiem Bauplatz'}.${spaces(agreed).length > 0 ? ` Anders als gedruckt: ${list(spaces(agreed))}.` : ''}`,
    'BT-8.2': ({ baseCost, surchargeStep, harbourCountsForCost }) =>
      `Eine farbige Attraktion kostet ihren Grundpreis (${prices(baseCost)}) und ${euro(surchargeStep)} mehr je Attraktion ihrer Farbe in der Stadt${harbourCountsForCost ? ' und für einen Hafen' : ''}.`,
    'BT-8.3': ({ greyCostMode, greyCost }) =>
      `Eine graue Attraktion kostet überall ${greyCostMode === 'fixed' ? euro(greyCost) : 'ihre Augen in Euro'} und verteuert keine andere.`,
    'BT-8.4': 'Wem die gezählten Attraktionen gehören, ist gleich.',
    'BT-8.5': 'Blaue Attraktionen brauchen eine Stadt mit Wassertropfen.',
    'BT-8.6': 'Du zahlst den ganzen Preis und kennzeichnest die Attraktion mit deiner Marke.',
    'BT-8.7': ({ contractorDiscount }) => `Der Bauunternehmer baut ${euro(contractorDiscount)} billiger, doch nie unter ${euro(0)}.`,
    'BT-8.8': 'Attraktionen werden nie versetzt, verkauft oder entfernt.',
    'BT-8.9': 'Was du am Morgen baust, zählt sofort.',
    'BT-8.10': 'Der Markt wird vor Ende des Zuges nicht aufgefüllt.',
    'BT-9.1': ({ marketSize }) =>
      `Jede Kategorie wird auf ${counted(marketSize, 'offene Attraktion', 'offene Attraktionen')} aufgefüllt, solange ihr Stapel reicht.`,
    'BT-9.2': ({ refillMode, seatsPerBus }) =>
      refillMode === 'missing'
        ? 'Für jeden ruinierten Touristen wird ein neuer Würfel gezogen, gewürfelt und in den Bus gesetzt.'
        : `Ist ein Bus leer, ${seatsPerBus === 1 ? 'wird' : 'werden'} ${seatsPerBus} Würfel gezogen, gewürfelt und in den Bus gesetzt.`,
    'BT-9.3': 'Die Plätze ruinierter Touristen bleiben bis zum Auffüllen leer.',
    'BT-9.4': ({ refillMode }) =>
      refillMode === 'whenEmpty'
        ? 'Nur ein leerer Bus wird gefüllt, und dann ganz.'
        : 'Ist es vereinbart, wird nur ein leerer Bus gefüllt, und dann ganz.',
    'BT-9.5': 'Zuerst Attraktionen, dann Würfel, dann wird das Ende geprüft.',
    'BT-10.1': 'Die Partie endet, wenn ein Würfel gezogen werden muss und der Beutel leer ist.',
    'BT-10.2': ({ categoryRunsOut }) =>
      `Die Partie endet, wenn eine Farbe ${categoryRunsOut === 'allGone' ? 'keine Attraktion mehr hat, weder offen noch im Stapel' : 'nicht mehr aufgefüllt werden kann'}.`,
    'BT-10.3': ({ endTiming }) =>
      endTiming === 'finishRound'
        ? 'Die laufende Runde wird beendet.'
        : 'Der laufende Zug wird beendet; ist es vereinbart, auch die Runde.',
    'BT-10.4': ({ greyEndsGame }) => `Geht Grau aus, endet die Partie ${greyEndsGame ? 'auch' : 'nicht'}.`,
    'BT-10.5': ({ stallRounds, maxTurns }) =>
      `Die Partie endet auch nach ${stallRounds} Runden ohne Besuch und Bau oder nach Zug ${maxTurns}.`,
    'BT-11.1': ({ winCondition }) =>
      ({
        money: 'Wer das meiste Geld hat, gewinnt.',
        attractions: 'Wer die meisten Attraktionen hat, gewinnt.',
        ruined: 'Wer die meisten Touristen ruiniert hat, gewinnt.',
        netProfit: 'Wer den größten Gewinn hat, gewinnt: Geld minus Startgeld.',
        mixed: `Wer die höchste Summe hat, gewinnt: ${euro(1)} zählt 1, eine Attraktion 3.`,
      })[winCondition],
    'BT-11.2': ({ winCondition }) =>
      `Bei Gleichstand gewinnt, wer mehr ${winCondition === 'money' ? '' : 'Geld hat, dann, wer mehr '}Attraktionen hat.`,
    'BT-11.3': ({ finalTie }) =>
      finalTie === 'race'
        ? 'Wer dann noch gleichauf liegt, fährt um den ersten Platz um die Wette; andere Plätze werden geteilt.'
        : 'Wer dann noch gleichauf liegt, teilt sich den Platz, oder es gibt ein Wettrennen um den ersten, wenn es vereinbart ist.',
    'BT-11.4': 'Die Schlusstabelle zeigt, woher das Geld kam und wohin es ging.',
    'BT-11.5': 'Andere Ziele können vereinbart werden: Attraktionen, ruinierte Touristen, Gewinn oder Geld und Attraktionen zusammen.',
  },
  options: {
    startMoney: { name: 'Startgeld', help: 'Euro zu Beginn, in Zugreihenfolge.' },
    startPlayer: {
      name: 'Wer beginnt',
      help: 'Wer den ersten Zug hat.',
      values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5', 5: 'Platz 6' },
    },
    dicePerColour: { name: 'Würfel je Farbe', help: 'Weniger Würfel, kürzere Partie.' },
    buses: { name: 'Busse', help: 'Bei einer anderen Zahl als vier sind auch die Startstädte zu nennen.' },
    startTowns: { name: 'Startstädte', help: 'Für jeden Bus eine Stadt.' },
    startTourists: { name: 'Touristen zu Beginn', help: 'Würfel auf jedem Bus zu Beginn.' },
    seatsPerBus: { name: 'Plätze je Bus', help: 'Würfel, die auf einen Bus passen.' },
    dieSides: { name: 'Seiten eines Würfels', help: 'Mit vier Seiten bleiben die teuersten Attraktionen in der Schachtel.' },
    rerollOnes: {
      name: 'Einsen neu würfeln',
      help: 'Wann eine 1 neu gewürfelt wird.',
      values: { entering: 'Beim Einsteigen', always: 'Immer', never: 'Nie' },
    },
    marketSize: { name: 'Offene Attraktionen', help: 'Offene Attraktionen je Kategorie.' },
    grey: { name: 'Graue Attraktionen', help: 'Attraktionen mit eigenen Aktionen.' },
    greyMarket: {
      name: 'Offene graue Attraktionen',
      help: 'Wie viele graue Attraktionen offen liegen.',
      values: { two: 'Wie die anderen', all: 'Alle' },
    },
    greyCostMode: { name: 'Preis für Grau', help: 'Was eine graue Attraktion kostet.', values: { fixed: 'Fest', value: 'Ihre Augen' } },
    greyCost: { name: 'Fester Preis für Grau', help: 'Euro für eine graue Attraktion.' },
    baseCost: { name: 'Grundpreise', help: 'Euro je Farbe vor Zuschlägen.' },
    surchargeStep: { name: 'Zuschlag', help: 'Euro je Attraktion derselben Farbe in der Stadt.' },
    harbourCountsForCost: { name: 'Hafenzuschlag', help: 'Ob ein Hafen das Bauen verteuert.' },
    harbourHasAppeal: { name: 'Häfen locken', help: 'Ob Busse an jedem Hafen halten.' },
    capacity: {
      name: 'Bauplätze in Städten',
      help: 'Wie viele Attraktionen eine Stadt fasst.',
      values: { printed: 'Wie gedruckt', unlimited: 'Unbegrenzt' },
    },
    ferryFare: { name: 'Fährpreis', help: 'Euro für eine Überfahrt.' },
    priorityOrder: {
      name: 'Reihenfolge der Besuche',
      help: 'Welche Priorität zuerst kommt.',
      values: { 'high-first': 'Höchste zuerst', 'low-first': 'Niedrigste zuerst', free: 'Freie Wahl' },
    },
    occupied: { name: 'Besetzte Städte', help: 'Ob Busse hindurchfahren.', values: { pass: 'Durchfahrt frei', block: 'Gesperrt' } },
    useAppeal: { name: 'Städte locken', help: 'Sonst ist jede freie Stadt ein Halt.' },
    allAppealMovement: { name: '„Alle Attraktionen locken“ beim Fahren', help: 'Ob die Aktion auch Busse anhält.' },
    allAppealVisits: {
      name: 'Besuche anderer Farben',
      help: 'Wenn alle Attraktionen locken.',
      values: { forced: 'Pflicht', optional: 'Freiwillig' },
    },
    increaseValue: { name: 'Wert erhöhen', help: 'Euro mehr je Besuch.' },
    bonusEuro: { name: 'Bonus-Euro', help: 'Gekennzeichnete Attraktionen bringen 1\u00a0€ mehr.' },
    ruinBonus: { name: 'Prämie für Ruin', help: 'Was erhält, wer am Zug ist.', values: { pips: 'Die Augen', none: 'Nichts' } },
    centrePips: { name: 'Augen eines Zentrums', help: 'Wie viele Augen ein Zentrum gibt.' },
    casinoRerolls: { name: 'Würfe im Casino', help: 'Wie oft das Casino neu würfelt.' },
    contractorDiscount: { name: 'Rabatt des Bauunternehmers', help: 'Euro weniger beim Bauen.' },
    giveTourWholeBus: { name: 'Rundgang für den ganzen Bus', help: 'Der Extra-Rundgang nimmt alle mit.' },
    refillMode: {
      name: 'Neue Touristen',
      help: 'Wann Plätze gefüllt werden.',
      values: { missing: 'Für jeden ruinierten', whenEmpty: 'Wenn der Bus leer ist' },
    },
    categoryRunsOut: {
      name: 'Aufgebraucht',
      help: 'Wann eine Kategorie als aufgebraucht gilt.',
      values: { allGone: 'Wenn alle gebaut sind', cannotRefill: 'Wenn sie nicht aufgefüllt werden kann' },
    },
    greyEndsGame: { name: 'Grau beendet die Partie', help: 'Ob es zählt, wenn Grau ausgeht.' },
    endTiming: { name: 'Ende', help: 'Wann die Partie aufhört.', values: { endOfTurn: 'Nach dem Zug', finishRound: 'Nach der Runde' } },
    winCondition: {
      name: 'Ziel',
      help: 'Womit man gewinnt.',
      values: {
        money: 'Geld',
        attractions: 'Attraktionen',
        ruined: 'Ruinierte Touristen',
        netProfit: 'Gewinn',
        mixed: 'Geld und Attraktionen',
      },
    },
    finalTie: {
      name: 'Gleichstand am Ende',
      help: 'Wenn alles gleich ist.',
      values: { shared: 'Geteilter Platz', race: 'Ein Wettrennen' },
    },
    stallRounds: { name: 'Runden ohne Ereignis', help: 'Runden ohne Besuch und Bau bis zum Ende.' },
    maxTurns: { name: 'Letzter Zug', help: 'Spätestens nach so vielen Zügen ist Schluss.' },
    content: { name: 'Eigene Inhalte', help: 'Eigene Attraktionen und Pläne. Leer lassen für die gedruckten.' },
  },
  letter,
  why,
  pieces,
  speech,
  explain,
  table: {
    turn: (turn, seat, voice) => `Zug ${turn}, ${subject(seat, voice, 'bist am Zug', 'ist am Zug')}`,
    steps: {
      bus: 'Schritt 1: Bus wählen',
      morning: 'Schritt 2: Morgen',
      drive: 'Schritt 3: Fahrt',
      tour: 'Schritt 4: Rundgang',
      allDay: 'Schritt 5: Ganztagsaktion',
      tile: 'Bauen: welche Attraktion',
      town: 'Bauen: in welcher Stadt',
      die: 'welcher Tourist',
      again: 'Casino: noch einmal oder Schluss',
      pips: 'wohin die Augen',
      call: 'Losschicken: welcher Bus',
      to: 'Losschicken: wohin',
      refill: 'Schritt 6: Auffüllen',
      endTurn: 'Ende des Zuges',
    },
    over: (winners, voice) => `Die Partie ist zu Ende. ${sentence(win(winners, voice))}.`,
    you: 'Du',
    euro,
    colon: ': ',
    tiles: count => counted(count, 'Attraktion', 'Attraktionen'),
    bus: place => `Bus in ${place}`,
    empty: 'leer',
    market: 'Markt',
    stack: count => `${count} im Stapel`,
    bag: 'Würfelbeutel',
    nobody: 'ohne Besitzer',
    income: (own, others, ruin) => `verdient: ${own} in eigenen Zügen, ${others} in fremden, ${ruin} durch ruinierte Touristen`,
    spent: (building, ferry) => `ausgegeben: ${building} fürs Bauen, ${ferry} für Fähren`,
  },
  story: {
    you: 'Du',
    drives: ['fährst nach ', 'fährt nach '],
    ferries: ['nimmst die Fähre nach ', 'nimmt die Fähre nach '],
    takes: ['nimmst ', 'nimmt '],
    bus: 'den Bus',
    within: ' in ',
    builds: ['baust ', 'baut '],
    quoted: name => `„${name}“`,
    acts: {
      reroll: ['würfelst neu', 'würfelt neu'],
      pips: ['fügst Augen hinzu', 'fügt Augen hinzu'],
      dispatch: ['schickst einen Bus los', 'schickt einen Bus los'],
      tour: ['machst einen Extra-Rundgang', 'macht einen Extra-Rundgang'],
    },
    using: name => ` mit „${name}“`,
    comma: ', ',
    and: ' und ',
    colon: ': ',
    semicolon: '; ',
    noVisits: ', kein Besuch',
    skipped: ['hast keinen Bus, der fahren kann', 'hat keinen Bus, der fahren kann'],
    gain: euros => (euros < 0 ? `−${euro(-euros)}` : `${euros > 0 ? '+' : ''}${euro(euros)}`),
    visits: count => (count === 1 ? '1 Besuch' : `${count} Besuche`),
    ruined: count => (count === 1 ? '1 ruinierter Tourist' : `${count} ruinierte Touristen`),
    building: 'Bauen',
    ferry: 'Fähre',
  },
  warnings: {
    unseen: facts =>
      facts.category === 'grey'
        ? `${tile(facts.tile, facts)} in ${town(facts.town, facts)} bauen? Dort kann jetzt kein Bus halten, also könnte niemand die Aktion nutzen. Dein Zug endet damit.`
        : `${tile(facts.tile, facts)} in ${town(facts.town, facts)} bauen? Dort kann kein Bus halten: In keinem sitzt ein ${COLOURED[String(facts.category)]} Tourist. Dein Zug endet damit.`,
    'tour unused': facts => `Den Zug ohne Extra-Rundgang beenden? Dir entgehen ${euro(facts.euros)}.`,
    'best reroll': facts => `${tourist(facts.die)} neu würfeln? Der Würfel zeigt schon die höchste Seite und kann nur Augen verlieren.`,
  },
  refusals: {
    'BT-1.5': facts => `In ${town(facts.town, facts)} steht kein Bus.`,
    'BT-3.2': facts =>
      facts.step === undefined
        ? undefined
        : {
            bus: 'Wähle zuerst einen Bus.',
            morning: 'Es ist Morgen: Nutze eine Aktion der Stadt oder fahr ohne Aktion los.',
            drive: 'Jetzt fährt der Bus: Wähle eine der hervorgehobenen Städte.',
            tour: 'Der Rundgang läuft: Wähle, wer geht oder was als Nächstes besucht wird.',
            allDay: 'Der Rundgang ist vorbei: Nutze eine Ganztagsaktion oder beende den Zug.',
            tile: 'Du baust: Wähle eine Attraktion auf dem Markt.',
            town: 'Du baust: Wähle eine Stadt für deine Attraktion.',
            die: 'Wähle einen Touristen im Bus.',
            again: 'Du bist im Casino: Würfle noch einmal oder hör auf.',
            pips: 'Wähle, wer die zwei Augen bekommt.',
            call: 'Du schickst einen Bus los: Wähle einen anderen Bus.',
            to: 'Du schickst einen Bus los: Wähle, wohin er fährt.',
          }[String(facts.step)],
    'BT-3.3': facts => `Der Bus in ${town(facts.town, facts)} kann nicht fahren. Wähle einen anderen.`,
    'BT-3.4': facts => `${town(facts.town, facts)} hat eine andere Morgenaktion.`,
    'BT-3.5': facts => {
      if (facts.price !== undefined) return `Bauen kostet mindestens ${euro(facts.price)}, du hast ${euro(facts.money)}.`;
      return facts.action
        ? `„${action(facts.action)}“ lässt sich hier nicht ganz ausführen, oder der Bus könnte danach nicht mehr fahren.`
        : undefined;
    },
    'BT-3.8': facts => `„${action(facts.action)}“ gibt es in ${town(facts.town, facts)} nicht.`,
    'BT-4.1': facts => `Eine Stadt namens ${facts.town} gibt es nicht.`,
    'BT-4.2': facts =>
      `${town(facts.town, facts)} lockt diesen Bus nicht. Dazu braucht es dort eine Attraktion in der Farbe eines Touristen an Bord.`,
    'BT-4.5': facts => `In ${town(facts.town, facts)} steht ein anderer Bus.`,
    'BT-4.6': facts => `Jeder Weg nach ${town(facts.town, facts)} führt über einen anderen Halt, an dem der Bus enden muss.`,
    'BT-4.9': facts => `${town(facts.town, facts)} ist auf keiner Route der zweite Halt.`,
    'BT-4.10': facts => `Die Fähre fährt nicht nach ${town(facts.town, facts)}. Wähle einen anderen Hafen ohne Bus.`,
    'BT-5.5': facts => `${tile(facts.tile, facts)} ist noch nicht an der Reihe.`,
    'BT-5.6': facts => `${tourist(facts.die)} kann ${facts.tile ? `${tile(facts.tile, facts)} nicht` : 'jetzt nichts'} besuchen.`,
    'BT-6.3': facts => `Die Fähre kostet ${euro(facts.fare)}, du hast ${euro(facts.money)}.`,
    'BT-7.1': facts => `Im Bus ist kein Tourist ${tourist(facts.die)}.`,
    'BT-7.4': facts => `Für diese Augen ist auf ${tourist(facts.die)}${facts.other ? ` und ${tourist(facts.other)}` : ''} kein Platz.`,
    'BT-7.7': facts => `${tourist(facts.die)} würde hier nichts besuchen, oder danach könnte der Bus nicht mehr fahren.`,
    'BT-7.8': facts =>
      `${tourist(facts.die)} hat eine andere Farbe oder keinen Platz für ${counted(Number(facts.pips), 'weiteres Auge', 'weitere Augen')}.`,
    'BT-7.9': facts => `Von ${town(facts.town, facts)} aus oder dorthin kann kein Bus geschickt werden.`,
    'BT-7.11': facts => `Im Bus ist kein Tourist ${tourist(facts.die)} zum Neuwürfeln.`,
    'BT-8.1': facts =>
      facts.tile ? `${tile(facts.tile, facts)} liegt nicht auf dem Markt.` : `${town(facts.town, facts)} hat keinen freien Bauplatz.`,
    'BT-8.5': facts => `${town(facts.town, facts)} hat keinen Wassertropfen, also kann dort nichts Blaues stehen.`,
    'BT-8.6': facts =>
      facts.price === undefined
        ? `${tile(facts.tile, facts)} lässt sich für deine ${euro(facts.money)} nirgends bauen.`
        : `In ${town(facts.town, facts)} kostet sie ${euro(facts.price)}, du hast ${euro(facts.money)}.`,
  },
  moves: {
    bus: (move, view) => `Den Bus in ${town(move.town, view)} wählen`,
    none: (_move, view) => (view.frames[0]?.phase === 'morning' ? 'Ohne Aktion losfahren' : 'Ohne Aktion den Zug beenden'),
    morning: (move, view) => (move.action === 'ferry' ? `Die Fähre für ${euro(view.plan.options.ferryFare)} nehmen` : action(move.action)),
    act: (move, view) => `${action(move.action)}${endsTurn(view, move) ? END : ''}`,
    drive: (move, view) => `Nach ${town(move.town, view)} fahren`,
    next: (move, view) =>
      `Nun ${tile(move.tile, view)} besuchen (${counted(numbersOf(view, move.tile).value, 'Auge', 'Augen')})${endsTurn(view, move) ? END : ''}`,
    skip: (move, view) =>
      `${tileAsked(view) ? `${tile(tileAsked(view), view)} nicht besuchen` : 'Auf den Besuch verzichten'}${endsTurn(view, move) ? END : ''}`,
    send: (move, view) =>
      `${die(move.die)}${tileAsked(view) ? ` zu ${tile(tileAsked(view), view)}` : ''} schicken${endsTurn(view, move) ? END : ''}`,
    tile: (move, view) => {
      const { value, priority } = numbersOf(view, move.tile);
      return `${tile(move.tile, view)} bauen (${counted(value, 'Auge', 'Augen')}, Priorität ${priority})`;
    },
    town: (move, view) => `In ${town(move.town, view)} für ${euro(priceIn(view, move.town))} bauen${endsTurn(view, move) ? END : ''}`,
    die: (move, view) => `${forDie(die(move.die), dieAsked(view), view.plan.options.centrePips)}${endsTurn(view, move) ? END : ''}`,
    plus2: (move, view) => `Zwei Augen für ${die(move.die)}${endsTurn(view, move) ? END : ''}`,
    plus1: (move, view) => `Je ein Auge für ${die(move.dice[0])} und ${die(move.dice[1])}${endsTurn(view, move) ? END : ''}`,
    call: (move, view) => `Den Bus in ${town(move.town, view)} losschicken`,
    to: (move, view) => `Nach ${town(move.town, view)} schicken${endsTurn(view, move) ? END : ''}`,
    stop: (move, view) => `Nicht mehr würfeln${endsTurn(view, move) ? END : ''}`,
    again: (move, view) => `${die(move.die)} noch einmal würfeln${endsTurn(view, move) ? END : ''}`,
  },
  events: {
    dealt: ({ start }, voice) => `Die Busse stehen bereit. ${sentence(subject(start, voice, 'beginnst', 'beginnt'))}.`,
    turnBegun: ({ seat, turn }, voice) => `Zug ${turn}: ${sentence(subject(seat, voice, 'bist am Zug', 'ist am Zug'))}.`,
    turnSkipped: ({ seat, turn }, voice) =>
      `Zug ${turn}: ${sentence(subject(seat, voice, 'hast keinen Bus, der fahren kann, und wirst übersprungen', 'hat keinen Bus, der fahren kann, und wird übersprungen'))}.`,
    busChosen: (event, voice) => `${subject(event.seat, voice, 'nimmst', 'nimmt')} den Bus in ${town(event.town, event)}.`,
    morningTaken: ({ seat, action: taken, fare }, voice) =>
      taken === 'ferry'
        ? `${subject(seat, voice, 'nimmst', 'nimmt')} die Fähre${fare > 0 ? ` für ${euro(fare)}` : ''}.`
        : `${done(taken, seat, voice)}.`,
    actionTaken: (event, voice) => (event.action === 'build' ? undefined : `${done(event.action, event.seat, voice)}.`),
    built: (event, voice) =>
      `${subject(event.seat, voice, 'baust', 'baut')} ${tile(event.tile, event)} in ${town(event.town, event)} für ${euro(event.price)}.`,
    rerolled: ({ from, to }) =>
      from === to ? `${die(from)} wird neu gewürfelt und bleibt gleich.` : `${die(from)} wird neu gewürfelt: ${die(to)}.`,
    pipsAdded: ({ from, to }) => `${list(from.map(die))} ${from.length > 1 ? 'steigen' : 'steigt'} auf ${list(to.map(die))}.`,
    dispatched: event => `Der Bus in ${town(event.from, event)} wird nach ${town(event.to, event)} geschickt.`,
    drove: event =>
      event.by === 'ferry'
        ? `Die Fähre bringt den Bus nach ${town(event.to, event)}.`
        : `Der Bus fährt ${event.route.map(each => town(each, event)).join(' – ')}.`,
    visited: (event, voice) =>
      `${die(event.die)} besucht ${tile(event.tile, event)}: ${event.owner === null ? 'Das Geld bleibt bei der Bank' : `${euro(event.paid)} für ${object(event.owner, voice)}`}.`,
    visitDeclined: event => `Niemand besucht ${tile(event.tile, event)}.`,
    ruined: ({ seat, bonus }, voice) => `Der Tourist ist ruiniert${bonus > 0 ? `: ${euro(bonus)} für ${object(seat, voice)}` : ''}.`,
    tileOpened: event => `Neu auf dem Markt: ${tile(event.tile, event)} (${piece(`category:${event.category}`)}).`,
    touristBoarded: event => `${die(event.die)} steigt in ${town(event.town, event)} ein.`,
    lastRound: ({ reason }) => `Das ist die letzte Runde: ${sentence(WHY[reason])}.`,
    raced: (event, voice) =>
      `${win(event.winners, voice, ` das Wettrennen von ${town(event.from, event)} nach ${town(event.to, event)}`)}.`,
    ended: ({ reason, winners }, voice) => `Die Partie ist zu Ende: ${sentence(WHY[reason])}. ${sentence(win(winners, voice))}.`,
  },
});
