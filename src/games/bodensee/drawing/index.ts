// The lake, then the buses with their tourists, then the companies.
import { type Draw, type Drawing, type DrawnLine, type Figure, roleOf, type Seat, type Voice } from '../../../kernel/index.ts';
import { type BoardTown, boxOf } from '../box.ts';
import { COLOURS, faceOf } from '../components.ts';
import type { Event } from '../events.ts';
import { pieces } from '../pieces.ts';
import { tilesOf } from '../score.ts';
import type { View } from '../view.ts';
import { drawLake, ROLES } from './lake.ts';
import { WORDS, type Words } from './words.ts';

/** Rows of the lake at least and at most. */
const LEAST = 12;
const MOST = 20;
/** Rows below the lake. */
const BELOW = 4;

interface Speech {
  readonly words: Words;
  readonly name: (id: string) => string;
}

export const draw: Draw = (language, texts) => {
  const words = WORDS[language];
  const speech: Speech = { words, name: id => texts.pieces[id] ?? id };
  const drawing: Drawing<Event, View> = {
    phase: view => words.phases[view.frames.at(-1)?.phase ?? 'endTurn'],
    map: (view, voice, rows) => [
      ...drawLake(view, Math.min(MOST, Math.max(LEAST, rows - BELOW)), town => townName(view, town, speech)),
      ...below(view, voice, speech),
    ],
    legend: [words.legend(COLOURS.map(colour => `${letterOf(colour)} ${speech.name(colour)}`).join(', '))],
    figures: (view, seat) => figures(view, seat, words),
    result: (view, seat) => resultOf(view, seat, words),
    pieces,
  };
  return drawing;
};

function townName({ plan }: View, town: BoardTown, { name }: Speech): string {
  return plan.options.content ? town.name : name(town.id);
}

function below(v: View, voice: Voice, speech: Speech): readonly DrawnLine[] {
  const { words } = speech;
  const { townAt } = boxOf(v.plan.options);
  const buses = v.buses.map(({ town, dice }, at): DrawnLine => {
    const place = townAt.get(town);
    const marker = v.turn.bus === at && v.frames.length > 0 ? '>' : '*';
    const tourists = dice.flatMap(die => [
      { text: `${letterOf(faceOf(die).colour)}${faceOf(die).pips}`, role: ROLES[faceOf(die).colour] },
      ' ',
    ]);
    return [`${marker}${place ? townName(v, place, speech) : town}: `, ...(tourists.length > 0 ? tourists.slice(0, -1) : [words.empty])];
  });
  const companies = v.companies.map(({ money }, seat): DrawnLine => {
    const marker = v.turn.seat === seat && v.frames.length > 0 ? '>' : ' ';
    return [
      { text: `${marker}${seat + 1} ${voice.name(seat)}: € ${money} · ${words.tiles(tilesOf(v, seat))}`, role: roleOf(v.turn.seat, seat) },
    ];
  });
  return [...inPairs(buses), ...inPairs(companies)];
}

/** The sign of a colour, as in the notation of dice. */
function letterOf(colour: string): string {
  return colour.charAt(0);
}

/** Two short lines side by side. */
function inPairs(lines: readonly DrawnLine[]): readonly DrawnLine[] {
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const next = lines[at + 1];
    const long = lengthOf(line);
    if (!next) return [line];
    return long < 40 && lengthOf(next) <= 40 ? [[...line, ' '.repeat(40 - long), ...next]] : [line, next];
  });
}

function lengthOf(line: DrawnLine): number {
  return line.reduce((all, part) => all + (typeof part === 'string' ? part : part.text).length, 0);
}

function figures(v: View, seat: Seat, words: Words): readonly Figure[] {
  return [
    [words.money, v.companies[seat]?.money ?? 0],
    [words.spread, tilesOf(v, seat)],
  ];
}

function resultOf(v: View, seat: Seat, words: Words): string {
  const own = v.companies[seat];
  if (!own) return '';
  const { money, startMoney, atHome, fromOthers, ruinMoney, spentOnBuilding, spentOnFerry, ruined } = own;
  return [
    `€ ${money}`,
    words.tiles(tilesOf(v, seat)),
    words.start(startMoney),
    words.income(atHome, fromOthers, ruinMoney),
    words.spent(spentOnBuilding, spentOnFerry),
    ...(v.plan.options.winCondition === 'ruined' ? [words.ruined(ruined)] : []),
  ].join(' · ');
}
