import type { Own } from './en.ts';

const NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const spelled = (count: number) => (count === 1 ? 'eine Person' : (NUMBERS[count] ?? String(count)));
const headed = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the newspaper says in German. */
export const de: Own = {
  you: 'Du',
  travellers: count => many(count, 'Reisender', 'Reisende'),
  gazette: 'Papierstadt-Anzeiger',
  edition: { won: 'einmal gefaltet', lost: 'Abendausgabe' },
  board: (tiles, stops) => `Die Stadt am Ende: ${many(tiles, 'Plättchen', 'Plättchen')} gelegt, ${stops} von sechs Orten besucht.`,
  won: (total, over) =>
    over > 0
      ? `${headed(spelled(total))} angekommen, ${spelled(over)} mehr als verlangt`
      : `${headed(spelled(total))} angekommen, genau wie verlangt`,
  short: (short, left) =>
    left > 0
      ? `${headed(spelled(short))} zu wenig, und ${spelled(left)} noch im Bus`
      : `${headed(spelled(short))} zu wenig für einen guten Tag`,
  notEnough: total => `${headed(spelled(total))} angekommen, und doch verloren`,
  conceded: (total, objective) => `Der Tag endet früh: ${spelled(total)} von ${spelled(objective)}`,
  brought: (names, you, total, objective) => {
    const all = [...names, ...(you ? ['du'] : [])];
    const who = all.length > 1 ? `${all.slice(0, -1).join(', ')} und ${all.at(-1)}` : (all[0] ?? '');
    const verb = you ? (all.length > 1 ? 'habt' : 'hast') : all.length > 1 ? 'haben' : 'hat';
    return `${headed(who)} ${verb} ${total < objective ? `${total} von ${objective} Reisenden` : total === 1 ? 'eine Person' : `${total} Reisende`} ans Ziel gebracht.`;
  },
  left: turn => `Der Bus verließ die Stadt in Zug ${turn}.`,
  asked: need => `verlangt: ${need}`,
  missed: need => `verlangt: ${need}; niemand kam`,
  aboard: 'mit dem Bus abgereist',
  sum: (parts, total, objective) => `${parts.join(' + ') || total}${parts.length > 1 ? ` = ${total}` : ''} von ${objective} verlangten.`,
  team: { alone: 'Allein am Steuer', together: 'Das Team' },
  tiles: count => `${count} Plättchen`,
  toGold: total => `Mit ${total} wird der Tag golden.`,
  gold: 'Ein goldener Tag.',
  tomorrow: 'Morgen',
  again: 'Die Stadt öffnet wieder',
  day: (day, level, objective) => `Tag ${day} von 12, Stufe ${level}: ${objective} Reisende.`,
  grands: 'Alle zwölf Tage sind gewonnen.',
  sameDay: 'Dieselben Orte, neue Plättchen.',
  until: (turn, objective) => `Bis Zug ${turn} waren ${objective} noch möglich.`,
  daily: {
    won: (total, objective) => `Der Tag ist gewonnen: ${total} von ${objective}`,
    lost: (total, objective) => `Der Tag ist verloren: ${total} von ${objective}`,
    next: 'Eine neue Stadt für alle, ab Mitternacht UTC.',
  },
  roads: {
    close: 'Schließen',
    see: 'Die zwei Wege ansehen',
    title: turn => `Zug ${turn}: die zwei Wege`,
    taken: 'Der gefahrene Weg',
    open: 'Der noch offene Weg',
    lost: objective => `Danach waren ${objective} nicht mehr möglich.`,
    unfound: objective => `Danach fand sich kein Weg mehr zu ${objective}.`,
    possible: objective => `So waren ${objective} noch möglich, mit den passenden Plättchen.`,
  },
  practice: {
    title: 'Noch ein Versuch',
    from: turn => `Ab Zug ${turn}, dieselben zwei Plättchen`,
    note: 'Ein Übungstag. Er zählt nicht, aber man lernt dabei.',
  },
};
