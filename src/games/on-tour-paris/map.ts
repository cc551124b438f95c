// The map of Paris as data: where things lie, in a frame of 1000 by 850 with x to the east and y to the south.
import type { Club, Dock } from './components.ts';

/** A point of the drawing frame. */
export type Point = readonly [x: number, y: number];

export const FRAME = { width: 1000, height: 850 } as const;

/** A jazz club on the map. */
export interface Site {
  readonly at: Point;
  readonly name: string;
}

/** Where the clubs lie, and their names, which have no meaning in the rules. */
export const SITES: Readonly<Record<Club, Site>> = {
  '1a': { at: [420, 350], name: 'Sunset-Sunside' },
  '1b': { at: [535, 402], name: 'Duc des Lombards' },
  '2a': { at: [470, 307], name: "Harry's New York Bar" },
  '2b': { at: [570, 325], name: 'Rex Club' },
  '3a': { at: [636, 345], name: 'La Gaîté Lyrique' },
  '3b': { at: [670, 400], name: 'Carreau du Temple' },
  '4a': { at: [600, 438], name: '38 Riv' },
  '4b': { at: [676, 492], name: 'Péniche Marcounet' },
  '5a': { at: [562, 545], name: 'Caveau de la Huchette' },
  '5b': { at: [632, 592], name: 'Petit Journal Saint-Michel' },
  '6a': { at: [472, 478], name: 'Club Saint-Germain' },
  '6b': { at: [448, 566], name: 'Closerie des Lilas' },
  '7a': { at: [252, 445], name: 'Théâtre de la Tour Eiffel' },
  '7b': { at: [375, 470], name: 'Club des Poètes' },
  '8a': { at: [275, 303], name: 'Théâtre des Champs-Élysées' },
  '8b': { at: [372, 228], name: 'Le Bœuf sur le Toit' },
  '9a': { at: [450, 250], name: 'Olympia' },
  '9b': { at: [532, 203], name: "Bricktop's" },
  '10a': { at: [612, 205], name: 'New Morning' },
  '10b': { at: [706, 262], name: 'Point Éphémère' },
  '11a': { at: [737, 345], name: 'Satellit Café' },
  '11b': { at: [775, 460], name: 'Le Balajo' },
  '12a': { at: [742, 540], name: 'China Club' },
  '12b': { at: [886, 630], name: 'Parc Floral' },
  '13a': { at: [588, 715], name: 'Théâtre Dunois' },
  '13b': { at: [706, 668], name: 'Batofar' },
  '14a': { at: [345, 712], name: "L'Entrepôt" },
  '14b': { at: [478, 655], name: 'Petit Journal Montparnasse' },
  '15a': { at: [176, 560], name: 'Le Javel Swing' }, // invented
  '15b': { at: [290, 585], name: 'Le Bal Blomet' },
  '16a': { at: [155, 338], name: 'Palais de Chaillot' },
  '16b': { at: [70, 530], name: 'Maison de la Radio' },
  '17a': { at: [195, 212], name: 'Jazz Club Étoile' },
  '17b': { at: [345, 125], name: "L'Européen" },
  '18a': { at: [470, 105], name: 'Autour de Midi-Minuit' },
  '18b': { at: [612, 95], name: '360 Music Factory' },
  '19a': { at: [755, 122], name: 'Cabaret Sauvage' },
  '19b': { at: [842, 195], name: 'Grande Halle de la Villette' },
  '20a': { at: [838, 305], name: "Studio de l'Ermitage" },
  '20b': { at: [905, 440], name: "La Flèche d'Or" },
};

/** Every line between two clubs, once. Only these make clubs adjacent. */
export const LINES: readonly (readonly [Club, Club])[] = [
  ['1a', '1b'],
  ['1a', '2a'],
  ['1a', '8a'],
  ['1a', '8b'],
  ['1b', '2a'],
  ['1b', '2b'],
  ['1b', '3a'],
  ['1b', '4a'],
  ['2a', '2b'],
  ['2a', '9a'],
  ['2a', '9b'],
  ['2b', '3a'],
  ['2b', '9b'],
  ['2b', '10a'],
  ['3a', '3b'],
  ['3a', '4a'],
  ['3a', '10a'],
  ['3a', '10b'],
  ['3a', '11a'],
  ['3b', '4a'],
  ['3b', '4b'],
  ['3b', '11a'],
  ['3b', '11b'],
  ['4a', '4b'],
  ['4b', '11b'],
  ['4b', '12a'],
  ['5a', '5b'],
  ['5a', '6a'],
  ['5a', '6b'],
  ['5a', '14b'],
  ['5b', '13a'],
  ['5b', '13b'],
  ['5b', '14b'],
  ['6a', '6b'],
  ['6a', '7b'],
  ['6b', '7b'],
  ['6b', '14a'],
  ['6b', '14b'],
  ['6b', '15b'],
  ['7a', '7b'],
  ['7a', '15a'],
  ['7a', '15b'],
  ['7b', '15b'],
  ['8a', '8b'],
  ['8a', '16a'],
  ['8a', '17a'],
  ['8b', '9a'],
  ['8b', '17a'],
  ['8b', '17b'],
  ['9a', '9b'],
  ['9a', '18a'],
  ['9b', '10a'],
  ['9b', '18a'],
  ['9b', '18b'],
  ['10a', '10b'],
  ['10a', '18b'],
  ['10a', '19a'],
  ['10b', '11a'],
  ['10b', '19a'],
  ['10b', '19b'],
  ['11a', '11b'],
  ['11a', '20a'],
  ['11b', '12a'],
  ['11b', '12b'],
  ['11b', '20a'],
  ['11b', '20b'],
  ['12a', '12b'],
  ['12b', '20b'],
  ['13a', '13b'],
  ['13a', '14b'],
  ['14a', '14b'],
  ['14a', '15b'],
  ['15a', '15b'],
  ['16a', '16b'],
  ['16a', '17a'],
  ['17a', '17b'],
  ['17b', '18a'],
  ['18a', '18b'],
  ['18b', '19a'],
  ['19a', '19b'],
  ['19b', '20a'],
  ['20a', '20b'],
];

/** A stop of the Bateaux Mouches: its bank, and the clubs it touches. */
export interface Quay {
  readonly at: Point;
  readonly name: string;
  readonly bank: 'N' | 'S';
  readonly clubs: readonly Club[];
}

/** The docks along the Seine. */
export const QUAYS: Readonly<Record<Dock, Quay>> = {
  A: { at: [104, 566], name: "Port d'Auteuil", bank: 'N', clubs: ['16b'] },
  B: { at: [146, 496], name: 'Port de Grenelle (Beaugrenelle)', bank: 'S', clubs: ['15a'] },
  C: { at: [216, 398], name: 'Port de la Bourdonnais (Tour Eiffel)', bank: 'S', clubs: ['7a'] },
  D: { at: [272, 375], name: "Port de la Conférence (Pont de l'Alma)", bank: 'N', clubs: ['8a'] },
  E: { at: [468, 423], name: 'Port des Saints-Pères (Saint-Germain-des-Prés)', bank: 'S', clubs: ['6a'] },
  F: { at: [515, 455], name: 'Square du Vert-Galant (Pont-Neuf)', bank: 'N', clubs: ['1b'] },
  G: { at: [585, 500], name: 'Port de Montebello (Notre-Dame)', bank: 'S', clubs: ['5a'] },
  H: { at: [658, 536], name: 'Port des Célestins (Hôtel de Ville)', bank: 'N', clubs: ['4b'] },
  I: { at: [745, 635], name: 'Port de la Gare (Tolbiac)', bank: 'S', clubs: ['13b'] },
};
