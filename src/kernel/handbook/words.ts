// What every handbook says, in four languages.
import type { Language } from '../texts.ts';
import type { ChapterId, OptionLabels } from './handbook.ts';
import type { Ours } from './manual.ts';

export interface HandbookWords {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly players: (count: number) => string;
  /** Above the table of numbers, and its first column. */
  readonly numbers: string;
  readonly player: string;
  readonly picture: (seats: number) => string;
  readonly example: (seats: number) => string;
  readonly result: string;
  readonly ours: Readonly<Record<Ours['kind'], string>>;
  /** Which part of a thing it is. */
  readonly part: (kind: Ours['kind'], what: string) => string;
  /** What is ours, and the option that changes it. */
  readonly changeable: (ours: string, option: string) => string;
  readonly decided: string;
  readonly whyDecided: string;
  readonly labels: OptionLabels;
  readonly range: (least: string | number, most: string | number) => string;
  /** How many places say what was searched for. */
  readonly found: (count: number) => string;
  readonly yes: string;
  readonly no: string;
}

const en: HandbookWords = {
  chapters: {
    goal: 'What it is about',
    setup: 'Setup',
    turn: 'A turn',
    scoring: 'Who wins',
    pieces: 'Everything in the box',
    variants: 'Variants and options',
    clauses: 'All rules, one by one',
  },
  players: count => (count === 1 ? '1 player' : `${count} players`),
  numbers: 'The numbers, by how many play',
  player: 'Players',
  picture: seats => (seats === 1 ? 'The setup for 1 player' : `The setup for ${seats} players`),
  example: seats => (seats === 1 ? 'One turn from a real solo game' : `One turn from a real game for ${seats}`),
  result: 'How that game ended',
  ours: { ruling: 'our ruling', number: 'our number', drawn: 'drawn by us', printed: 'from the rulebook' },
  part: (kind, what) =>
    `${{ ruling: 'our ruling', number: 'our numbers', drawn: 'drawn by us', printed: 'from the rulebook' }[kind]}: ${what}`,
  changeable: (ours, option) => `${ours}; the option “${option}” changes it`,
  decided: 'What we decided ourselves',
  whyDecided: 'The rulebook leaves these points open, or its picture of them is lost. Here is how we play them.',
  labels: { usual: 'As a rule', range: 'Choices', rulebook: 'Rulebook', changes: 'Changes' },
  range: (least, most) => `${least} to ${most}`,
  found: count => (count === 0 ? 'Nothing found.' : count === 1 ? '1 place found' : `${count} places found`),
  yes: 'Yes',
  no: 'No',
};

const da: HandbookWords = {
  chapters: {
    goal: 'Hvad det går ud på',
    setup: 'Opstilling',
    turn: 'En tur',
    scoring: 'Hvem vinder',
    pieces: 'Alt i æsken',
    variants: 'Varianter og valg',
    clauses: 'Alle regler, én for én',
  },
  players: count => (count === 1 ? '1 spiller' : `${count} spillere`),
  numbers: 'Tallene efter antal spillere',
  player: 'Spillere',
  picture: seats => (seats === 1 ? 'Opstillingen til 1 spiller' : `Opstillingen til ${seats} spillere`),
  example: seats => (seats === 1 ? 'En tur fra et rigtigt parti, spillet alene' : `En tur fra et rigtigt parti med ${seats} spillere`),
  result: 'Sådan endte partiet',
  ours: { ruling: 'vores afgørelse', number: 'vores tal', drawn: 'tegnet af os', printed: 'fra reglerne' },
  part: (kind, what) =>
    `${{ ruling: 'vores afgørelse', number: 'vores tal', drawn: 'tegnet af os', printed: 'fra reglerne' }[kind]}: ${what}`,
  changeable: (ours, option) => `${ours}; kan ændres under ”${option}”`,
  decided: 'Hvad vi selv har afgjort',
  whyDecided: 'Her er reglerne tavse, eller tegningen er gået tabt. Sådan spiller vi.',
  labels: { usual: 'Normalt', range: 'Muligheder', rulebook: 'Reglerne', changes: 'Ændrer' },
  range: (least, most) => `${least} til ${most}`,
  found: count => (count === 0 ? 'Intet fundet.' : count === 1 ? '1 sted fundet' : `${count} steder fundet`),
  yes: 'Ja',
  no: 'Nej',
};

const fr: HandbookWords = {
  chapters: {
    goal: 'Le but du jeu',
    setup: 'La mise en place',
    turn: 'Un tour de jeu',
    scoring: 'Qui gagne',
    pieces: 'Tout le matériel',
    variants: 'Variantes et options',
    clauses: 'Toutes les règles, une par une',
  },
  players: count => (count === 1 ? '1 joueur' : `${count} joueurs`),
  numbers: 'Les chiffres selon le nombre de joueurs',
  player: 'Joueurs',
  picture: seats => (seats === 1 ? 'La mise en place pour 1 joueur' : `La mise en place pour ${seats} joueurs`),
  example: seats => (seats === 1 ? 'Un tour tiré d’une vraie partie en solo' : `Un tour tiré d’une vraie partie à ${seats}`),
  result: 'La fin de cette partie',
  ours: { ruling: 'notre décision', number: 'notre chiffre', drawn: 'notre dessin', printed: 'selon la règle' },
  part: (kind, what) =>
    `${{ ruling: 'notre décision', number: 'nos chiffres', drawn: 'notre dessin', printed: 'selon la règle' }[kind]} : ${what}`,
  changeable: (ours, option) => `${ours} ; modifiable avec l’option « ${option} »`,
  decided: 'Ce que nous avons décidé',
  whyDecided: 'Sur ces points, la règle ne dit rien ou son dessin est perdu. Voici comment nous jouons.',
  labels: { usual: 'D’habitude', range: 'Choix possibles', rulebook: 'La règle', changes: 'Modifie' },
  range: (least, most) => `de ${least} à ${most}`,
  found: count => (count === 0 ? 'Rien trouvé.' : count === 1 ? '1 passage trouvé' : `${count} passages trouvés`),
  yes: 'Oui',
  no: 'Non',
};

const de: HandbookWords = {
  chapters: {
    goal: 'Worum es geht',
    setup: 'Aufbau',
    turn: 'Ein Zug',
    scoring: 'Wer gewinnt',
    pieces: 'Alles in der Schachtel',
    variants: 'Varianten und Optionen',
    clauses: 'Alle Regeln im Einzelnen',
  },
  players: count => (count === 1 ? '1 Person' : `${count} Personen`),
  numbers: 'Die Zahlen nach Anzahl der Personen',
  player: 'Personen',
  picture: seats => (seats === 1 ? 'Der Aufbau für 1 Person' : `Der Aufbau für ${seats} Personen`),
  example: seats => (seats === 1 ? 'Ein Zug aus einer echten Solopartie' : `Ein Zug aus einer echten Partie zu ${inWords(seats)}`),
  result: 'So endete diese Partie',
  ours: { ruling: 'unsere Entscheidung', number: 'unsere Zahl', drawn: 'von uns gezeichnet', printed: 'aus der Anleitung' },
  part: (kind, what) =>
    `${{ ruling: 'unsere Entscheidung', number: 'unsere Zahlen', drawn: 'von uns gezeichnet', printed: 'aus der Anleitung' }[kind]}: ${what}`,
  changeable: (ours, option) => `${ours}; änderbar mit der Option „${option}“`,
  decided: 'Was wir selbst entschieden haben',
  whyDecided: 'Hier schweigt die Anleitung, oder ihr Bild ist verloren. So spielen wir es.',
  labels: { usual: 'Üblich', range: 'Möglich', rulebook: 'Anleitung', changes: 'Ändert' },
  range: (least, most) => `${least} bis ${most}`,
  found: count => (count === 0 ? 'Nichts gefunden.' : count === 1 ? '1 Stelle gefunden' : `${count} Stellen gefunden`),
  yes: 'Ja',
  no: 'Nein',
};

function inWords(seats: number): string {
  return ['', '', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'][seats] ?? `${seats}`;
}

export const WORDS: Readonly<Record<Language, HandbookWords>> = { en, da, fr, de };
