const NUMBERS =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const spelled = (count: number) => NUMBERS[count] ?? String(count);
const headed = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/** What the newspaper says in English. */
export const en = {
  you: 'You',
  travellers: (count: number) => many(count, 'traveller', 'travellers'),
  gazette: 'the paper city gazette',
  edition: { won: 'one fold', lost: 'evening' },
  board: (tiles: number, stops: number) => `The finished city: ${many(tiles, 'tile', 'tiles')} placed, ${stops} of six sites served.`,
  won: (total: number, over: number) =>
    over > 0
      ? `${headed(spelled(total))} delivered, ${spelled(over)} more than needed`
      : `${headed(spelled(total))} delivered, just enough`,
  short: (short: number, left: number) =>
    left > 0 ? `${headed(spelled(short))} short, and ${spelled(left)} still on the bus` : `${headed(spelled(short))} short of a good day`,
  notEnough: (total: number) => `${headed(spelled(total))} delivered, and the day still lost`,
  conceded: (total: number, objective: number) => `The day ends early with ${spelled(total)} of ${spelled(objective)}`,
  brought: (names: readonly string[], you: boolean, total: number, objective: number) => {
    const all = [...(you ? ['You'] : []), ...names];
    const who = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
    return `${who} brought ${total < objective ? `${total} of ${many(objective, 'traveller', 'travellers')}` : many(total, 'traveller', 'travellers')} to the right site.`;
  },
  left: (turn: number) => `The bus left the city on turn ${turn}.`,
  asked: (need: string) => `asked for ${need}`,
  missed: (need: string) => `asked for ${need}, no one came`,
  aboard: 'left with the bus',
  sum: (parts: readonly number[], total: number, objective: number) =>
    `${parts.join(' + ') || total}${parts.length > 1 ? ` = ${total}` : ''} of ${objective} asked for.`,
  team: { alone: 'Alone at the wheel', together: 'The crew' },
  tiles: (count: number) => many(count, 'tile', 'tiles'),
  toGold: (total: number) => `With ${total} the day turns gold.`,
  gold: 'A golden day.',
  tomorrow: 'Tomorrow',
  again: 'The city opens again',
  day: (day: number, level: number, objective: number) => `Day ${day} of 12, level ${level}: ${objective} travellers.`,
  grands: 'All twelve days are won.',
  sameDay: 'The same sites, new tiles.',
  until: (turn: number, objective: number) => `On turn ${turn} the objective of ${objective} was still within reach.`,
  daily: {
    won: (total: number, objective: number) => `The day is won: ${total} of ${objective}`,
    lost: (total: number, objective: number) => `The day is lost: ${total} of ${objective}`,
    next: 'A new city for everyone, from midnight UTC.',
  },
  roads: {
    close: 'Close',
    see: 'See the two roads',
    title: (turn: number) => `Turn ${turn}: the two roads`,
    taken: 'The road taken',
    open: 'The road still open',
    lost: (objective: number) => `After this, ${objective} were out of reach.`,
    unfound: (objective: number) => `After this, we found no way to ${objective}.`,
    possible: (objective: number) => `This way ${objective} were still possible, with the right tiles.`,
  },
  practice: {
    title: 'Try again',
    from: (turn: number) => `From turn ${turn}, with the same two tiles`,
    note: 'A practice day. It doesn’t count, but it teaches.',
  },
};

/** The words of the newspaper in one language. */
export type Own = typeof en;
