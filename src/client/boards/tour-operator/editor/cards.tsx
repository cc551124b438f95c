// The cards of Tour Operator as they will lie on the table, and their fields.
import { useMemo } from 'preact/hooks';
import { PRESS, type TourParts } from '../../../../games/tour-operator/content.ts';
import { CITY_IDS, EMPLOYEE_IDS, INTERESTS, ROW_IDS, TOURIST_IDS } from '../../../../games/tour-operator/table.ts';
import { changesOf, type Edition, textsOfMatch } from '../../../../kernel/index.ts';
import type { PartProps } from '../../../editor/kit.ts';
import { PressPart } from '../../../editor/press-part.tsx';
import { Icon } from '../../../ui/index.ts';
import { CityMotif } from '../drawings/city-motif.tsx';
import { MiniWorld } from '../drawings/mini-world.tsx';
import { skyOf } from '../drawings/skies.ts';
import { EmployeeCard } from '../employees.tsx';
import { Bonus } from '../race.tsx';
import { boxIn, type CardScene, pieceName } from '../scene.ts';
import { TouristCard } from '../tourist-card.tsx';
import type { Words } from '../words/en.ts';
import type { TourWords } from './words/en.ts';

type Props = PartProps<Edition<TourParts>, TourWords, Words>;

/** What cards are drawn from while they are edited. */
function useCards({ desk, speaking }: Props): CardScene {
  return useMemo(() => {
    const content = changesOf(PRESS, desk.content);
    const options = content ? { content } : {};
    return { texts: textsOfMatch(speaking.texts, { version: 1, options }), words: speaking.board, view: { plan: { options } } };
  }, [desk.content, speaking]);
}

/** A city as a poster, with the pin on its little map. */
function Poster({ scene, id }: { scene: CardScene; id: string }) {
  const city = CITY_IDS.find(each => each === id);
  if (!city) return null;
  const { worth, activities, x, y } = boxIn(scene).cities[city];
  return (
    <span class="to-poster" style={{ '--sky': skyOf(city) }}>
      <CityMotif city={city} />
      <MiniWorld x={Number(x) || 0} y={Number(y) || 0} />
      <b>{pieceName(scene, city)}</b>
      <span class="to-ints">
        {INTERESTS.map(interest => (
          <span key={interest} class={`c-${interest}`}>
            <Icon name={`g-${interest}`} size={16} />
            <b>{worth[interest]}</b>
          </span>
        ))}
      </span>
      <span class="to-acts">
        {activities.map(activity => (
          <Icon key={activity} name={`g-${activity}`} size={20} />
        ))}
      </span>
    </span>
  );
}

function RowCard({ scene, id }: { scene: CardScene; id: string }) {
  const row = ROW_IDS.find(each => each === id);
  if (!row) return null;
  const card = boxIn(scene).rows[row];
  return (
    <span class="ed-press-row">
      <b>{pieceName(scene, row)}</b>
      <span class="to-spaces">
        {card.spaces.map((activity, space) => (
          <span key={space} class="to-space">
            <Icon name={`g-${activity}`} size={16} />
          </span>
        ))}
      </span>
      <Bonus row={card} />
      {card.players > 2 && <em>{scene.words.reference.from(card.players)}</em>}
    </span>
  );
}

export function Cities(props: Props) {
  const scene = useCards(props);
  return (
    <PressPart
      {...props}
      press={PRESS}
      part="cities"
      help={props.speaking.words.citiesHelp}
      draw={id => <Poster scene={scene} id={id} />}
    />
  );
}

export function Tourists(props: Props) {
  const scene = useCards(props);
  const draw = (id: string) => {
    const tourist = TOURIST_IDS.find(each => each === id);
    return tourist && <TouristCard scene={scene} tourist={tourist} patience={boxIn(scene).tourists[tourist].patience} isLarge />;
  };
  return <PressPart {...props} press={PRESS} part="tourists" help={props.speaking.words.touristsHelp} draw={draw} />;
}

export function Rows(props: Props) {
  const scene = useCards(props);
  return (
    <PressPart {...props} press={PRESS} part="rows" help={props.speaking.words.rowsHelp} draw={id => <RowCard scene={scene} id={id} />} />
  );
}

export function Staff(props: Props) {
  const scene = useCards(props);
  const draw = (id: string) => {
    const employee = EMPLOYEE_IDS.find(each => each === id);
    return employee && <EmployeeCard scene={scene} employee={employee} />;
  };
  return <PressPart {...props} press={PRESS} part="employees" help={props.speaking.words.staffHelp} draw={draw} />;
}
