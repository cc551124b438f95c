import type { FlatRow } from '../../tables.ts';
import { type Context, type GamePart, numberIn, pieceName } from '../context.ts';
import type { Section } from '../html.ts';
import { ownSection } from '../own.ts';
import { figure, seatName } from '../words.ts';

/** Days per leg, event cards, chips, the action track, and where days were lost. */
function sections(context: Context): Section[] {
  return [...legs(context), ...eventCards(context), ...chips(context), ...spaces(context), ...travellers(context)];
}

export const part: GamePart = { sections };

function legs(context: Context): Section[] {
  const each = (column: string) => (row: FlatRow) =>
    numberIn(row, 'travels') > 0 ? numberIn(row, column) / numberIn(row, 'travels') : null;
  return ownSection(context, {
    table: 'legs',
    title: 'Days per leg',
    says: (_rows, best) => `The leg that takes longest is ${best()}: so many days for each traveller who takes it.`,
    caption: 'Days that a traveller spends on each leg.',
    rowTitle: 'Leg',
    name: ({ leg }) =>
      String(leg)
        .split('-')
        .map(place => pieceName(context, place))
        .join(' to '),
    main: { title: 'days', value: each('days') },
    others: [
      { title: 'saved', value: each('saved') },
      { title: 'travels per game', value: row => numberIn(row, 'travels') },
    ],
  });
}

function eventCards(context: Context): Section[] {
  return ownSection(context, {
    table: 'eventCards',
    title: 'Event cards',
    says: (_rows, best) => `The card played most in a game is ${best()}; blue cards strike when they are drawn.`,
    caption: 'How often each event card is played in a game.',
    rowTitle: 'Card',
    name: ({ card }) => pieceName(context, String(card)),
    main: { title: 'played', value: row => numberIn(row, 'played') },
    others: [
      { title: 'drawn', value: row => numberIn(row, 'drawn') },
      { title: 'discarded', value: row => numberIn(row, 'discarded') },
      { title: 'struck', value: row => numberIn(row, 'struck') },
    ],
    kept: row => numberIn(row, 'drawn') + numberIn(row, 'struck') > 0,
  });
}

function chips(context: Context): Section[] {
  return ownSection(context, {
    table: 'chips',
    title: 'Chips',
    says: (_rows, best) => `Of the chips, ${best()} are used most in a game; red ones go to the first at a place, blue ones to the last.`,
    caption: 'How often each kind of chip is used in a game.',
    rowTitle: 'Chip',
    name: ({ chip }) => chipName(context, String(chip)),
    main: { title: 'used', value: row => numberIn(row, 'used') },
    others: [{ title: 'left', value: row => numberIn(row, 'left') }],
    colour: ({ chip }) => context.palette.pieces[String(chip).startsWith('red') ? 'chip-first' : 'chip-last'] ?? context.palette.main,
  });
}

function chipName(context: Context, chip: string): string {
  const [colour = '', kind = ''] = chip.split(' ');
  return `${colour}, ${pieceName(context, `chip:${kind}`).replace('chip:', '')}`;
}

function spaces(context: Context): Section[] {
  return ownSection(context, {
    table: 'spaces',
    title: 'Action track',
    says: (_rows, best) => `The space taken most often is ${best()}.`,
    caption: 'How often a card is taken from each space in a game.',
    rowTitle: 'Space',
    name: ({ space }) => pieceName(context, `space:${space}`).replace('space:', ''),
    main: { title: 'taken', value: row => numberIn(row, 'taken') },
    others: [{ title: 'action declined', value: row => numberIn(row, 'declined') }],
  });
}

function travellers(context: Context): Section[] {
  return ownSection(context, {
    table: 'travellers',
    title: 'Travellers',
    says: rows =>
      `A traveller loses ${figure(mean(rows, 'lostToDetective'))} days to the detective, ${figure(mean(rows, 'lostToEvents'))} to events and ${figure(mean(rows, 'lostToPressure'))} to pressure.`,
    caption: 'Days on the calendar at the end, seat by seat.',
    rowTitle: 'Seat',
    name: ({ seat }) => seatName(Number(seat)),
    main: { title: 'days', value: row => numberIn(row, 'days') },
    others: [
      { title: 'legs', value: row => numberIn(row, 'legs') },
      { title: 'coins left', value: row => numberIn(row, 'coins') },
      { title: 'to detective', value: row => numberIn(row, 'lostToDetective') },
      { title: 'to events', value: row => numberIn(row, 'lostToEvents') },
      { title: 'to pressure', value: row => numberIn(row, 'lostToPressure') },
    ],
  });
}

function mean(rows: readonly FlatRow[], column: string): number {
  return rows.reduce((sum, row) => sum + numberIn(row, column), 0) / Math.max(1, rows.length);
}
