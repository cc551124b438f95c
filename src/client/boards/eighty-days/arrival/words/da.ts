import type { Own } from './en.ts';

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dage`);
const list = new Intl.ListFormat('da');
const times = (count: number, what: string) => (count === 1 ? what : `${count} × ${what}`);

/** What the telegram says in Danish. */
export const da: Own = {
  you: 'Du',
  day: day => `dag ${day}`,
  days,
  board: (home, of) => `Spillepladen til sidst: ${home} af ${of} rejsende er tilbage i London.`,
  title: {
    youAhead: (day, by, other) => `Du er hjemme på dag ${day}, ${days(by)} før ${other}.`,
    ahead: (name, day, by, other) => `${name} er hjemme på dag ${day}, ${days(by)} før ${other}.`,
    youWin: day => `Du er hjemme på dag ${day} og vinder væddemålet.`,
    wins: (name, day) => `${name} er hjemme på dag ${day} og vinder væddemålet.`,
    youBehind: (name, by, day) => `${name} var hjemme ${days(by)} før dig, på dag ${day}.`,
    youAway: (name, day, place) => `${name} er hjemme på dag ${day}; du nåede til ${place}.`,
    nobody: name => `Ingen vandt væddemålet. ${name} kom tættest på.`,
    nobodyYou: 'Ingen vandt væddemålet. Du kom tættest på.',
    youLeft: (day, names) => `Du gav op på dag ${day}. ${list.format(names)} spillede videre.`,
    youRemain: 'Alle andre gav op: Væddemålet er dit.',
    remains: name => `Alle andre gav op: ${name} vinder væddemålet.`,
  },
  tape: {
    spare: count => (count === 0 ? 'På den allersidste dag stop' : `${days(count)} til overs stop`),
    late: count => `${days(count)} for sent stop`,
    here: place => `Ikke længere end ${place} stop`,
    still: (name, place) => `${name} stadig i ${place} stop`,
    betYours: 'Væddemålet er dit stop',
    betOf: name => `Væddemålet går til ${name} stop`,
    betLost: 'Væddemålet er tabt stop',
  },
  telegram: 'Telegram',
  club: 'Reform Club',
  postmark: 'Dag',
  strip: (legs, lost) => `Dage pr. etape: ${legs.join(', ')}${lost > 0 ? `, og ${lost} tabt undervejs` : ''}`,
  legs: (count, sum) => `${count === 1 ? '1 etape' : `${count} etaper`}, ${days(sum)}`,
  stripLost: count => `tabt: ${count}`,
  leg: (from, to, count) => `${from}–${to} på ${count}.`,
  won: count => `${count} vundet`,
  lost: count => `${count} tabt`,
  why: {
    pair: () => 'To ens kort tæller kun én gang.',
    express: () => 'Et Eksprestog erstattede et tog.',
    submarine: () => 'En Undervandsbåd erstattede et skib.',
    balloon: die => `Ballonen fløj; terningen viser ${die}.`,
    offer: () => 'Et Tilbud gjorde den kortere.',
    elephant: die => `På elefantryg; terningen viser ${die}.`,
    plain: () => 'Gode kort i rette tid.',
  },
  loss: {
    detective: count => times(count, 'detektiv'),
    blue: count => times(count, 'storm eller forsinkelse'),
    chips: count => times(count, 'brik fra en modspiller'),
    pressure: count => times(count, 'tidspres'),
  },
  losses: parts => `Undervejs: ${parts.join(', ')}.`,
  nothingLost: 'Ikke en eneste dag gik tabt undervejs.',
  gaveUp: 'gav op',
  inPlace: place => `i ${place}`,
  toSpare: count => `hjemme, ${count} til overs`,
  tooLate: count => `hjemme, ${count} for sent`,
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (rank, day) => `Kom hjem senest på dag ${day}, og rangen er ”${rank}”.`,
    notHome: 'Ingen rang uden London.',
    home: 'Hjemvendt',
    onTime: 'Til tiden',
    ahead: 'Før tiden',
    toast: 'Klubbens helt',
  },
};
