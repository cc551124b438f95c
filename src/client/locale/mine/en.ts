const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const list = new Intl.ListFormat('en-GB');
const ordinal = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What is said of the games of whoever looks, in play and finished. */
export const en = {
  wins: (names: readonly string[]) => `${list.format(names)} ${names.length > 1 ? 'win' : 'wins'}`,
  level: (name: string) => `level with ${name}`,
  ahead: (by: number, name: string) => `${by} ahead of ${name}`,
  behind: (by: number, name: string) => `${by} behind ${name}`,
  rank: (rank: number) => `${rank}${ENDINGS[ordinal.select(rank)] ?? 'th'} place`,
  lead: 'Games on this device are stored here; online games are on the server.',
  inPlay: 'In play',
  finished: 'Finished',
  none: 'You haven’t played a game yet.',
  all: (count: number) => `All ${counted(count, 'game', 'games')}`,
  alone: 'Solo',
  won: 'Won',
  notWon: 'Not won',
  byBot: 'Finished by a bot',
  left: 'You gave up your seat; a bot plays.',
  askBack: 'Ask for my seat',
  until: (when: string) => `until ${when}`,
  timeLeft: (time: string) => `${time} left`,
  timeUp: 'The time is up',
  rated: 'rated',
  notRated: 'not rated',
  freeSeats: (count: number) => (count === 0 ? 'no free seat' : counted(count, 'free seat', 'free seats')),
  set: (when: string) => `created ${when}`,
  review: (title: string) => `Review ${title}`,
  rename: (title: string) => `Rename ${title}`,
  title: 'Your title for this game',
  dropOnline: 'Remove this game from the list on this device? The others keep it.',
  export: 'Export everything',
  exportHelp:
    'One file with your games, campaign, best results and settings, for another device. It doesn’t sign anyone in: for online games in play, create a link in the settings.',
  import: 'Import a file',
  bad: 'This file can’t be imported: it isn’t an export from Tabletour, or it is damaged. Nothing was changed.',
  brought: (added: number, known: number) =>
    `${counted(added, 'game', 'games')} imported${known > 0 ? `; ${known} ${known === 1 ? 'was' : 'were'} already here` : ''}. Campaign and best results were combined.`,
  useSettings: 'Use its settings too',
  settingsUsed: 'The settings have been applied.',
};

export type MineWords = typeof en;
