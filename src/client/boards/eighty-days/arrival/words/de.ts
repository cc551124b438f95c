import type { Own } from './en.ts';

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);
const afterDays = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`);
const times = (count: number, what: string) => (count === 1 ? what : `${count}\u00a0×\u00a0${what}`);
const list = new Intl.ListFormat('de');

/** What the telegram says in German. */
export const de: Own = {
  you: 'Du',
  day: day => `Tag ${day}`,
  days,
  board: (home, of) => `Der Plan am Ende: ${home} von ${of} Reisenden ${home === 1 ? 'ist' : 'sind'} zurück in London.`,
  title: {
    youAhead: (day, by, other) => `Du bist nach ${afterDays(day)} zu Hause, ${by} weniger als ${other}.`,
    ahead: (name, day, by, other) => `${name} ist nach ${afterDays(day)} zu Hause, ${by} weniger als ${other}.`,
    youWin: day => `Du bist nach ${afterDays(day)} zu Hause und gewinnst die Wette.`,
    wins: (name, day) => `${name} ist nach ${afterDays(day)} zu Hause und gewinnt die Wette.`,
    youBehind: (day, by, name) => `Du bist nach ${afterDays(day)} zu Hause, ${by} mehr als ${name}.`,
    youTied: (day, name) => `Du bist nach ${afterDays(day)} zu Hause, ebenso ${name}, und der Gleichstand entscheidet gegen dich.`,
    youAway: (place, name, day) => `Du bist bis ${place} gekommen; ${name} ist nach ${afterDays(day)} zu Hause.`,
    nobody: name => `Niemand gewinnt die Wette. ${name} war am nächsten dran.`,
    nobodyYou: 'Niemand gewinnt die Wette. Du warst am nächsten dran.',
    youLeft: (day, names) => `Du hast am Tag ${day} aufgegeben. ${list.format(names)} ${names.length > 1 ? 'spielten' : 'spielte'} weiter.`,
    youRemain: 'Alle anderen haben aufgegeben: Die Wette gehört dir.',
    remains: name => `Alle anderen haben aufgegeben: Die Wette gewinnt ${name}.`,
  },
  tape: {
    spare: count => (count === 0 ? 'Am allerletzten Tag stop' : `${days(count)} übrig stop`),
    late: count => `${days(count)} zu spät stop`,
    here: place => `Nur bis ${place} stop`,
    still: (name, place) => `${name} noch in ${place} stop`,
    betYours: 'Die Wette ist gewonnen stop',
    betOf: name => `Die Wette gewinnt ${name} stop`,
    betLost: 'Die Wette ist verloren stop',
  },
  telegram: 'Telegramm',
  club: 'Reform Club',
  postmark: 'Tag',
  strip: (legs, lost) => `Tage je Etappe: ${legs.join(', ')}${lost > 0 ? `, und ${lost} unterwegs verloren` : ''}`,
  legs: (count, sum) => `${count === 1 ? '1 Etappe' : `${count} Etappen`}, ${days(sum)}`,
  stripLost: count => `verloren: ${count}`,
  leg: (from, to, count) => `${from}–${to} in ${count}.`,
  won: count => `${count} gewonnen`,
  lost: count => `${count} verloren`,
  why: {
    pair: () => 'Ein Paar zählt nur einmal.',
    express: () => 'Ein Schnellzug ersetzte eine Bahn.',
    submarine: () => 'Ein Unterseeboot ersetzte ein Schiff.',
    balloon: die => `Der Ballon flog; der Würfel zeigt ${die}.`,
    offer: () => 'Ein „Angebot“ machte sie kürzer.',
    elephant: die => `Auf dem Elefanten; der Würfel zeigt ${die}.`,
    plain: () => 'Gute Karten zur rechten Zeit.',
  },
  loss: {
    detective: count => times(count, 'Detektiv'),
    blue: count => times(count, 'Sturm oder Verzögerung'),
    chips: count => times(count, 'Plättchen der anderen'),
    pressure: count => times(count, 'Zeitdruck'),
  },
  losses: parts => `Unterwegs: ${parts.join(', ')}.`,
  nothingLost: 'Unterwegs ging kein einziger Tag verloren.',
  gaveUp: 'aufgegeben',
  away: place => `nicht zu Hause, in ${place}`,
  inPlace: place => `in ${place}`,
  toSpare: count => `zu Hause, ${count} übrig`,
  tooLate: count => `zu Hause, ${count} zu spät`,
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (rank, day) => `„${rank}“ gibt es für eine Heimkehr bis Tag ${day}.`,
    notHome: 'Ohne London kein Rang.',
    home: 'Heimgekehrt',
    onTime: 'Pünktlich',
    ahead: 'Vor der Zeit',
    toast: 'Stolz des Clubs',
  },
};
