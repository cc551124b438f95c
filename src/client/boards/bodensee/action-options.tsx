// Which bus, and which action.
import { type Action, type Morning, PRINTED_ACTIONS } from '../../../games/bodensee/table.ts';
import { Icon } from '../../ui/index.ts';
import { BusIcon } from './drawings/pieces.tsx';
import { hyphenated } from './hyphenation.ts';
import { BusNumber, Option } from './option.tsx';
import { boxIn, busName, type Lake, topFrame, townName } from './scene.ts';

/** The buses of which one is chosen. */
export function BusOptions({ scene }: { scene: Lake }) {
  const { view, words, touching } = scene;
  const { townAt } = boxIn(view);
  const open = view.buses.map((bus, at) => ({ ...bus, at })).filter(({ town }) => touching.lit(`bus:${town}`));
  return (
    <ul class="bt-options">
      {open.map(({ town, dice, at }) => {
        const place = townAt.get(town);
        return (
          <Option key={at} fingers={touching} touch={`bus:${town}`} label={busName(scene, view, at)}>
            <span class="bt-option-name">
              {hyphenated(townName(scene, town))}
              {place && topFrame(view)?.phase === 'bus' && (
                <small>
                  <span>
                    <Icon name="g-sunrise" size={16} />
                    {words.short(place.morning, view.plan.options)}
                  </span>
                  <span>
                    <Icon name="g-sun" size={16} />
                    {words.short(place.allDay, view.plan.options)}
                  </span>
                </small>
              )}
            </span>
            <BusIcon number={at + 1} dice={dice} seats={view.plan.options.seatsPerBus} />
            <BusNumber bus={at} />
          </Option>
        );
      })}
    </ul>
  );
}

const ACTION_ICONS: Readonly<Partial<Record<Action | Morning, string>>> = {
  increase: 'g-coins',
  ignore: 'i-step-forward',
  ferry: 'g-ferry',
  appeal: 'g-star',
  build: 'g-tile',
  contractor: 'g-tile',
  reroll: 'i-dice',
  casino: 'i-dice',
  pips: 'i-plus',
  tour: 'g-suitcase',
  dispatch: 'g-bus',
};

/** The actions on offer in the town of the bus. */
export function ActionOptions({ scene }: { scene: Lake }) {
  const { touching, words, texts } = scene;
  const actions = touching.moves.flatMap(move => (move.type === 'morning' || move.type === 'act' ? [move] : []));
  const kindOf = (action: string) => (PRINTED_ACTIONS.some(each => each === action) ? words.reference.allDay : words.categories.grey);
  return (
    <ul class="bt-options">
      {actions.map(({ type, action }) => {
        const name = texts.pieces[`action:${action}`] ?? action;
        return (
          <Option key={action} fingers={touching} touch={`action:${action}`} label={name}>
            <span class="bt-action-icon">
              <Icon name={ACTION_ICONS[action] ?? 'i-plus'} size={20} />
            </span>
            <span class="bt-option-name">
              {name}
              <small>
                <Icon name={type === 'morning' ? 'g-sunrise' : 'g-sun'} size={16} />
                {type === 'morning' ? words.reference.morning : kindOf(action)}
              </small>
            </span>
          </Option>
        );
      })}
    </ul>
  );
}
