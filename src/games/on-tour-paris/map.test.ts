import { describe, expect, test } from 'vitest';
import { ARRONDISSEMENTS, CARDS, CLUBS, CLUBS_IN, type Club, DOCKS, homeOf, indexOf, isIn, regionOf, shownOn } from './components.ts';
import { FRAME, LINES, type Point, QUAYS, SITES } from './map.ts';
import { PARIS } from './network.ts';
import { OUTLINES, RIVER } from './outlines.ts';

const bankOf = (club: Club) => (isIn(club, 'N') ? 'N' : 'S');
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Which side of the line from a to b a point lies on. */
function side([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossings = edges(outline).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax);
  return crossings.length % 2 === 1;
}

function edges(outline: readonly Point[]): readonly (readonly [Point, Point])[] {
  return outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point] as const);
}

function toEdge([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const share = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
  return distance([px, py], [ax + share * (bx - ax), ay + share * (by - ay)]);
}

const places = LINES.map(([one, other]) => [SITES[one].at, SITES[other].at] as const);
const pairs = CLUBS.flatMap((one, at) => CLUBS.slice(at + 1).map(other => [one, other] as const));
const banks = RIVER.slice(1).map((point, at) => [RIVER[at] ?? point, point] as const);

function reachable(from: Club): ReadonlySet<Club> {
  const found = new Set<Club>([from]);
  for (const club of found) for (const next of PARIS.neighbours[club]) found.add(next);
  return found;
}

describe('the map', () => {
  test('has two clubs in each of twenty arrondissements', () => {
    expect(ARRONDISSEMENTS).toHaveLength(20);
    expect(CLUBS.map(homeOf)).toEqual(ARRONDISSEMENTS.flatMap((_, at) => [at + 1, at + 1]));
    expect(CLUBS.map(indexOf)).toEqual([...CLUBS.keys()]);
  });

  test('has regions of 28, 12, 10, 16 and 14 clubs', () => {
    expect(Object.values(CLUBS_IN).map(clubs => clubs.length)).toEqual([28, 12, 10, 16, 14]);
  });

  test('has 82 different lines, 60 on the North bank and 22 on the South bank, none across', () => {
    expect(new Set(LINES.map(line => [...line].sort().join())).size).toBe(82);
    expect(LINES.filter(line => line.every(club => bankOf(club) === 'N'))).toHaveLength(60);
    expect(LINES.filter(line => line.every(club => bankOf(club) === 'S'))).toHaveLength(22);
  });

  test('joins the two clubs of every arrondissement', () => {
    expect(ARRONDISSEMENTS.every((_, at) => PARIS.neighbours[CLUBS[2 * at] ?? '1a'].includes(CLUBS[2 * at + 1] ?? '1a'))).toBe(true);
  });

  test('has two connected banks', () => {
    expect(reachable('1a').size).toBe(28);
    expect(reachable('5a').size).toBe(12);
  });

  test('has neighbours both ways', () => {
    expect(CLUBS.every(club => PARIS.neighbours[club].every(next => PARIS.neighbours[next].includes(club)))).toBe(true);
    expect(CLUBS.reduce((sum, club) => sum + PARIS.neighbours[club].length, 0)).toBe(164);
  });

  test('keeps clubs at least 60 apart', () => {
    expect(Math.min(...pairs.map(([one, other]) => distance(SITES[one].at, SITES[other].at)))).toBeGreaterThanOrEqual(60);
  });

  test('has no two lines that cross, and none that crosses the river', () => {
    expect(places.filter(([a, b], at) => places.slice(at + 1).some(([c, d]) => cross(a, b, c, d)))).toEqual([]);
    expect(places.filter(([a, b]) => banks.some(([c, d]) => cross(a, b, c, d)))).toEqual([]);
  });

  test('has every club inside its arrondissement, at least 18 from the border', () => {
    const outlineOf = (club: Club) => OUTLINES[homeOf(club) - 1] ?? [];
    expect(CLUBS.filter(club => !isInside(SITES[club].at, outlineOf(club)))).toEqual([]);
    expect(CLUBS.filter(club => edges(outlineOf(club)).some(([a, b]) => toEdge(SITES[club].at, a, b) < 18))).toEqual([]);
  });

  test('lies within its frame', () => {
    const all = [...RIVER, ...OUTLINES.flat(), ...CLUBS.map(club => SITES[club].at), ...DOCKS.map(dock => QUAYS[dock].at)];
    expect(all.filter(([x, y]) => x < 0 || y < 0 || x > FRAME.width || y > FRAME.height)).toEqual([]);
    expect(OUTLINES).toHaveLength(20);
  });

  test('has nine docks, each touching one club of its own bank', () => {
    expect(DOCKS.filter(dock => QUAYS[dock].bank === 'S')).toEqual(['B', 'C', 'E', 'G', 'I']);
    expect(DOCKS.every(dock => QUAYS[dock].clubs.length === 1 && QUAYS[dock].clubs.every(club => bankOf(club) === QUAYS[dock].bank))).toBe(
      true,
    );
    expect(CLUBS.filter(club => PARIS.docksAt[club].length > 0)).toHaveLength(9);
  });

  test('has a card for each arrondissement with its bank, and one with its column', () => {
    expect(ARRONDISSEMENTS.map((_, at) => CARDS.filter(card => shownOn(card) === at + 1).map(regionOf))).toEqual(
      ARRONDISSEMENTS.map(({ bank, column }) => [bank, column].sort()),
    );
    expect([...CARDS].sort()).toEqual(CARDS);
  });
});
