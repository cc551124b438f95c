import type { Own } from './en.ts';

const points = (count: number) => `${count} point`;
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the guest book says in Danish. */
export const da: Own = {
  you: 'Du',
  points,
  quotes: {
    nature: ['Vi så solen stå op.', 'Ikke et menneske i miles omkreds.', 'Der duftede af fyr.'],
    party: ['Vi sov i flyet. Kun der.', 'Jeg hører stadig musikken.', 'Ingen gik i seng.'],
    shopping: ['Min kuffert er for lille.', 'Gode køb på hvert hjørne.', 'En hat til alle derhjemme.'],
    culture: ['Jeg stod der og tav.', 'Tre museer før frokost.', 'Guiden kendte hver en sten.'],
  },
  book: 'Gæstebog',
  quoted: (name, city) => `${name}, ${city}`,
  board: cities => `Kortet til sidst: ${many(cities, 'by', 'byer')} besøgt.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Dit rejsebureau vinder sæsonen med ${points(score)}, ${by} foran ${other}.`
        : `Dit rejsebureau vinder sæsonen med ${points(score)}, på det afgørende foran ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} vinder sæsonen med ${points(score)}, ${by} foran ${other}.`
        : `${name} vinder sæsonen med ${points(score)}, på det afgørende foran ${other}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `${winner} vinder sæsonen med ${points(score)}, ${by} foran dig.`
        : `${winner} har ${points(score)} som du og vinder på det afgørende.`,
    youTie: (others, score) => `${others.join(', ')} og du deler sejren med ${score} hver.`,
    tie: (names, score) => `${names.join(' og ')} deler sejren med ${score} hver.`,
  },
  flights: (guests, flights) => `${many(guests, 'gæst', 'gæster')}, ${many(flights, 'flyvning', 'flyvninger')}.`,
  bestCity: (city, score) => `Alene ${city} gav ${score}.`,
  causes: {
    business: count => `${count} × business på økonomiklasse`,
    dirtySeat: count => many(count, 'snavset sæde', 'snavsede sæder'),
    vip: count => many(count, 'VIP uden VIP-værelse', 'VIP’er uden VIP-værelse'),
    angryOffice: count => `${count} gik vrede fra kontoret`,
    noRoom: count => `${count} uden værelse`,
    revokeNoRoom: count => `${count} × point taget tilbage`,
    closedLeave: count => `${count} gik ved lukketid`,
    stayInPlane: count => `${count} blev i flyet`,
  },
  other: 'fra før',
  nothing: 'Ikke et point, men heller ingen bøde.',
  angry: count => (count === 0 ? 'ingen gik vrede' : `${count} gik vrede`),
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (more, rank) => `${more} mere, og det er „${rank}“.`,
    office: 'Rejsekontor',
    hotel: 'Grandhotel',
    world: 'Verdensbureau',
  },
};
