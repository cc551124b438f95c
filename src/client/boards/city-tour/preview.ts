// What a placement would bring, told by the game's own rules before it is made.

import {
  COLOURS,
  type Colour,
  type Event,
  foretold,
  imagine,
  isSpecial,
  type Letter,
  laid,
  type Rotation,
  roadFrom,
  SITES,
  type SiteId,
  SPACES,
  type TileId,
  type View,
} from '../../../games/city-tour/index.ts';
import { type AnyTexts, type Voice, voiceOf } from '../../../kernel/index.ts';
import { kindOf } from './kinds.ts';
import { isColour } from './sites.ts';
import { drivenUpTo, type Stretch, standingAt, wayOver } from './track.ts';
import type { Words } from './words/en.ts';

/** How a line of the timetable is to be taken. */
export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'stop';

/** A line of the timetable. */
export interface PreviewLine {
  readonly tone: Tone;
  /** 'F, Labyrinth' before the sentence, where a site is meant. */
  readonly lead?: string;
  readonly text: string;
  readonly pawns: readonly Colour[];
  /** What it changes in the number delivered. */
  readonly value?: number;
}

/** All that a placement would bring. */
export interface Preview {
  readonly events: readonly Event[];
  readonly lines: readonly PreviewLine[];
  readonly total: number;
  readonly result: 'won' | 'lost' | null;
  readonly way: readonly Stretch[];
  /** The stretches of it that would be driven now, and how far along the bus would stand. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** What a preview is told in. */
interface Speech {
  readonly words: Words;
  readonly texts: Pick<AnyTexts, 'pieces'> & { event(event: Event, voice: Voice): string | undefined };
}

/** Travellers on sites so far. */
export function deliveredIn({ onSites, result }: Pick<View, 'onSites' | 'result'>): number {
  return result?.total ?? onSites.reduce((sum, pawns) => sum + pawns.length, 0);
}

/** What would come of placing this tile, turned like this. */
export function previewOf(view: View, tile: TileId, rotation: Rotation, { words, texts }: Speech): Preview {
  const placed = laid(tile, rotation);
  const { events, stop, space } = foretold(imagine(view), placed);
  const board = view.board.map((each, at) => (at === view.space ? placed : each));
  const way = wayOver(board);
  const from = drivenUpTo(way, view.space, view.side);
  const ended = events.find(event => event.type === 'ended');
  const isInspected = stop === 'inspector';
  const drives = events.filter(event => event.type === 'drove').length;
  const to = endOf(way, from, drives);
  return {
    events,
    lines: [...linesOf(events, words), lastLine(events, view, { stop, space }, { words, texts })],
    total: ended ? ended.total : deliveredIn(view) + brought(events),
    result: ended ? (ended.won ? 'won' : 'lost') : null,
    way,
    from,
    to: isInspected ? way.length : to,
    at: standingAt(way, to, isInspected ? 0.5 : 0),
  };
}

/** The way up to where the bus would stop: after so many tiles and the frame roads behind them. */
function endOf(way: readonly Stretch[], from: number, drives: number): number {
  let left = drives;
  for (let at = from; at < way.length; at++) {
    if (way[at]?.on !== 'tile') continue;
    if (left === 0) return at;
    left--;
  }
  return way.length;
}

function brought(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'setDown' ? event.pawns.length : 0), 0);
}

/** Pawns in words: 'two green and one blue'. */
export function pawnsInWords(pawns: readonly Colour[], { pawns: name, list }: Words): string {
  const each = COLOURS.map(colour => ({ colour, count: pawns.filter(pawn => pawn === colour).length })).filter(({ count }) => count > 0);
  return list(each.map(({ colour, count }) => name(colour, count)));
}

/** A site with its letter, as the timetable calls it: 'F, Labyrinth'. */
export function siteName(letter: Letter, site: SiteId | null, words: Words): string {
  return site ? `${letter}, ${words.sites[kindOf(site)]}` : letter;
}

/** The events as lines; travellers who board one after the other share one. */
export function linesOf(events: readonly Event[], words: Words): readonly PreviewLine[] {
  const lines: PreviewLine[] = [];
  let boarded: Colour[] = [];
  let left: { colour: Colour; why: 'full' | 'noPawn' }[] = [];
  const flush = () => {
    if (boarded.length > 0) lines.push(boardingLine(boarded, words));
    for (const why of ['full', 'noPawn'] as const) {
      const pawns = left.filter(each => each.why === why).map(({ colour }) => colour);
      if (pawns.length > 0) lines.push({ tone: 'warn', text: words.lines[why](pawnsInWords(pawns, words), pawns.length), pawns });
    }
    [boarded, left] = [[], []];
  };
  for (const event of events) {
    if (event.type === 'boarded') boarded.push(event.colour);
    else if (event.type === 'leftBehind') left.push(event);
    const line = lineOf(event, words);
    if (!line) continue;
    flush();
    lines.push(line);
  }
  flush();
  return lines;
}

function boardingLine(pawns: readonly Colour[], words: Words): PreviewLine {
  return { tone: 'plain', text: capital(words.lines.board(pawnsInWords(pawns, words), pawns.length)), pawns };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lineOf(event: Event, words: Words): PreviewLine | undefined {
  const { lines } = words;
  switch (event.type) {
    case 'signMet':
      return { tone: event.order === 1 ? 'good' : 'warn', text: lines.sign(event.order), pawns: [] };
    case 'setDown':
      return setDownLine(event.letter, event.site, event.pawns.length, words);
    case 'sentHome': {
      const lead = siteName(event.letter, event.site, words);
      if (event.count === 0) return { tone: 'warn', lead, text: lines.nobody, pawns: [] };
      return { tone: 'bad', lead, text: lines.home(event.required, event.count), pawns: Array<Colour>(event.count).fill(event.colour) };
    }
    case 'turnedAway':
      return { tone: 'warn', lead: siteName(event.letter, event.site, words), text: lines.closed, pawns: [] };
    case 'unserved':
      return { tone: 'bad', lead: siteName(event.letter, event.site, words), text: lines.unserved, pawns: [] };
    case 'fanBoarded':
      return { tone: 'plain', text: lines.fan, pawns: ['W'] };
    case 'fanLeft':
      return { tone: 'bad', text: lines.fanLeft, pawns: ['W'] };
    case 'controlled':
      return { tone: 'warn', text: lines.out(words.pawns(event.colour, 1)), pawns: [event.colour] };
    default:
      return undefined;
  }
}

function setDownLine(letter: Letter, site: SiteId, count: number, words: Words): PreviewLine {
  const text = isSpecial(site) ? words.lines.special(count) : words.lines.down(SITES[site].required, count);
  return { tone: 'good', lead: siteName(letter, site, words), text, pawns: [], value: count };
}

function lastLine(
  events: readonly Event[],
  view: View,
  { stop, space }: { stop: string; space: number },
  { words, texts }: Speech,
): PreviewLine {
  const ended = events.find(event => event.type === 'ended');
  if (ended) return { tone: ended.won ? 'good' : 'bad', text: texts.event(ended, voiceOf(String)) ?? '', pawns: [] };
  if (stop === 'inspector') return { tone: 'warn', text: words.lines.asks, pawns: [] };
  return { tone: 'stop', text: words.lines.stop(placeName(space, texts), pawnsInWords(aboardAfter(events, view), words)), pawns: [] };
}

/** A space in words. */
export function placeName(space: number, { pieces }: Pick<AnyTexts, 'pieces'>): string {
  return pieces[`space:${SPACES[space]}`] ?? '';
}

/** Who would sit in the bus after all that. */
function aboardAfter(events: readonly Event[], { bus }: View): readonly Colour[] {
  const aboard = COLOURS.flatMap(colour => Array<Colour>(bus[colour]).fill(colour));
  const out = (pawn: Colour) => {
    const at = aboard.indexOf(pawn);
    if (at >= 0) aboard.splice(at, 1);
  };
  for (const event of events) {
    if (event.type === 'boarded') aboard.push(event.colour);
    else if (event.type === 'fanBoarded') aboard.push('W');
    else if (event.type === 'setDown') for (const pawn of [...event.pawns].filter(isColour)) out(pawn);
    else if (event.type === 'sentHome') for (let i = 0; i < event.count; i++) out(event.colour);
    else if (event.type === 'controlled') out(event.colour);
  }
  return aboard;
}

/** Whether every turn of this tile comes to the same. */
export function isSameHoweverTurned(view: View, tile: TileId): boolean {
  const state = imagine(view);
  const [first, ...others] = ([0, 1, 2, 3] as const).map(rotation =>
    JSON.stringify([foretold(state, laid(tile, rotation)), roadFrom(laid(tile, rotation), view.side).exit]),
  );
  return others.every(each => each === first);
}

/** What a preview does at a letter, for the badge at its plate. */
export function atLetter({ events }: Pick<Preview, 'events'>, letter: Letter): Event | undefined {
  return events.find(
    event =>
      (event.type === 'setDown' || event.type === 'sentHome' || event.type === 'turnedAway' || event.type === 'unserved') &&
      event.letter === letter,
  );
}
