// Where the money came from and went, told from the view and from what has happened.
import { type Event, scoreOf, type View } from '../../../games/bodensee/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Change, ScorePart } from '../kit.ts';
import type { Lake } from './scene.ts';

type Company = View['companies'][number];

/** The parts of a purse, the start money apart. */
function purse({ atHome, fromOthers, ruinMoney, spentOnBuilding, spentOnFerry }: Company, { scores }: Lake['words']): ScorePart[] {
  return [
    { label: scores.atHome, value: atHome, colour: 'var(--cat-n)', icon: 'g-tile' },
    { label: scores.fromOthers, value: fromOthers, colour: 'var(--cat-w)', icon: 'g-bus' },
    { label: scores.ruin, value: ruinMoney, colour: 'var(--cat-c)', icon: 'i-dice' },
    { label: scores.building, value: -spentOnBuilding, colour: 'var(--cat-u)', icon: 'g-gear' },
    { label: scores.ferry, value: -spentOnFerry, colour: 'var(--g-main)', icon: 'g-ferry' },
  ];
}

/** How a seat's score comes about so far. */
export function score({ view, words }: Lake, seat: Seat): readonly ScorePart[] {
  const company = view.companies[seat];
  if (!company) return [];
  const { winCondition } = view.plan.options;
  const { scores } = words;
  const start = { label: scores.start, value: company.startMoney, colour: 'var(--gold-ink)', icon: 'g-purse' };
  const whole = scoreOf(view, seat);
  const attractions = (value: number) => ({ label: scores.attractions, value, colour: 'var(--cat-g)', icon: 'g-tile' });
  const isThere = ({ value }: ScorePart) => value !== 0;
  switch (winCondition) {
    case 'attractions':
      return [attractions(whole)];
    case 'ruined':
      return [{ label: scores.ruined, value: whole, colour: 'var(--cat-c)', icon: 'i-dice' }];
    case 'netProfit':
      return purse(company, words).filter(isThere);
    case 'mixed':
      return [start, ...purse(company, words), attractions(whole - company.money)].filter(isThere);
    case 'money':
      return [start, ...purse(company, words)].filter(isThere);
  }
}

/** What an event changes in somebody's purse. */
export function changes(event: Event): readonly Change[] {
  switch (event.type) {
    case 'visited':
      return event.owner === null ? [] : [{ seat: event.owner, value: event.paid }];
    case 'ruined':
      return [{ seat: event.seat, value: event.bonus }];
    case 'built':
      return [{ seat: event.seat, value: -event.price }];
    case 'morningTaken':
      return event.fare > 0 ? [{ seat: event.seat, value: -event.fare }] : [];
    default:
      return [];
  }
}
