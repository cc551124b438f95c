// The town that is chosen, with everything that is printed on it.
import { BodenseeTable, MORNINGS, PRINTED_ACTIONS, type Town } from '../../../../games/bodensee/table.ts';
import { withValue } from '../../../../kernel/index.ts';
import { Choice, fieldId, Stepper, Switch, TextField } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { neighboursOf, roadTurned, townRemoved } from './board.ts';
import { type Props, townIn } from './chosen.ts';
import { nameOfTown, printedTown } from './names.ts';

type TownProps = Props & { readonly town: Town; readonly index: number };

export function TownEditor(props: Props) {
  const { desk, speaking } = props;
  const town = townIn(desk);
  const { words } = speaking;
  if (!town) return <section class="ed-panel ed-help">{words.noTown}</section>;
  const own = { ...props, town, index: desk.content.towns.indexOf(town) };
  const printed = printedTown(town.id);
  const where = !printed ? words.ownTown : printed.x === town.x && printed.y === town.y ? words.asPrinted : words.elsewhere;
  return (
    <section class="ed-panel bt-ed-townpanel" aria-label={town.name}>
      <h2>{town.name || town.id}</h2>
      <p class="ed-help">{where}</p>
      <TextField desk={desk} path={['towns', own.index, 'name']} label={words.townName} value={town.name} />
      <div class="ed-pair">
        <Stepper desk={desk} path={['towns', own.index, 'spaces']} label={words.roomFor} value={town.spaces} />
        <RoadsTo {...own} />
      </div>
      <Actions {...own} />
      <Marks {...own} />
      <Acts {...own} />
    </section>
  );
}

function RoadsTo({ desk, speaking, town }: TownProps) {
  const { words } = speaking;
  const { content } = desk;
  const joined = neighboursOf(content, town.id);
  const open = content.towns.filter(({ id }) => id !== town.id && !joined.includes(id)).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <div class="ed-field">
      <span class="ed-label">{words.roadsTo}</span>
      <div class="ed-pills">
        {joined.length === 0 && <span class="ed-help">{words.noRoad}</span>}
        {joined.map(id => (
          <button
            key={id}
            type="button"
            disabled={desk.isReadOnly}
            aria-label={words.removeRoad(nameOfTown(content, id))}
            onClick={() => desk.change(roadTurned(content, town.id, id))}
          >
            {nameOfTown(content, id)} <Icon name="i-close" size={16} />
          </button>
        ))}
        {!desk.isReadOnly && (
          <select
            class="ed-input"
            aria-label={words.addRoad}
            value=""
            onChange={event => desk.change(roadTurned(content, town.id, event.currentTarget.value))}
          >
            <option value="">{words.addRoad}</option>
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

function Actions({ desk, speaking, town, index }: TownProps) {
  const { words, board, texts } = speaking;
  type Action = (typeof MORNINGS)[number] | (typeof PRINTED_ACTIONS)[number];
  const short = (action: Action) => board.short(action, BodenseeTable.options.standard);
  const name = (action: Action) => texts.pieces[`action:${action}`] ?? action;
  return (
    <>
      <Choice
        desk={desk}
        path={['towns', index, 'morning']}
        label={words.morning}
        value={town.morning}
        values={MORNINGS}
        name={name}
        face={each => (
          <>
            {each === 'ferry' && <Icon name="g-ferry" size={16} />} {short(each)}
          </>
        )}
        choose={morning => desk.change(withValue(desk.content, ['towns', index, 'morning'], morning))}
      />
      <Choice
        desk={desk}
        path={['towns', index, 'allDay']}
        label={words.allDay}
        value={town.allDay}
        values={PRINTED_ACTIONS}
        name={name}
        face={short}
        choose={allDay => desk.change(withValue(desk.content, ['towns', index, 'allDay'], allDay))}
      />
    </>
  );
}

function Marks({ desk, speaking, town, index }: TownProps) {
  const { words } = speaking;
  const { content } = desk;
  const starts = content.startTowns;
  const set = (field: keyof Town, isOn: boolean) => desk.change(withValue(content, ['towns', index, field], isOn));
  const start = (isOn: boolean) =>
    desk.change({ ...content, startTowns: isOn ? [...starts, town.id] : starts.filter(id => id !== town.id) });
  return (
    <>
      <Switch
        label={words.harbour}
        help={words.harbourHelp}
        isOn={town.harbour}
        isFixed={desk.isReadOnly}
        turn={isOn => set('harbour', isOn)}
      />
      <Switch label={words.drop} help={words.dropHelp} isOn={town.drop} isFixed={desk.isReadOnly} turn={isOn => set('drop', isOn)} />
      <Switch
        label={words.start}
        help={words.startHelp(starts.map(id => nameOfTown(content, id)).join(', '))}
        isOn={starts.includes(town.id)}
        isFixed={desk.isReadOnly}
        turn={start}
      />
    </>
  );
}

function Acts({ desk, speaking, town, index }: TownProps) {
  const { words, house } = speaking;
  const printed = printedTown(town.id);
  if (desk.isReadOnly) return null;
  const remove = () => {
    desk.change(townRemoved(desk.content, town.id));
    desk.tell(words.removed(town.name));
  };
  return (
    <div class="ed-row ed-acts">
      {printed && JSON.stringify(printed) !== JSON.stringify(town) && (
        <button type="button" class="button second" onClick={() => desk.change(withValue(desk.content, ['towns', index], printed))}>
          {house.diff.back}
        </button>
      )}
      <button type="button" class="button quiet" id={fieldId(['towns', index])} onClick={remove}>
        <Icon name="i-trash" /> {words.remove}
      </button>
    </div>
  );
}
