// What the rows of the players show, the counters beside them, and what lies before the viewer.
import type { Seat } from '../../../kernel/index.ts';
import { Piece } from '../../ui/index.ts';
import { Parts } from './board.tsx';
import { labelOf } from './names.ts';
import { type Part, valuesIn } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { isPointsKey, pointsOf } from './score.ts';
import { seatIn, sightOf } from './sight.ts';
import { Amount, valueText } from './tokens.tsx';

/** As many figures fit under a name. */
const MOST_FIGURES = 8;

/** A player's points, and how many they have of everything. */
export function SeatFigures({ scene, seat, compact }: { scene: PlainScene; seat: Seat; compact: boolean }) {
  const points = pointsOf(scene, seat);
  const figures = (sightOf(scene).seats[seat] ?? []).flatMap(part => figuresOf(scene, part)).slice(0, MOST_FIGURES);
  return (
    <>
      {points && (
        <b class="figure" title={points.isEstimate ? scene.words.estimate : undefined}>
          {points.isEstimate && '≈ '}
          {String(points.value).replace('-', '−')}
        </b>
      )}
      {!compact && (
        <p class="plain-figures">
          {figures.map(({ id, name, value }) => (
            <Amount key={id} id={id} name={name} value={value} />
          ))}
        </p>
      )}
    </>
  );
}

function figuresOf(
  scene: PlainScene,
  part: Part,
): readonly { readonly id: string; readonly name: string; readonly value: string | number }[] {
  const name = labelOf(part.key, scene);
  switch (part.kind) {
    case 'value':
      if (isPointsKey(part.key)) return [];
      return [{ id: part.key, name, value: typeof part.value === 'number' ? part.value : valueText(part.value, scene) }];
    case 'list':
      return [{ id: part.key, name, value: part.items.filter(item => item !== null).length }];
    case 'amounts':
      return part.amounts.map(([id, value]) => ({ id, name: labelOf(id, scene), value }));
    case 'group':
      return [];
  }
}

/** The counters of the table. */
export function Stacks({ scene }: { scene: PlainScene }) {
  const values = valuesIn(sightOf(scene).table);
  if (values.length === 0) return null;
  return (
    <section class="plain-counters" aria-label={scene.words.onTheTable}>
      <h2 class="eyebrow">{scene.words.onTheTable}</h2>
      <ul>
        {values.map(({ key, value }) => (
          <li key={key}>
            <Counter scene={scene} name={key} value={value} />
            <span>{labelOf(key, scene)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counter({ scene, name, value }: { scene: PlainScene; name: string; value: unknown }) {
  const seat = seatIn(name, value, scene.seats.length);
  if (seat !== undefined)
    return (
      <b class="plain-who">
        <Piece seat={seat} size={22} />
        {scene.seats[seat]?.name}
      </b>
    );
  if (typeof value !== 'number') return <b class="plain-who">{valueText(value, scene)}</b>;
  return (
    <b class="plain-flip">
      {[...String(value).replace('-', '−')].map((digit, at) => (
        <i key={at}>{digit}</i>
      ))}
    </b>
  );
}

/** What belongs to the viewer. */
export function Tray({ scene }: { scene: PlainScene }) {
  const own = typeof scene.viewer === 'number' ? (sightOf(scene).seats[scene.viewer] ?? []) : [];
  const parts = own.filter(({ kind }) => kind !== 'value');
  if (parts.length === 0) return null;
  return (
    <div class="plain-tray">
      <Parts scene={scene} parts={parts} />
    </div>
  );
}
