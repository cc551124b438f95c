import type { ProfileWords } from './en.ts';

const number = new Intl.NumberFormat('da', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = { days: 'dage', euros: '€', points: 'point', win: '% vinderchance' };

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
  counted: 'Talt op fra Mine partier: det, som denne enhed og serveren stadig har gemt.',
  curve: game => `Din rating: ${game}`,
  curveHelp:
    'Båndet viser, hvor sikker den er: Den sande styrke ligger i den mørke del halvdelen af gangene og i hele båndet otte ud af ti gange.',
  after: count => `Efter ${count} ${count === 1 ? 'parti' : 'partier'}`,
  match: 'Ratede partier',
  figures: 'Tal',
  noRating: 'Du har ikke spillet et ratet parti endnu. Sæt kryds ved „Ratet“, når du sætter et onlinebord op.',
  luck: 'Held og beslutninger',
  luckHelp: 'Fra de gennemgange, du har åbnet på denne enhed; ingen andre ser dem.',
  noLuck: 'Åbn gennemgangen af et færdigt parti for at se, hvor meget der var held, og hvor meget der var dig.',
  per: count => (count === 1 ? 'Ét gennemgået parti' : `Gennemsnit af ${count} gennemgåede partier`),
  luckWas: (value, unit) => `held ${signed(value)} ${UNITS[unit]}`,
  youWere: (value, unit) => `dine beslutninger ${signed(value)} ${UNITS[unit]}`,
  accuracy: value => `præcision ${Math.round(value)} %`,
  ranking: 'Hvem er stærkest',
  nobody: 'Ingens styrke kendes godt nok endnu.',
  you: 'dig',
  offline: 'Serveren kan ikke nås: Ratingerne mangler.',
};
