// Rows of cards, and the places of the board.
import { isObject } from '../../../kernel/index.ts';
import { Target } from '../../ui/index.ts';
import { Motif } from './motif.tsx';
import { labelOf, nameOf } from './names.ts';
import { isValue, type ListPart, partsOf } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { Amount, atPlace, SeatPieces, shortText, valueText } from './tokens.tsx';
import { bindingsOf, noteOf, type Touchable } from './touchables.ts';

/** More than this lie close together, without pictures. */
const MOST_PICTURES = 12;

/** A group of places: one card each, with who and what is there and what going there comes to. */
export function Places({ scene, group, places }: { scene: PlainScene; group: string; places: readonly Touchable[] }) {
  return (
    <section class="plain-part">
      <h2>
        {labelOf(group, scene)} <code>{group}</code>
      </h2>
      <div class={`plain-places ${places.length > MOST_PICTURES ? 'close' : ''}`}>
        {places.map((place, at) => (
          <Place key={place.touch} scene={scene} place={place} at={at} hasPicture={places.length <= MOST_PICTURES} />
        ))}
      </div>
    </section>
  );
}

function Place({ scene, place, at, hasPicture }: { scene: PlainScene; place: Touchable; at: number; hasPicture: boolean }) {
  const { touch, group, id } = place;
  const name = nameOf(id, scene, group);
  const { seats, things } = atPlace(scene, id);
  const note = noteOf(scene, place);
  const label = [name, ...seats.map(seat => scene.seats[seat]?.name ?? ''), ...things.map(({ text }) => text), note]
    .filter(Boolean)
    .join(', ');
  return (
    <Target touching={scene.touching} touch={touch} label={label} class="plain-place">
      {hasPicture && <Motif id={id} at={at} />}
      <span class="plain-name">{name}</span>
      <span class="plain-there">
        <SeatPieces seats={seats} />
      </span>
      {things.map(thing => (
        <small key={thing.id} class="plain-thing">
          {thing.text}
        </small>
      ))}
      <small>{note}</small>
      <code>{touch}</code>
    </Target>
  );
}

/** A list of the view: a row of cards, or, where it is long and nothing in it can be touched, a pile that opens. */
export function Cards({ scene, list, title }: { scene: PlainScene; list: ListPart; title: string }) {
  const bound = bindingsOf(scene).get(list);
  const isPile = list.items.length > MOST_PICTURES && !bound;
  const heading = (
    <>
      {title} <b>{list.items.length}</b> <code>{list.key}</code>
    </>
  );
  if (isPile)
    return (
      <details class="plain-part plain-pile">
        <summary>{heading}</summary>
        <p>{counted(list.items.map(item => itemName(scene, item))).join(', ')}</p>
      </details>
    );
  const isClose = list.items.length > MOST_PICTURES || list.items.every(item => typeof item !== 'string' && !isObject(item));
  return (
    <section class="plain-part">
      <h2>{heading}</h2>
      <div class={`plain-cards ${isClose ? 'close' : ''}`}>
        {list.items.map((item, at) => (
          <Card key={at} scene={scene} item={item} touchable={bound?.get(at)} hasPicture={!isClose} />
        ))}
      </div>
    </section>
  );
}

interface CardProps {
  readonly scene: PlainScene;
  readonly item: unknown;
  readonly touchable: Touchable | undefined;
  readonly hasPicture: boolean;
}

function Card({ scene, item, touchable, hasPicture }: CardProps) {
  const isEmpty = item === null || item === undefined;
  if (isEmpty && !touchable) return <span class="plain-slot">{scene.words.empty}</span>;
  const name = isEmpty && touchable ? nameOf(touchable.id, scene, touchable.group) : itemName(scene, item);
  const facts = factsOf(scene, item);
  const note = touchable ? noteOf(scene, touchable) : '';
  const face = (
    <>
      {hasPicture && <Motif id={name} />}
      <span class="plain-name">{name}</span>
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      {note && <small class="plain-note">{note}</small>}
      {touchable && <code>{touchable.touch}</code>}
    </>
  );
  if (!touchable) return <span class="plain-card">{face}</span>;
  return (
    <Target touching={scene.touching} touch={touchable.touch} label={[name, ...facts, note].filter(Boolean).join(', ')} class="plain-card">
      {face}
    </Target>
  );
}

/** The fields that a thing may be known by. */
const NAMED_BY = ['name', 'id', 'card', 'kind', 'type'];

function titleKey(item: Readonly<Record<string, unknown>>): string | undefined {
  return NAMED_BY.find(key => typeof item[key] === 'string') ?? Object.keys(item).find(key => typeof item[key] === 'string');
}

/** What an entry of a list is called. */
function itemName(scene: PlainScene, item: unknown): string {
  if (isValue(item)) return valueText(item, scene);
  if (!isObject(item)) return scene.words.empty;
  const key = titleKey(item);
  return key === undefined
    ? partsOf(item)[0]
      ? shortText({ kind: 'group', key: '', parts: partsOf(item) }, scene)
      : scene.words.empty
    : valueText(item[key], scene);
}

/** What else an entry says of itself. */
function factsOf(scene: PlainScene, item: unknown): readonly string[] {
  if (!isObject(item)) return [];
  const title = titleKey(item);
  if (title === undefined) return [];
  return partsOf(item).flatMap(part => (part.key === title ? [] : [`${labelOf(part.key, scene)} ${shortText(part, scene)}`]));
}

/** Equal names once, with how many of them there are. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(each => each === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
}

/** Amounts of a kind, as discs. */
export function Amounts({ scene, amounts }: { scene: PlainScene; amounts: readonly (readonly [string, number])[] }) {
  return (
    <p class="plain-amounts">
      {amounts.map(([id, value]) => (
        <Amount key={id} id={id} name={nameOf(id, scene)} value={value} />
      ))}
    </p>
  );
}
