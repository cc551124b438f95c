// What a review says on a terminal, in each language.
import type { Language } from '../../kernel/index.ts';
import type { Draws, TurningKind, Unit } from '../../review/index.ts';

/** The sentences and labels of one language; names, figures and moves are put in as they are. */
export interface ReviewLines {
  /** A figure and its unit. */
  readonly amount: Readonly<Record<Unit, (figure: string, isOne: boolean) => string>>;
  readonly won: (name: string, by?: string) => string;
  readonly lost: (name: string, by?: string) => string;
  readonly ended: (name: string, score: string) => string;
  readonly both: string;
  readonly decisions: string;
  readonly well: string;
  readonly was: Readonly<Record<Draws, string>>;
  readonly helped: Readonly<Record<Draws, string>>;
  readonly odd: string;
  readonly counted: Readonly<Record<Unit, string>>;
  readonly start: readonly [name: string, note: string];
  readonly luck: string;
  readonly decided: string;
  readonly team: string;
  readonly others: readonly [name: string, note: string];
  readonly open: readonly [name: string, note: string];
  readonly errs: (figure: string) => string;
  readonly result: string;
  readonly unclear: string;
  readonly draws: Readonly<Record<Draws | 'hidden', string>>;
  readonly turning: string;
  readonly none: string;
  /** Alone nothing is won or lost, only gained. */
  readonly kinds: Readonly<Record<TurningKind | 'gained' | 'cost', string>>;
  readonly does: (name: string, move: string) => string;
  /** Goes on after a move. */
  readonly better: (move: string) => string;
  readonly soon: (event: string, best: number, made: number) => string;
  readonly score: Readonly<Record<Unit, string>>;
  readonly columns: readonly [luck: string, given: string, accuracy: string];
  readonly percent: (figure: string) => string;
  readonly progress: (done: string, all: string) => string;
}

const en: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'day' : 'days'}`,
    euros: figure => `€${figure}`,
    points: (figure, isOne) => `${figure} ${isOne ? 'point' : 'points'}`,
    win: figure => `${figure} points of win chance`,
  },
  won: (name, by) => (by ? `${name} won by ${by}.` : `${name} won.`),
  lost: (name, by) => (by ? `${name} lost by ${by}.` : `${name} lost.`),
  ended: (name, score) => `${name} finished with ${score}.`,
  both: 'It was both.',
  decisions: 'It was the decisions.',
  well: 'Well played.',
  was: { cards: 'It was the cards.', dice: 'It was the dice.', tiles: 'It was the tiles.', luck: 'It was luck.' },
  helped: { cards: 'The cards helped.', dice: 'The dice helped.', tiles: 'The tiles helped.', luck: 'Luck helped.' },
  odd: 'These figures do not add up well: the bot is misjudging this game.',
  counted: {
    days: 'In days, with intervals of 95%:',
    euros: 'In euros, with intervals of 95%:',
    points: 'In points, with intervals of 95%:',
    win: 'In points of win chance, with intervals of 95%:',
  },
  start: ['Seat', 'the start'],
  luck: 'Luck',
  decided: 'decisions, beside the reference bot',
  team: 'Decisions',
  others: ['The others', 'their decisions'],
  open: ['Open', 'not explained'],
  errs: figure => `the values themselves err by ± ${figure}`,
  result: 'Result',
  unclear: 'not clear',
  draws: { cards: 'cards', dice: 'dice', tiles: 'tiles', luck: 'draws', hidden: 'hidden cards' },
  turning: 'Turning points:',
  none: 'No turning point. It was even to the end.',
  kinds: {
    bestMove: 'best move',
    luckiest: 'luckiest draw',
    lost: 'where it was lost',
    won: 'where it was won',
    unluckiest: 'unluckiest draw',
    gift: 'their gift',
    theirLuck: 'their luck',
    gained: 'most gained',
    cost: 'most lost',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `; better: ${move}`,
  soon: (event, best, made) => `“${event}” in ${best} of 100 games after it, in ${made} after the move made`,
  score: { days: 'day', euros: 'money', points: 'points', win: 'delivered' },
  columns: ['luck', 'given away', 'accuracy'],
  percent: figure => `${figure}%`,
  progress: (done, all) => `${done} of ${all} games played on`,
};

const da: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'dag' : 'dage'}`,
    euros: figure => `${figure} €`,
    points: figure => `${figure} point`,
    win: figure => `${figure} procentpoint vinderchance`,
  },
  won: (name, by) => (by ? `${name} vandt med ${by}.` : `${name} vandt.`),
  lost: (name, by) => (by ? `${name} tabte med ${by}.` : `${name} tabte.`),
  ended: (name, score) => `${name} endte på ${score}.`,
  both: 'Det var begge dele.',
  decisions: 'Det var valgene.',
  well: 'Godt spillet.',
  was: { cards: 'Det var kortene.', dice: 'Det var terningerne.', tiles: 'Det var brikkerne.', luck: 'Det var heldet.' },
  helped: { cards: 'Kortene hjalp.', dice: 'Terningerne hjalp.', tiles: 'Brikkerne hjalp.', luck: 'Heldet hjalp.' },
  odd: 'Tallene går ikke rigtig op: Botten bedømmer dette parti forkert.',
  counted: {
    days: 'I dage, med intervaller på 95 %:',
    euros: 'I euro, med intervaller på 95 %:',
    points: 'I point, med intervaller på 95 %:',
    win: 'I procentpoint vinderchance, med intervaller på 95 %:',
  },
  start: ['Plads', 'starten'],
  luck: 'Held',
  decided: 'valg, ved siden af referencebotten',
  team: 'Valg',
  others: ['De andre', 'deres valg'],
  open: ['Åbent', 'ikke forklaret'],
  errs: figure => `værdierne selv tager fejl med ± ${figure}`,
  result: 'Resultat',
  unclear: 'ikke klart',
  draws: { cards: 'kort', dice: 'terninger', tiles: 'brikker', luck: 'træk', hidden: 'skjulte kort' },
  turning: 'Vendepunkter:',
  none: 'Intet vendepunkt. Det stod lige til det sidste.',
  kinds: {
    bestMove: 'bedste træk',
    luckiest: 'største held',
    lost: 'her blev det tabt',
    won: 'her blev det vundet',
    unluckiest: 'største uheld',
    gift: 'en gave fra de andre',
    theirLuck: 'de andres held',
    gained: 'gav mest',
    cost: 'kostede mest',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `; bedre: ${move}`,
  soon: (event, best, made) => `”${event}” i ${best} af 100 partier efter det, i ${made} efter det valgte`,
  score: { days: 'dag', euros: 'penge', points: 'point', win: 'ankommet' },
  columns: ['held', 'foræret væk', 'præcision'],
  percent: figure => `${figure} %`,
  progress: (done, all) => `${done} af ${all} partier spillet videre`,
};

const fr: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'jour' : 'jours'}`,
    euros: figure => `${figure} €`,
    points: (figure, isOne) => `${figure} ${isOne ? 'point' : 'points'}`,
    win: figure => `${figure} points de chances de victoire`,
  },
  won: (name, by) => (by ? `${name} gagne de ${by}.` : `${name} gagne.`),
  lost: (name, by) => (by ? `${name} perd de ${by}.` : `${name} perd.`),
  ended: (name, score) => `${name} finit à ${score}.`,
  both: 'Les deux ont compté.',
  decisions: 'Ce sont les choix qui ont décidé.',
  well: 'Bien joué.',
  was: {
    cards: 'Ce sont les cartes qui ont décidé.',
    dice: 'Ce sont les dés qui ont décidé.',
    tiles: 'Ce sont les tuiles qui ont décidé.',
    luck: 'C’est le hasard qui a décidé.',
  },
  helped: { cards: 'Les cartes ont aidé.', dice: 'Les dés ont aidé.', tiles: 'Les tuiles ont aidé.', luck: 'Le hasard a aidé.' },
  odd: 'Ces chiffres s’accordent mal : le bot évalue mal cette partie.',
  counted: {
    days: 'En jours, avec des intervalles de 95 % :',
    euros: 'En euros, avec des intervalles de 95 % :',
    points: 'En points, avec des intervalles de 95 % :',
    win: 'En points de chances de victoire, avec des intervalles de 95 % :',
  },
  start: ['Place', 'le départ'],
  luck: 'Hasard',
  decided: 'choix, comparés au bot de référence',
  team: 'Choix',
  others: ['Les autres', 'leurs choix'],
  open: ['Reste', 'pas expliqué'],
  errs: figure => `les valeurs elles-mêmes se trompent de ± ${figure}`,
  result: 'Résultat',
  unclear: 'pas net',
  draws: { cards: 'cartes', dice: 'dés', tiles: 'tuiles', luck: 'tirages', hidden: 'cartes cachées' },
  turning: 'Tournants de la partie :',
  none: 'Pas de tournant. Tout est resté égal jusqu’à la fin.',
  kinds: {
    bestMove: 'le meilleur coup',
    luckiest: 'le tirage le plus heureux',
    lost: 'là où tout s’est perdu',
    won: 'là où tout s’est gagné',
    unluckiest: 'le tirage le plus cruel',
    gift: 'un cadeau des autres',
    theirLuck: 'la chance des autres',
    gained: 'le coup le plus payant',
    cost: 'le coup le plus coûteux',
  },
  does: (name, move) => `${name} : ${move}`,
  better: move => ` ; mieux : ${move}`,
  soon: (event, best, made) => `« ${event} » dans ${best} parties sur 100 après ce coup, dans ${made} après le coup joué`,
  score: { days: 'jour', euros: 'argent', points: 'points', win: 'arrivés' },
  columns: ['hasard', 'perdu', 'précision'],
  percent: figure => `${figure} %`,
  progress: (done, all) => `${done} parties prolongées sur ${all}`,
};

const de: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'Tag' : 'Tage'}`,
    euros: figure => `${figure} €`,
    points: (figure, isOne) => `${figure} ${isOne ? 'Punkt' : 'Punkte'}`,
    win: figure => `${figure} Punkte Siegchance`,
  },
  won: (name, by) => (by ? `${name} hat gewonnen: ${by} voraus.` : `${name} hat gewonnen.`),
  lost: (name, by) => (by ? `${name} hat verloren: ${by} zurück.` : `${name} hat verloren.`),
  ended: (name, score) => `${name}: ${score}.`,
  both: 'Es lag an beidem.',
  decisions: 'Es lag an den Entscheidungen.',
  well: 'Gut gespielt.',
  was: {
    cards: 'Es lag an den Karten.',
    dice: 'Es lag an den Würfeln.',
    tiles: 'Es lag an den Plättchen.',
    luck: 'Es lag am Zufall.',
  },
  helped: { cards: 'Die Karten halfen.', dice: 'Die Würfel halfen.', tiles: 'Die Plättchen halfen.', luck: 'Der Zufall half.' },
  odd: 'Diese Zahlen gehen nicht gut auf: Der Bot schätzt diese Partie falsch ein.',
  counted: {
    days: 'In Tagen, mit Intervallen von 95 %:',
    euros: 'In Euro, mit Intervallen von 95 %:',
    points: 'In Punkten, mit Intervallen von 95 %:',
    win: 'In Punkten Siegchance, mit Intervallen von 95 %:',
  },
  start: ['Platz', 'der Start'],
  luck: 'Zufall',
  decided: 'Entscheidungen, neben dem Referenzbot',
  team: 'Entscheidungen',
  others: ['Andere', 'ihre Entscheidungen'],
  open: ['Offen', 'nicht erklärt'],
  errs: figure => `die Werte selbst irren um ± ${figure}`,
  result: 'Ergebnis',
  unclear: 'nicht klar',
  draws: { cards: 'Karten', dice: 'Würfel', tiles: 'Plättchen', luck: 'Ziehungen', hidden: 'verdeckte Karten' },
  turning: 'Wendepunkte:',
  none: 'Kein Wendepunkt. Es stand bis zum Ende gleich.',
  kinds: {
    bestMove: 'beste Entscheidung',
    luckiest: 'glücklichster Zufall',
    lost: 'wo es verloren ging',
    won: 'wo es gewonnen wurde',
    unluckiest: 'bitterster Zufall',
    gift: 'ein Geschenk der anderen',
    theirLuck: 'der Zufall der anderen',
    gained: 'brachte am meisten',
    cost: 'kostete am meisten',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `; besser: ${move}`,
  soon: (event, best, made) => `„${event}“ in ${best} von 100 Partien danach, in ${made} nach der gewählten Möglichkeit`,
  score: { days: 'Tag', euros: 'Geld', points: 'Punkte', win: 'angekommen' },
  columns: ['Zufall', 'verschenkt', 'Genauigkeit'],
  percent: figure => `${figure} %`,
  progress: (done, all) => `${done} von ${all} Partien weitergespielt`,
};

export const LINES: Readonly<Record<Language, ReviewLines>> = { en, da, fr, de };
