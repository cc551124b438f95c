// The own map, the cards and dice of the turn, and the route with its points.
import type { Draw, Drawing, DrawnLine, Figure, Seat, Voice } from '../../../kernel/index.ts';
import { indexOf } from '../components.ts';
import type { Event } from '../events.ts';
import { higher, isDoubles, lower, type Mark, numeral, setupNumberOf } from '../marks.ts';
import type { RouteMove } from '../moves.ts';
import { networkIn } from '../network.ts';
import { PIECES } from '../pieces.ts';
import { tally } from '../score.ts';
import type { Route } from '../state.ts';
import type { View } from '../view.ts';
import { drawParis } from './paris.ts';
import { WORDS, type Words } from './words.ts';

/** Rows of the map at least and at most, and rows around it. */
const LEAST = 13;
const MOST = 28;
const AROUND = 1;

interface Speech {
  readonly words: Words;
  readonly name: (id: string) => string;
}

export const draw: Draw = (language, texts) => {
  const speech: Speech = { words: WORDS[language], name: id => texts.pieces[id] ?? id };
  const drawing: Drawing<Event, View> = {
    phase: ({ phase }) => (phase ? speech.words.phases[phase] : ''),
    map: (view, _voice: Voice, rows) => {
      const height = Math.min(MOST, Math.max(LEAST, rows - AROUND));
      return [...drawParis(networkIn(view.plan.options), marksOf(view), routeOf(view), height), ...around(view, speech)];
    },
    legend: [speech.words.legend],
    figures: (view, seat) => figures(view, seat, speech.words),
    result: (view, seat) => resultOf(view, seat, speech),
    pieces: () => PIECES,
  };
  return drawing;
};

/** Whose map is drawn: the viewer's. */
function seatOf({ viewer }: View): Seat {
  return typeof viewer === 'number' ? viewer : 0;
}

/** The marks of the own map, with what is pencilled in. */
function marksOf(v: View, seat = seatOf(v)): readonly (Mark | null)[] {
  const own = v.players[seat];
  const marks: (Mark | null)[] = [...(own?.marks ?? [])];
  for (const { club, mark } of own?.pencilled ?? []) marks[indexOf(club)] = mark;
  return marks;
}

function routeOf(v: View, seat = seatOf(v)): Route {
  const drawn = v.results?.[seat]?.route;
  return drawn ?? (v.players[seat]?.pending ?? []).filter((move): move is RouteMove => isStop(move.type));
}

function isStop(type: string): boolean {
  return type === 'start' || type === 'step' || type === 'ride';
}

function around(v: View, { words, name }: Speech): readonly DrawnLine[] {
  if (v.setup) return [[`${words.cards}: ${name(v.setup.card)} · ${words.dice}: ${numeral(setupNumberOf(v.setup.step, v.dice))}`]];
  const route = routeOf(v);
  if (v.phase === null || v.phase === 'route') {
    const { clubs, circled, boats, points } = tally(marksOf(v), route, networkIn(v.plan.options));
    return [[{ text: `${words.route}: ${words.sum(clubs, circled, boats, points)}`, role: 'own' }]];
  }
  const numbers = isDoubles(v.dice) ? '*' : `${numeral(lower(v.dice))} ${numeral(higher(v.dice))}`;
  const cards = v.shown.map(card => name(card)).join(' | ') || '-';
  return [[`${words.turn(v.turn)} · ${words.cards}: ${cards} · ${words.dice}: ${v.dice.join(' ')} (${numbers})`]];
}

function figures(v: View, seat: Seat, words: Words): readonly Figure[] {
  const { clubs, points } =
    v.phase === 'route' || v.phase === null
      ? tally(marksOf(v, seat), routeOf(v, seat), networkIn(v.plan.options))
      : { clubs: 0, points: 0 };
  return [
    [words.clubs, clubs],
    [words.points, points],
  ];
}

function resultOf(v: View, seat: Seat, { words, name }: Speech): string {
  const result = v.results?.[seat];
  if (!result) return '';
  const { clubs, circled, boats, points, title, best } = result;
  const better = best.points > points ? [words.best(best.points)] : [];
  return [words.sum(clubs, circled, boats, points), name(title), ...better].join(' · ');
}
