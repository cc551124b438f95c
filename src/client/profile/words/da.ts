import type { ProfileWords } from './en.ts';

const number = new Intl.NumberFormat('da', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = { days: 'dage', euros: '€', points: 'point', win: 'procentpoint vinderchance' };
const amount = (value: number, unit: keyof typeof UNITS) =>
  `${signed(value)}\u00a0${unit === 'days' && /^.1$/u.test(signed(value)) ? 'dag' : UNITS[unit]}`;

export const da: ProfileWords = {
  title: 'Din profil',
  lead: 'En profil er et navn og et genoprettelseslink, ikke andet: ingen konto, ingen e-mail, ingen adgangskode.',
  since: date => `Gæst her siden ${date}.`,
  way: 'Navn og link til en anden enhed',
  results: 'Dine spil',
  none: 'Du har ikke spillet et parti færdigt endnu. Det, du spiller her eller online, bliver talt med på denne side.',
  game: 'Spil',
  finished: 'Færdige',
  won: 'Vundet',
  rating: 'Rating',
  favourite: 'Mest spillet',
  counted: 'Talt op ud fra Mine partier: det, denne enhed og serveren stadig har gemt.',
  curve: game => `Din rating i ${game}`,
  curveHelp:
    'Båndet viser, hvor sikker den er: Den sande styrke ligger i den mørke del i halvdelen af tilfældene og i hele båndet i otte ud af ti.',
  after: count => `Efter ${count} ${count === 1 ? 'parti' : 'partier'}`,
  match: 'Ratede partier',
  figures: 'Tal',
  noRating: 'Du har ikke spillet et ratet parti endnu. Sæt kryds ved ”Ratet”, når du opretter et onlinebord.',
  luck: 'Held og beslutninger',
  luckHelp: 'Fra de gennemgange, du har åbnet på denne enhed; ingen andre ser dem.',
  noLuck: 'Åbn gennemgangen af et færdigt parti for at se, hvor meget der skyldtes held, og hvor meget der skyldtes dig.',
  per: count => (count === 1 ? 'Ét gennemgået parti' : `Gennemsnit af ${count} gennemgåede partier`),
  luckWas: (value, unit) => `held ${amount(value, unit)}`,
  youWere: (value, unit) => `dine beslutninger ${amount(value, unit)}`,
  accuracy: value => `præcision ${Math.round(value)}\u00a0%`,
  ranking: 'Hvem er stærkest',
  nobody: 'Ingens styrke kendes godt nok endnu.',
  you: 'dig',
  offline: 'Serveren kan ikke nås: Ratingerne mangler.',
};
