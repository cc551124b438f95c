export { beginningOf, closingOf, dateAt, daysLater, endOf, numberOf, revealOf, weekdayOf } from './calendar.ts';
export { DAILY_GAMES, type DailyGame } from './games.ts';
export { standingAmong } from './standings.ts';
export { streakOf } from './streak.ts';
export { dailyLuck, dailyOptions } from './tours.ts';
