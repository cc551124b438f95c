import type { HouseWords } from './en.ts';

/** What the first look of every game says in Danish. */
export const da: HouseWords = {
  lead: 'Fire kort, og så til bordet. Du finder dem igen på spillets side og bag spørgsmålstegnet.',
  deck: 'Sådan vinder du, fire kort',
  large: 'Stort',
  names: ['Målet', 'En tur', 'Det tæller', 'Et godt råd'],
  cardOf: card => `Kort ${card} af 4`,
  lesson: 'Første parti med hjælp',
  play: 'Spil med det samme',
  skip: 'Gå til bordet',
  back: 'Tilbage til bordet',
  close: 'Luk',
  news: {
    begun: 'Partiet er begyndt.',
    turn: 'Partiet er begyndt – det er din tur.',
    away: 'Værten har fjernet dig fra bordet. Du kan se med.',
    go: 'Til bordet',
  },
  print: 'Udskriv',
  hold: 'Hold fingeren på noget på bordet for at få det forklaret.',
  rest: 'Lad musen hvile på noget på bordet for at få det forklaret.',
};
