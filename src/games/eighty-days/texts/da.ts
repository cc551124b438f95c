import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainDa } from './explain-da.ts';
import { capital, lexicon } from './lexicon.ts';
import { obstaclesDa } from './obstacles.ts';
import { piecesDa } from './pieces-da.ts';
import { cardInSlot, cardOn, chipOffered, copiedBy, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { rulesDa } from './rules-da.ts';
import { texts } from './sentences.ts';
import { type StoryWords, thing } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { TableWords } from './table.ts';

const pieces = piecesDa;

const { piece, card, space, chip, list, all } = lexicon({ locale: 'da', you: 'du' }, pieces);
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: unknown) => counted(count, 'dag', 'dage');
const coins = (count: unknown) => counted(count, 'mønt', 'mønter');
const cards = (count: unknown) => `${count} kort`;
const trains = (count: unknown) => `${count} tog`;
const ships = (count: unknown) => counted(count, 'skib', 'skibe');
/** Trains and ships, as far as there are any. */
const fleet = (train: unknown, ship: unknown) => list([...(train ? [trains(train)] : []), ...(ship ? [ships(ship)] : [])]);
/** Verbs do not change with the person. */
const does = (voice: Voice, seat: Seat, verb: string) => `${voice.tell(seat, 'Du', name => name)} ${verb}`;
const whom = (voice: Voice, seat: Seat) => voice.tell(seat, 'dig', name => name);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => capital(`${all(seats, voice)} mister ${days(count)}`);
const otherSpace = (id: unknown) => `Den handling hører til et andet felt; dit kort kom fra feltet ${space(id)}.`;
const gains = { coin: 'tag en mønt', travel: 'træk et rejsekort', event: 'træk et begivenhedskort', day: 'alle andre mister en dag' };

const sum: SumWords = {
  elephant: 'på elefant',
  pair: saved => `minus ${saved} for to ens kort`,
  offers: (spared, offers) => `minus ${spared} for ${offers === 1 ? 'Tilbuddet' : `${offers} Tilbud`}`,
  questions: asked => `+${asked} for detektivens spørgsmål`,
};

const words: TableWords = {
  you: 'Du',
  colon: ': ',
  round: (round, start, voice) => `Runde ${round}, ${voice.tell(start, 'du', name => name)} begyndte`,
  detective: place => `detektiven er i ${place}`,
  supply: (left, travel, events) => `i banken ${coins(left)}, i trækbunkerne ${travel} rejsekort og ${events} begivenhedskort`,
  topEvent: event => `øverst i begivenhedskortenes kastebunke: ${event}`,
  track: 'Sporet',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} rejsekort + ${events} begivenhedskort`,
  home: order => `hjemme som nr. ${order}`,
  resigned: 'har givet op',
  next: (place, routes) => `videre til ${place}: ${routes}`,
  or: 'eller',
  noCards: 'ingen kort, 12 dage',
  chips: (red, blue) => [red && `først: ${red}`, blue && `sidst: ${blue}`].filter(Boolean).join('; '),
};

const story: StoryWords = {
  you: 'Du',
  and: 'og',
  sum,
  by: { balloon: 'med ballon', express: 'med Eksprestog', submarine: 'med Undervandsbåd' },
  begins: (_you, round) => `begynder runde ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} på grund af tidspres`,
  wins: () => 'vinder væddemålet',
  resigns: () => 'giver op',
  takes: (_you, taken) => ['tager ', { piece: taken }],
  draws: () => ['trækker ', thing('travel card', 'et rejsekort')],
  struck: (_you, event, { days: count, isHome, lost }) => [
    'trækker ',
    { piece: event },
    ` (${isHome ? 'alle, der stadig rejser,' : 'alle'} +${days(count)}${lost.length > 0 ? `; du mister ${list(lost.map(piece))}` : ''})`,
  ],
  coins: (_you, count) => ['får ', thing('coin', coins(count))],
  readies: () => ['gør ', thing('balloon ready', 'en ballon'), ' klar'],
  event: () => ['trækker ', thing('event card', 'et begivenhedskort')],
  sends: (_you, place, meets) => [
    'sender ',
    thing('detective', 'detektiven'),
    ' til ',
    { piece: place },
    meets === 'next' ? ', dit næste stop' : meets === 'there' ? ', hvor du er' : '',
  ],
  watch: () => ['tager ', thing('watch', 'lommeuret')],
  trades: (_you, count) => ['bytter ', thing('travel card', cards(count))],
  buys: (_you, count, paid) => ['køber ', thing('travel card', cards(count)), ` for ${coins(paid)}`],
  reaches: (_you, place, count) => ['når ', { piece: place }, ` på ${days(count)}`],
  home: (_you, order, day, leg) => [`er hjemme som nr. ${order} på dag ${day}, sidste etape på ${days(leg)}`],
  stays: () => ['bliver'],
  chip: (_you, colour, gain) => ['bruger ', thing(`${colour}:${gain}`, `den ${piece(colour)} brik`), ` (${piece(`chip:${gain}`)})`],
  questioned: (_you, count) => ['afhøres af ', thing('detective', 'detektiven'), ` (+${days(count)})`],
  drew: drawn => ['trækker ', ...drawn],
  discards: thrown => ['kasserer ', ...thrown],
  plays: (_you, event) => ['spiller ', { piece: event }],
  fetches: (_you, fetched) => ['tager ', { piece: fetched }, ' fra kastebunken'],
  rerolls: (_you, paid) => [`slår om for ${coins(paid)}`],
  delays: (_you, colour, { seats, days: count }, voice) => [
    'bruger ',
    thing(`${colour}:day`, `den ${piece(colour)} brik`),
    ` (${lose(seats, voice, count)})`,
  ],
};

/** Around the World in 80 Days, in Danish. */
export const da = texts({
  title: COVER.title.da,
  pitch: 'Kapløb kloden rundt med tog, damper, ballon og elefant, og vær hjemme på højst 80 dage.',
  ...rulesDa,
  handbook: async () => (await import('../handbook/da.ts')).da,
  pieces,
  table: words,
  story,
  explain: { ...explainDa, people: all },
  warnings: {
    detective: ({ place, days: lost }) =>
      `Detektiven er i ${piece(place)}: Slutter du turen her, mister du ${days(lost)}. Vil du slutte her alligevel?`,
    balloonLost: ({ place }) => `Ballonen gælder kun i denne tur, og du har kortene til ${piece(place)}. Vil du blive og miste ballonen?`,
    secondLegLost: ({ place }) =>
      `Med Forbindelse kan du rejse videre til ${piece(place)} i denne tur. Vil du stoppe her og miste den anden etape?`,
    onFoot: ({ days: taken }) => `Du har Elefanten, og den er aldrig langsommere. Vil du gå i ${days(taken)} i stedet?`,
    balloonUnused: ({ days: spared }) => `Ballonen gælder kun i denne tur og sparer mindst ${days(spared)}. Vil du rejse uden den?`,
    cardLost: ({ card: held, days: spared }) =>
      `I London afleverer du dine kort, og ${piece(held)} sparer mindst ${days(spared)}. Vil du rejse uden?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'En 1’er kan ikke blive bedre. Vil du betale en mønt og slå om?'
        : `En ${die}’er er svær at forbedre, og det sidste slag gælder. Vil du betale en mønt og slå om?`,
    chipLeft: ({ chip: offered, place }) =>
      `Brikken i ${piece(place)} vendes alligevel. ${offered === 'coin' ? 'Vil du give afkald på mønten?' : 'Vil du skåne de andre for at miste en dag?'}`,
    longWithSix: () => 'Med seks spillere bliver spillet temmelig langt; tre til fem er bedst.',
    nothingTraded: () => 'Du har ikke kasseret nogen kort, så du trækker heller ingen. Vil du afslutte byttet?',
  },
  obstacles: obstaclesDa({ piece, the: piece }),
  refusals: {
    'ED-4.4': () => 'Kun den sidste af seks rejsende må trække blindt i stedet for at tage det sidste kort.',
    'ED-4.5': facts => `Der ligger intet kort på feltet ${space(facts.space)}.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) => (place ? `Detektiven er allerede i ${piece(place)}; vælg et andet sted.` : otherSpace(facts.space)),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Du har allerede kasseret ${cards(swapped)}, og tre er det højeste. Afslut byttet, og træk.`;
      if (wanted !== undefined) return `Du har ikke ${piece(wanted)} på hånden.`;
      return facts.space ? otherSpace(facts.space) : 'Du har intet rejsekort at bytte.';
    },
    'ED-6.1': () => 'Du har allerede rejst én etape i denne tur. Afslut din tur.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'To etaper er det højeste i en tur.' : 'Du har allerede rejst to etaper i denne tur. Afslut din tur.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Her kræves et ${piece(facts.wanted)}, ikke ${piece(wanted)}.`;
      if (facts.inHand === 0) return `Du har ikke ${piece(wanted)} på hånden.`;
      return `Protokollen har det laveste af to kort først; nævn det før ${piece(wanted)}.`;
    },
    'ED-6.4': facts =>
      `Ruten kræver ${fleet(facts.trains, facts.ships)}; du har ${fleet(facts.trainsInHand, facts.shipsInHand) || 'ingen'}.`,
    'ED-6.7': ({ place }) => `Der er kun én rute fra ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Etapen har kun ${cards(slots)}.` : `Kort ${slot} er allerede erstattet.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Der ligger ikke noget ${piece(wanted)} i rejsekortenes kastebunke.` : `Du har ikke ${piece(event)} på hånden.`,
    'ED-10.8': () => 'Et Eksprestog erstatter et tog, en Undervandsbåd et skib.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Du har ikke Prinsessen på hånden.';
      return top
        ? `Øverst i begivenhedskortenes kastebunke ligger ${piece(top)}, som ikke kan spilles nu.`
        : 'Begivenhedskortenes kastebunke er tom: Der er intet at efterligne.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Et kort koster ${coins(price)}; du har ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${piece(event)} må vente, til etapen er slut.`),
    'ED-12.5': ({ card: wanted }) => `Du har ikke ${piece(wanted)} på hånden.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `Tag ${laid ? card(laid) : 'kortet'} fra feltet ${space(move.space)}`;
    },
    takeBlind: () => 'Træk i stedet et rejsekort blindt (uden handling)',
    resign: () => 'Giv op',
    decline: () => 'Spring handlingen over',
    receiveCoin: () => 'Tag en mønt',
    readyBalloon: () => 'Gør en ballon klar til denne tur',
    drawEvent: () => 'Træk et begivenhedskort',
    sendDetective: ({ place }) => `Send detektiven til ${piece(place)}`,
    takeWatch: () => 'Tag lommeuret, og begynd næste runde',
    trade: () => 'Byt rejsekort',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Afslut uden at bytte' : `Afslut byttet, og træk ${cards(tradedIn(view))}`),
    swap: move => `Kassér ${card(move.card)}`,
    buyTravel: () => 'Køb et rejsekort for 2 mønter',
    buyEvent: () => 'Køb et begivenhedskort for 2 mønter',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Kassér Elefanten for en mønt';
      return fetched ? `Spil ${piece(event)}, og hent ${card(fetched)}` : `Spil ${piece(event)}`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Kassér Prinsessen som Elefant for en mønt';
      return fetched ? `Spil Prinsessen som ${piece(event)}, og hent ${card(fetched)}` : `Spil Prinsessen som ${piece(event)}`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'Afslut din tur' : 'Bliv, og afslut din tur';
      return questionsNow(view) > 0 ? `${ends} (detektiven: ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed.length > 0 ? `Rejs til ${piece(to)} (${needed.map(piece).join(' + ')})` : `Rejs til ${piece(to)}`;
    },
    pay: move => `Betal med ${card(move.card)}`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      if (taken === undefined) return `Rejs mod ${piece(to)}`;
      return taken === null ? `Rejs mod ${piece(to)}, og slå terningen` : `Rejs mod ${piece(to)}: ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const copied = copiedBy(view, modifier);
      const plain = modifier === 'balloon' ? 'ballonen' : piece(modifier === 'balloon-card' ? 'balloon' : modifier);
      const what = copied ? `Prinsessen som ${piece(copied)}` : plain;
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `Brug ${what}` : `Brug ${what} på kort ${slot}${laid ? ` (${card(laid)})` : ''}`;
      return rolls(view, modifier) ? `${use}, og slå så terningen` : use;
    },
    accept: (_move, view) => `Behold slaget: ${dieOf(view)}`,
    reroll: () => 'Betal 1 mønt, og slå om',
    leaveChip: () => 'Brug ikke brikken',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Brug den ${piece(offered.colour)} brik: ${gains[offered.chip]}` : 'Brug brikken';
    },
    discard: (move, view) => (surplus(view) > 1 ? `Kassér ${piece(move.card)}` : `Kassér ${piece(move.card)}, og afslut din tur`),
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Runde ${round}: ${does(voice, start, 'begynder')}.`;
      return laid.length > 0 ? `${begun} På sporet: ${list(laid)}.` : begun;
    },
    pressed: (event, voice) => `Tidspres: ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'tager')} ${card(event.card)} fra feltet ${space(event.space)}.`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'springer handlingen over')}.`,
    coinsReceived: ({ seat, coins: count }, voice) =>
      count === 0 ? `Der er ingen mønt tilbage til ${whom(voice, seat)}.` : `${does(voice, seat, 'får')} ${coins(count)}.`,
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'gør en ballon klar')}.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'sender detektiven til')} ${piece(place)}.`,
    watchTaken: ({ seat }, voice) => `${does(voice, seat, 'tager lommeuret og begynder næste runde')}.`,
    swapped: (event, voice) => `${does(voice, event.seat, 'kasserer')} ${card(event.card)}.`,
    travelDrawn: (event, voice) => `${does(voice, event.seat, 'trækker')} ${event.card ? card(event.card) : 'et rejsekort'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'trækker')} ${event ? piece(event) : 'et begivenhedskort'}.`,
    travelShuffled: event => `Rejsekortenes kastebunke (${cards(event.cards)}) blandes til en ny trækbunke.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Mistede begivenhedskort: ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'trækker')} ${piece(event)}: ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'betaler')} ${coins(price)} for ${what === 'travel' ? 'et rejsekort' : 'et begivenhedskort'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const played = `${does(voice, seat, cashed ? 'kasserer' : 'spiller')} ${event === as ? piece(event) : `Prinsessen som ${piece(as)}`}`;
      return `${played}${cashed ? ' for en mønt' : ''}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'henter')} ${card(event.card)} fra kastebunken.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'rejser fra')} ${piece(from)} mod ${piece(to)}.`,
    paid: (event, voice) => `${does(voice, event.seat, 'betaler med')} ${card(event.card)}.`,
    replaced: event => `${piece(event.by)} erstatter ${card(event.card)}.`,
    rolled: ({ seat, die, again }, voice) =>
      again ? `${does(voice, seat, 'betaler 1 mønt og slår om')}: ${die}.` : `${does(voice, seat, 'slår')} ${die}.`,
    travelled: (event, voice) => `${does(voice, event.seat, 'når')} ${piece(event.to)} på ${days(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) => `${does(voice, seat, 'bruger ikke')} den ${piece(colour)} brik i ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'bruger')} den ${piece(event.colour)} brik i ${piece(event.place)}: ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${lose(event.seats, voice, event.days)}.`),
    questioned: ({ seat, place, days: count }, voice) =>
      `Detektiven afhører ${whom(voice, seat)} i ${piece(place)}: ${does(voice, seat, 'mister')} ${days(count)}.`,
    discarded: (event, voice) => `${does(voice, event.seat, 'kasserer')} ${piece(event.card)}.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = [...(travel > 0 ? [`${travel} rejsekort`] : []), ...(events > 0 ? [`${events} begivenhedskort`] : [])];
      const given = back.length > 0 ? ` og lægger ${list(back)} tilbage` : '';
      return `${does(voice, seat, 'er hjemme i London')} som nr. ${order} efter ${days(count)}${given}.`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'giver op')}.`,
    ended: ({ winner }, voice) => `Væddemålet er afgjort: ${does(voice, winner, 'vinder')}.`,
  },
});
