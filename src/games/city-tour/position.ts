// What a state from outside must be like to be played on from: its shape, and that no piece of the box is missing.
import { agreeing, byTag, flag, list, oneOf, orNull, planShape, record, type Shape, same, text, whole } from '../../kernel/index.ts';
import {
  CARDS,
  COLOURS,
  CONTROLLER,
  type Colour,
  LAST_TURN,
  LETTERS,
  PAWNS,
  SEATS_IN_BUS,
  SIDES,
  SITE_IDS,
  SPACES,
  TILE_IDS,
  type TileId,
} from './components.ts';
import { SEATS } from './cover.ts';
import { REASONS, type Result } from './events.ts';
import { OPTIONS } from './options.ts';
import { ALL_LAID, tileOf, wayFromStart } from './roads.ts';
import { aboard } from './rules/sites.ts';
import type { Frame, Pawns, State } from './state.ts';
import { type Town, townOf } from './town.ts';

export const VERSION = 1;

const seat = whole(0, SEATS.most - 1);
const tile = oneOf(...TILE_IDS);
const letter = oneOf(...LETTERS);
const count = whole(0, PAWNS.G);
const pawns: Shape<Pawns> = record<Pawns>({ G: count, O: count, B: count, W: whole(0, PAWNS.W) });
const six = LETTERS.length;

const town: Shape<Town> = record<Town>({
  objective: whole(1, 3 * PAWNS.G),
  sites: list(orNull(oneOf(...SITE_IDS)), six, six),
  cards: list(oneOf(...CARDS)),
  signs: list(letter, 0, 2),
  fans: list(letter, 0, 2),
  leaving: record({ G: count, O: count, B: count }),
  mandatory: flag,
});

const frame: Shape<Frame> = byTag<'phase', Frame>('phase', {
  place: record({ phase: oneOf('place'), seat }),
  drive: record({ phase: oneOf('drive'), seat, stop: oneOf('space', 'inspector', 'end') }),
  control: record({ phase: oneOf('control'), seat, controlled: oneOf(false) }),
});

const result: Shape<Result> = record<Result>({
  won: flag,
  reason: oneOf(...REASONS),
  total: whole(0, 100),
  objective: whole(1, 3 * PAWNS.G),
  turns: whole(1, LAST_TURN),
});

export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    town,
    frames: list(frame, 0, 1),
    turn: whole(1, LAST_TURN),
    firstSeat: seat,
    board: list(orNull(oneOf(...ALL_LAID)), SPACES.length, SPACES.length),
    space: whole(0, SPACES.length - 1),
    side: oneOf(0, 1, 2, 3),
    bus: pawns,
    reserve: pawns,
    onSites: list(text(SEATS_IN_BUS), six, six),
    passed: list(flag, six, six),
    waiting: list(letter, 0, 2),
    bag: list(tile, 0, TILE_IDS.length),
    revealed: list(tile, 0, 2),
    tops: list(tile, 0, 2),
    discards: list(tile, 0, LAST_TURN),
    votes: list(seat, 0, SEATS.most),
    result: orNull(result),
  }),
  s => misplacedPieces(s) ?? misplacedTurn(s) ?? misplacedBus(s) ?? misplacedVotes(s),
);

function misplacedPieces(s: State): string | undefined {
  if (!same(s.town, townOf(s.plan.options))) return 'the town must be the one that was agreed on';
  const found = census(s);
  const isInPlay = (id: TileId) => id !== CONTROLLER || s.town.cards.includes('Controller');
  const tile = TILE_IDS.find(id => (found[id] ?? 0) !== Number(isInPlay(id)));
  if (tile) return `there must be ${Number(isInPlay(tile))} of the tile ${tile}, not ${found[tile] ?? 0}`;
  const colour = COLOURS.find(each => found[each] !== PAWNS[each]);
  if (colour) return `all pawns ${colour} together must be ${PAWNS[colour]}, not ${found[colour]}`;
  if (s.bag.some((id, at) => at > 0 && TILE_IDS.indexOf(id) < TILE_IDS.indexOf(s.bag[at - 1] ?? id))) return 'the bag must be sorted by id';
  const strange = s.onSites.find(each => [...each].some(pawn => !COLOURS.includes(pawn as Colour)));
  return strange && `the pawns on a site must be letters of ${COLOURS.join(', ')}, not "${strange}"`;
}

function misplacedBus(s: State): string | undefined {
  if (aboard(s.bus) > SEATS_IN_BUS) return `the bus has ${SEATS_IN_BUS} seats, not ${aboard(s.bus)}`;
  const stray = s.waiting.find(each => !s.town.fans.includes(each));
  if (stray) return `no fan can wait at ${stray}`;
  const phase = s.frames[0]?.phase;
  if (phase === undefined) return undefined;
  const underBus = s.board[s.space];
  if (phase === 'place' && underBus) return `the bus must stand before an empty space, not ${SPACES[s.space]}`;
  if (phase === 'control' && (!underBus || tileOf(underBus) !== CONTROLLER)) return 'the inspector asks only on the Controller tile';
  return misplacedWay(s);
}

/** CT-4.6 The bus must stand where the road from the start leads: from elsewhere it might never come to an end. */
function misplacedWay(s: State): string | undefined {
  const way = wayFromStart(s.board);
  const here = way.findIndex(({ space, side }) => space === s.space && side === s.side);
  if (here < 0) return `the road from the start does not lead into ${SPACES[s.space]} by its side ${SIDES[s.side]}`;
  const passed = way.slice(0, here + 1).map(({ letter }) => letter);
  const wrong = LETTERS.find((_, letter) => passed.includes(letter) !== s.passed[letter]);
  return wrong && `the letter ${wrong} must be passed exactly if the road from the start leads past it`;
}

/** CT-7.8 Votes are a set of voters, in the order of seats. */
function misplacedVotes({ votes, plan }: State): string | undefined {
  const { voters } = plan.options;
  const wrong = votes.find((seat, at) => seat <= (votes[at - 1] ?? -1) || (voters !== 'all' && !voters.includes(seat)));
  return wrong === undefined ? undefined : `the votes must be different voters in rising order, which seat ${wrong} contradicts`;
}

function misplacedTurn(s: State): string | undefined {
  const { seats } = s.plan;
  const [now] = s.frames;
  if ((now === undefined) !== (s.result !== null)) return 'a day is over when it has a result, and only then';
  if (now?.phase === 'drive') return 'nobody can be awaited while the bus drives';
  const active = (s.firstSeat + s.turn - 1) % seats;
  if (now && now.seat !== active) return `it is the turn of seat ${active}, not ${now.seat}`;
  const stranger = [s.firstSeat, ...s.votes].find(each => each >= seats);
  if (stranger !== undefined) return `there is no seat ${stranger} at a table of ${seats}`;
  const shown = now?.phase === 'place' ? 2 : 0;
  if (now && s.revealed.length !== shown) return `${shown} tiles must be revealed, not ${s.revealed.length}`;
  const tilesLaid = s.board.filter(each => each !== null).length;
  const expected = now?.phase === 'place' ? s.turn - 1 : s.turn;
  const early = s.result?.reason === 'conceded' && s.revealed.length > 0 && tilesLaid === s.turn - 1;
  if (tilesLaid !== expected && !early) return `turn ${s.turn} has ${expected} tiles in the city, not ${tilesLaid}`;
  if (s.discards.length !== tilesLaid) return `there must be a discard for each of the ${tilesLaid} tiles, not ${s.discards.length}`;
  const tops = s.plan.options.piles === 'open' && s.turn < LAST_TURN ? 2 : 0;
  return s.tops.length === tops ? undefined : `${tops} tops must lie face up, not ${s.tops.length}`;
}

/** Every tile and every pawn, for the law that nothing is lost or made. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const put = (id: string, number = 1) => {
    counts[id] = (counts[id] ?? 0) + number;
  };
  for (const each of s.board) if (each) put(tileOf(each));
  for (const id of [...s.bag, ...s.revealed, ...s.tops, ...s.discards]) put(id);
  for (const colour of COLOURS) put(colour, s.bus[colour] + s.reserve[colour]);
  for (const pawn of s.onSites.join('')) put(pawn);
  put('W', s.waiting.length);
  return counts;
}
