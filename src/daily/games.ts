/** The games of the Daily Tour; both are played alone. */
export const DAILY_GAMES = ['on-tour-paris', 'city-tour'] as const;
export type DailyGame = (typeof DAILY_GAMES)[number];
