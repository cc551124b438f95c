// A club on the map: a lamp that is lit, open, or waiting for a number.
import { type Club as ClubId, type Mark, networkIn, type Region } from '../../../../games/on-tour-paris/index.ts';
import { Sign, SvgTarget, stateOf } from '../../../ui/index.ts';
import { picture } from '../drawings/spoken.ts';
import type { Hands } from '../hands.ts';
import type { Paris } from '../scene.ts';
import { type Hint, hintFor } from './hint.ts';
import { type ClubLook, clubLabel } from './label.ts';
import { ClubMark, Cross, STAR } from './mark.tsx';

/** The signs of the five regions. */
export const REGION_SIGNS: Readonly<Record<Region, string>> = {
  N: 'g-arr-north',
  S: 'g-arr-south',
  W: 'g-arr-west',
  C: 'g-arr-central',
  E: 'g-arr-east',
};

interface ClubProps {
  readonly scene: Paris;
  readonly club: ClubId;
  readonly mark: Mark | null;
  readonly look: ClubLook;
  /** Null on a map that is only looked at. */
  readonly hands: Hands | null;
  /** Whether touching it plays; in a sketch there is nothing to be written. */
  readonly plays: boolean;
  /** The number that was chosen for this club. */
  readonly chosen: string | undefined;
}

/** One of the forty clubs. */
export function Club({ scene, club, mark, look, hands, plays, chosen }: ClubProps) {
  const [x, y] = networkIn(scene.view.plan.options).sites[club].at;
  const transform = `translate(${x} ${y})`;
  const state = hands ? stateOf(hands, `club:${club}`) : 'dark';
  const hint = plays && state !== 'dark' ? hintFor(scene, club) : null;
  const taken = chosen ?? hint?.ghost ?? '';
  // What stands on the lamp is part of its name.
  const written = mark === null ? (state === 'chosen' ? taken : hint?.ghost)?.match(/\d+/)?.[0] : undefined;
  const label = [clubLabel(scene, club, { mark, look, hint, isLit: state === 'legal' }), written].filter(Boolean).join(', ');
  const name = `club ${look.stop > 0 ? 'on-route' : ''} ${look.isPencilled ? 'pencilled' : ''}`;
  const drawing = (
    <g class="lamp">
      <circle class="hit" r="30" />
      <circle class="halo" r="36" />
      {state === 'chosen' && <circle class="spot tick" r="40" />}
      <ClubMark mark={mark} club={club} />
      {mark === null && state === 'chosen' && <Ghost text={taken} isCertain />}
      {hint && mark === null && state === 'legal' && <Offer hint={hint} />}
      {state === 'legal' && !hint && <circle class="open-ring" r="27" />}
      {look.isPencilled && <circle class="pencil-ring" r="27.500" />}
      {look.isLast && <circle class="last-ring" r="28" />}
    </g>
  );
  if (!hands) {
    return (
      <g class={`target ${name}`} transform={transform} data-explain={`club:${club}`} {...picture(label)}>
        {drawing}
      </g>
    );
  }
  return (
    <SvgTarget touching={hands} touch={`club:${club}`} label={label} class={name} transform={transform}>
      {drawing}
    </SvgTarget>
  );
}

/** What a lit club would take: the colours and signs of its cards, or the mark itself as a ghost. */
function Offer({ hint: { regions, exact, ghost } }: { hint: Hint }) {
  const signs = regions.slice(0, 2);
  return (
    <>
      <circle class="lamp-disc" r="19" />
      <Colours regions={regions} />
      <circle class="offer-ring" r="27.500" />
      {ghost !== null && <Ghost text={ghost} />}
      {exact && <circle class="ring-ahead" r="19.500" />}
      {ghost === null &&
        signs.map((region, at) => (
          <g key={region} class={`sign-${region}`}>
            <Sign name={REGION_SIGNS[region]} x={signs.length === 1 ? 0 : 16 * at - 8} y={0} size={signs.length === 1 ? 21 : 14} />
          </g>
        ))}
    </>
  );
}

/** The coloured band of an offer, in equal parts for the cards that could serve. */
function Colours({ regions }: { regions: readonly Region[] }) {
  if (regions.length === 0) return <circle class="band any" r="23.200" />;
  const part = 100 / regions.length;
  return (
    <>
      {regions.map((region, at) => (
        <circle
          key={region}
          class={`band band-${region}`}
          r="23.200"
          pathLength={100}
          stroke-dasharray={`${part} ${100 - part}`}
          stroke-dashoffset={-part * at}
          transform="rotate(-90)"
        />
      ))}
    </>
  );
}

function Ghost({ text, isCertain = false }: { text: string; isCertain?: boolean }) {
  if (text === '*') return <path class="star ghost" d={STAR} />;
  if (text === 'X') return <Cross />;
  return (
    <>
      <circle class="lamp-disc" r="19" />
      <text class={isCertain ? 'digits' : 'digits ghost'} y="9.200">
        {text}
      </text>
    </>
  );
}
