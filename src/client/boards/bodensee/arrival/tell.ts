// How a summer ended, and where the money came from and went.
import { type Company, type Event, scoreOf, type TileId, type TownId } from '../../../../games/bodensee/table.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { type Ending, type Entry, placesOf, reasonOf, type Standing, titleOf, toldOf } from '../../../arrival/ending.ts';
import { boxIn, type Lake, townName } from '../scene.ts';
import { score } from '../score.ts';
import type { Own } from './words/en.ts';

type Visit = Extract<Event, { type: 'visited' }>;

function visitsOf({ past }: Lake, seat: Seat): readonly Visit[] {
  return past.filter((event): event is Visit => event.type === 'visited' && event.owner === seat);
}

/** What earned most: by town or by tile. */
function earners<K extends TownId | TileId>(visits: readonly Visit[], of: (visit: Visit) => K): readonly (readonly [K, number])[] {
  const sums = new Map<K, number>();
  for (const visit of visits) sums.set(of(visit), (sums.get(of(visit)) ?? 0) + visit.paid);
  return [...sums].toSorted(([, a], [, b]) => b - a);
}

/** The attractions of a company, with their towns. */
function ownTiles({ view }: Lake, seat: Seat): readonly { readonly tile: TileId; readonly town: TownId }[] {
  const { towns } = boxIn(view);
  return view.built.flatMap((built, at) =>
    built.flatMap(({ tile, owner }) => (owner === seat ? [{ tile, town: towns[at]?.id ?? '' }] : [])),
  );
}

const MOST_TILES = 3;

/** What came in and went out, the start money apart: the same rows for everybody, so that two results can be compared. */
function purse(scene: Lake, seat: Seat, company: Company, own: Own): readonly Entry[] {
  const visits = visitsOf(scene, seat);
  const tiles = ownTiles(scene, seat);
  const [town] = earners(visits, visit => visit.town);
  const best = earners(visits, visit => visit.tile).map(([tile]) => tile);
  const shown = [...best, ...tiles.map(({ tile }) => tile).filter(tile => !best.includes(tile))].slice(0, MOST_TILES);
  const built = scene.past.filter(event => event.type === 'built' && event.seat === seat).length;
  const ferries = scene.past.filter(event => event.type === 'morningTaken' && event.seat === seat && event.fare > 0).length;
  return [
    {
      pieces: shown.map(tile => `tile:${tile}`),
      strong: own.visits(tiles.length, visits.length),
      text: town ? own.bestTown(townName(scene, town[0]), town[1]) : '',
      value: company.atHome + company.fromOthers,
      marks: [...new Set(tiles.map(each => `town:${each.town}`))],
    },
    { pieces: ['ruin'], strong: own.ruined(company.ruined), text: '', value: company.ruinMoney },
    {
      pieces: ferries > 0 ? ['built', 'ferry'] : ['built'],
      text: [own.built(built, company.spentOnBuilding), ...(ferries > 0 ? [own.ferries(ferries, company.spentOnFerry)] : [])].join(', '),
      value: -company.spentOnBuilding - company.spentOnFerry,
    },
  ];
}

/** Every entry of the score; the start money stays apart from what was earned. */
function entriesOf(scene: Lake, seat: Seat, own: Own): readonly Entry[] {
  const { view } = scene;
  const company = view.companies[seat];
  const { winCondition } = view.plan.options;
  if (!company) return [];
  if (winCondition === 'attractions' || winCondition === 'ruined') {
    const marks = ownTiles(scene, seat).map(({ town }) => `town:${town}`);
    return score(scene, seat).map(({ label, value }) => ({
      pieces: [winCondition === 'ruined' ? 'ruin' : 'built'],
      text: label,
      value,
      marks,
    }));
  }
  const earned = purse(scene, seat, company, own);
  const mixed = scoreOf(view, seat) - company.money;
  return [
    ...earned,
    ...(winCondition === 'mixed' && mixed > 0 ? [{ pieces: ['built'], text: own.tiles, value: mixed }] : []),
    ...(winCondition === 'netProfit' || company.startMoney === 0
      ? []
      : [{ pieces: ['start'], text: own.began, value: company.startMoney }]),
  ];
}

const RANKS = [
  { name: 'boats', from: 45 },
  { name: 'harbour', from: 55 },
  { name: 'host', from: 65 },
] as const;

function standingOf({ view }: Lake, seat: Seat, own: Own): Standing {
  const result = scoreOf(view, seat);
  const scale = [0, 75] as const;
  if (view.plan.options.winCondition !== 'money') return { text: '', scale };
  const now = RANKS.findLast(({ from }) => result >= from);
  const next = RANKS.find(({ from }) => result < from);
  const parts = [now && own.ranks.now(own.ranks[now.name]), next && own.ranks.next(next.from, own.ranks[next.name])];
  return { text: parts.filter(Boolean).join(' '), scale };
}

/** The end of a summer, told as the voice of the scene speaks. */
export function tell(scene: Lake, own: Own): Ending {
  const { view } = scene;
  const seat = toldOf(scene);
  const isMoney = !['attractions', 'ruined'].includes(view.plan.options.winCondition);
  const figure = isMoney ? own.euro : String;
  const say = { money: own.title, other: own.titleOther };
  const rows = entriesOf(scene, seat, own);
  const reasons = rows.map(entry => {
    const reason = entry.value === 0 ? { ...reasonOf(entry, figure), sum: figure(0) } : reasonOf(entry, figure);
    return entry.pieces[0] === 'start' ? { ...reason, tone: 'plain' as const, sum: figure(entry.value) } : reason;
  });
  return {
    seat,
    title: titleOf(scene, seat, isMoney ? say.money : say.other),
    voice: view.ending ? [own.endings[view.ending]] : [],
    reasons: reasons.length > 0 ? reasons : [{ pieces: ['built'], text: own.nothing, sum: figure(0), tone: 'plain', marks: [] }],
    places: placesOf(
      scene,
      own.you,
      score => figure(score).replace('-', '−'),
      each => own.visitCount(visitsOf(scene, each).length),
    ),
    board: own.board(view.built.flat().length),
    result: scoreOf(view, seat),
    sums: rows.map(({ value }) => value),
    figure,
    standing: standingOf(scene, seat, own),
  };
}
