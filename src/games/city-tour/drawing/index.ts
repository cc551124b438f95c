// The city from above, with its frame road, and beside it everything the day asks for.
import { Canvas, type Draw, type Drawing, type DrawnLine, type Figure, type Role } from '../../../kernel/index.ts';
import { COLOURS, isSpecial, LAST_TURN, LETTERS, SEATS_IN_BUS, SITES, type SiteId } from '../components.ts';
import type { Event } from '../events.ts';
import { PIECES } from '../pieces.ts';
import { isCutOff } from '../roads.ts';
import { verdict } from '../verdict.ts';
import { imagine, type View } from '../view.ts';
import { drawCity, ROLES } from './city.ts';
import { WORDS, type Words } from './words.ts';

/** Where the panel beside the city begins, and how wide it is. */
const PANEL = 39;
const PANEL_WIDTH = 80 - PANEL;

export const draw: Draw = (language, texts) => {
  const words = WORDS[language];
  const name = (id: string) => texts.pieces[id] ?? id;
  const drawing: Drawing<Event, View> = {
    phase: view => (view.frames[0] ? words.phases[view.frames[0].phase] : ''),
    map: view => beside(view, words, name),
    legend: [words.legend],
    figures: view => figures(view, words),
    result: view => resultOf(view, words, name),
    pieces: () => PIECES,
    questions: [...new Set(['possible', words.possible])],
    answer: (_question, view) => words.verdicts[verdict(imagine(view)).answer](view.town.objective),
  };
  return drawing;
};

function beside(v: View, words: Words, name: (id: string) => string): readonly DrawnLine[] {
  const canvas = new Canvas(80, 14);
  drawCity(canvas, v);
  const delivered = v.onSites.join('').length;
  canvas.put(PANEL, 0, `${words.turn(Math.min(v.turn, LAST_TURN), LAST_TURN)} · ${words.home(delivered, v.town.objective)}`, 'strong');
  for (const [index, letter] of LETTERS.entries()) {
    const site = v.town.sites[index];
    const note = siteNote(v, index, words);
    const need = needOf(site);
    const title = `${letter} ${site ? placeName(site, name) : '-'}`.slice(0, PANEL_WIDTH - need.length - note.length - 1) + need;
    canvas.put(PANEL, 1 + index, title, v.passed[index] ? 'faint' : roleOfSite(site));
    canvas.put(PANEL + title.length + 1, 1 + index, note, v.onSites[index] ? 'strong' : 'faint');
  }
  const aboard = pawns(v.bus);
  canvas.put(PANEL, 8, `${words.bus}: ${aboard || '-'} (${words.free(SEATS_IN_BUS - aboard.length)})`, 'strong');
  canvas.put(PANEL, 9, `${words.reserve}: ${COLOURS.map(colour => `${v.reserve[colour]} ${colour}`).join(', ')}`);
  for (const [at, tile] of v.revealed.entries()) {
    canvas.put(PANEL, 10 + at, `${at === 0 ? `${words.tiles}: ` : ' '.repeat(words.tiles.length + 2)}${name(tile)}`);
  }
  if (v.tops.length > 0) canvas.put(PANEL, 12, `${words.next}: ${v.tops.map(name).join(', ')}`.slice(0, PANEL_WIDTH), 'faint');
  return canvas.lines();
}

/** A site without what it asks for. */
function placeName(site: SiteId, name: (id: string) => string): string {
  return name(site).replace(/\s*\(.*\)$/, '');
}

/** Whom an ordinary site waits for: ' 2G'. */
function needOf(site: SiteId | null | undefined): string {
  return site && !isSpecial(site) ? ` ${SITES[site].required}${SITES[site].colour}` : '';
}

function siteNote(v: View, index: number, words: Words): string {
  const letter = LETTERS[index];
  const on = v.onSites[index];
  const state = on ? [`= ${on}`] : v.passed[index] ? [words.passed] : isCutOff(v.board, index) ? [words.cutOff] : [];
  const sign = letter && v.town.signs.includes(letter) ? [words.sign] : [];
  const fan = letter && v.waiting.includes(letter) ? [words.fan] : [];
  return [...state, ...sign, ...fan].join(', ');
}

function roleOfSite(site: SiteId | null | undefined): Role {
  return site && !isSpecial(site) ? ROLES[SITES[site].colour] : 'strong';
}

function pawns(counts: View['bus']): string {
  return COLOURS.map(colour => colour.repeat(counts[colour])).join('');
}

function figures(v: View, words: Words): readonly Figure[] {
  return [
    [words.delivered, v.onSites.join('').length],
    [words.aboard, pawns(v.bus).length],
  ];
}

function resultOf({ result, onSites, town }: View, words: Words, name: (id: string) => string): string {
  if (!result) return '';
  const said = (result.won ? words.won : words.lost)(result.total, result.objective);
  const sites = LETTERS.flatMap((letter, at) => {
    const [site, on] = [town.sites[at], onSites[at] ?? ''];
    return site && on ? [`${letter} ${placeName(site, name)} ${on.length}`] : [];
  });
  return [said, words.reasons[result.reason], ...sites].join(' · ');
}
