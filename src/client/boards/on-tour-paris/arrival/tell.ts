// How a tour ended: clubs, circles and boats, and what the map would have given.
import { indexOf, networkIn, type Result, rideLength, TITLE_POINTS, TITLES } from '../../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { type Ending, placesOf, type Reason, type Standing, titleOf, toldOf } from '../../../arrival/ending.ts';
import { marksOf, named, type Paris } from '../scene.ts';
import type { Own } from './words/en.ts';

interface Ride {
  readonly from: string;
  readonly to: string;
  readonly length: number;
}

function ridesOf({ view }: Paris, { route }: Result): readonly Ride[] {
  const network = networkIn(view.plan.options);
  const rides = route.flatMap(stop =>
    stop.type === 'ride' ? [{ from: stop.from, to: stop.to, length: rideLength(stop.from, stop.to, network) }] : [],
  );
  return rides.toSorted((a, b) => b.length - a.length);
}

/** The boats, the clubs and circles, and what became of the numbers that found no place. */
function reasonsOf(scene: Paris, seat: Seat, result: Result, own: Own): readonly Reason[] {
  const marks = marksOf(scene, seat) ?? [];
  const rides = ridesOf(scene, result);
  const [longest] = rides;
  const crosses = marks.filter(mark => mark === 'X').length;
  const stars = result.route.filter(({ club }) => marks[indexOf(club)]?.startsWith('*')).length;
  const stops = result.route.map(({ club }) => `club:${club}`);
  const ends = result.route.map(({ club }) => marks[indexOf(club)]).filter(mark => mark !== undefined && mark !== null);
  return [
    {
      pieces: [...ends.slice(0, 1), ...ends.slice(-1)].map(mark => `club:${mark}`),
      strong: own.clubsPlayed(result.clubs),
      text: own.circled(result.circled),
      sum: `+${result.clubs + result.circled}`,
      tone: 'gain',
      marks: stops,
    },
    longest
      ? {
          pieces: [`dock:${longest.from}`, 'sail', `dock:${longest.to}`],
          strong: own.rides(rides.length),
          text: own.longest(longest.from, longest.to, longest.length),
          sum: `+${result.boats}`,
          tone: 'gain',
          marks: rides.flatMap(({ from, to }) => [`dock:${from}`, `dock:${to}`]),
        }
      : { pieces: ['sail'], text: own.noRide, sum: '+0', tone: 'plain', marks: [] },
    {
      pieces: crosses > 0 ? ['cross'] : ['star'],
      text: [stars > 0 ? own.stars(stars) : '', crosses > 0 ? own.crosses(crosses) : own.noCross].filter(Boolean).join(' '),
      sum: '',
      tone: crosses > 0 ? 'cost' : 'plain',
      marks: [],
    },
  ];
}

/** One sentence: alone about the map, with others about the win. */
function sentenceOf(scene: Paris, seat: Seat, result: Result, own: Own): string {
  if (scene.seats.length > 1) return titleOf(scene, seat, own.title);
  const more = result.best.points - result.points;
  const { voice } = scene;
  if (voice.isYou(seat)) return more > 0 ? own.youAlone(result.clubs, more) : own.youAloneBest(result.clubs);
  return more > 0 ? own.alone(voice.name(seat), result.clubs, more) : own.aloneBest(voice.name(seat), result.clubs);
}

function standingOf(scene: Paris, result: Result, own: Own, owner: string | null): Standing {
  const points = TITLE_POINTS[scene.view.plan.options.dockUse];
  const at = TITLES.indexOf(result.title);
  const next = TITLES[at + 1];
  const needs = (points[at + 1] ?? 0) - result.points;
  const text = next ? own.next(needs, named(scene, next), owner) : own.legend(named(scene, result.title));
  return { text, scale: [0, points.at(-1) ?? 72] };
}

/** The titles of the rules as lamps: lit up to the one earned. */
export function lampsOf(scene: Paris, seat: Seat): readonly { readonly title: string; readonly isLit: boolean; readonly isNow: boolean }[] {
  const earned = TITLES.indexOf(scene.view.results?.[seat]?.title ?? 'busker');
  return TITLES.map((title, at) => ({ title: named(scene, title), isLit: at <= earned, isNow: at === earned }));
}

/** The end of a tour, told as the voice of the scene speaks. */
export function tell(scene: Paris, own: Own): Ending {
  const seat = toldOf(scene);
  const result = scene.view.results?.[seat];
  if (!result) throw new Error('a tour that is not over has no end to tell');
  const owner = scene.voice.tell<string | null>(seat, null, name => name);
  const missed = result.best.points - result.points;
  return {
    seat,
    title: sentenceOf(scene, seat, result, own),
    voice: [own.bill, ...(scene.seats.length > 1 ? [missed > 0 ? own.possible(missed, owner) : own.allFound(owner)] : [])],
    reasons: reasonsOf(scene, seat, result, own),
    places: placesOf(scene, own.you, String, each => named(scene, scene.view.results?.[each]?.title ?? '')),
    board: own.board(result.clubs, ridesOf(scene, result).length),
    result: result.points,
    sums: [result.clubs, result.circled, result.boats],
    figure: own.points,
    standing: standingOf(scene, result, own, owner),
  };
}
