// The attractions as a table: the columns of the CSV file, every cell editable, rows pasted from a spreadsheet.
import { readRows } from '../../../../games/bodensee/content.ts';
import { type Attraction, CATEGORIES } from '../../../../games/bodensee/table.ts';
import { same, withValue } from '../../../../kernel/index.ts';
import { fieldId, Told } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { EffectOptions } from './card.tsx';
import { addCard, type Props } from './chosen.ts';
import { nameOfTile } from './names.ts';

const TEXTS = ['english', 'german', 'danish', 'french'] as const;
const NUMBERS = ['value', 'priority'] as const;

export function AttractionTable(props: Props) {
  const { desk, speaking } = props;
  const { words, house } = speaking;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (desk.isReadOnly || !/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    const rows = readRows(text, desk.content.attractions);
    const read = rows.flatMap(row => ('attraction' in row ? [row.attraction] : []));
    desk.change({ ...desk.content, attractions: [...desk.content.attractions, ...read] });
    desk.tell(words.pasted(read.length, rows.length - read.length));
  };
  return (
    <div class="ed-table-box" onPaste={paste}>
      <p class="ed-help">{words.tableHelp}</p>
      <table class="ed-table">
        <thead>
          <tr>
            <th scope="col">{words.columns.category}</th>
            {[...TEXTS, ...NUMBERS].map(column => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
            <th scope="col">{words.columns.bonus}</th>
            <th scope="col">{words.columns.effect}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {desk.content.attractions.map((tile, at) => (
            <Row key={tile.id} {...props} tile={tile} at={at} />
          ))}
        </tbody>
      </table>
      {!desk.isReadOnly && (
        <button type="button" class="button second" onClick={() => addCard(desk, 'green', {}, words.newName)}>
          <Icon name="i-plus" /> {house.rows.add}
        </button>
      )}
    </div>
  );
}

type RowProps = Props & { readonly tile: Attraction; readonly at: number };

/** How the fields of a row are named, marked, told of and changed. */
function fieldsOf({ desk, speaking, tile, at }: RowProps) {
  const name = nameOfTile(tile, speaking);
  return {
    set: (field: keyof Attraction, value: unknown, typed?: string) =>
      desk.change(withValue(desk.content, ['attractions', at, field], value), typed),
    told: (field: keyof Attraction) => <Told desk={desk} path={['attractions', at, field]} />,
    cell: (field: keyof Attraction) => {
      const path = ['attractions', at, field];
      const found = desk.findings.find(each => same(each.path, path));
      return {
        id: fieldId(path),
        'aria-label': `${name}, ${speaking.words.columns[field === 'id' ? 'english' : field]}`,
        'aria-invalid': found !== undefined && !found.isHint,
        ...(found ? { 'aria-describedby': `${fieldId(path)}-told` } : {}),
        disabled: desk.isReadOnly,
      };
    },
  };
}

function Row(props: RowProps) {
  const { speaking, tile, at } = props;
  const { board } = speaking;
  const { set, cell, told } = fieldsOf(props);
  return (
    <tr class={`cat-${tile.category}`}>
      <td>
        <select {...cell('category')} value={tile.category} onChange={event => set('category', event.currentTarget.value)}>
          {CATEGORIES.map(category => (
            <option key={category} value={category}>
              {board.categories[category]}
            </option>
          ))}
        </select>
      </td>
      {TEXTS.map(field => (
        <td key={field}>
          <input
            {...cell(field)}
            value={tile[field] ?? ''}
            placeholder={tile.english}
            onInput={event => set(field, event.currentTarget.value, `${at}.${field}`)}
          />
          {told(field)}
        </td>
      ))}
      {NUMBERS.map(field => (
        <td key={field}>
          <input
            {...cell(field)}
            type="number"
            value={Number.isFinite(tile[field]) ? String(tile[field]) : ''}
            onInput={event => set(field, event.currentTarget.valueAsNumber, `${at}.${field}`)}
          />
          {told(field)}
        </td>
      ))}
      <td>
        <input {...cell('bonus')} type="checkbox" checked={tile.bonus} onChange={event => set('bonus', event.currentTarget.checked)} />
      </td>
      <td>
        <select {...cell('effect')} value={tile.effect ?? ''} onChange={event => set('effect', event.currentTarget.value || null)}>
          <EffectOptions {...speaking} />
        </select>
        {told('effect')}
      </td>
      <td>
        <Remove {...props} />
      </td>
    </tr>
  );
}

function Remove({ desk, speaking, tile }: RowProps) {
  if (desk.isReadOnly) return null;
  return (
    <button
      type="button"
      class="tool"
      aria-label={speaking.house.rows.remove(nameOfTile(tile, speaking))}
      onClick={() => desk.change({ ...desk.content, attractions: desk.content.attractions.filter(each => each !== tile) })}
    >
      <Icon name="i-trash" />
    </button>
  );
}
