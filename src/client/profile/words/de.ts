import type { ProfileWords } from './en.ts';

const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const signed = (value: number) => number.format(value).replace('-', '−');
const UNITS = { days: 'Tage', euros: '€', points: 'Punkte', win: '% Gewinnchance' };

export const de: ProfileWords = {
  title: 'Dein Profil',
  lead: 'Ein Profil ist ein Name und ein Link für andere Geräte, mehr nicht: kein Konto, keine E-Mail, kein Passwort.',
  since: date => `Zu Gast hier seit ${date}.`,
  way: 'Name und Link für ein anderes Gerät',
  results: 'Deine Spiele',
  none: 'Du hast noch keine Partie beendet. Was du hier oder online spielst, wird auf dieser Seite gezählt.',
  game: 'Spiel',
  finished: 'Beendet',
  won: 'Gewonnen',
  rating: 'Wertung',
  favourite: 'Am meisten gespielt',
  counted: 'Gezählt aus „Meine Partien“: was dieses Gerät und der Server noch aufbewahren.',
  curve: game => `Deine Wertung: ${game}`,
  curveHelp:
    'Das Band zeigt, wie sicher sie ist: Die wahre Stärke liegt in der Hälfte der Fälle im dunklen Teil, in acht von zehn im ganzen Band.',
  after: count => `Nach ${count} ${count === 1 ? 'Partie' : 'Partien'}`,
  match: 'Gewertete Partien',
  figures: 'Zahlen',
  noRating: 'Du hast noch keine gewertete Partie gespielt. Wähle „Gewertet“, wenn du einen Online-Tisch einrichtest.',
  luck: 'Glück und Entscheidungen',
  luckHelp: 'Aus den Auswertungen, die du auf diesem Gerät geöffnet hast; niemand sonst sieht sie.',
  noLuck: 'Öffne die Auswertung einer beendeten Partie: Dann siehst du, was Glück war und was an dir lag.',
  per: count => (count === 1 ? 'Eine Auswertung' : `Mittel aus ${count} Auswertungen`),
  luckWas: (value, unit) => `Glück ${signed(value)} ${UNITS[unit]}`,
  youWere: (value, unit) => `deine Entscheidungen ${signed(value)} ${UNITS[unit]}`,
  accuracy: value => `Genauigkeit ${Math.round(value)} %`,
  ranking: 'Wer am stärksten spielt',
  nobody: 'Noch ist niemandes Stärke gut genug bekannt.',
  you: 'du',
  offline: 'Der Server ist nicht erreichbar: Die Wertungen fehlen.',
};
