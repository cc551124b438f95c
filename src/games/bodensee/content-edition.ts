// A whole box of one's own while it is edited: the printed one, changed; what is wrong with it, and how it is played.
import { type Fault, type Finding, fits, isObject, list, type Mending, same, text, withValue } from '../../kernel/index.ts';
import { ATTRACTIONS, type Attraction, ROADS, TOWNS, type TownId } from './components.ts';
import { mendingOf } from './content-mending.ts';
import { boxFaults, type Content, type Edition, faultsIn, isSketch } from './content-shape.ts';
import { OPTIONS } from './options.ts';

/** The box as it is printed. */
export const PRINTED: Edition = {
  name: '',
  attractions: ATTRACTIONS,
  towns: TOWNS,
  roads: ROADS,
  startTowns: OPTIONS.standard.startTowns,
};

/** Everything that is to mend in an edition, and after it what to mind. */
export function findingsIn(edition: Edition): readonly Finding[] {
  const { attractions, towns, roads } = edition;
  const { dieSides, marketSize } = OPTIONS.standard;
  const faults = [
    ...faultsIn({ attractions, towns, roads, name: edition.name }),
    ...boxFaults(attractions, attractions, dieSides, marketSize),
    ...wrongStart(edition),
  ];
  const found = (isHint: boolean) => (fault: Fault) => {
    const mending = mendingOf(edition, fault);
    return { ...fault, isHint, ...(mending ? { mending } : {}) };
  };
  return [...faults.filter(isFirst).map(found(false)), ...hintsIn(edition).map(found(true))];
}

/** A field has one fault at a time. */
function isFirst({ path, check }: Fault, at: number, all: readonly Fault[]): boolean {
  return all.findIndex(each => same(each.path, path) && (each.path.length > 1 || each.check === check)) === at;
}

const FEWEST_BUSES = 2;
const MOST_BUSES = 6;

function wrongStart({ towns, startTowns }: Edition): Fault[] {
  const known = startTowns.filter((id, at) => startTowns.indexOf(id) === at && towns.some(town => town.id === id));
  const most = Math.min(MOST_BUSES, towns.length - 1);
  if (known.length === startTowns.length && known.length >= FEWEST_BUSES && known.length <= most) return [];
  const says = `must name ${FEWEST_BUSES} to ${most} different towns of the board, not ${startTowns.join(', ') || 'none'}`;
  return [{ path: ['startTowns'], check: 'start', facts: { least: FEWEST_BUSES, most, count: startTowns.length }, says }];
}

function hintsIn({ attractions, towns, startTowns }: Edition): Fault[] {
  const hint = (path: Fault['path'], check: string, says: string, facts: Fault['facts'] = {}) => ({ path, check, facts, says });
  const plenty = startTowns.length + 1;
  const harbours = towns.filter(({ harbour }) => harbour).length;
  const few = `with ${harbours} harbours a bus may find no place to go; ${plenty} are enough for ${startTowns.length} buses`;
  return [
    ...attractions.flatMap((tile, at) => {
      if (tile.english.trim() === '') return [hint(['attractions', at, 'english'], 'nameless', 'is empty')];
      const twin = attractions.some((each, other) => other < at && tile.category !== 'grey' && each.english === tile.english);
      return twin ? [hint(['attractions', at, 'english'], 'twin', 'is the name of another attraction')] : [];
    }),
    ...(harbours < plenty ? [hint(['towns'], 'harbours', few, { harbours, plenty, buses: startTowns.length })] : []),
  ];
}

/** The options of a table that is played with an edition; what is as printed stays out of them. */
export function optionsOf({ name, attractions, towns, roads, startTowns }: Edition): Readonly<Record<string, unknown>> {
  const isBoard = !same(towns, PRINTED.towns) || !same(roads, PRINTED.roads);
  const content: Content = {
    ...(name.trim() ? { name: name.trim() } : {}),
    attractions: same(attractions, PRINTED.attractions) ? null : attractions.map(named),
    towns: isBoard ? towns : null,
    roads: isBoard ? roads : null,
  };
  return {
    ...(content.attractions || isBoard ? { content } : {}),
    ...(same(startTowns, PRINTED.startTowns) ? {} : startsOf(startTowns)),
  };
}

/** The options of buses that start elsewhere. */
export function startsOf(startTowns: readonly TownId[]): Readonly<Record<string, unknown>> {
  return startTowns.length === OPTIONS.standard.buses ? { startTowns } : { startTowns, buses: startTowns.length };
}

/** A name that is empty is the English one. */
function named(tile: Attraction): Attraction {
  const { french, ...rest } = tile;
  return { ...rest, german: tile.german || tile.english, danish: tile.danish || tile.english, ...(french ? { french } : {}) };
}

/** The shape of start towns. */
export const starts = list(text(40), FEWEST_BUSES, MOST_BUSES);

/** The edition that options describe; the printed one where they describe none. */
export function editionOf(options: Readonly<Record<string, unknown>>): Edition {
  const { content, startTowns } = options;
  const { attractions, towns, roads, name } = isSketch(content) ? content : { attractions: null, towns: null, roads: null, name: '' };
  return {
    name: name ?? '',
    attractions: attractions ?? PRINTED.attractions,
    towns: towns ?? PRINTED.towns,
    roads: roads ?? PRINTED.roads,
    startTowns: fits(starts, startTowns) ? startTowns : PRINTED.startTowns,
  };
}

/** An edition as a content file. */
export function writeContent(edition: Edition): string {
  const { content, startTowns } = optionsOf(edition);
  return JSON.stringify({ ...(isObject(content) ? content : {}), ...(startTowns ? { startTowns } : {}) }, null, 1);
}

/** The edition with a fault mended. */
export function mendedBy(edition: Edition, { path, value }: Mending): Edition {
  return withValue(edition, path, value);
}
