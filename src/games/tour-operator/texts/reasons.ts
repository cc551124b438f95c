// Why a move is better than another, by what the features say.
import type { Language, Reasons } from '../../../kernel/index.ts';

/** Points at once, rounded; fewer than one are not counted. */
function won(amount: number, soon: string, points: (count: number) => string): string {
  const count = Math.round(amount);
  return count < 1 ? soon : points(count);
}

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: points => `about ${points} points at the end`,
    points: amount => won(amount, 'brings more points', count => `brings ${count === 1 ? '1 point' : `${count} points`} more this week`),
    starts: () => 'makes you the starting player',
    rows: () => 'brings you closer to completing an activity row',
    fuel: () => 'leaves you more fuel',
    coupons: () => 'leaves you coupons for impatient tourists',
    seats: () => 'keeps seats clean',
    rooms: () => 'keeps rooms free and clean',
    office: () => 'brings better tourists to your office',
    flight: () => 'prepares a better next flight',
    staff: () => 'brings you better staff',
    others: () => 'leaves less to the others',
  },
  da: {
    ends: points => `omkring ${points} point til sidst`,
    points: amount => won(amount, 'giver flere point', count => `giver ${count} point mere i denne uge`),
    starts: () => 'gør dig til startspiller',
    rows: () => 'bringer dig tættere på en fuld aktivitetsrække',
    fuel: () => 'giver dig mere brændstof',
    coupons: () => 'giver dig kuponer til utålmodige turister',
    seats: () => 'holder sæderne rene',
    rooms: () => 'holder værelser ledige og rene',
    office: () => 'giver dig bedre turister på kontoret',
    flight: () => 'gør din næste flyvning bedre',
    staff: () => 'giver dig bedre ansatte',
    others: () => 'levner mindre til de andre',
  },
  fr: {
    ends: points => `environ ${points} points à la fin`,
    points: amount =>
      won(amount, 'rapporte plus de points', count => `rapporte ${count === 1 ? '1 point' : `${count} points`} de plus cette semaine`),
    starts: () => 'vous fait commencer la semaine suivante',
    rows: () => 'vous rapproche d’une rangée d’activités',
    fuel: () => 'vous laisse plus de carburant',
    coupons: () => 'vous laisse des coupons pour les touristes impatients',
    seats: () => 'garde les sièges propres',
    rooms: () => 'garde des chambres libres et propres',
    office: () => 'amène de meilleurs touristes au bureau',
    flight: () => 'prépare un meilleur vol',
    staff: () => 'vous donne un meilleur personnel',
    others: () => 'laisse moins aux autres',
  },
  de: {
    ends: points => `am Ende etwa ${points} Punkte`,
    points: amount => won(amount, 'bringt mehr Punkte', count => `bringt diese Woche ${count === 1 ? '1 Punkt' : `${count} Punkte`} mehr`),
    starts: () => 'lässt dich die nächste Woche beginnen',
    rows: () => 'bringt dich einer Aktivitätenreihe näher',
    fuel: () => 'lässt dir mehr Treibstoff',
    coupons: () => 'lässt dir Gutscheine für ungeduldige Touristen',
    seats: () => 'hält Sitze sauber',
    rooms: () => 'hält Zimmer frei und sauber',
    office: () => 'bringt bessere Touristen ins Büro',
    flight: () => 'bereitet einen besseren Flug vor',
    staff: () => 'bringt dir besseres Personal',
    others: () => 'lässt den anderen weniger',
  },
};
