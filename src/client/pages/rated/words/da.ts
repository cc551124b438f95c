import type { RatedWords } from './en.ts';

export const da: RatedWords = {
  rated: 'Ratet',
  help: 'Resultatet ændrer ratingen. Én person, én plads; valg som trykt; den, der går, bliver sidst.',
  title: 'Rating',
  lead: 'Din styrke i hvert spil, fra ratede onlineborde. Du behøver ingen konto: Den hører til denne gæst, og dit genoprettelseslink tager den med.',
  none: 'Du har ikke spillet et ratet parti endnu. Sæt kryds ved „Ratet“, når du sætter et onlinebord op.',
  games: count => `${count} ${count === 1 ? 'ratet parti' : 'ratede partier'}`,
  unknown: 'Endnu for få partier',
  give: (rating, give) => `${rating} ± ${give}`,
  ranking: 'Rangliste',
  nobody: 'Ingens styrke kendes godt nok endnu.',
  you: 'dig',
  place: place => `${place}.`,
};
