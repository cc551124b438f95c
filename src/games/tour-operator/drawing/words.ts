// The words of the drawing, in four languages.
import type { Language } from '../../../kernel/index.ts';
import type { Reason } from '../events.ts';
import type { Frame } from '../state.ts';

/** Groups of reasons for points. */
export const GROUPS = {
  sights: ['interest', 'revokeNoRoom'],
  rows: ['row'],
  staff: ['employee'],
  seats: ['business', 'dirtySeat', 'stayInPlane'],
  rooms: ['vip', 'noRoom'],
  angry: ['angryOffice', 'closedLeave'],
} as const satisfies Readonly<Record<string, readonly Reason[]>>;

export interface Words {
  readonly phases: Readonly<Record<Frame['phase'], string>>;
  readonly week: (week: number, weeks: number) => string;
  readonly legend: (interests: string, activities: string) => string;
  readonly closed: string;
  readonly points: (points: number) => string;
  readonly figure: string;
  readonly office: string;
  readonly plane: string;
  readonly hotel: string;
  readonly staff: string;
  readonly dirty: string;
  readonly display: string;
  readonly nobody: string;
  readonly weeks: (weeks: number) => string;
  readonly groups: Readonly<Record<keyof typeof GROUPS, string>>;
  readonly waiting: (tourists: number) => string;
}

const counted = (count: number, one: string, many: string) => `${count} ${Math.abs(count) === 1 ? one : many}`;

const en: Words = {
  phases: {
    sides: 'Choose a side',
    checkOut: 'Check-out',
    draft: 'Draft',
    dice: 'Dice',
    reward: 'Dice: the rewards',
    hire: 'Dice: hire an employee',
    visa: 'Visa Consultant',
    prep: 'Flight: preparation and boarding',
    flight: 'Flight',
    writer: 'Flight: Travel Writer',
    interest: 'Flight: which interest counts',
    fate: 'Flight: who stays aboard',
    checkIn: 'Check-in',
    activity: 'Weekend: activity',
    weekend: 'Weekend',
    mood: 'Weekend: patience',
    endWeek: 'End of the week',
    endRound: 'End of the week',
  },
  week: (week, weeks) => `Week ${week} of ${weeks}`,
  legend: (interests, activities) => `digits: ${interests}; ${activities}; >1 plane of player 1`,
  closed: 'closed',
  points: points => counted(points, 'point', 'points'),
  figure: 'points',
  office: 'Office',
  plane: 'Plane',
  hotel: 'Hotel',
  staff: 'Staff',
  dirty: 'dirty',
  display: 'On display',
  nobody: '-',
  weeks: weeks => `${weeks}w`,
  groups: { sights: 'interests', rows: 'activities', staff: 'staff', seats: 'seats', rooms: 'rooms', angry: 'left angry' },
  waiting: tourists => `${tourists} still waiting`,
};

const da: Words = {
  phases: {
    sides: 'Vælg en side',
    checkOut: 'Udtjekning',
    draft: 'Valg af turister',
    dice: 'Terninger',
    reward: 'Terninger: belønninger',
    hire: 'Terninger: ansættelse',
    visa: 'Visumrådgiver',
    prep: 'Flyvning: forberedelse og indstigning',
    flight: 'Flyvning',
    writer: 'Flyvning: rejseskribent',
    interest: 'Flyvning: hvilken interesse tæller',
    fate: 'Flyvning: hvem bliver om bord',
    checkIn: 'Indtjekning',
    activity: 'Weekend: aktivitet',
    weekend: 'Weekend',
    mood: 'Weekend: humør',
    endWeek: 'Ugens slutning',
    endRound: 'Ugens slutning',
  },
  week: (week, weeks) => `Uge ${week} af ${weeks}`,
  legend: (interests, activities) => `cifre: ${interests}; ${activities}; >1 fly, spiller 1`,
  closed: 'lukket',
  points: points => `${points} point`,
  figure: 'point',
  office: 'Kontor',
  plane: 'Fly',
  hotel: 'Hotel',
  staff: 'Ansatte',
  dirty: 'snavset',
  display: 'Ligger fremme',
  nobody: '-',
  weeks: weeks => `${weeks}u`,
  groups: { sights: 'interesser', rows: 'aktiviteter', staff: 'ansatte', seats: 'sæder', rooms: 'værelser', angry: 'gået i vrede' },
  waiting: tourists => `${tourists} venter stadig`,
};

const fr: Words = {
  phases: {
    sides: 'Choisir un côté',
    checkOut: 'Départs',
    draft: 'Choix des touristes',
    dice: 'Dés',
    reward: 'Dés : les gains',
    hire: 'Dés : embaucher',
    visa: 'Conseiller en visas',
    prep: 'Vol : préparatifs et embarquement',
    flight: 'Vol',
    writer: 'Vol : écrivain voyageur',
    interest: 'Vol : quel intérêt compte',
    fate: 'Vol : qui reste à bord',
    checkIn: 'Arrivées',
    activity: 'Week-end : activité',
    weekend: 'Week-end',
    mood: 'Week-end : humeur',
    endWeek: 'Fin de la semaine',
    endRound: 'Fin de la semaine',
  },
  week: (week, weeks) => `Semaine ${week} sur ${weeks}`,
  legend: (interests, activities) => `chiffres : ${interests} ; ${activities} ; >1 avion du joueur 1`,
  closed: 'fermée',
  points: points => counted(points, 'point', 'points'),
  figure: 'points',
  office: 'Bureau',
  plane: 'Avion',
  hotel: 'Hôtel',
  staff: 'Personnel',
  dirty: 'sale',
  display: 'À choisir',
  nobody: '-',
  weeks: weeks => `${weeks}s`,
  groups: {
    sights: 'intérêts',
    rows: 'activités',
    staff: 'personnel',
    seats: 'sièges',
    rooms: 'chambres',
    angry: 'départs en colère',
  },
  waiting: tourists => `${tourists} en attente`,
};

const de: Words = {
  phases: {
    sides: 'Eine Seite wählen',
    checkOut: 'Check-out',
    draft: 'Auswahl der Touristen',
    dice: 'Würfel',
    reward: 'Würfel: Belohnungen',
    hire: 'Würfel: einstellen',
    visa: 'Visaberater',
    prep: 'Flug: Vorbereitung und Einsteigen',
    flight: 'Flug',
    writer: 'Flug: Reiseschriftsteller',
    interest: 'Flug: welches Interesse zählt',
    fate: 'Flug: wer an Bord bleibt',
    checkIn: 'Check-in',
    activity: 'Wochenende: Aktivität',
    weekend: 'Wochenende',
    mood: 'Wochenende: Laune',
    endWeek: 'Ende der Woche',
    endRound: 'Ende der Woche',
  },
  week: (week, weeks) => `Woche ${week} von ${weeks}`,
  legend: (interests, activities) => `Ziffern: ${interests}; ${activities}; >1 Flugzeug von Person 1`,
  closed: 'geschlossen',
  points: points => counted(points, 'Punkt', 'Punkte'),
  figure: 'Punkte',
  office: 'Büro',
  plane: 'Flugzeug',
  hotel: 'Hotel',
  staff: 'Personal',
  dirty: 'schmutzig',
  display: 'Auslage',
  nobody: '-',
  weeks: weeks => `${weeks}W`,
  groups: {
    sights: 'Interessen',
    rows: 'Aktivitäten',
    staff: 'Personal',
    seats: 'Sitze',
    rooms: 'Zimmer',
    angry: 'verärgert gegangen',
  },
  waiting: tourists => `${tourists} ${tourists === 1 ? 'wartet' : 'warten'} noch`,
};

export const WORDS: Readonly<Record<Language, Words>> = { en, da, fr, de };
