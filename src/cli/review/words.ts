// What a review says on a terminal, in each language.
import { type Language, typeset } from '../../kernel/index.ts';
import type { Draws, TurningKind, Unit } from '../../review/index.ts';

/** The sentences and labels of one language; names, figures and moves are put in as they are. */
export interface ReviewLines {
  /** A figure and its unit. */
  readonly amount: Readonly<Record<Unit, (figure: string, isOne: boolean) => string>>;
  readonly won: (name: string, by?: string) => string;
  readonly lost: (name: string, by?: string) => string;
  readonly shared: (name: string) => string;
  /** Of all who play together. */
  readonly teamWon: string;
  readonly teamLost: string;
  readonly ended: (name: string, score: string) => string;
  readonly both: string;
  readonly decisions: string;
  readonly well: string;
  readonly was: Readonly<Record<Draws, string>>;
  readonly helped: Readonly<Record<Draws, string>>;
  readonly odd: string;
  readonly counted: Readonly<Record<Unit, string>>;
  /** How sure the figures are that are counted so. */
  readonly holds: (counted: string) => string;
  readonly start: readonly [name: string, note: string];
  readonly luck: string;
  readonly decided: string;
  /** With what decisions are compared. */
  readonly beside: string;
  readonly team: string;
  readonly others: readonly [name: string, note: string];
  readonly open: readonly [name: string, note: string];
  readonly errs: (figure: string) => string;
  readonly result: string;
  readonly unclear: string;
  /** Between two notes. */
  readonly also: string;
  readonly draws: Readonly<Record<Draws | 'hidden', string>>;
  readonly turning: string;
  readonly none: string;
  /** Alone nothing is won or lost, only gained. */
  readonly kinds: Readonly<Record<TurningKind | 'gained' | 'cost', string>>;
  readonly does: (name: string, move: string) => string;
  readonly better: (move: string) => string;
  readonly soon: (event: string, best: number, made: number) => string;
  /** A score that was not reached, only to be expected. */
  readonly about: (score: string) => string;
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
  shared: name => `Shared victory for ${name}.`,
  teamWon: 'The team won.',
  teamLost: 'The team lost.',
  ended: (name, score) => `${name} finished with ${score}.`,
  both: 'It was both luck and decisions.',
  decisions: 'It was the decisions.',
  well: 'Well played.',
  was: { cards: 'It was the cards.', dice: 'It was the dice.', tiles: 'It was the tiles.', luck: 'It was luck.' },
  helped: { cards: 'The cards helped.', dice: 'The dice helped.', tiles: 'The tiles helped.', luck: 'Luck helped.' },
  odd: 'These figures do not add up well: the bot is misjudging this game.',
  counted: {
    days: 'In days',
    euros: 'In euros',
    points: 'In points',
    win: 'In points of win chance',
  },
  holds: counted => `${counted}; ± holds in 95 of 100 cases:`,
  start: ['Seat', 'as expected at the start'],
  luck: 'Luck',
  decided: 'decisions',
  beside: 'compared with a bot’s',
  team: 'Decisions',
  others: ['The others', 'their decisions'],
  open: ['Open', 'what stays unexplained'],
  errs: figure => `the bot’s own estimates may be off by ± ${figure}`,
  result: 'Result',
  unclear: 'not clear',
  also: '; ',
  draws: { cards: 'cards', dice: 'dice', tiles: 'tiles', luck: 'draws', hidden: 'hidden cards' },
  turning: 'Turning points, with the number of the move:',
  none: 'No clear turning point. No single moment stands out.',
  kinds: {
    bestMove: 'best move',
    luckiest: 'luckiest draw',
    lost: 'where it was lost',
    won: 'where it was won',
    unluckiest: 'unluckiest draw',
    gift: 'a gift',
    theirLuck: 'someone else’s luck',
    gained: 'most gained',
    cost: 'most lost',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `Better: ${move}`,
  soon: (event, best, made) =>
    `then “${event.replaceAll('“', '‘').replaceAll('”', '’')}” follows in ${best} of 100 games, after the move made in ${made}`,
  about: score => `about ${score}`,
  score: { days: 'day', euros: 'money', points: 'points', win: 'delivered' },
  columns: ['luck', 'given away', 'accuracy'],
  percent: figure => `${figure}%`,
  progress: (done, all) => `${done} of ${all} games played on`,
};

const da: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'dag' : 'dage'}`,
    euros: figure => `${figure}\u00a0€`,
    points: figure => `${figure} point`,
    win: figure => `${figure} procentpoint vinderchance`,
  },
  won: (name, by) => (by ? `${name} vandt med ${by}.` : `${name} vandt.`),
  lost: (name, by) => (by ? `${name} tabte med ${by}.` : `${name} tabte.`),
  shared: name => `Delt sejr til ${name}.`,
  teamWon: 'Holdet vandt.',
  teamLost: 'Holdet tabte.',
  ended: (name, score) => `${name} endte på ${score}.`,
  both: 'Det var både uheld og valg.',
  decisions: 'Det var valgene.',
  well: 'Godt spillet.',
  was: { cards: 'Det var kortene.', dice: 'Det var terningerne.', tiles: 'Det var brikkerne.', luck: 'Det var uheld.' },
  helped: { cards: 'Kortene hjalp.', dice: 'Terningerne hjalp.', tiles: 'Brikkerne hjalp.', luck: 'Heldet hjalp.' },
  odd: 'Tallene går ikke rigtig op: Botten bedømmer dette parti forkert.',
  counted: {
    days: 'I dage',
    euros: 'I euro',
    points: 'I point',
    win: 'I procentpoint vinderchance',
  },
  holds: counted => `${counted}; ± holder i 95 af 100 tilfælde:`,
  start: ['Plads', 'ventet ved starten'],
  luck: 'Held',
  decided: 'valg',
  beside: 'sammenlignet med en bots',
  team: 'Valg',
  others: ['De andre', 'deres valg'],
  open: ['Åbent', 'det uforklarede'],
  errs: figure => `bottens egne skøn kan ramme ± ${figure} ved siden af`,
  result: 'Resultat',
  unclear: 'ikke klart',
  also: '; ',
  draws: { cards: 'kort', dice: 'terninger', tiles: 'brikker', luck: 'lodtrækninger', hidden: 'skjulte kort' },
  turning: 'Vendepunkter, med trækkets nummer:',
  none: 'Intet klart vendepunkt. Ingen øjeblikke skiller sig ud.',
  kinds: {
    bestMove: 'bedste træk',
    luckiest: 'største held',
    lost: 'her blev det tabt',
    won: 'her blev det vundet',
    unluckiest: 'største uheld',
    gift: 'en gave',
    theirLuck: 'en andens held',
    gained: 'gav mest',
    cost: 'kostede mest',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `Bedre: ${move}`,
  soon: (event, best, made) => `så følger ”${event.replaceAll('”', '’')}” i ${best} af 100 partier, efter det valgte træk i ${made}`,
  about: score => `ca. ${score}`,
  score: { days: 'dag', euros: 'penge', points: 'point', win: 'ankommet' },
  columns: ['held', 'foræret væk', 'præcision'],
  percent: figure => `${figure}\u00a0%`,
  progress: (done, all) => `${done} af ${all} partier spillet videre`,
};

const fr: ReviewLines = {
  amount: {
    days: figure => `${figure} ${/^−?[01](,|$)/.test(figure) ? 'jour' : 'jours'}`,
    euros: figure => `${figure} €`,
    points: figure => `${figure} ${/^−?[01](,|$)/.test(figure) ? 'point' : 'points'}`,
    win: figure => `${figure} points de chances de victoire`,
  },
  won: (name, by) => (by ? `${name} gagne avec ${by} d’avance.` : `${name} gagne.`),
  lost: (name, by) => (by ? `${name} perd avec ${by} de retard.` : `${name} perd.`),
  shared: name => `Victoire partagée pour ${name}.`,
  teamWon: 'L’équipe gagne.',
  teamLost: 'L’équipe perd.',
  ended: (name, score) => `${name} finit à ${score}.`,
  both: 'Le hasard et les choix ont compté.',
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
    days: 'En jours',
    euros: 'En euros',
    points: 'En points',
    win: 'En points de chances de victoire',
  },
  holds: counted => `${counted} ; ± vaut dans 95 cas sur 100 :`,
  start: ['Place', 'attendu au départ'],
  luck: 'Hasard',
  decided: 'choix',
  beside: 'comparés à ceux d’un bot',
  team: 'Choix',
  others: ['Les autres', 'leurs choix'],
  open: ['Reste', 'ce qui reste inexpliqué'],
  errs: figure => `les estimations du bot peuvent se tromper de ± ${figure}`,
  result: 'Résultat',
  unclear: 'pas net',
  also: ' ; ',
  draws: { cards: 'cartes', dice: 'dés', tiles: 'tuiles', luck: 'tirages', hidden: 'cartes cachées' },
  turning: 'Tournants de la partie, avec le numéro du coup :',
  none: 'Pas de tournant net. Aucun moment ne se détache.',
  kinds: {
    bestMove: 'le meilleur coup',
    luckiest: 'le tirage le plus heureux',
    lost: 'là où tout s’est perdu',
    won: 'là où tout s’est gagné',
    unluckiest: 'le tirage le plus cruel',
    gift: 'un cadeau',
    theirLuck: 'la chance d’un autre',
    gained: 'le coup le plus payant',
    cost: 'le coup le plus coûteux',
  },
  does: (name, move) => `${name} : ${move}`,
  better: move => `Mieux : ${move}`,
  soon: (event, best, made) =>
    `ensuite, « ${event.replace(/«\s?/g, '“').replace(/\s?»/g, '”')} » dans ${best} parties sur 100, après le coup joué dans ${made}`,
  about: score => `environ ${score}`,
  score: { days: 'jour', euros: 'argent', points: 'points', win: 'arrivés' },
  columns: ['hasard', 'perdu', 'précision'],
  percent: figure => `${figure} %`,
  progress: (done, all) => `${done} parties prolongées sur ${all}`,
};

const de: ReviewLines = {
  amount: {
    days: (figure, isOne) => `${figure} ${isOne ? 'Tag' : 'Tage'}`,
    euros: figure => `${figure}\u00a0€`,
    points: (figure, isOne) => `${figure} ${isOne ? 'Punkt' : 'Punkte'}`,
    win: figure => `${figure} Punkte Siegchance`,
  },
  won: (name, by) => (by ? `${name} hat gewonnen: ${by} voraus.` : `${name} hat gewonnen.`),
  lost: (name, by) => (by ? `${name} hat verloren: ${by} zurück.` : `${name} hat verloren.`),
  shared: name => `Geteilter Sieg für ${name}.`,
  teamWon: 'Das Team hat gewonnen.',
  teamLost: 'Das Team hat verloren.',
  ended: (name, score) => `${name} kam auf ${score}.`,
  both: 'Es lag am Zufall und an den Entscheidungen.',
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
    days: 'In Tagen',
    euros: 'In Euro',
    points: 'In Punkten',
    win: 'In Punkten Siegchance',
  },
  holds: counted => `${counted}; ± gilt in 95 von 100 Fällen:`,
  start: ['Platz', 'zu Beginn erwartet'],
  luck: 'Zufall',
  decided: 'Entscheidungen',
  beside: 'verglichen mit denen eines Bots',
  team: 'Entscheidungen',
  others: ['Die anderen', 'ihre Entscheidungen'],
  open: ['Offen', 'was unerklärt bleibt'],
  errs: figure => `die Schätzungen des Bots können um ± ${figure} danebenliegen`,
  result: 'Ergebnis',
  unclear: 'nicht klar',
  also: '; ',
  draws: { cards: 'Karten', dice: 'Würfel', tiles: 'Plättchen', luck: 'Ziehungen', hidden: 'verdeckte Karten' },
  turning: 'Wendepunkte, mit der Nummer des Schritts:',
  none: 'Kein klarer Wendepunkt. Kein einzelner Moment sticht heraus.',
  kinds: {
    bestMove: 'beste Entscheidung',
    luckiest: 'glücklichster Zufall',
    lost: 'wo es verloren ging',
    won: 'wo es gewonnen wurde',
    unluckiest: 'bitterster Zufall',
    gift: 'ein Geschenk',
    theirLuck: 'fremdes Glück',
    gained: 'brachte am meisten',
    cost: 'kostete am meisten',
  },
  does: (name, move) => `${name}: ${move}`,
  better: move => `Besser: ${move}`,
  soon: (event, best, made) =>
    `dann folgt „${event.replaceAll('„', '‚').replaceAll('“', '‘')}“ in ${best} von 100 Partien, nach der gewählten Möglichkeit in ${made}`,
  about: score => `etwa ${score}`,
  score: { days: 'Tag', euros: 'Geld', points: 'Punkte', win: 'angekommen' },
  columns: ['Zufall', 'verschenkt', 'Genauigkeit'],
  percent: figure => `${figure}\u00a0%`,
  progress: (done, all) => `${done} von ${all} Partien weitergespielt`,
};

export const LINES: Readonly<Record<Language, ReviewLines>> = { en, da, fr: typeset('fr', fr), de };
