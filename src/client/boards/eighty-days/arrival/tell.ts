// How a journey ended, and which legs and delays made its days.
import { BET, type Event, LONDON, TRAVEL, type TravelCard } from '../../../../games/eighty-days/index.ts';
import type { Seat } from '../../../../kernel/index.ts';
import { type Ending, type Place, type Reason, ranked, type Standing } from '../../../arrival/ending.ts';
import { type EdScene, pieceName, placeName, travellerOf } from '../scene.ts';
import type { Own } from './words/en.ts';

/** A leg as it was travelled. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** The days that its cards show. */
  readonly printed: number;
  readonly pieces: readonly string[];
  readonly why: 'pair' | 'express' | 'submarine' | 'balloon' | 'offer' | 'elephant' | 'plain';
  readonly die: number | null;
}

const ON_FOOT = 12;

/** The legs of a seat, in order. */
export function legsOf(past: readonly Event[], seat: Seat): readonly Leg[] {
  const legs: Leg[] = [];
  let paid: TravelCard[] = [];
  let replaced: { readonly slot: number; readonly by: 'balloon' | 'express' | 'submarine' }[] = [];
  let die: number | null = null;
  for (const event of past) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'setOut') [paid, replaced, die] = [[], [], null];
    if (event.type === 'paid') paid.push(event.card);
    if (event.type === 'replaced') replaced.push(event);
    if (event.type === 'rolled') die = event.die;
    if (event.type !== 'travelled') continue;
    const isOff = (at: number) => replaced.some(({ slot }) => slot === at + 1);
    const spared = event.saved > 0 ? paid.length - 1 : -1;
    legs.push({
      from: event.from,
      to: event.to,
      days: event.days,
      printed: paid.length === 0 ? ON_FOOT : paid.reduce((sum, card) => sum + TRAVEL[card].value, 0),
      pieces: [
        ...(paid.length === 0 ? ['elephant'] : paid.map((card, at) => `${isOff(at) || at === spared ? 'off' : 'card'}:${card}`)),
        ...replaced.map(({ by }) => (by === 'balloon' ? `die:${die ?? 0}` : `event:${by}`)),
        ...(event.offers > 0 ? ['event:offer'] : []),
        ...(paid.length === 0 && die !== null ? [`die:${die}`] : []),
      ].slice(0, 4),
      why:
        replaced[0]?.by ??
        (event.saved > 0 ? 'pair' : event.offers > 0 ? 'offer' : paid.length === 0 && die !== null ? 'elephant' : 'plain'),
      die,
    });
  }
  return legs;
}

/** What was lost on the way, by its cause, in times and days. */
function lossesOf(past: readonly Event[], seat: Seat): Readonly<Record<'detective' | 'blue' | 'pressure' | 'chips', number>> {
  const struck = (type: 'pressed' | 'blueStruck' | 'delayed') =>
    past.filter(event => event.type === type && 'seats' in event && event.seats.includes(seat)).length;
  return {
    detective: past.filter(event => event.type === 'questioned' && event.seat === seat).length,
    blue: struck('blueStruck'),
    chips: struck('delayed'),
    pressure: struck('pressed'),
  };
}

const GAINS = 3;
const LEAST = 2;

/** The legs that saved most; where few did, the quickest ones; and everything that was lost on the way. */
function reasonsOf(scene: EdScene, seat: Seat, own: Own): readonly Reason[] {
  const legs = legsOf(scene.past, seat);
  const gain = ({ printed, days }: Leg) => printed - days;
  const saved = legs
    .filter(leg => gain(leg) > 0)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, GAINS);
  const quick = legs
    .filter(leg => !saved.includes(leg))
    .toSorted((a, b) => a.days - b.days)
    .slice(0, Math.max(0, LEAST - saved.length));
  const lost = travellerOf(scene.view, seat).days - legs.reduce((sum, { days }) => sum + days, 0);
  const losses = lossesOf(scene.past, seat);
  const rows = [...saved, ...quick].map((leg): Reason => {
    const [from, to] = [pieceName(scene, leg.from), pieceName(scene, leg.to)];
    const won = gain(leg);
    return {
      pieces: leg.pieces,
      strong: own.leg(from, to, leg.days),
      text: own.why[leg.why](leg.die ?? 0),
      sum: won > 0 ? own.won(won) : own.days(leg.days),
      tone: won > 0 ? 'gain' : 'plain',
      marks: [`place:${leg.to}`],
    };
  });
  if (lost <= 0) return [...rows, { pieces: ['day'], text: own.nothingLost, sum: '', tone: 'plain', marks: [] }];
  const causes = (['detective', 'blue', 'chips', 'pressure'] as const).filter(cause => losses[cause] > 0);
  return [
    ...rows,
    {
      pieces: causes,
      text: own.losses(causes.map(cause => own.loss[cause](losses[cause]))),
      sum: own.lost(lost),
      tone: 'cost',
      marks: [`days:${seat}`],
    },
  ];
}

function isHome(scene: EdScene, seat: Seat): boolean {
  return travellerOf(scene.view, seat).position >= LONDON;
}

/** What is said of somebody who was not home, in place of a day. */
function missedBy(scene: EdScene, seat: Seat, own: Own): string {
  return scene.view.resigned.includes(seat) ? own.gaveUp : own.away(placeName(scene, travellerOf(scene.view, seat).position));
}

function noteOf(scene: EdScene, seat: Seat, own: Own): string {
  const { days, position } = travellerOf(scene.view, seat);
  if (scene.view.resigned.includes(seat)) return own.gaveUp;
  if (position < LONDON) return own.inPlace(placeName(scene, position));
  return days <= BET ? own.toSpare(BET - days) : own.tooLate(days - BET);
}

function placesOf(scene: EdScene, own: Own): readonly Place[] {
  const ranks = scene.outcome?.ranks ?? [];
  return ranked(ranks).map(seat => ({
    seat,
    rank: ranks[seat] ?? 0,
    name: scene.voice.tell(seat, own.you, name => name),
    figure: String(travellerOf(scene.view, seat).days),
    note: noteOf(scene, seat, own),
  }));
}

/** One sentence: to whoever played, or about the winner. */
function titleOf(scene: EdScene, seat: Seat, own: Own): string {
  const { view, voice, outcome } = scene;
  const order = ranked(outcome?.ranks ?? []);
  const [winner = seat, second] = order;
  const days = (each: Seat) => travellerOf(view, each).days;
  const say = own.title;
  const isTold = voice.isYou(seat);
  const name = (each: Seat) => voice.name(each);
  if (isTold && view.resigned.includes(seat)) return say.youLeft(days(seat), order.filter(each => !view.resigned.includes(each)).map(name));
  if (!isHome(scene, winner) && view.resigned.length === view.travellers.length - 1)
    return isTold ? say.youRemain : say.remains(name(winner));
  const isWon = isHome(scene, winner) && days(winner) <= BET;
  if (!isWon) return winner === seat && isTold ? say.nobodyYou : say.nobody(name(winner));
  if (winner === seat) {
    const by = second !== undefined && isHome(scene, second) ? days(second) - days(seat) : 0;
    if (by > 0 && second !== undefined)
      return isTold ? say.youAhead(days(seat), by, name(second)) : say.ahead(name(seat), days(seat), by, name(second));
    return isTold ? say.youWin(days(seat)) : say.wins(name(seat), days(seat));
  }
  const behind = days(seat) - days(winner);
  if (!isHome(scene, seat)) return say.youAway(placeName(scene, travellerOf(view, seat).position), name(winner), days(winner));
  return behind > 0 ? say.youBehind(days(seat), behind, name(winner)) : say.youTied(days(seat), name(winner));
}

/** The tape of the telegram. */
function tapeOf(scene: EdScene, seat: Seat, own: Own): readonly string[] {
  const { voice, outcome, view } = scene;
  const { days } = travellerOf(view, seat);
  const winner = ranked(outcome?.ranks ?? [])[0] ?? seat;
  const isWon = isHome(scene, winner) && travellerOf(view, winner).days <= BET;
  const away = view.travellers.findIndex(({ position }, each) => position < LONDON && each !== seat && !view.resigned.includes(each));
  return [
    isHome(scene, seat)
      ? days <= BET
        ? own.tape.spare(BET - days)
        : own.tape.late(days - BET)
      : own.tape.here(placeName(scene, travellerOf(view, seat).position)),
    ...(away >= 0 ? [own.tape.still(voice.name(away), placeName(scene, travellerOf(view, away).position))] : []),
    isWon ? voice.tell(winner, own.tape.betYours, own.tape.betOf) : own.tape.betLost,
  ];
}

/** The last day of each rank, the best first. */
const RANKS = [
  { name: 'toast', by: 70 },
  { name: 'ahead', by: 75 },
  { name: 'onTime', by: BET },
] as const;

function standingOf(scene: EdScene, seat: Seat, own: Own): Standing {
  const { days } = travellerOf(scene.view, seat);
  const scale = [100, 60] as const;
  if (!isHome(scene, seat)) return { text: own.ranks.notHome, scale };
  const at = RANKS.findIndex(({ by }) => days <= by);
  const now = RANKS[at]?.name ?? 'home';
  const next = at < 0 ? RANKS.at(-1) : RANKS[at - 1];
  return { text: `${own.ranks.now(own.ranks[now])} ${next ? own.ranks.next(own.ranks[next.name], next.by) : ''}`.trim(), scale };
}

/** The winner's days, for a person who lost. */
function besideOf(scene: EdScene, seat: Seat, own: Own): Pick<Ending, 'beside'> {
  const winner = ranked(scene.outcome?.ranks ?? [])[0] ?? seat;
  if (winner === seat || !scene.voice.isYou(seat)) return {};
  const figure = String(travellerOf(scene.view, winner).days);
  return { beside: { seat: winner, name: scene.voice.name(winner), figure, reasons: reasonsOf(scene, winner, own) } };
}

/** The end of a journey, told as the voice of the scene speaks. */
export function tell(scene: EdScene, own: Own): Ending {
  const ranks = scene.outcome?.ranks ?? [];
  const seat = scene.seats.find(each => scene.voice.isYou(each.seat))?.seat ?? ranked(ranks)[0] ?? 0;
  const { days } = travellerOf(scene.view, seat);
  const legs = legsOf(scene.past, seat).map(leg => leg.days);
  const lost = days - legs.reduce((sum, leg) => sum + leg, 0);
  return {
    seat,
    ...besideOf(scene, seat, own),
    title: titleOf(scene, seat, own),
    voice: tapeOf(scene, seat, own),
    reasons: reasonsOf(scene, seat, own),
    places: placesOf(scene, own),
    board: own.board(scene.view.travellers.filter(({ position }) => position >= LONDON).length, scene.view.travellers.length),
    result: days,
    ...(isHome(scene, seat) ? {} : { missed: missedBy(scene, seat, own) }),
    sums: lost > 0 ? [...legs, lost] : legs,
    figure: own.day,
    standing: standingOf(scene, seat, own),
  };
}
