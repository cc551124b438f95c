import type { Seat, Voice } from '../../../kernel/index.ts';
import { COVER } from '../cover.ts';
import { explainFr } from './explain-fr.ts';
import { capital, isTravelCard, lexicon } from './lexicon.ts';
import { obstaclesFr } from './obstacles.ts';
import { piecesFr } from './pieces-fr.ts';
import { cardInSlot, cardOn, chipOffered, copiedBy, departure, dieOf, nextLeg, questionsNow, rolls, surplus, tradedIn } from './reading.ts';
import { rulesFr } from './rules-fr.ts';
import { texts } from './sentences.ts';
import { type StoryWords, thing } from './story.ts';
import { reasonsOf, type SumWords } from './sum.ts';
import type { TableWords } from './table.ts';

const pieces = piecesFr;

const { piece, card, space, chip, list, all } = lexicon({ locale: 'fr', you: 'vous' }, pieces);
// En français, zéro et un sont au singulier.
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) < 2 ? one : many}`;
const days = (count: unknown) => counted(count, 'jour');
const coins = (count: unknown) => counted(count, 'pièce');
const cards = (count: unknown) => counted(count, 'carte');
const trains = (count: unknown) => counted(count, 'train');
const ships = (count: unknown) => counted(count, 'bateau', 'bateaux');
/** Trains and ships, as far as there are any. */
const fleet = (train: unknown, ship: unknown) => list([...(train ? [trains(train)] : []), ...(ship ? [ships(ship)] : [])]);
const named = (id: unknown) => `la carte ${piece(id)}`;
const anyCard = (id: unknown) => (isTravelCard(id) ? `le ${card(id)}` : named(id));
const where = (id: unknown) => `case ${space(id)}`;
/** Subject and verb together: « Vous prenez », « Ada prend ». */
const does = (voice: Voice, seat: Seat, you: string, other: string) => voice.tell(seat, `Vous ${you}`, name => `${name} ${other}`);
const lose = (seats: readonly Seat[], voice: Voice, count: number) => {
  const verb = seats.some(voice.isYou) ? 'perdez' : seats.length === 1 ? 'perd' : 'perdent';
  return `${all(seats, voice)} ${verb} ${days(count)}`;
};
const otherSpace = (id: unknown) => `Cette action est celle d’une autre case ; votre carte vient de la ${where(id)}.`;
const gains = {
  coin: 'prendre une pièce',
  travel: 'piocher une carte voyage',
  event: 'piocher une carte événement',
  day: 'tous les autres perdent un jour',
};

const sum: SumWords = {
  elephant: 'à dos d’éléphant',
  pair: saved => `moins ${saved} pour la paire`,
  offers: (spared, offers) => `moins ${spared} pour ${offers === 1 ? 'l’Aubaine' : `${offers} Aubaines`}`,
  questions: asked => `+${asked} pour les questions du détective`,
};

const words: TableWords = {
  you: 'Vous',
  colon: ' : ',
  round: (round, start, voice) => `Manche ${round}, commencée par ${voice.tell(start, 'vous', name => name)}`,
  detective: place => `détective à ${place}`,
  supply: (left, travel, events) => `réserve : ${coins(left)} ; pioches : ${travel} voyage, ${events} événement`,
  topEvent: event => `défausse des événements : ${event}`,
  track: 'Piste',
  turn: '▶',
  days,
  coins,
  hand: (travel, events) => `${travel} voyage + ${events} événement`,
  home: order => `de retour, n° ${order}`,
  resigned: 'a abandonné',
  next: (place, routes) => `étape vers ${place} : ${routes}`,
  or: 'ou',
  noCards: 'sans carte, 12 jours',
  chips: (red, blue) => [red && `premier : ${red}`, blue && `dernier : ${blue}`].filter(Boolean).join(' ; '),
};

const story: StoryWords = {
  you: 'Vous',
  and: 'et',
  sum: { ...sum, elephant: 'en éléphant' },
  by: { balloon: 'en ballon', express: 'en Express', submarine: 'en Sous-marin' },
  begins: (you, round) => `${you ? 'commencez' : 'commence'} la manche ${round}`,
  pressed: (seats, voice, count) => `${lose(seats, voice, count)} : le temps presse`,
  wins: you => `${you ? 'gagnez' : 'gagne'} le pari`,
  resigns: you => (you ? 'abandonnez' : 'abandonne'),
  takes: (you, taken) => [you ? 'prenez le ' : 'prend le ', { piece: taken }],
  draws: you => [you ? 'piochez ' : 'pioche ', thing('travel card', 'une carte voyage')],
  struck: (you, event, { days: count, isHome, lost }) => [
    you ? 'piochez ' : 'pioche ',
    { piece: event },
    ` (+${days(count)} pour tous${isHome ? ' ceux qui voyagent encore' : ''}${lost.length > 0 ? ` ; vous perdez ${list(lost.map(named))}` : ''})`,
  ],
  coins: (you, count) => [you ? 'recevez ' : 'reçoit ', thing('coin', coins(count))],
  readies: you => [you ? 'préparez ' : 'prépare ', thing('balloon ready', 'un ballon')],
  event: you => [you ? 'piochez ' : 'pioche ', thing('event card', 'une carte événement')],
  sends: (you, place, meets) => [
    you ? 'envoyez ' : 'envoie ',
    thing('detective', 'le détective'),
    ' à ',
    { piece: place },
    meets === 'next' ? ', votre prochain arrêt' : meets === 'there' ? ', où vous êtes' : '',
  ],
  watch: you => [you ? 'prenez ' : 'prend ', thing('watch', 'la montre')],
  trades: (you, count) => [you ? 'échangez ' : 'échange ', thing('travel card', cards(count))],
  buys: (you, count, paid) => [you ? 'achetez ' : 'achète ', thing('travel card', cards(count)), ` pour ${coins(paid)}`],
  reaches: (you, place, count) => [you ? 'atteignez ' : 'atteint ', { piece: place }, ` en ${days(count)}`],
  home: (you, order, day, leg) => [`${you ? 'êtes' : 'est'} de retour, n° ${order}, au jour ${day}, dernière étape en ${days(leg)}`],
  stays: you => [you ? 'restez sur place' : 'reste sur place'],
  chip: (you, colour, gain) => [
    you ? 'utilisez ' : 'utilise ',
    thing(`${colour}:${gain}`, `le jeton ${piece(colour)}`),
    ` (${piece(`chip:${gain}`)})`,
  ],
  questioned: (you, count) => [`${you ? 'perdez' : 'perd'} ${days(count)} (`, thing('detective', 'détective'), ')'],
  drew: drawn => ['piochez ', ...drawn],
  discards: thrown => ['défaussez ', ...thrown],
  plays: (you, event) => [you ? 'jouez ' : 'joue ', { piece: event }],
  fetches: (you, fetched) => [you ? 'prenez le ' : 'prend le ', { piece: fetched }, ' dans la défausse'],
  rerolls: (you, paid) => [`${you ? 'relancez' : 'relance'} pour ${coins(paid)}`],
  delays: (you, colour, { seats, days: count }, voice) => [
    you ? 'utilisez ' : 'utilise ',
    thing(`${colour}:day`, `le jeton ${piece(colour)}`),
    ` (${lose(seats, voice, count)})`,
  ],
};

/** Around the World in 80 Days, in French. */
export const fr = texts({
  title: COVER.title.fr,
  pitch: 'Faites le tour du globe en train, en bateau, en ballon et à dos d’éléphant, et soyez de retour en 80 jours.',
  ...rulesFr,
  handbook: async () => (await import('../handbook/fr.ts')).fr,
  pieces,
  table: words,
  story,
  explain: { ...explainFr, people: all },
  warnings: {
    detective: ({ place, days: lost }) =>
      `Le détective est à ${piece(place)} : finir votre tour ici vous coûte ${days(lost)}. Finir quand même ?`,
    balloonLost: ({ place }) =>
      `Votre ballon ne sert que ce tour-ci, et vous avez les cartes pour ${piece(place)}. Rester et perdre le ballon ?`,
    secondLegLost: ({ place }) =>
      `Avec la Correspondance, vous pouvez continuer vers ${piece(place)} ce tour-ci. Perdre la deuxième étape ?`,
    onFoot: ({ days: taken }) => `Vous avez l’Éléphant, qui n’est jamais plus lent. Marcher ${days(taken)} quand même ?`,
    balloonUnused: ({ days: spared }) => `Votre ballon ne sert que ce tour-ci et ferait gagner au moins ${days(spared)}. Partir sans lui ?`,
    cardLost: ({ card: held, days: spared }) =>
      `À Londres, vous rendez vos cartes, et ${named(held)} ferait gagner au moins ${days(spared)}. Partir sans elle ?`,
    vainReroll: ({ die }) =>
      die === 1
        ? 'On ne fait pas mieux que 1. Payer une pièce et relancer ?'
        : `Il est difficile de faire mieux que ${die}, et le dernier lancer compte. Payer une pièce et relancer ?`,
    chipLeft: ({ chip: offered, place }) =>
      `Le jeton de ${piece(place)} est retourné de toute façon. ${offered === 'coin' ? 'Renoncer à la pièce ?' : 'Épargner ce jour perdu aux autres ?'}`,
    longWithSix: () => 'À six, la partie est plutôt longue ; le mieux est d’être trois à cinq.',
    nothingTraded: () => 'Vous n’avez défaussé aucune carte : vous n’en piochez donc pas. Finir l’échange ?',
  },
  obstacles: obstaclesFr({ piece, the: named }),
  refusals: {
    'ED-4.4': () => 'Seul le dernier de six voyageurs peut piocher à l’aveugle, quand il ne reste qu’une carte.',
    'ED-4.5': facts => `Il n’y a pas de carte sur la ${where(facts.space)}.`,
    'ED-5.2': facts => otherSpace(facts.space),
    'ED-5.3': facts => otherSpace(facts.space),
    'ED-5.4': facts => otherSpace(facts.space),
    'ED-5.5': ({ place, ...facts }) =>
      place ? `Le détective est déjà à ${piece(place)} ; choisissez un autre lieu.` : otherSpace(facts.space),
    'ED-5.6': facts => otherSpace(facts.space),
    'ED-5.7': ({ swapped, card: wanted, ...facts }) => {
      if (swapped !== undefined) return `Vous avez déjà défaussé ${cards(swapped)}, le maximum. Finissez l’échange et piochez.`;
      if (wanted !== undefined) return `Vous n’avez pas ${anyCard(wanted)} en main.`;
      return facts.space ? otherSpace(facts.space) : 'Vous n’avez pas de carte voyage à échanger.';
    },
    'ED-6.1': () => 'Vous avez déjà parcouru une étape ce tour-ci. Finissez votre tour.',
    'ED-6.2': ({ legs }) =>
      legs === 2 ? 'Deux étapes par tour sont le maximum.' : 'Vous avez déjà parcouru deux étapes ce tour-ci. Finissez votre tour.',
    'ED-6.3': ({ card: wanted, ...facts }) => {
      if (facts.wanted !== undefined) return `Il faut ici un ${piece(facts.wanted)}, pas ${anyCard(wanted)}.`;
      if (facts.inHand === 0) return `Vous n’avez pas ${anyCard(wanted)} en main.`;
      return `Le relevé note d’abord la plus petite de deux cartes ; nommez-la avant ${anyCard(wanted)}.`;
    },
    'ED-6.4': facts => {
      const held = fleet(facts.trainsInHand, facts.shipsInHand);
      return `L’itinéraire demande ${fleet(facts.trains, facts.ships)} ; vous ${held ? `avez ${held}` : 'n’en avez pas'}.`;
    },
    'ED-6.7': ({ place }) => `Il n’y a qu’un itinéraire au départ de ${piece(place)}.`,
    'ED-7.1': ({ slot, slots }) =>
      Number(slot) > Number(slots) ? `Cette étape n’a que ${cards(slots)}.` : `La carte ${slot} est déjà remplacée.`,
    'ED-10.3': ({ card: wanted, event }) =>
      wanted ? `Il n’y a pas de ${piece(wanted)} dans la défausse des voyages.` : `Vous n’avez pas ${named(event)} en main.`,
    'ED-10.8': () => 'Un Train express remplace un train, un Sous-marin un bateau.',
    'ED-10.9': ({ top }) => {
      if (top === undefined) return 'Vous n’avez pas la Princesse en main.';
      return top
        ? `Sur la défausse des événements se trouve ${named(top)}, qui ne peut pas se jouer maintenant.`
        : 'La défausse des événements est vide : il n’y a rien à copier.';
    },
    'ED-11.2': ({ price, coins: owned }) => `Une carte coûte ${coins(price)} ; vous en avez ${owned}.`,
    'ED-11.3': ({ event }) => (event === undefined ? undefined : `${capital(named(event))} doit attendre la fin de l’étape.`),
    'ED-12.5': ({ card: wanted }) => `Vous n’avez pas ${anyCard(wanted)} en main.`,
  },
  moves: {
    take: (move, view) => {
      const laid = cardOn(view, move.space);
      return `Prendre ${laid ? `le ${card(laid)}` : 'la carte'} (${where(move.space)})`;
    },
    takeBlind: () => 'Piocher plutôt une carte voyage à l’aveugle (sans action)',
    resign: () => 'Abandonner',
    decline: () => 'Renoncer à l’action',
    receiveCoin: () => 'Prendre une pièce',
    readyBalloon: () => 'Préparer un ballon pour ce tour',
    drawEvent: () => 'Piocher une carte événement',
    sendDetective: ({ place }) => `Envoyer le détective à ${piece(place)}`,
    takeWatch: () => 'Prendre la montre et commencer la manche suivante',
    trade: () => 'Échanger des cartes voyage',
    stop: (_move, view) => (tradedIn(view) === 0 ? 'Finir sans rien échanger' : `Finir l’échange et piocher ${cards(tradedIn(view))}`),
    swap: move => `Défausser le ${card(move.card)}`,
    buyTravel: () => 'Acheter une carte voyage pour 2 pièces',
    buyEvent: () => 'Acheter une carte événement pour 2 pièces',
    playEvent: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Défausser l’Éléphant contre une pièce';
      return fetched ? `Jouer ${named(event)} et reprendre le ${card(fetched)}` : `Jouer ${named(event)}`;
    },
    playPrincess: ({ event, card: fetched }) => {
      if (event === 'elephant') return 'Défausser la Princesse comme Éléphant contre une pièce';
      return fetched
        ? `Jouer la Princesse comme ${piece(event)} et reprendre le ${card(fetched)}`
        : `Jouer la Princesse comme ${piece(event)}`;
    },
    endTurn: (_move, view) => {
      const ends = view.turn.legsDone > 0 ? 'Finir votre tour' : 'Rester et finir votre tour';
      return questionsNow(view) > 0 ? `${ends} (détective : ${days(questionsNow(view))})` : ends;
    },
    go: ({ route }, view) => {
      const { to, cards: needed } = nextLeg(view, route);
      return needed.length > 0 ? `Partir pour ${piece(to)} (${needed.map(piece).join(' + ')})` : `Partir pour ${piece(to)}`;
    },
    pay: move => `Payer avec le ${card(move.card)}`,
    depart: (_move, view) => {
      const { to, days: taken } = departure(view);
      if (taken === undefined) return `En route pour ${piece(to)}`;
      return taken === null ? `En route pour ${piece(to)} : lancer le dé` : `En route pour ${piece(to)} : ${days(taken)}`;
    },
    add: ({ modifier, slot }, view) => {
      const copied = copiedBy(view, modifier);
      const plain = modifier === 'balloon' ? 'le ballon' : named(modifier === 'balloon-card' ? 'balloon' : modifier);
      const what = copied ? `la Princesse comme ${piece(copied)}` : plain;
      const laid = slot === null ? undefined : cardInSlot(view, slot);
      const use = slot === null ? `Utiliser ${what}` : `Utiliser ${what} sur la carte ${slot}${laid ? ` (${card(laid)})` : ''}`;
      return rolls(view, modifier) ? `${use}, puis lancer le dé` : use;
    },
    accept: (_move, view) => `Garder le ${dieOf(view)}`,
    reroll: () => 'Payer 1 pièce et relancer',
    leaveChip: () => 'Ne pas utiliser le jeton',
    useChip: (_move, view) => {
      const offered = chipOffered(view);
      return offered ? `Utiliser le jeton ${piece(offered.colour)} : ${gains[offered.chip]}` : 'Utiliser le jeton';
    },
    discard: (move, view) =>
      surplus(view) > 1 ? `Défausser ${anyCard(move.card)}` : `Défausser ${anyCard(move.card)} et finir votre tour`,
  },
  events: {
    roundBegun: ({ round, start, display }, voice) => {
      const laid = display.flatMap(each => (each === null ? [] : [card(each)]));
      const begun = `Manche ${round} : ${voice.tell(start, 'vous commencez', name => `${name} commence`)}.`;
      return laid.length > 0 ? `${begun} Sur la piste : ${laid.join(', ')}.` : begun;
    },
    pressed: (event, voice) => `Le temps presse : ${lose(event.seats, voice, event.days)}.`,
    taken: (event, voice) => `${does(voice, event.seat, 'prenez', 'prend')} le ${card(event.card)} (${where(event.space)}).`,
    declined: ({ seat }, voice) => `${does(voice, seat, 'renoncez', 'renonce')} à l’action.`,
    coinsReceived: ({ seat, coins: count }, voice) =>
      count === 0
        ? `Il ne reste pas de pièce pour ${voice.tell(seat, 'vous', name => name)}.`
        : `${does(voice, seat, 'recevez', 'reçoit')} ${coins(count)}.`,
    balloonReadied: ({ seat }, voice) => `${does(voice, seat, 'préparez', 'prépare')} un ballon.`,
    detectiveSent: ({ seat, place }, voice) => `${does(voice, seat, 'envoyez', 'envoie')} le détective à ${piece(place)}.`,
    watchTaken: ({ seat }, voice) =>
      voice.tell(
        seat,
        'Vous prenez la montre et commencerez la manche suivante.',
        name => `${name} prend la montre et commencera la manche suivante.`,
      ),
    swapped: (event, voice) => `${does(voice, event.seat, 'défaussez', 'défausse')} le ${card(event.card)}.`,
    travelDrawn: (event, voice) =>
      `${does(voice, event.seat, 'piochez', 'pioche')} ${event.card ? `un ${card(event.card)}` : 'une carte voyage'}.`,
    eventDrawn: ({ seat, event }, voice) => `${does(voice, seat, 'piochez', 'pioche')} ${event ? named(event) : 'une carte événement'}.`,
    travelShuffled: event => `La défausse des voyages (${cards(event.cards)}) est mélangée en une nouvelle pioche.`,
    blueStruck: ({ seat, event, seats, days: count, lost }, voice) => {
      const gone = lost.flat();
      const loss = gone.length > 0 ? ` Cartes événement perdues : ${list(gone.map(piece))}.` : '';
      return `${does(voice, seat, 'piochez', 'pioche')} ${named(event)} : ${lose(seats, voice, count)}.${loss}`;
    },
    bought: ({ seat, what, price }, voice) =>
      `${does(voice, seat, 'payez', 'paie')} ${coins(price)} pour ${what === 'travel' ? 'une carte voyage' : 'une carte événement'}.`,
    played: ({ seat, event, as, cashed }, voice) => {
      const what = event === as ? named(event) : `la Princesse comme ${piece(as)}`;
      if (cashed) return `${does(voice, seat, 'défaussez', 'défausse')} ${what} contre une pièce.`;
      return `${does(voice, seat, 'jouez', 'joue')} ${what}.`;
    },
    fetched: (event, voice) => `${does(voice, event.seat, 'reprenez', 'reprend')} le ${card(event.card)} dans la défausse.`,
    setOut: ({ seat, from, to }, voice) => `${does(voice, seat, 'partez', 'part')} de ${piece(from)} pour ${piece(to)}.`,
    paid: (event, voice) => `${does(voice, event.seat, 'payez', 'paie')} avec le ${card(event.card)}.`,
    replaced: event => `${event.by === 'balloon' ? 'Le ballon' : capital(named(event.by))} remplace le ${card(event.card)}.`,
    rolled: ({ seat, die, again }, voice) =>
      again
        ? `${does(voice, seat, 'payez une pièce et relancez', 'paie une pièce et relance')} : ${die}.`
        : `${does(voice, seat, 'obtenez', 'obtient')} ${die}.`,
    travelled: (event, voice) =>
      `${does(voice, event.seat, 'atteignez', 'atteint')} ${piece(event.to)} en ${days(event.days)}${reasonsOf(event, sum)}.`,
    chipLeft: ({ seat, colour, place }, voice) =>
      `${does(voice, seat, 'renoncez', 'renonce')} au jeton ${piece(colour)} de ${piece(place)}.`,
    chipUsed: (event, voice) =>
      `${does(voice, event.seat, 'utilisez', 'utilise')} le jeton ${piece(event.colour)} de ${piece(event.place)} : ${chip(event.chip)}.`,
    delayed: (event, voice) => (event.seats.length === 0 ? undefined : `${capital(lose(event.seats, voice, event.days))}.`),
    questioned: ({ seat, place, days: count }, voice) => {
      const asks = voice.tell(seat, 'vous interroge', name => `interroge ${name}`);
      return `Le détective ${asks} à ${piece(place)} : ${days(count)} ${count < 2 ? 'perdu' : 'perdus'}.`;
    },
    discarded: (event, voice) => `${does(voice, event.seat, 'défaussez', 'défausse')} ${anyCard(event.card)}.`,
    returned: ({ seat, order, days: count, travel, events }, voice) => {
      const back = [...(travel > 0 ? [`${travel} voyage`] : []), ...(events > 0 ? [`${events} événement`] : [])];
      const given = back.length > 0 ? ` Cartes rendues : ${back.join(', ')}.` : '';
      return `${does(voice, seat, 'êtes', 'est')} de retour à Londres, n° ${order}, en ${days(count)}.${given}`;
    },
    resigned: ({ seat }, voice) => `${does(voice, seat, 'abandonnez', 'abandonne')}.`,
    ended: ({ winner }, voice) => `Le pari est réglé : ${voice.tell(winner, 'vous gagnez', name => `${name} gagne`)}.`,
  },
});
