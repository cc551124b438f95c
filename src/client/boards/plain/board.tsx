import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { coloursOf, Icon, Piece } from '../../ui/index.ts';
import { Amounts, Cards, Places } from './cards.tsx';
import { labelOf } from './names.ts';
import type { Part } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { sightOf } from './sight.ts';
import { Amount, isAtPlaces, namedValue } from './tokens.tsx';
import { placesOf } from './touchables.ts';

/** Deeper than this a view is told in words. */
const DEEPEST = 2;

/** The whole table: places first, then what lies there, then what the others have. */
export function Board({ scene }: { scene: PlainScene }) {
  const areIdsShown = useSignal(false);
  const { words, texts, view } = scene;
  const { table, seats: owned } = sightOf(scene);
  const places = useLastPlaces(scene);
  const ids = new Set([...places.values()].flatMap(group => group.map(({ id }) => id)));
  const shown = table.filter(part => part.kind !== 'value' && !isAtPlaces(part, ids));
  const others = scene.seats.filter(({ seat }) => seat !== scene.viewer && hasMore(owned[seat] ?? []));
  return (
    <div class="plain-board" data-ids={areIdsShown.value}>
      <header class="plain-head">
        <span class="chip">
          <Icon name="i-lab" size={16} />
          {words.drawn}
        </span>
        <label class="plain-switch">
          <input
            type="checkbox"
            checked={areIdsShown.value}
            onChange={event => {
              areIdsShown.value = event.currentTarget.checked;
            }}
          />
          <i aria-hidden="true" />
          {words.ids}
        </label>
      </header>
      {[...places].map(([group, touchables]) => (
        <Places key={group} scene={scene} group={group} places={touchables} />
      ))}
      <Parts scene={scene} parts={shown.filter(part => !isBare(part))} />
      <Parts scene={scene} parts={shown.filter(isBare)} />
      {others.map(({ seat, name }) => (
        <details key={seat} class="plain-part plain-pile" style={coloursOf(seat)}>
          <summary>
            <Piece seat={seat} size={20} /> {name}
          </summary>
          <Parts scene={scene} parts={(owned[seat] ?? []).filter(({ kind }) => kind !== 'value')} />
        </details>
      ))}
      <details class="plain-part plain-pile">
        <summary>{words.inLines}</summary>
        {texts.table(view, scene.voice).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </details>
    </div>
  );
}

/** The places as they were in the viewer's last decision: a board does not vanish while others move. */
function useLastPlaces(scene: PlainScene): ReturnType<typeof placesOf> {
  const last = useRef<ReturnType<typeof placesOf>>(new Map());
  const now = placesOf(scene);
  if (now.size > 0) last.current = now;
  return last.current;
}

/** A list without anything in it comes last. */
function isBare(part: Part): boolean {
  return part.kind === 'list' && part.items.length === 0;
}

function hasMore(parts: readonly Part[]): boolean {
  return parts.some(part => part.kind === 'group' || part.kind === 'amounts' || (part.kind === 'list' && part.items.length > 0));
}

/** Several parts under one another. */
export function Parts({ scene, parts }: { scene: PlainScene; parts: readonly Part[] }) {
  return (
    <>
      {parts.map(part => (
        <PartOf key={part.key} scene={scene} part={part} title={labelOf(part.key, scene)} depth={0} />
      ))}
    </>
  );
}

function PartOf({ scene, part, title, depth }: { scene: PlainScene; part: Part; title: string; depth: number }) {
  switch (part.kind) {
    case 'list':
      return <Cards scene={scene} list={part} title={title} />;
    case 'value':
      return (
        <p class="plain-amounts">
          <Value scene={scene} part={part} title={title} />
        </p>
      );
    case 'amounts':
      return (
        <section class="plain-part">
          <h2>
            {title} <code>{part.key}</code>
          </h2>
          <Amounts scene={scene} amounts={part.amounts} />
        </section>
      );
    case 'group':
      return depth >= DEEPEST ? null : <Group scene={scene} part={part} title={title} depth={depth} />;
  }
}

function Group({ scene, part, title, depth }: { scene: PlainScene; part: Extract<Part, { kind: 'group' }>; title: string; depth: number }) {
  const values = part.parts.filter(each => each.kind === 'value');
  return (
    <section class="plain-part">
      <h2>
        {title} <code>{part.key}</code>
      </h2>
      {values.length > 0 && (
        <p class="plain-amounts">
          {values.map(each => (
            <Value key={each.key} scene={scene} part={each} title={labelOf(each.key, scene)} />
          ))}
        </p>
      )}
      {part.parts
        .filter(each => each.kind !== 'value')
        .map(each => (
          <PartOf key={each.key} scene={scene} part={each} title={labelOf(each.key, scene)} depth={depth + 1} />
        ))}
    </section>
  );
}

function Value({ scene, part, title }: { scene: PlainScene; part: Extract<Part, { kind: 'value' }>; title: string }) {
  return <Amount id={part.key} name={title} value={namedValue(part, scene)} />;
}
