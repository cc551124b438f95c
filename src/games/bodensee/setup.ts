// BT-2 Set-up.
import type { Plan, Table } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { CATEGORIES, COLOURS, RANK } from './components.ts';
import type { Event } from './events.ts';
import type { Agreement } from './options.ts';
import { drawTile, enterDie } from './rules/luck.ts';
import { type Company, freshTurn, type State } from './state.ts';

/** BT-2 The table before the first turn. */
export function layOut(plan: Plan<Agreement>, { chance, tell }: Table<Event>): State {
  const { options, seats } = plan;
  const box = boxOf(options);
  // BT-2.9 First the start player,
  const start = options.startPlayer === 'random' ? chance.below(seats, 'start') : options.startPlayer;
  const s: State = {
    plan,
    frames: [],
    start,
    turns: 0,
    turn: freshTurn(start),
    companies: Array.from({ length: seats }, (_, seat) => company(options.startMoney[(seat - start + seats) % seats] ?? 0)),
    buses: options.startTowns.map(town => ({ town, dice: [] })), // BT-2.1
    built: box.towns.map(() => []), // BT-2.6
    market: CATEGORIES.map(() => []),
    stacks: box.stacks.map(stack => [...stack]),
    bag: COLOURS.map(() => options.dicePerColour),
    gone: COLOURS.map(() => 0),
    skipped: 0,
    quiet: true,
    quietRounds: 0,
    ending: null,
    race: null,
  };
  // then the dice, bus by bus and seat by seat,
  for (const bus of s.buses) {
    for (let place = 0; place < options.startTourists; place++) bus.dice.push(enterDie(s, chance));
  }
  // then the tiles, category by category.
  for (const category of CATEGORIES) {
    if (category === 'grey' && options.greyMarket === 'all') s.market[RANK.grey]?.push(...(s.stacks[RANK.grey]?.splice(0) ?? []));
    else for (let open = 0; open < options.marketSize; open++) drawTile(s, category, chance);
  }
  tell({
    type: 'dealt',
    start,
    money: s.companies.map(({ money }) => money),
    buses: s.buses.map(({ town, dice }) => ({ town, dice: [...dice] })),
    market: s.market.flat(),
  });
  return s;
}

/** BT-2.5 A company with its start money. */
function company(money: number): Company {
  return { money, startMoney: money, atHome: 0, fromOthers: 0, ruinMoney: 0, ruined: 0, spentOnBuilding: 0, spentOnFerry: 0 };
}
