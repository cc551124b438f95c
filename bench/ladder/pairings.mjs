// Who plays whom, and what must come of it.

/** The commit whose bots are the old ones, and the version of the rules they know where there is a newer one. */
export const OLD = '0089e95';
const OLD_RULES = { 'eighty-days': 1 };

const CONTESTS = ['tour-operator', 'eighty-days', 'bodensee'];
const TABLES = [2, 3, 4];

/** Games of a row, unless it says otherwise. */
const GAMES = 200;

/** Percent of games that the first bot must win; at tables of more than two it sits alone against the others. */
const AGAINST_OLD = [
  { game: 'tour-operator', seats: 2, bot: 'expert', rival: 'greedy', least: 90 },
  { game: 'tour-operator', seats: 2, bot: 'hard', rival: 'expert', least: 70 },
  { game: 'tour-operator', seats: 4, bot: 'expert', rival: 'greedy', least: 55 },
  { game: 'eighty-days', seats: 2, bot: 'expert', rival: 'hard', least: 85 },
  { game: 'eighty-days', seats: 2, bot: 'expert', rival: 'expert', least: 70 },
  { game: 'eighty-days', seats: 4, bot: 'expert', rival: 'hard', least: 45 },
  { game: 'bodensee', seats: 2, bot: 'expert', rival: 'expert', least: 60 },
];

/** Every strength against the next lower one; the demand is for two seats. */
const STEPS = [
  { bot: 'medium', rival: 'easy', least: 70 },
  { bot: 'hard', rival: 'medium', least: 70 },
  { bot: 'expert', rival: 'hard', least: 65 },
];
const STRENGTHS = ['easy', 'medium', 'hard', 'expert'];

/** Routes as players draw them. */
const DRAWN = { routeMode: 'draw' };

/** Mean points on the map of Paris, with routes drawn as players draw them, everybody at the table alike. */
const TOURS = [
  { bot: 'hard', dockUse: 'free', least: 66 },
  { bot: 'expert', dockUse: 'free', least: 68 },
  { bot: 'hard', dockUse: 'once', least: 47 },
  { bot: 'expert', dockUse: 'once', least: 48.5 },
];

/** Percent of days won by the strong player of City Tour's specification; Hard may be so much below. */
const STRONG = [99, 99, 97, 95, 86, 87, 83, 82, 75, 78, 73, 62];
const BELOW = 4;
/** The days on which the new Expert is compared with the old Hard, deal by deal; a thousand deals together. */
const LATE_DAYS = [9, 10, 11, 12];
const DEALS_OF_A_DAY = 250;

/** Bots with a style of their own, and whom they are as strong as; between these shares of games won they count as equals. */
const CHARACTERS = [
  { game: 'eighty-days', names: ['careful', 'daring', 'builder'], rival: 'hard' },
  { game: 'tour-operator', names: ['careful', 'daring', 'builder'], rival: 'hard' },
  { game: 'bodensee', names: ['aggressive', 'defensive', 'opportunistic'], rival: 'greedy' },
  { game: 'on-tour-paris', names: ['careful', 'daring', 'builder'], rival: 'greedy', options: DRAWN },
];
const EQUAL = [44, 56];
const MANY_GAMES = 600;

/** The same strength with more and more playouts, over more and more moves. */
const BUDGETS = [
  [16, 4],
  [64, 8],
  [256, 8],
  [1024, 12],
];

/** Every row, the promises first. */
export const ROWS = unique([
  ...AGAINST_OLD.map(each => contest({ ...each, isOld: true })),
  ...CONTESTS.flatMap(game => STEPS.map(step => contest({ game, seats: 2, ...step }))),
  ...[1, 2, 4].flatMap(seats => TOURS.map(tour => points(seats, tour))),
  ...LATE_DAYS.map(day => paired(day)),
  ...STRONG.map((strong, at) => alone(at + 1, strong - BELOW)),
  // The strengths of Paris in duels, for their ratings.
  ...STEPS.map(({ bot, rival }) => contest({ game: 'on-tour-paris', seats: 2, bot, rival, options: DRAWN })),
  ...CHARACTERS.flatMap(({ names, ...each }) =>
    names.map(bot => ({ ...contest({ ...each, seats: 2, bot }), within: EQUAL, goal: MANY_GAMES })),
  ),
  ...['careful', 'daring', 'builder'].map(bot => team(bot, 'greedy')),
  ...STEPS.slice(0, 2).map(({ bot, rival }) => team(bot, rival)),
  ...['eighty-days', 'tour-operator'].flatMap(game => BUDGETS.slice(1).map((budget, at) => curve(game, budget, BUDGETS[at] ?? budget))),
  ...CONTESTS.flatMap(game => TABLES.flatMap(seats => STRENGTHS.map(bot => contest({ game, seats, bot, rival: bot, isOld: true })))),
  ...CONTESTS.flatMap(game => [3, 4].flatMap(seats => STEPS.map(({ bot, rival }) => contest({ game, seats, bot, rival })))),
]);

function contest(pairing) {
  const { game, seats, bot, rival, isOld = false } = pairing;
  const name = `${game}, ${seats} seats: ${bot} – ${isOld ? 'old ' : ''}${rival}`;
  const version = isOld ? { version: OLD_RULES[game] } : {};
  return { options: {}, ...pairing, kind: 'contest', name, goal: GAMES, ...version };
}

function points(seats, { bot, dockUse, least }) {
  const name = `on-tour-paris, ${seats} seat${seats > 1 ? 's' : ''}: ${bot}, ${dockUse}`;
  return { kind: 'points', name, game: 'on-tour-paris', seats, bot, options: { dockUse, ...DRAWN }, least, goal: GAMES };
}

function paired(day) {
  const name = `city-tour, day ${day}: expert – old hard`;
  return {
    kind: 'paired',
    name,
    game: 'city-tour',
    seats: 1,
    bot: 'expert',
    rival: 'hard',
    isOld: true,
    options: { day },
    goal: DEALS_OF_A_DAY,
  };
}

/** The same deals of all days by one bot and by another. */
function team(bot, rival) {
  const turns = STRONG.map((_, at) => ({ day: at + 1 }));
  return {
    kind: 'paired',
    name: `city-tour, all days: ${bot} – ${rival}`,
    game: 'city-tour',
    seats: 1,
    bot,
    rival,
    turns,
    goal: MANY_GAMES,
  };
}

function curve(game, own, others) {
  const bot = `expert ${own.join(' over ')}`;
  const rival = `expert ${others.join(' over ')}`;
  return contest({ game, seats: 2, bot, rival });
}

function alone(day, least) {
  return {
    kind: 'alone',
    name: `city-tour, day ${day}: hard`,
    game: 'city-tour',
    seats: 1,
    bot: 'hard',
    options: { day },
    least,
    goal: GAMES,
  };
}

function unique(rows) {
  return rows.filter((row, at) => rows.findIndex(({ name }) => name === row.name) === at);
}
