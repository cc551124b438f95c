// Why a move is better than another, by what the features say.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';

/** Less is not worth a word: points and tokens, rooms and seats, shares of a row, and of a hundred tries those in which something happens. */
const LEAST = 0.5;
const ROOMS = 0.25;
const ROWS = 0.1;
const OFTEN = 0.25;

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: points => `about ${points === 1 ? '1 point' : `${points} points`} at the end`.replace('-', '−'),
    points: reasonFrom(LEAST, count => `brings ${count === 1 ? '1 point' : `${count} points`} more this week`),
    starts: reasonFrom(OFTEN, 'lets you start the next week'),
    rows: reasonFrom(ROWS, 'brings you closer to completing an activity row'),
    fuel: reasonFrom(LEAST, 'leaves you more fuel'),
    coupons: reasonFrom(LEAST, 'leaves you coupons for impatient tourists'),
    seats: reasonFrom(ROOMS, 'leaves you more clean seats'),
    rooms: reasonFrom(ROOMS, 'leaves you more free and clean rooms'),
    office: reasonFrom(LEAST, 'brings better tourists to your office'),
    patience: reasonFrom(OFTEN, 'keeps your tourists patient'),
    flight: reasonFrom(LEAST, 'prepares your next flight better'),
    staff: () => 'gives you better staff',
    others: reasonFrom(LEAST, 'makes it harder for others'),
  },
  da: {
    ends: points => `omkring ${points} point til sidst`.replace('-', '−'),
    points: reasonFrom(LEAST, count => `giver ${count} point mere i denne uge`),
    starts: reasonFrom(OFTEN, 'lader dig begynde næste uge'),
    rows: reasonFrom(ROWS, 'bringer dig tættere på en fuld aktivitetsrække'),
    fuel: reasonFrom(LEAST, 'giver dig mere brændstof'),
    coupons: reasonFrom(LEAST, 'giver dig kuponer til utålmodige turister'),
    seats: reasonFrom(ROOMS, 'giver dig flere rene sæder'),
    rooms: reasonFrom(ROOMS, 'giver dig flere ledige og rene værelser'),
    office: reasonFrom(LEAST, 'giver dig bedre turister på kontoret'),
    patience: reasonFrom(OFTEN, 'holder dine turister tålmodige'),
    flight: reasonFrom(LEAST, 'forbereder din næste flyvning bedre'),
    staff: () => 'giver dig bedre ansatte',
    others: reasonFrom(LEAST, 'gør det sværere for andre'),
  },
  fr: {
    ends: points => `environ ${Math.abs(points) < 2 ? `${points} point` : `${points} points`} à la fin`.replace('-', '−'),
    points: reasonFrom(LEAST, count => `rapporte ${count === 1 ? '1 point' : `${count} points`} de plus cette semaine`),
    starts: reasonFrom(OFTEN, 'vous fait commencer la semaine suivante'),
    rows: reasonFrom(ROWS, 'vous rapproche d’une rangée d’activités complète'),
    fuel: reasonFrom(LEAST, 'vous laisse plus de carburant'),
    coupons: reasonFrom(LEAST, 'vous laisse des coupons pour les touristes impatients'),
    seats: reasonFrom(ROOMS, 'vous laisse plus de sièges propres'),
    rooms: reasonFrom(ROOMS, 'vous laisse plus de chambres libres et propres'),
    office: reasonFrom(LEAST, 'amène de meilleurs touristes dans votre bureau'),
    patience: reasonFrom(OFTEN, 'préserve la patience de vos touristes'),
    flight: reasonFrom(LEAST, 'prépare mieux votre prochain vol'),
    staff: () => 'vous apporte un meilleur personnel',
    others: reasonFrom(LEAST, 'gêne davantage l’adversaire'),
  },
  de: {
    ends: points => `am Ende etwa ${points === 1 ? '1 Punkt' : `${points} Punkte`}`.replace('-', '−'),
    points: reasonFrom(LEAST, count => `bringt diese Woche ${count === 1 ? '1 Punkt' : `${count} Punkte`} mehr`),
    starts: reasonFrom(OFTEN, 'lässt dich die nächste Woche beginnen'),
    rows: reasonFrom(ROWS, 'bringt dich einer vollen Aktivitätenreihe näher'),
    fuel: reasonFrom(LEAST, 'lässt dir mehr Treibstoff'),
    coupons: reasonFrom(LEAST, 'lässt dir Gutscheine für ungeduldige Touristen'),
    seats: reasonFrom(ROOMS, 'lässt dir mehr saubere Sitze'),
    rooms: reasonFrom(ROOMS, 'lässt dir mehr freie und saubere Zimmer'),
    office: reasonFrom(LEAST, 'bringt bessere Touristen in dein Büro'),
    patience: reasonFrom(OFTEN, 'hält deine Touristen bei Laune'),
    flight: reasonFrom(LEAST, 'bereitet deinen nächsten Flug besser vor'),
    staff: () => 'gibt dir besseres Personal',
    others: reasonFrom(LEAST, 'macht es anderen schwerer'),
  },
};
