import type { Own } from './en.ts';

const points = (count: number) => `${count} point`;
const list = new Intl.ListFormat('da');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the guest book says in Danish. */
export const da: Own = {
  you: 'Du',
  points,
  quotes: {
    nature: ['Vi så solen stå op.', 'Ikke et menneske i miles omkreds.', 'Der duftede af fyrretræ.'],
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
        : `Dit rejsebureau vinder sæsonen med ${points(score)}, foran ${other} på tiebreak.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} vinder sæsonen med ${points(score)}, ${by} foran ${other}.`
        : `${name} vinder sæsonen med ${points(score)}, foran ${other} på tiebreak.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} deler sejren med ${points(score)} hver.`,
    tie: (names, score) => `${list.format(names)} deler sejren med ${points(score)} hver.`,
  },
  flights: (guests, flights) => `${many(guests, 'gæst', 'gæster')}, ${many(flights, 'flyvning', 'flyvninger')}.`,
  bestCity: (city, score) => `${city} alene gav ${score}.`,
  causes: {
    business: count => many(count, 'business-turist på økonomi', 'business-turister på økonomi'),
    dirtySeat: count => many(count, 'snavset sæde', 'snavsede sæder'),
    vip: count => many(count, 'VIP uden VIP-værelse', 'VIP’er uden VIP-værelse'),
    angryOffice: count => `${count} forlod kontoret i vrede`,
    noRoom: count => `${count} uden værelse`,
    revokeNoRoom: count => `${count} × point taget tilbage`,
    closedLeave: count => `${count} forlod en lukket by i vrede`,
    stayInPlane: count => `${count} blev i flyet`,
  },
  other: 'fra før',
  nothing: 'Ingen point, men heller ingen straf.',
  behind: (rank, score, winner, by) =>
    by > 0
      ? `Du bliver nr. ${rank} med ${points(score)}; ${winner} vinder med ${score + by}.`
      : `Du bliver nr. ${rank} med ${points(score)}; ${winner} har lige så mange og vinder på tiebreak.`,
  parts: { interest: 'interesser', row: 'aktiviteter', employee: 'ansatte', fines: 'bøder' },
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (more, rank) => `${points(more)} mere, og rangen er ”${rank}”.`,
    office: 'Rejsekontor',
    hotel: 'Grandhotel',
    world: 'Verdensbureau',
  },
};
