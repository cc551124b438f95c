import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainDe } from './explain-de.ts';
import { capital, isTravelCard, lexicon } from './lexicon.ts';
import { obstaclesDe } from './obstacles.ts';
import { piecesDe } from './pieces-de.ts';
import { cardInSlot, cardOn, chipOffered, copiedBy, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { rulesDe } from './rules-de.ts';
import { texts } from './sentences.ts';
import { type StoryWords, thing } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { TableWords } from './table.ts';

const pieces = piecesDe;

const { piece, card, space, chip, list, all } = lexicon({ locale: 'de', you: 'du', last: true }, pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'Tag', 'Tage');
const afterDays = (count: unknown) => counted(count, 'Tag', 'Tagen');
const coins = (count: unknown) => counted(count, 'Münze', 'Münzen');
const cards = (count: unknown) => counted(count, 'Karte', 'Karten');
const trains = (count: unknown) => counted(count, 'Bahnkarte', 'Bahnkarten');
const ships = (count: unknown) => counted(count, 'Schiffskarte', 'Schiffskarten');
/** Trains and ships, as far as there are any. */
const fleet = (train: unknown, ship: unknown) => list([...(train ? [trains(train)] : []), ...(ship ? [ships(ship)] : [])]);
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
  questions: asked => `+${asked} für die Fragen des Detektivs`,
};

const words: TableWords = {
  you: 'Du',
  colon: ': ',
  round: (round, start, voice) => `Runde ${round}, begonnen von ${voice.tell(start, 'dir', name => name)}`,
  detective: place => `Detektiv in ${place}`,
  supply: (left, travel, events) =>
    `Vorrat: ${coins(left)}; Stapel: ${counted(travel, 'Reisekarte', 'Reisekarten')}, ${counted(events, 'Ereigniskarte', 'Ereigniskarten')}`,
  topEvent: event => `oben auf der Ereignisablage: ${event}`,
  track: 'Leiste',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${counted(travel, 'Reisekarte', 'Reisekarten')}, ${counted(events, 'Ereigniskarte', 'Ereigniskarten')}`,
  home: order => `als Nr.\u00a0${order} zu Hause`,
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
  draws: you => [you ? 'ziehst ' : 'zieht ', thing('travel card', 'eine Reisekarte')],
  struck: (you, event, { days: count, isHome, lost }) => [
    you ? 'ziehst ' : 'zieht ',
    { piece: event },
    ` (${isHome ? 'alle, die noch reisen,' : 'alle'} +${days(count)}${lost.length > 0 ? `; du verlierst ${list(lost.map(quoted))}` : ''})`,
  ],
  coins: (you, count) => [you ? 'erhältst ' : 'erhält ', thing('coin', coins(count))],
  readies: you => [you ? 'machst ' : 'macht ', thing('balloon ready', 'einen Ballon'), ' bereit'],
  event: you => [you ? 'ziehst ' : 'zieht ', thing('event card', 'eine Ereigniskarte')],
  sends: (you, place, meets) => [
    you ? 'schickst ' : 'schickt ',
    thing('detective', 'den Detektiv'),
    ' nach ',
    { piece: place },
    meets === 'next' ? ', deinem nächsten Halt' : meets === 'there' ? ', wo du bist' : '',
  ],
  watch: you => [you ? 'nimmst ' : 'nimmt ', thing('watch', 'die Taschenuhr')],
  trades: (you, count) => [you ? 'tauschst ' : 'tauscht ', thing('travel card', cards(count))],
  buys: (you, count, paid) => [you ? 'kaufst ' : 'kauft ', thing('travel card', cards(count)), ` für ${coins(paid)}`],
  reaches: (you, place, count) => [you ? 'erreichst ' : 'erreicht ', { piece: place }, ` nach ${afterDays(count)}`],
  home: (you, order, day, leg) => [`${you ? 'bist' : 'ist'} als Nummer ${order} am Tag ${day} zu Hause, letzte Etappe ${days(leg)}`],
  stays: you => [you ? 'bleibst' : 'bleibt'],
  chip: (_you, colour, gain) => ['nutzt ', thing(`${colour}:${gain}`, `das ${piece(colour)} Plättchen`), ` (${piece(`chip:${gain}`)})`],
  questioned: (you, count) => [`${you ? 'verlierst' : 'verliert'} ${days(count)} `, thing('detective', 'beim Detektiv')],
  drew: drawn => ['ziehst ', ...drawn],
  discards: thrown => ['legst ', ...thrown, ' ab'],
  plays: (you, event) => [you ? 'spielst ' : 'spielt ', { piece: event }],
  fetches: (you, fetched) => [you ? 'nimmst ' : 'nimmt ', { piece: fetched }, ' von der Ablage'],
  rerolls: (you, paid) => [`${you ? 'würfelst' : 'würfelt'} neu für ${coins(paid)}`],
  delays: (_you, colour, { seats, days: count }, voice) => [
    'nutzt ',
    thing(`${colour}:day`, `das ${piece(colour)} Plättchen`),
    ` (${lose(seats, voice, count)})`,
  ],
};

/** Around the World in 80 Days, in German. */
export const de = texts({
  title: COVER.title.de,
  pitch: 'Mit Bahn, Dampfer, Ballon und Elefant um die Welt – und in 80 Tagen wieder daheim.',
  ...rulesDe,
  handbook: async () => (await import('../handbook/de.ts')).de,
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
      `Das Plättchen in ${piece(place)} wird so oder so umgedreht. ${offered === 'coin' ? 'Auf die Münze verzichten?' : 'Den anderen den verlorenen Tag ersparen?'}`,
    longWithSix: () => 'Zu sechst wird das Spiel recht lang; am besten spielt es sich zu dritt bis zu fünft.',
    nothingTraded: () => 'Du hast keine Karte abgelegt und ziehst deshalb auch keine. Den Tausch trotzdem beenden?',
  },
  obstacles: obstaclesDe({ piece, the: quoted }),
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
    'ED-6.1': () => 'Du bist in diesem Zug schon eine Etappe gereist. Beende deinen Zug.',
    'ED-6.2': ({ legs }) =>
      legs === 2
        ? 'Mehr als zwei Etappen in einem Zug gibt es nicht.'
        : 'Du bist in diesem Zug schon zwei Etappen gereist. Beende deinen Zug.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined)
        return `Hier ist eine ${facts.wanted === 'T' ? 'Bahnkarte' : 'Schiffskarte'} nötig, nicht ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `${anyCard(wanted)} hast du nicht auf der Hand.`;
      return `Die Aufzeichnung nennt die niedrigere von zwei Karten zuerst; nenne sie vor ${anyCard(wanted)}.`;
    },
    'ED-6.4': facts =>
      `Die Route verlangt ${fleet(facts.trains, facts.ships)}; du hast ${fleet(facts.trainsInHand, facts.shipsInHand) || 'keine davon'}.`,
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
    'ED-11.2': ({ price, coins: owned }) => `Eine Karte kostet ${coins(price)}; du hast ${owned || 'keine'}.`,
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
    pay: move => `${card(move.card)} ablegen`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      if (taken === undefined) return `Nach ${piece(to)} abreisen`;
      return taken === null ? `Nach ${piece(to)} abreisen und würfeln` : `Nach ${piece(to)} abreisen: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const copied = copiedBy(view, modifier);
      const plain = modifier === 'balloon' ? 'Den Ballon' : quoted(modifier === 'balloon-card' ? 'balloon' : modifier);
      const what = copied ? `Die Prinzessin als ${quoted(copied)}` : plain;
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
    replaced: event => `${quoted(event.by)} ersetzt ${card(event.card)}.`,
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
