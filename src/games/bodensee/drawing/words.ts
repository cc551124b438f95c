// The words of the drawing, in four languages.
import type { Language } from '../../../kernel/index.ts';
import type { Frame } from '../state.ts';

export interface Words {
  readonly phases: Readonly<Record<Frame['phase'], string>>;
  readonly turn: (turn: number) => string;
  readonly legend: (colours: string) => string;
  readonly bus: string;
  readonly empty: string;
  readonly money: string;
  readonly tiles: (count: number) => string;
  readonly spread: string;
  readonly start: (money: number) => string;
  readonly income: (own: number, others: number, ruin: number) => string;
  readonly spent: (building: number, ferry: number) => string;
  readonly ruined: (tourists: number) => string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: Words = {
  phases: {
    bus: 'Step 1: choose a bus',
    morning: 'Step 2: morning',
    drive: 'Step 3: drive',
    tour: 'Step 4: tour',
    allDay: 'Step 5: all-day action',
    tile: 'Build: which attraction',
    town: 'Build: in which town',
    die: 'Which tourist',
    again: 'Casino: again or stop',
    pips: 'Where the pips go',
    call: 'Dispatch: which bus',
    to: 'Dispatch: where to',
    refill: 'Step 6: refill',
    endTurn: 'End of the turn',
  },
  turn: turn => `Turn ${turn}`,
  legend: colours => `* bus, > the chosen bus, ~ harbour, ' water, spaces: _ free, digit: owner; ${colours}`,
  bus: 'Bus',
  empty: 'empty',
  money: '€',
  tiles: count => counted(count, 'attraction', 'attractions'),
  spread: 'attractions',
  start: money => `start €${money}`,
  income: (own, others, ruin) => `own turns €${own}, other players’ turns €${others}, ruined tourists €${ruin}`,
  spent: (building, ferry) => `building −€${building}, ferries −€${ferry}`,
  ruined: tourists => counted(tourists, 'ruined tourist', 'ruined tourists'),
};

const da: Words = {
  phases: {
    bus: 'Trin 1: vælg en bus',
    morning: 'Trin 2: morgen',
    drive: 'Trin 3: kør',
    tour: 'Trin 4: rundtur',
    allDay: 'Trin 5: heldagshandling',
    tile: 'Byg: hvilken attraktion',
    town: 'Byg: i hvilken by',
    die: 'Hvilken turist',
    again: 'Kasino: igen eller stop',
    pips: 'Hvor øjnene skal hen',
    call: 'Send af sted: hvilken bus',
    to: 'Send af sted: hvorhen',
    refill: 'Trin 6: opfyldning',
    endTurn: 'Turens slutning',
  },
  turn: turn => `Tur ${turn}`,
  legend: colours => `* bus, > den valgte bus, ~ havn, ' vand, pladser: _ ledig, ciffer: ejer; ${colours}`,
  bus: 'Bus',
  empty: 'tom',
  money: '€',
  tiles: count => counted(count, 'attraktion', 'attraktioner'),
  spread: 'attraktioner',
  start: money => `start ${money} €`,
  income: (own, others, ruin) => `egne ture ${own} €, andres ture ${others} €, ruinerede turister ${ruin} €`,
  spent: (building, ferry) => `byggeri −${building} €, færger −${ferry} €`,
  ruined: tourists => counted(tourists, 'ruineret turist', 'ruinerede turister'),
};

const fr: Words = {
  phases: {
    bus: 'Étape 1 : choisir un bus',
    morning: 'Étape 2 : le matin',
    drive: 'Étape 3 : le trajet',
    tour: 'Étape 4 : la visite',
    allDay: 'Étape 5 : action de la journée',
    tile: 'Construire : quelle attraction',
    town: 'Construire : dans quelle ville',
    die: 'Quel touriste',
    again: 'Casino : encore ou stop',
    pips: 'Où ajouter les points',
    call: 'Envoyer : quel bus',
    to: 'Envoyer : vers où',
    refill: 'Étape 6 : compléter',
    endTurn: 'Fin du tour',
  },
  turn: turn => `Tour ${turn}`,
  legend: colours => `* bus, > le bus choisi, ~ port, ' eau, cases : _ libre, chiffre : propriétaire ; ${colours}`,
  bus: 'Bus',
  empty: 'vide',
  money: '€',
  tiles: count => counted(count, 'attraction', 'attractions'),
  spread: 'attractions',
  start: money => `départ ${money} €`,
  income: (own, others, ruin) => `ses tours ${own} €, tours des autres ${others} €, touristes ruinés ${ruin} €`,
  spent: (building, ferry) => `construction −${building} €, ferries −${ferry} €`,
  ruined: tourists => counted(tourists, 'touriste ruiné', 'touristes ruinés'),
};

const de: Words = {
  phases: {
    bus: 'Schritt 1: Bus wählen',
    morning: 'Schritt 2: Morgen',
    drive: 'Schritt 3: Fahrt',
    tour: 'Schritt 4: Rundgang',
    allDay: 'Schritt 5: Ganztagsaktion',
    tile: 'Bauen: welche Attraktion',
    town: 'Bauen: in welcher Stadt',
    die: 'Welcher Tourist',
    again: 'Casino: noch einmal oder Schluss',
    pips: 'Wohin mit den Augen',
    call: 'Losschicken: welcher Bus',
    to: 'Losschicken: wohin',
    refill: 'Schritt 6: Auffüllen',
    endTurn: 'Ende des Zuges',
  },
  turn: turn => `Zug ${turn}`,
  legend: colours => `* Bus, > der gewählte Bus, ~ Hafen, ' Wasser, Bauplätze: _ frei, Ziffer: Besitzer; ${colours}`,
  bus: 'Bus',
  empty: 'leer',
  money: '€',
  tiles: count => counted(count, 'Attraktion', 'Attraktionen'),
  spread: 'Attraktionen',
  start: money => `Start ${money} €`,
  income: (own, others, ruin) => `eigene Züge ${own} €, Züge anderer ${others} €, ruinierte Touristen ${ruin} €`,
  spent: (building, ferry) => `Bauen −${building} €, Fähren −${ferry} €`,
  ruined: tourists => counted(tourists, 'ruinierter Tourist', 'ruinierte Touristen'),
};

export const WORDS: Readonly<Record<Language, Words>> = { en, da, fr, de };
