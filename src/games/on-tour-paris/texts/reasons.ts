// What is to be expected of a map, and why one is better than another: what brings the points of the route in the end.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';

/** Less than half a point is not worth a word. */
const LEAST = 0.5;

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: points => `about ${points === 1 ? '1 point' : `${points} points`} at the end`,
    clubs: reasonFrom(LEAST, count => `lets your route visit ${count === 1 ? 'one more club' : `${count} more clubs`}`),
    circled: reasonFrom(LEAST, count => `brings ${count === 1 ? '1 point' : `${count} points`} more from circles`),
    boats: reasonFrom(LEAST, count => `brings ${count === 1 ? '1 point' : `${count} points`} more by boat`),
    settled: () => 'brings the most points that are still possible',
  },
  da: {
    ends: points => `omkring ${points} point til sidst`,
    clubs: reasonFrom(LEAST, count => `lader din rute nå ${count === 1 ? 'én klub' : `${count} klubber`} mere`),
    circled: reasonFrom(LEAST, count => `giver ${count} point mere for cirkler`),
    boats: reasonFrom(LEAST, count => `giver ${count} point mere for sejlture`),
    settled: () => 'giver de flest point, der stadig er mulige',
  },
  fr: {
    ends: points => `environ ${points < 2 ? `${points} point` : `${points} points`} à la fin`,
    clubs: reasonFrom(LEAST, count => `fait passer votre itinéraire par ${count === 1 ? 'un club' : `${count} clubs`} de plus`),
    circled: reasonFrom(LEAST, count => `rapporte ${count === 1 ? '1 point' : `${count} points`} de plus grâce aux clubs entourés`),
    boats: reasonFrom(LEAST, count => `rapporte ${count === 1 ? '1 point' : `${count} points`} de plus grâce aux trajets en bateau`),
    settled: () => 'rapporte le maximum de points encore possible',
  },
  de: {
    ends: points => `am Ende etwa ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
    clubs: reasonFrom(LEAST, count => `führt deine Route durch ${count === 1 ? 'einen Club' : `${count} Clubs`} mehr`),
    circled: reasonFrom(LEAST, count => `bringt ${count === 1 ? '1 Punkt' : `${count} Punkte`} mehr durch Kreise`),
    boats: reasonFrom(LEAST, count => `bringt ${count === 1 ? '1 Punkt' : `${count} Punkte`} mehr mit dem Boot`),
    settled: () => 'bringt die meisten Punkte, die noch möglich sind',
  },
};
