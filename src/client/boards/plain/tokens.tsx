// Amounts as wooden discs with a letter, and what lies or stands at a place.
import { isObject, type Seat } from '../../../kernel/index.ts';
import { Piece } from '../../ui/index.ts';
import { labelOf, nameOf } from './names.ts';
import { isValue, type Part, valuesIn } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { seatIn, sightOf } from './sight.ts';

const COLOURS = ['#1f63ae', '#1a6670', '#c4452a', '#7d5305', '#5b3f86', '#33691e'] as const;

function colourOf(id: string): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

/** An amount of something: its disc, its name, the figure. */
export function Amount({ id, name, value }: { id: string; name: string; value: string | number }) {
  return (
    <span class="plain-amount">
      <i class="plain-token" style={{ '--c': colourOf(id) }} aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </i>
      {name} <b>{typeof value === 'number' ? String(value).replace('-', '−') : value}</b>
    </span>
  );
}

/** What is at a place: seats that stand there, and things of the table that belong there. */
export interface AtPlace {
  readonly seats: readonly Seat[];
  readonly things: readonly { readonly id: string; readonly text: string }[];
}

export function atPlace(scene: PlainScene, id: string): AtPlace {
  const { table, seats } = sightOf(scene);
  return {
    seats: seats.flatMap((parts, seat) => (valuesIn(parts).some(({ value }) => value === id) ? [seat] : [])),
    things: table.flatMap(part => thingsAt(scene, part, id)),
  };
}

function thingsAt(scene: PlainScene, part: Part, id: string): AtPlace['things'] {
  const label = labelOf(part.key, scene);
  if (part.kind === 'amounts')
    return part.amounts.flatMap(([key, amount]) => (key === id ? [{ id: part.key, text: `${label} ${amount}` }] : []));
  if (part.kind === 'group') {
    const inner = part.parts.find(({ key }) => key === id);
    return inner ? [{ id: part.key, text: `${label}: ${shortText(inner, scene)}` }] : [];
  }
  if (part.kind === 'value') return [];
  const there = part.items.filter(item => isObject(item) && Object.values(item).includes(id)).length;
  return there > 0 ? [{ id: part.key, text: there > 1 ? `${label} ${there}` : label }] : [];
}

/** Whether a part says only what the places say already. */
export function isAtPlaces(part: Part, ids: ReadonlySet<string>): boolean {
  if (part.kind === 'amounts') return part.amounts.every(([id]) => ids.has(id));
  return part.kind === 'group' && part.parts.every(({ key }) => ids.has(key));
}

/** More than this are counted instead of named. */
const MOST_NAMED = 6;

/** A part in a few words. */
export function shortText(part: Part, scene: PlainScene): string {
  switch (part.kind) {
    case 'value':
      return namedValue(part, scene);
    case 'amounts':
      return part.amounts.map(([id, amount]) => `${nameOf(id, scene)} ${amount}`).join(', ');
    case 'list':
      return part.items.length <= MOST_NAMED && part.items.every(isValue)
        ? part.items.map(item => valueText(item, scene)).join(', ') || scene.words.empty
        : String(part.items.length);
    case 'group':
      return part.parts.map(each => `${labelOf(each.key, scene)} ${shortText(each, scene)}`).join(', ');
  }
}

/** A value, or the name of the seat that it stands for. */
export function namedValue({ key, value }: Extract<Part, { kind: 'value' }>, scene: PlainScene): string {
  const seat = seatIn(key, value, scene.seats.length);
  return seat === undefined ? valueText(value, scene) : (scene.seats[seat]?.name ?? '');
}

/** A value as a reader expects it. */
export function valueText(value: unknown, scene: PlainScene): string {
  if (typeof value === 'boolean') return value ? scene.words.yes : scene.words.no;
  if (typeof value === 'number') return String(value).replace('-', '−');
  return typeof value === 'string' ? nameOf(value, scene) : scene.words.empty;
}

/** The pieces of the seats at a place. */
export function SeatPieces({ seats }: { seats: readonly Seat[] }) {
  return (
    <>
      {seats.map(seat => (
        <Piece key={seat} seat={seat} size={24} />
      ))}
    </>
  );
}
