import type { Own } from './en.ts';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const withPoints = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkten`);
const list = new Intl.ListFormat('de');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the guest book says in German. */
export const de: Own = {
  you: 'Du',
  points,
  quotes: {
    nature: ['Wir haben die Sonne aufgehen sehen.', 'Weit und breit kein Mensch.', 'Es roch nach Pinien.'],
    party: ['Geschlafen haben wir nur im Flugzeug.', 'Ich höre die Musik immer noch.', 'Niemand ging ins Bett.'],
    shopping: ['Mein Koffer ist zu klein.', 'Schnäppchen an jeder Ecke.', 'Einen Hut für jeden daheim.'],
    culture: ['Ich stand da und schwieg.', 'Drei Museen vor dem Mittagessen.', 'Unsere Reiseleiterin kannte jeden Stein.'],
  },
  book: 'Gästebuch',
  quoted: (name, city) => `${name}, ${city}`,
  board: cities => `Die Karte am Ende: ${many(cities, 'Stadt', 'Städte')} besucht.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Dein Reisebüro gewinnt die Saison mit ${withPoints(score)}, ${by} vor ${other}.`
        : `Dein Reisebüro gewinnt die Saison mit ${withPoints(score)}, bei Gleichstand vor ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gewinnt die Saison mit ${withPoints(score)}, ${by} vor ${other}.`
        : `${name} gewinnt die Saison mit ${withPoints(score)}, bei Gleichstand vor ${other}.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} teilt euch den Sieg mit je ${withPoints(score)}.`,
    tie: (names, score) => `${list.format(names)} teilen sich den Sieg mit je ${withPoints(score)}.`,
  },
  flights: (guests, flights) => `${many(guests, 'Gast', 'Gäste')}, ${many(flights, 'Flug', 'Flüge')}.`,
  bestCity: (city, score) => `Allein ${city} brachte ${score}.`,
  causes: {
    business: count => many(count, 'Business-Tourist in der Economy', 'Business-Touristen in der Economy'),
    dirtySeat: count => many(count, 'schmutziger Sitz', 'schmutzige Sitze'),
    vip: count => many(count, 'VIP ohne VIP-Zimmer', 'VIPs ohne VIP-Zimmer'),
    angryOffice: count => (count === 1 ? '1 verließ verärgert das Büro' : `${count} verließen verärgert das Büro`),
    noRoom: count => `${count} ohne Zimmer`,
    revokeNoRoom: count => `${count}\u00a0×\u00a0Punkte zurückgenommen`,
    closedLeave: count =>
      count === 1 ? '1 verließ verärgert eine geschlossene Stadt' : `${count} verließen verärgert eine geschlossene Stadt`,
    stayInPlane: count => `${count} im Flugzeug geblieben`,
  },
  other: 'von vorher',
  nothing: 'Kein Punkt, aber auch keine Strafe.',
  behind: (rank, score, winner, by) =>
    by > 0
      ? `Platz ${rank} für dich mit ${withPoints(score)}; ${winner} gewinnt mit ${score + by}.`
      : `Platz ${rank} für dich mit ${withPoints(score)}; ${winner} hat ebenso viele und gewinnt den Gleichstand.`,
  parts: { interest: 'Interessen', row: 'Aktivitäten', employee: 'Personal', fines: 'Abzüge' },
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (more, rank) => `Noch ${points(more)} bis „${rank}“.`,
    office: 'Reisebüro',
    hotel: 'Grandhotel',
    world: 'Weltagentur',
  },
};
