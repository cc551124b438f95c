// The words of the drawing, in four languages.
import type { Language } from '../../../kernel/index.ts';
import type { Reason } from '../events.ts';
import type { Frame } from '../state.ts';
import type { Verdict } from '../verdict.ts';

export interface Words {
  readonly phases: Readonly<Record<Frame['phase'], string>>;
  readonly turn: (turn: number, last: number) => string;
  readonly home: (count: number, objective: number) => string;
  readonly bus: string;
  readonly free: (seats: number) => string;
  readonly reserve: string;
  readonly tiles: string;
  readonly next: string;
  readonly passed: string;
  readonly cutOff: string;
  readonly sign: string;
  readonly fan: string;
  readonly legend: string;
  readonly delivered: string;
  readonly aboard: string;
  readonly won: (total: number, objective: number) => string;
  readonly lost: (total: number, objective: number) => string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly possible: string;
  readonly verdicts: Readonly<Record<Verdict['answer'], (objective: number) => string>>;
}

const en: Words = {
  phases: { place: 'Place one of the two tiles', drive: 'The bus drives', control: 'Inspection: who must get off' },
  turn: (turn, last) => `turn ${turn} of ${last}`,
  home: (count, objective) => `${count} of ${objective} delivered`,
  bus: 'Bus',
  free: seats => `${seats} free`,
  reserve: 'Waiting',
  tiles: 'Tiles',
  next: 'Next',
  passed: 'passed',
  cutOff: 'cut off',
  sign: 'sign',
  fan: 'fan',
  legend: 'G green, O orange, B blue, W fan, # the bus, * its way so far',
  delivered: 'delivered',
  aboard: 'aboard',
  won: (total, objective) => `the day is won: ${total} delivered, ${objective} asked for`,
  lost: (total, objective) => `the day is lost: ${total} delivered, ${objective} asked for`,
  reasons: {
    objective: 'enough travellers have arrived',
    short: 'too few had arrived when the bus left the city',
    park: 'the park was not served',
    station: 'the station was not served',
    stadium: 'the stadium was not served',
    grandsVoyageurs: 'the Globetrotters were not aboard',
    specialUnserved: 'a special site was not served',
    conceded: 'given up',
    outOfReach: 'out of reach',
  },
  possible: 'possible',
  verdicts: {
    yes: objective => `${objective} is still possible.`,
    no: objective => `${objective} can no longer be reached.`,
    unknown: objective => `${objective} may still be possible.`,
  },
};

const da: Words = {
  phases: { place: 'Læg en af de to brikker', drive: 'Bussen kører', control: 'Kontrol: hvem skal af' },
  turn: (turn, last) => `tur ${turn} af ${last}`,
  home: (count, objective) => `${count} af ${objective} fremme`,
  bus: 'Bus',
  free: seats => `${seats} ${seats === 1 ? 'ledig' : 'ledige'}`,
  reserve: 'Venter',
  tiles: 'Brikker',
  next: 'Næste',
  passed: 'passeret',
  cutOff: 'afskåret',
  sign: 'skilt',
  fan: 'fan',
  legend: 'G grøn, O orange, B blå, W fan, # bussen, * dens vej indtil nu',
  delivered: 'fremme',
  aboard: 'i bussen',
  won: (total, objective) => `dagen er vundet: ${total} fremme, ${objective} ønsket`,
  lost: (total, objective) => `dagen er tabt: ${total} fremme, ${objective} ønsket`,
  reasons: {
    objective: 'nok rejsende er fremme',
    short: 'for få var fremme, da bussen forlod byen',
    park: 'parken blev ikke besøgt',
    station: 'stationen blev ikke besøgt',
    stadium: 'stadion blev ikke besøgt',
    grandsVoyageurs: 'globetrotterne var ikke med',
    specialUnserved: 'et særligt sted blev ikke besøgt',
    conceded: 'givet op',
    outOfReach: 'uden for rækkevidde',
  },
  possible: 'muligt',
  verdicts: {
    yes: objective => `${objective} kan stadig nås.`,
    no: objective => `${objective} kan ikke længere nås.`,
    unknown: objective => `${objective} kan måske stadig nås.`,
  },
};

const fr: Words = {
  phases: { place: 'Poser une des deux tuiles', drive: 'Le bus roule', control: 'Contrôle : qui doit descendre' },
  turn: (turn, last) => `tour ${turn} sur ${last}`,
  home: (count, objective) => `arrivés : ${count} sur ${objective}`,
  bus: 'Bus',
  free: seats => `${seats} ${seats < 2 ? 'libre' : 'libres'}`,
  reserve: 'En attente',
  tiles: 'Tuiles',
  next: 'Suivantes',
  passed: 'passé',
  cutOff: 'coupé',
  sign: 'panneau',
  fan: 'fan',
  legend: 'G vert, O orange, B bleu, W fan, # le bus, * son trajet',
  delivered: 'arrivés',
  aboard: 'à bord',
  won: (total, objective) => `la journée est gagnée. Arrivés : ${total}, demandés : ${objective}`,
  lost: (total, objective) => `la journée est perdue. Arrivés : ${total}, demandés : ${objective}`,
  reasons: {
    objective: 'assez de voyageurs sont arrivés',
    short: 'trop peu de voyageurs étaient arrivés quand le bus a quitté la ville',
    park: 'le parc n’a pas été desservi',
    station: 'la gare n’a pas été desservie',
    stadium: 'le stade n’a pas été desservi',
    grandsVoyageurs: 'les grands voyageurs n’étaient pas à bord',
    specialUnserved: 'un site spécial n’a pas été desservi',
    conceded: 'abandon',
    outOfReach: 'hors d’atteinte',
  },
  possible: 'possible',
  verdicts: {
    yes: objective => `${objective} : encore possible.`,
    no: objective => `${objective} : désormais hors d’atteinte.`,
    unknown: objective => `${objective} : encore possible, à première vue.`,
  },
};

const de: Words = {
  phases: { place: 'Eines der beiden Plättchen legen', drive: 'Der Bus fährt', control: 'Kontrolle: wer aussteigen muss' },
  turn: (turn, last) => `Zug ${turn} von ${last}`,
  home: (count, objective) => `${count} von ${objective} angekommen`,
  bus: 'Bus',
  free: seats => `${seats} frei`,
  reserve: 'Warten',
  tiles: 'Plättchen',
  next: 'Danach',
  passed: 'vorbei',
  cutOff: 'abgeschnitten',
  sign: 'Schild',
  fan: 'Fan',
  legend: 'G grün, O orange, B blau, W Fan, # der Bus, * sein bisheriger Weg',
  delivered: 'angekommen',
  aboard: 'im Bus',
  won: (total, objective) => `der Tag ist gewonnen: ${total} angekommen, ${objective} verlangt`,
  lost: (total, objective) => `der Tag ist verloren: ${total} angekommen, ${objective} verlangt`,
  reasons: {
    objective: 'genug Reisende sind angekommen',
    short: 'zu wenige waren angekommen, als der Bus die Stadt verließ',
    park: 'der Park wurde nicht besucht',
    station: 'der Bahnhof wurde nicht besucht',
    stadium: 'das Stadion wurde nicht besucht',
    grandsVoyageurs: 'die Weltenbummler waren nicht an Bord',
    specialUnserved: 'ein besonderer Ort wurde nicht besucht',
    conceded: 'aufgegeben',
    outOfReach: 'nicht mehr zu erreichen',
  },
  possible: 'möglich',
  verdicts: {
    yes: objective => `${objective} sind noch möglich.`,
    no: objective => `${objective} sind nicht mehr zu erreichen.`,
    unknown: objective => `${objective} sind vielleicht noch möglich.`,
  },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, da, fr, de };
