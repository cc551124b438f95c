// The words of the drawing, in four languages.
import type { Language } from '../../../kernel/index.ts';
import type { Frame } from '../state.ts';

export interface Words {
  readonly phases: Readonly<Record<Frame['phase'], string>>;
  readonly legend: (train: string, ship: string) => string;
  readonly chips: string;
  readonly byLand: string;
  readonly track: string;
  readonly days: string;
  readonly coins: string;
  readonly cards: (count: number) => string;
  readonly hand: string;
  readonly home: (days: number, spare: number) => string;
  readonly away: (place: string, days: number) => string;
  readonly resigned: string;
  readonly coinsLeft: (coins: number) => string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: Words = {
  phases: {
    round: 'New round',
    choose: 'Choose a space on the track',
    act: 'Action of the space',
    trade: 'Trade travel cards',
    travel: 'Travel',
    slot: 'Pay for the leg',
    modify: 'Before departure',
    roll: 'The die',
    arrive: 'Arrival: the chip',
    endTurn: 'Hand limit',
    endRound: 'End of the round',
  },
  legend: (train, ship) => `T ${train}, S ${ship}, @ detective, = travelled; digits: the players`,
  chips: 'chips first/last: $ coin, t travel card, e event card, d others lose a day',
  byLand: '12 days',
  track: 'Track',
  days: 'days',
  coins: 'coins',
  cards: count => counted(count, 'card', 'cards'),
  hand: 'Hand',
  home: (days, spare) =>
    spare >= 0
      ? `home in ${counted(days, 'day', 'days')}, ${spare} to spare`
      : `home in ${counted(days, 'day', 'days')}, ${counted(-spare, 'day', 'days')} too late`,
  away: (place, days) => `not home: in ${place} after ${counted(days, 'day', 'days')}`,
  resigned: 'resigned',
  coinsLeft: coins => counted(coins, 'coin', 'coins'),
};

const da: Words = {
  phases: {
    round: 'Ny runde',
    choose: 'Vælg et felt på sporet',
    act: 'Feltets handling',
    trade: 'Byt rejsekort',
    travel: 'Rejse',
    slot: 'Betal for etapen',
    modify: 'Før afrejsen',
    roll: 'Terningen',
    arrive: 'Ankomst: brikken',
    endTurn: 'Håndgrænse',
    endRound: 'Rundens slutning',
  },
  legend: (train, ship) => `T ${train}, S ${ship}, @ detektiv, = tilbagelagt; cifre: spillerne`,
  chips: 'brikker første/sidste: $ mønt, t rejsekort, e begivenhedskort, d andre mister 1 dag',
  byLand: '12 dage',
  track: 'Spor',
  days: 'dage',
  coins: 'mønter',
  cards: count => `${count} kort`,
  hand: 'Hånd',
  home: (days, spare) =>
    spare >= 0
      ? `hjemme på ${counted(days, 'dag', 'dage')}, ${spare} til overs`
      : `hjemme på ${counted(days, 'dag', 'dage')}, ${counted(-spare, 'dag', 'dage')} for sent`,
  away: (place, days) => `ikke hjemme: i ${place} efter ${counted(days, 'dag', 'dage')}`,
  resigned: 'har givet op',
  coinsLeft: coins => counted(coins, 'mønt', 'mønter'),
};

const fr: Words = {
  phases: {
    round: 'Nouvelle manche',
    choose: 'Choisir une case de la piste',
    act: 'Action de la case',
    trade: 'Échange de cartes voyage',
    travel: 'Voyage',
    slot: 'Payer l’étape',
    modify: 'Avant le départ',
    roll: 'Le dé',
    arrive: 'Arrivée : le jeton',
    endTurn: 'Limite de main',
    endRound: 'Fin de la manche',
  },
  legend: (train, ship) => `T ${train}, S ${ship}, @ détective, = parcouru ; chiffres : les joueurs`,
  chips: 'jetons premier/dernier : $ pièce, t voyage, e événement, d jour perdu (autres)',
  byLand: '12 jours',
  track: 'Piste',
  days: 'jours',
  coins: 'pièces',
  cards: count => counted(count, 'carte', 'cartes'),
  hand: 'Main',
  home: (days, spare) =>
    spare >= 0
      ? `de retour en ${counted(days, 'jour', 'jours')}, ${spare} d’avance`
      : `de retour en ${counted(days, 'jour', 'jours')}, ${counted(-spare, 'jour', 'jours')} de retard`,
  away: (place, days) => `pas de retour : ${place} après ${counted(days, 'jour', 'jours')}`,
  resigned: 'abandon',
  coinsLeft: coins => counted(coins, 'pièce', 'pièces'),
};

const de: Words = {
  phases: {
    round: 'Neue Runde',
    choose: 'Ein Feld der Leiste wählen',
    act: 'Aktion des Feldes',
    trade: 'Reisekarten tauschen',
    travel: 'Reisen',
    slot: 'Die Etappe bezahlen',
    modify: 'Vor der Abreise',
    roll: 'Der Würfel',
    arrive: 'Ankunft: das Plättchen',
    endTurn: 'Handlimit',
    endRound: 'Ende der Runde',
  },
  legend: (train, ship) => `T ${train}, S ${ship}, @ Detektiv, = zurückgelegt; Ziffern: die Personen`,
  chips: 'Plättchen erste/letzte: $ Münze, t Reisekarte, e Ereignis, d andere −1 Tag',
  byLand: '12 Tage',
  track: 'Leiste',
  days: 'Tage',
  coins: 'Münzen',
  cards: count => counted(count, 'Karte', 'Karten'),
  hand: 'Hand',
  home: (days, spare) =>
    spare >= 0
      ? `zu Hause nach ${counted(days, 'Tag', 'Tagen')}, ${spare} übrig`
      : `zu Hause nach ${counted(days, 'Tag', 'Tagen')}, ${counted(-spare, 'Tag', 'Tage')} zu spät`,
  away: (place, days) => `nicht zu Hause: in ${place} nach ${counted(days, 'Tag', 'Tagen')}`,
  resigned: 'aufgegeben',
  coinsLeft: coins => counted(coins, 'Münze', 'Münzen'),
};

export const WORDS: Readonly<Record<Language, Words>> = { en, da, fr, de };
