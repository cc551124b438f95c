import type { MineWords } from './en.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const list = new Intl.ListFormat('de');

export const de: MineWords = {
  wins: names => `${list.format(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}`,
  level: name => `gleichauf mit ${name}`,
  ahead: (by, name) => `${by} vor ${name}`,
  behind: (by, name) => `${by} hinter ${name}`,
  rank: rank => `${rank}. Platz`,
  lead: 'Partien auf diesem Gerät sind hier gespeichert, Online-Partien auf dem Server.',
  inPlay: 'Laufende Partien',
  finished: 'Beendete Partien',
  none: 'Du hast noch keine Partie gespielt.',
  all: count => (count === 1 ? 'Eine Partie' : `Alle ${count} Partien`),
  alone: 'Allein',
  won: 'Gewonnen',
  notWon: 'Nicht gewonnen',
  byBot: 'Von einem Bot zu Ende gespielt',
  left: 'Du hast deinen Platz abgegeben, ein Bot spielt.',
  askBack: 'Meinen Platz zurückholen',
  until: when => `bis ${when}`,
  timeLeft: time => `noch ${time}`,
  timeUp: 'Die Zeit ist um',
  rated: 'gewertet',
  notRated: 'nicht gewertet',
  freeSeats: count => (count === 0 ? 'kein freier Platz' : count === 1 ? '1 freier Platz' : `${count} freie Plätze`),
  set: when => `erstellt ${when}`,
  review: title => `Partie auswerten: ${title}`,
  rename: title => `Partie umbenennen: ${title}`,
  title: 'Dein Titel für diese Partie',
  dropOnline: 'Diese Partie aus der Liste auf diesem Gerät entfernen? Die anderen behalten sie.',
  export: 'Alles exportieren',
  exportHelp:
    'Eine Datei mit deinen Partien, der Kampagne, deinen besten Ergebnissen und Einstellungen, für ein anderes Gerät. Sie meldet niemanden an: Für laufende Online-Partien erstellst du in den Einstellungen einen Link.',
  import: 'Datei importieren',
  bad: 'Diese Datei lässt sich nicht importieren: Sie stammt nicht aus einem Export von Tabletour oder ist beschädigt. Nichts wurde geändert.',
  brought: (added, known) =>
    `${counted(added, 'Partie', 'Partien')} importiert${known > 0 ? `; ${known} ${known === 1 ? 'war' : 'waren'} schon da` : ''}. Kampagne und beste Ergebnisse sind zusammengeführt.`,
  useSettings: 'Auch die Einstellungen übernehmen',
  settingsUsed: 'Die Einstellungen sind übernommen.',
};
