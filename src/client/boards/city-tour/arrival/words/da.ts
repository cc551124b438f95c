import type { Own } from './en.ts';

const NUMBERS = 'nul én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve'.split(' ');
const spelled = (count: number) => NUMBERS[count] ?? String(count);
const headed = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the newspaper says in Danish. */
export const da: Own = {
  you: 'Du',
  travellers: count => `${count} rejsende`,
  gazette: 'Papirbyens Tidende',
  edition: { won: 'én fold', lost: 'aftenudgave' },
  board: (tiles, stops) =>
    `Byen til sidst: ${tiles} ${tiles === 1 ? 'vejbrik' : 'vejbrikker'} lagt, ${stops} af seks seværdigheder besøgt.`,
  won: (total, over) =>
    over > 0
      ? `${headed(spelled(total))} fremme, ${spelled(over)} flere end ønsket`
      : `${headed(spelled(total))} fremme, præcis som ønsket`,
  short: (short, left) =>
    left > 0
      ? `${headed(spelled(short))} for lidt, og ${spelled(left)} stadig i bussen`
      : `${headed(spelled(short))} for lidt til en god dag`,
  notEnough: total => `${headed(spelled(total))} fremme, og dagen alligevel tabt`,
  conceded: (total, objective) => `Dagen slutter tidligt: ${spelled(total)} af ${spelled(objective)}`,
  brought: (names, you, total, objective) => {
    const all = [...names, ...(you ? ['du'] : [])];
    const who = all.length > 1 ? `${all.slice(0, -1).join(', ')} og ${all.at(-1)}` : (all[0] ?? '');
    return `${headed(who)} bragte ${total < objective ? `${total} af ${objective}` : total} rejsende frem.`;
  },
  left: turn => `Bussen forlod byen i tur ${turn}.`,
  asked: need => `ønsket: ${need}`,
  missed: need => `ønsket: ${need}; ingen kom`,
  aboard: 'rejste med bussen',
  sum: (parts, total, objective) => `${parts.join(' + ') || total}${parts.length > 1 ? ` = ${total}` : ''} af ${objective} ønskede i alt.`,
  team: { alone: 'Alene ved rattet', together: 'Holdet' },
  tiles: count => (count === 1 ? '1 brik' : `${count} brikker`),
  toGold: total => `Med ${total} bliver dagen gylden.`,
  gold: 'En gylden dag.',
  tomorrow: 'I morgen',
  again: 'Byen åbner igen',
  day: (day, level, objective) => `Dag ${day} af 12, niveau ${level}: ${objective} rejsende.`,
  grands: 'Alle tolv dage er vundet.',
  sameDay: 'De samme seværdigheder, nye brikker.',
  until: (turn, objective) => `I tur ${turn} kunne målet på ${objective} stadig nås.`,
  daily: {
    won: (total, objective) => `Dagen er vundet: ${total} af ${objective}`,
    lost: (total, objective) => `Dagen er tabt: ${total} af ${objective}`,
    next: 'En ny by til alle, fra midnat UTC.',
  },
  roads: {
    close: 'Luk',
    see: 'Se de to veje',
    title: turn => `Tur ${turn}: de to veje`,
    taken: 'Den vej, der blev kørt',
    open: 'Den vej, der stadig var åben',
    lost: objective => `Derefter kunne ${objective} ikke længere nås.`,
    unfound: objective => `Derefter blev der ikke fundet en vej til ${objective}.`,
    possible: objective => `Ad den vej kunne ${objective} stadig nås, med de rigtige brikker.`,
  },
  practice: {
    title: 'Prøv igen',
    from: turn => `Fra tur ${turn} med de samme to brikker`,
    note: 'En øvedag. Den tæller ikke, men du lærer af den.',
  },
};
