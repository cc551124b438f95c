// Tourists and staff from the shoulders up, put together from data.
import type { EmployeeId, TouristId } from '../../../../games/tour-operator/table.ts';
import { EXTRAS, FACE, HAIR, HATS, STAFF_LOOKS, TOPS, TOURIST_LOOKS } from './portraits.ts';
import { Shapes } from './shapes.tsx';

const LOOKS = { ...TOURIST_LOOKS, ...STAFF_LOOKS };

/** Head and shoulders of somebody. */
export function Bust({ who }: { who: TouristId | EmployeeId }) {
  const look = LOOKS[who];
  const [skin = 's2', hairs = '', hats = '', clothes = '', extras = ''] = look.split(' ');
  const [hair = '', hairTone] = hairs.split('/');
  const [hat = '', hatTone] = hats.split('/');
  const [top = '', topTone] = clothes.split('/');
  return (
    <g transform="translate(0 10)">
      <Shapes of={HAIR[hair]?.behind} tone={hairTone} />
      <Shapes of={HATS[hat]?.behind} tone={hatTone} />
      <path class={`ink-${skin}`} d={FACE} />
      <Shapes of={TOPS[top]} tone={topTone} />
      <Shapes of={extras.includes('beard') ? EXTRAS[extras.includes('grey') ? 'greybeard' : 'beard'] : undefined} />
      <Shapes of={HAIR[hair]?.front} tone={hairTone} />
      <Shapes of={HATS[hat]?.front} tone={hatTone} />
      {extras
        .split(',')
        .filter(extra => !extra.endsWith('beard'))
        .map(extra => (
          <Shapes key={extra} of={EXTRAS[extra]} />
        ))}
    </g>
  );
}
