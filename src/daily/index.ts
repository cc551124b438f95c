export { beginningOf, dateAt, daysLater, endOf, numberOf, revealOf, weekdayOf } from './calendar.ts';
export { type DailyStanding, type ScoreCount, standingAmong } from './standings.ts';
export { type Streak, streakOf } from './streak.ts';
export { DAILY_GAMES, type DailyGame, type DailyLuck, dailyLuck, dailyOptions, isDailyGame } from './tours.ts';
