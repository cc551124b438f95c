/** Questions of several games. */
const COMMON = ['startPlayer', 'length', 'closeness', 'leader', 'waiting', 'choices', 'luckShare', 'strongerBot', 'twoThings'] as const;
const BODENSEE = ['dearerFerry', 'evenMoney', 'townWorth', 'attractionWorth', 'fromOthers', 'noGrey'] as const;
const EIGHTY_DAYS = ['otherDeck', 'noDetective', 'biggerHand', 'deadEvents', 'legDays', 'noPressure', 'daysByOthers'] as const;
const TOUR_OPERATOR = ['rowsFinished', 'employeeWorth', 'cityWorth', 'smallDeck', 'shorterGame', 'moreFuel', 'markersLost'] as const;
const PARIS = ['points', 'docksOnce', 'freeX', 'xInRegions', 'dockWorth', 'arrondissementWorth', 'mapsDiffer'] as const;
const CITY_TOUR = [
  'dayTooHard',
  'losingReason',
  'openPiles',
  'avoidableSites',
  'closedSigns',
  'siteWorth',
  'dayOrder',
  'moreDrivers',
  'betterDriver',
] as const;

/** Every ready question by its name. */
export const QUESTION_IDS = [...COMMON, ...BODENSEE, ...EIGHTY_DAYS, ...TOUR_OPERATOR, ...PARIS, ...CITY_TOUR] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];
