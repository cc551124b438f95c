import type { MineWords } from './en.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const list = new Intl.ListFormat('da');

export const da: MineWords = {
  wins: names => `${list.format(names)} vinder`,
  level: name => `lige med ${name}`,
  ahead: (by, name) => `${by} foran ${name}`,
  behind: (by, name) => `${by} efter ${name}`,
  rank: rank => `Nr. ${rank}`,
  lead: 'Partier på denne enhed er gemt her; onlinepartier ligger på serveren.',
  inPlay: 'I gang',
  finished: 'Afsluttede',
  none: 'Du har ikke spillet et parti endnu.',
  all: count => (count === 1 ? 'Ét parti i alt' : `Alle ${count} partier`),
  alone: 'Alene',
  won: 'Vundet',
  notWon: 'Ikke vundet',
  byBot: 'Spillet færdig af en bot',
  left: 'Du har opgivet din plads; en bot spiller.',
  askBack: 'Bed om min plads',
  until: when => `indtil ${when}`,
  timeLeft: time => `${time} tilbage`,
  timeUp: 'Tiden er gået',
  rated: 'med rating',
  notRated: 'uden rating',
  freeSeats: count => (count === 0 ? 'ingen ledig plads' : count === 1 ? '1 ledig plads' : `${count} ledige pladser`),
  set: when => `oprettet ${when}`,
  review: title => `Gennemgå ${title}`,
  rename: title => `Omdøb ${title}`,
  title: 'Din titel på partiet',
  dropOnline: 'Vil du fjerne partiet fra listen på denne enhed? De andre beholder det.',
  export: 'Eksportér alt',
  exportHelp:
    'Én fil med dine partier, din kampagne, dine bedste resultater og indstillinger, til en anden enhed. Den logger ingen ind: Er et onlineparti i gang, laver du et link under indstillinger.',
  import: 'Importér en fil',
  bad: 'Filen kan ikke importeres: Den er ikke eksporteret fra Tabletour, eller den er beskadiget. Intet blev ændret.',
  brought: (added, known) =>
    `${counted(added, 'parti', 'partier')} importeret${known > 0 ? `; ${known} var her i forvejen` : ''}. Kampagne og bedste resultater er samlet.`,
  useSettings: 'Brug også filens indstillinger',
  settingsUsed: 'Indstillingerne er overtaget.',
};
