import type { ProfileWords } from './en.ts';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const ONE = { days: 'Tag', euros: '€', points: 'Punkt', win: 'Punkt Siegchance' };
const MANY = { days: 'Tage', euros: '€', points: 'Punkte', win: 'Punkte Siegchance' };
/** „+1 Tag“, „−2,5 Tage“. */
const amount = (value: number, unit: keyof typeof ONE) => {
  const said = signed(value);
  return `${said} ${(said.slice(1) === '1' ? ONE : MANY)[unit]}`;
};

export const de: ProfileWords = {
  title: 'Dein Profil',
  lead: 'Ein Profil ist ein Name und ein Link für andere Geräte, mehr nicht: kein Konto, keine E-Mail, kein Passwort.',
  since: date => `Hier zu Gast seit ${date}.`,
  way: 'Name und Link für ein anderes Gerät',
  results: 'Deine Partien',
  none: 'Du hast noch keine Partie beendet. Was du hier oder online spielst, wird auf dieser Seite gezählt.',
  game: 'Spiel',
  finished: 'Beendet',
  won: 'Gewonnen',
  rating: 'Wertung',
  favourite: 'Am meisten gespielt',
  counted: 'Gezählt wird, was dieses Gerät und der Server unter „Meine Partien“ noch aufbewahren.',
  curve: game => `Deine Wertung: ${game}`,
  curveHelp:
    'Das Band zeigt, wie sicher die Wertung ist: Die wahre Spielstärke liegt in der Hälfte der Fälle im dunklen Teil, in acht von zehn im ganzen Band.',
  after: count => `Nach ${count} ${count === 1 ? 'Partie' : 'Partien'}`,
  match: 'Gewertete Partien',
  figures: 'Zahlen',
  noRating: 'Du hast noch keine gewertete Partie gespielt. Wähle „Gewertet“, wenn du einen Online-Tisch einrichtest.',
  luck: 'Zufall und Entscheidungen',
  luckHelp: 'Aus den Auswertungen, die du auf diesem Gerät geöffnet hast; niemand sonst sieht sie.',
  noLuck: 'Öffne die Auswertung einer beendeten Partie: Dann siehst du, was Zufall war und was an dir lag.',
  per: count => (count === 1 ? 'Eine Auswertung' : `Mittel aus ${count} Auswertungen`),
  luckWas: (value, unit) => `Zufall ${amount(value, unit)}`,
  youWere: (value, unit) => `deine Entscheidungen ${amount(value, unit)}`,
  accuracy: value => `Genauigkeit ${Math.round(value)}\u00a0%`,
  ranking: 'Wer am stärksten spielt',
  nobody: 'Noch ist keine Spielstärke gut genug bekannt.',
  you: 'du',
  offline: 'Der Server ist nicht erreichbar: Die Wertungen fehlen.',
};
