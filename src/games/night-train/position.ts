// What a state from outside must be like to be played on from: its shape, and that no piece of the box is missing.
import { agreeing, list, oneOf, orNull, planShape, record, type Shape, whole } from '../../kernel/index.ts';
import { DREAMS, LANDSCAPES, STATION_IDS } from './components.ts';
import { SEATS } from './cover.ts';
import { OPTIONS } from './options.ts';
import type { Frame, State, Traveller } from './state.ts';

export const VERSION = 1;

const seat = whole(0, SEATS.most - 1);
const station = oneOf(...STATION_IDS);
const stations = list(station, 0, STATION_IDS.length);
const landscape = oneOf(...LANDSCAPES);

/** A state that can be played on from. */
export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    frames: list(record<Frame>({ phase: oneOf('stop'), seat: orNull(seat), asked: whole(0, SEATS.most) }), 0, 1),
    stop: whole(1, STATION_IDS.length),
    first: seat,
    station: orNull(station),
    bag: stations,
    missed: stations,
    travellers: list(record<Traveller>({ bells: whole(0, 6), postcards: stations, dream: landscape }), SEATS.least, SEATS.most),
    undealt: list(landscape, 0, DREAMS.length),
  }),
  disagreement,
);

/** Each piece of the box, and how often it is there. */
export function census(s: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (name: string, many = 1) => {
    counts[name] = (counts[name] ?? 0) + many;
  };
  for (const each of [...s.bag, ...s.missed, ...s.travellers.flatMap(({ postcards }) => postcards)]) count(each);
  if (s.station) count(s.station);
  for (const each of [...s.undealt, ...s.travellers.map(({ dream }) => dream)]) count(each);
  // NT-3.3 A bell rings for each postcard, so both together are what everyone began with.
  for (const { bells, postcards } of s.travellers) count('bells', bells + postcards.length);
  return counts;
}

/** What the parts of a state must be to one another. */
function disagreement(s: State): string | undefined {
  const { seats, options } = s.plan;
  if (s.travellers.length !== seats) return `${seats} travellers were agreed on, not ${s.travellers.length}`;
  if (s.stop > options.stops) return `the train makes ${options.stops} stops, not ${s.stop}`;
  return strangePieces(s) ?? wrongTurn(s);
}

function strangePieces(s: State): string | undefined {
  const counts = census(s);
  const station = STATION_IDS.find(each => counts[each] !== 1);
  if (station) return `there must be one postcard of ${station}, not ${counts[station] ?? 0}`;
  const dream = LANDSCAPES.find(each => counts[each] !== DREAMS.filter(other => other === each).length);
  if (dream) return `there must be two dreams of the ${dream}, not ${counts[dream] ?? 0}`;
  const { bells } = s.plan.options;
  const at = s.travellers.findIndex(traveller => traveller.bells + traveller.postcards.length !== bells);
  return at < 0 ? undefined : `seat ${at} must have ${bells} bells and postcards together`;
}

function wrongTurn(s: State): string | undefined {
  const { seats, options } = s.plan;
  const [frame] = s.frames;
  if (s.first >= seats) return `there is no seat ${s.first} at a table of ${seats}`;
  const seen = s.missed.length + s.travellers.reduce((sum, { postcards }) => sum + postcards.length, frame ? 1 : 0);
  if (seen !== s.stop) return `${s.stop} stops show ${s.stop} postcards, not ${seen}`;
  if (!frame) return s.stop === options.stops && !s.station ? undefined : 'the night is not over yet';
  if (!s.station) return 'a postcard must lie on the platform';
  const due = (s.first + frame.asked) % seats;
  return frame.asked < seats && frame.seat === due ? undefined : `seat ${due} is to be asked, not ${frame.seat}`;
}
