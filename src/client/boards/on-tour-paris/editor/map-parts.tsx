// Clubs and docks on the map as it will be drawn, and their fields.
import { useId, useMemo } from 'preact/hooks';
import { type ParisParts, PRESS } from '../../../../games/on-tour-paris/content.ts';
import { CLUBS, DOCKS, homeOf, type Network, networkIn } from '../../../../games/on-tour-paris/index.ts';
import { changesOf, type Edition } from '../../../../kernel/index.ts';
import type { PartProps } from '../../../editor/kit.ts';
import { rowName } from '../../../editor/press-kit.ts';
import { PressPart } from '../../../editor/press-part.tsx';
import { City } from '../drawings/city.tsx';
import { PLATES } from '../drawings/places.ts';
import { Piers } from '../map/dock.tsx';
import type { Words } from '../words/en.ts';
import type { MapWords } from './words/en.ts';

type Props = PartProps<Edition<ParisParts>, MapWords, Words>;

function useNetwork({ desk }: Props): Network {
  return useMemo(() => {
    const content = changesOf(PRESS, desk.content);
    return networkIn(content ? { content } : {});
  }, [desk.content]);
}

/** The whole map, with one club or dock lit. */
function Plan({ network, lit }: { network: Network; lit: string }) {
  const hatch = useId();
  return (
    <svg class="ot-ed-map" viewBox="10 10 980 830">
      <City hatch={hatch} network={network} />
      <Piers network={network} />
      {CLUBS.map(club => {
        const [x, y] = network.sites[club].at;
        return (
          <circle
            key={club}
            class="ot-ed-club"
            data-lit={club === lit}
            cx={Number(x) || 0}
            cy={Number(y) || 0}
            r={club === lit ? 26 : 14}
          />
        );
      })}
      {DOCKS.map(dock => {
        const [x, y] = PLATES[dock];
        return (
          <g key={dock} class="ot-ed-dock" data-lit={dock === lit} transform={`translate(${x} ${y})`}>
            <rect x="-16" y="-16" width="32" height="32" rx="4" />
            <text y="9">{dock}</text>
          </g>
        );
      })}
    </svg>
  );
}

export function Clubs(props: Props) {
  const { desk, speaking } = props;
  const network = useNetwork(props);
  const draw = (id: string, isLarge: boolean) => {
    const club = CLUBS.find(each => each === id);
    if (!club) return null;
    if (isLarge) return <Plan network={network} lit={club} />;
    return (
      <span class="ot-ed-name">
        <i>{homeOf(club)}</i> {rowName(PRESS, desk.content, ['clubs', id], speaking)}
      </span>
    );
  };
  return <PressPart {...props} press={PRESS} part="clubs" help={speaking.words.clubsHelp} draw={draw} />;
}

export function Docks(props: Props) {
  const { desk, speaking } = props;
  const network = useNetwork(props);
  const draw = (id: string, isLarge: boolean) =>
    isLarge ? (
      <Plan network={network} lit={id} />
    ) : (
      <span class="ot-ed-name">
        <i>{id}</i> {rowName(PRESS, desk.content, ['docks', id], speaking)}
      </span>
    );
  return <PressPart {...props} press={PRESS} part="docks" help={speaking.words.docksHelp} draw={draw} />;
}
