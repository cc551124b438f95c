import type { Own } from './en.ts';

const list = new Intl.ListFormat('de');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const euro = (money: number) => (money < 0 ? `−${-money}\u00a0€` : `${money}\u00a0€`);

/** What the postcard says in German. */
export const de: Own = {
  you: 'Du',
  euro,
  endings: {
    dice: 'Der letzte Tourist kam aus dem Beutel, der Sommer war vorbei.',
    category: 'Eine Art von Attraktionen war vergriffen, der Sommer war vorbei.',
    stuck: 'Kein Bus konnte mehr fahren, der Sommer war vorbei.',
    stall: 'Nichts bewegte sich mehr, der Sommer war vorbei.',
    turns: 'Der letzte Zug war gespielt, der Sommer war vorbei.',
  },
  greetings: 'Grüße vom',
  board: tiles => `Die Karte am Ende mit ${many(tiles, 'Attraktion', 'Attraktionen')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `${euro(score)} in der Kasse: Du beendest den Sommer ${euro(by)} vor ${other}.`
        : `${euro(score)} in der Kasse, so viel wie ${other}: Der Gleichstand geht an dich.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${euro(score)} in der Kasse: ${name} beendet den Sommer ${euro(by)} vor ${other}.`
        : `${euro(score)} in der Kasse, so viel wie ${other}: Der Gleichstand geht an ${name}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du beendest den Sommer mit ${euro(score - by)}; ${winner} gewinnt mit ${euro(score)}.`
        : `${winner} hat wie du ${euro(score)} und entscheidet den Gleichstand für sich.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} teilt euch den Sieg mit je ${euro(score)}.`,
    tie: (names, score) => `${list.format(names)} teilen sich den Sieg mit je ${euro(score)}.`,
  },
  titleOther: {
    youWin: (score, by, other) =>
      by > 0
        ? `Du gewinnst den Sommer mit ${score}, ${by} vor ${other}.`
        : `Du gewinnst den Sommer mit ${score}, bei Gleichstand vor ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gewinnt den Sommer mit ${score}, ${by} vor ${other}.`
        : `${name} gewinnt den Sommer mit ${score}, bei Gleichstand vor ${other}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du beendest den Sommer mit ${score - by}; ${winner} gewinnt mit ${score}.`
        : `${winner} hat wie du ${score} und entscheidet den Gleichstand für sich.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} teilt euch den Sieg mit je ${score}.`,
    tie: (names, score) => `${list.format(names)} teilen sich den Sieg mit je ${score}.`,
  },
  visits: (tiles, visits) => `${many(tiles, 'Attraktion', 'Attraktionen')}, ${many(visits, 'Besuch', 'Besuche')}.`,
  bestTown: (town, money) => `Allein ${town} brachte ${money}.`,
  ruined: count =>
    count === 0
      ? 'Kein Tourist gab auf diesen Fahrten den letzten Euro aus.'
      : count === 1
        ? 'Ein Tourist gab auf dieser Fahrt den letzten Euro aus.'
        : `${count} Touristen gaben auf diesen Fahrten den letzten Euro aus.`,
  built: (count, money) => `${many(count, 'Attraktion', 'Attraktionen')} für ${money} gebaut`,
  ferries: (count, money) => `${many(count, 'Fähre', 'Fähren')} für ${money}`,
  tiles: 'Attraktionen, am Ende gezählt',
  began: 'Geld zu Beginn',
  nothing: 'Eine leere Kasse, aber Blick auf die Alpen.',
  visitCount: count => many(count, 'Besuch', 'Besuche'),
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (money, rank) => `Ab ${euro(money)} heißt der Rang „${rank}“.`,
    boats: 'Bootsverleih',
    harbour: 'Hafenmeisterei',
    host: 'Erstes Haus am See',
  },
};
