export { beginningOf, dateAt, daysLater, endOf, numberOf, revealOf, weekdayOf } from './calendar.ts';
export { DAILY_GAMES, type DailyGame } from './games.ts';
export { type DailyStanding, type ScoreCount, standingAmong } from './standings.ts';
export { type Streak, streakOf } from './streak.ts';
export { type DailyLuck, dailyLuck, dailyOptions } from './tours.ts';
