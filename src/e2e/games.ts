/** A short table of each game against easy bots, as a link describes it. */
export const SHORT_TABLES = {
  'eighty-days': '/games/eighty-days?seats=2&bot=easy&seed=e2e',
  'tour-operator': '/games/tour-operator?seats=2&bot=easy&seed=e2e&option.rounds=1',
  bodensee: '/games/bodensee?seats=2&bot=easy&seed=e2e&option.dicePerColour=4&option.maxTurns=50',
  'on-tour-paris': '/games/on-tour-paris?seats=2&bot=easy&seed=e2e&option.routeMode=draw',
  'city-tour': '/games/city-tour?seats=1&bot=easy&seed=e2e',
} as const;
