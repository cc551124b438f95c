// All towns as a list with numbers: whatever the map can do is possible here without it.
import { withValue } from '../../../../kernel/index.ts';
import { fieldId, Told } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { townAdded } from './board.ts';
import { type Props, townIn } from './chosen.ts';

const NUMBERS = ['x', 'y', 'spaces'] as const;

export function TownList({ desk, speaking }: Props) {
  const { words, house } = speaking;
  const { towns } = desk.content;
  const add = () => {
    const places = Array.from({ length: 400 }, (_, at) => ({ x: 40 + 50 * (at % 20), y: 40 + 48 * Math.floor(at / 20) }));
    const next = places.map(place => townAdded(desk.content, place, words.newTown)).find(each => each !== undefined);
    if (!next) return;
    desk.change(next);
    desk.go(['towns', towns.length]);
  };
  return (
    <details class="ed-panel bt-ed-list">
      <summary>{words.list}</summary>
      <p class="ed-help">{words.listHelp}</p>
      <table class="ed-table">
        <thead>
          <tr>
            <th scope="col">{words.townName}</th>
            <th scope="col">x</th>
            <th scope="col">y</th>
            <th scope="col">{words.roomFor}</th>
          </tr>
        </thead>
        <tbody>
          {towns.map((town, at) => (
            <tr key={town.id} aria-current={townIn(desk) === town}>
              <th scope="row">
                <button type="button" class="button quiet" onClick={() => desk.go(['towns', at])}>
                  {town.name || town.id}
                </button>
              </th>
              {NUMBERS.map(field => (
                <td key={field}>
                  <input
                    type="number"
                    id={`${fieldId(['towns', at, field])}-listed`}
                    aria-label={`${town.name}, ${field === 'spaces' ? words.roomFor : field}`}
                    readOnly={desk.isReadOnly}
                    value={Number.isFinite(town[field]) ? String(town[field]) : ''}
                    onInput={event =>
                      desk.change(withValue(desk.content, ['towns', at, field], event.currentTarget.valueAsNumber), `towns.${at}.${field}`)
                    }
                  />
                  {field !== 'spaces' && <Told desk={desk} path={['towns', at, field]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!desk.isReadOnly && (
        <button type="button" class="button second" onClick={add}>
          <Icon name="i-plus" /> {house.rows.add}
        </button>
      )}
    </details>
  );
}
