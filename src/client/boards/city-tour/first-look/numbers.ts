// The figures on the cards, from the rules as they are agreed.
import { CityTour, DAYS, SEATS_IN_BUS, SITES, townOf } from '../../../../games/city-tour/index.ts';
import type { LookAsked } from '../../../first-look/look.ts';
import type { SiteKind } from '../kinds.ts';
import type { Words } from '../words/en.ts';

/** The stop of the example, and how many come there: enough, and one too few. */
export const ENOUGH = { site: 'CA2', come: 3 } as const;
export const TOO_FEW = { site: 'BR2', come: SITES.BR2.required - 1 } as const;

/** What the words of the cards are given. */
export interface Numbers {
  readonly day: number;
  readonly isDaily: boolean;
  readonly isAlone: boolean;
  readonly objective: number;
  /** The least and the greatest objective of the later days; none on the last. */
  readonly later: readonly [least: number, most: number] | undefined;
  readonly seats: number;
  readonly enough: { readonly asked: number; readonly come: number };
  readonly tooFew: number;
  readonly sites: Readonly<Record<SiteKind, string>>;
  /** How the table is asked whether the objective can still be reached. */
  readonly question: string;
  readonly dayName: string;
}

export function numbersOf({ words, options, seats, isDaily = false }: LookAsked<Words>): Numbers {
  const reading = CityTour.options.read(options, seats);
  const agreed = reading.ok ? reading.options : CityTour.options.standard;
  const { objective } = townOf(agreed);
  // A day of one's own, as the Daily Tour is, belongs to no campaign.
  const later = agreed.ownDay === null ? DAYS.slice(agreed.day).map(day => day.objective) : [];
  return {
    day: agreed.day,
    isDaily,
    isAlone: seats === 1,
    objective,
    later: later.length > 0 ? [Math.min(...later), Math.max(...later)] : undefined,
    seats: SEATS_IN_BUS,
    enough: { asked: SITES[ENOUGH.site].required, come: ENOUGH.come },
    tooFew: SITES[TOO_FEW.site].required,
    sites: words.sites,
    question: words.isPossible(objective),
    dayName: isDaily ? words.dailyShort : agreed.ownDay === null ? words.dayNumber(agreed.day) : words.ownDay,
  };
}
