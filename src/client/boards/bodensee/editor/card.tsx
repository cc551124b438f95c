// The card that is chosen: as it will lie on the table, with its fields beside it.
import { freshId } from '../../../../games/bodensee/content.ts';
import { type Attraction, BodenseeTable, CATEGORIES, type Category, EFFECT_ACTION, EFFECTS } from '../../../../games/bodensee/table.ts';
import { type Path, withValue } from '../../../../kernel/index.ts';
import { Choice, fieldId, Stepper, Switch, TextField, Told } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import { SIGNS } from '../drawings/pieces.tsx';
import { hyphenated } from '../hyphenation.ts';
import { TilePicture } from '../tile-picture.tsx';
import { addCard, chosenIn, type Props } from './chosen.ts';
import { nameOfTile, printedTile } from './names.ts';

type CardProps = Props & { readonly tile: Attraction; readonly path: Path };

export function CardEditor(props: Props) {
  const { desk, speaking } = props;
  const at = chosenIn(desk);
  const tile = desk.content.attractions[at];
  const { words } = speaking;
  if (!tile) return <section class="ed-panel">{words.noCard}</section>;
  const card = { ...props, tile, path: ['attractions', at] };
  return (
    <section class="ed-panel" aria-label={nameOfTile(tile, speaking)}>
      <div class="bt-ed-top">
        <Preview {...card} />
        <Names {...card} />
      </div>
      <Numbers {...card} />
      <Told desk={desk} path={['attractions']} />
      <Acts {...card} />
    </section>
  );
}

/** What a card costs at least, by the usual options. */
function priceOf({ category, value }: Attraction): number {
  const { baseCost, greyCost, greyCostMode } = BodenseeTable.options.standard;
  if (category === 'grey') return greyCostMode === 'fixed' ? greyCost : value;
  return baseCost[category] ?? 0;
}

function Preview({ tile, path, desk, speaking }: CardProps) {
  const { words, board } = speaking;
  const name = nameOfTile(tile, speaking);
  const isOwn = printedTile(tile.id) === undefined && tile.category !== 'grey';
  /** A card of one's own borrows the picture that its short name leads to. */
  const borrow = () => {
    const others = desk.content.attractions.filter(each => each !== tile);
    const number = Number(/-(\d+)$/.exec(tile.id)?.[1] ?? 1);
    const base = freshId(tile.english, []).slice(0, 32);
    const id = freshId(`${base}-${number + 1}`, others);
    desk.change(withValue(desk.content, [...path, 'id'], id));
  };
  return (
    <div>
      <div class={`bt-ed-big cat-${tile.category}`} role="img" aria-label={words.preview(name)}>
        <TilePicture tile={tile} hasBonus={tile.bonus} words={board} />
        <div class="bt-ed-text">
          <b>{hyphenated(name)}</b>
          <p>
            {words.pays(board.euro(tile.value || 0))} {tile.bonus && words.paysMore}
          </p>
          <p class="bt-ed-foot">
            <span>
              <Icon name={SIGNS[tile.category] ?? 'g-tile'} size={16} /> {board.categories[tile.category]}
            </span>
            <b>{words.from(board.euro(priceOf(tile)))}</b>
          </p>
        </div>
      </div>
      {isOwn && !desk.isReadOnly && (
        <button type="button" class="button quiet bt-ed-other" onClick={borrow}>
          <Icon name="i-refresh" size={16} /> {words.otherPicture}
        </button>
      )}
    </div>
  );
}

function Names({ tile, path, desk, speaking }: CardProps) {
  const { words, texts, language } = speaking;
  const french = printedTile(tile.id)?.english === tile.english && language === 'fr' ? texts.pieces[tile.id] : undefined;
  const others = [
    ['german', tile.german],
    ['danish', tile.danish],
    ['french', tile.french ?? ''],
  ] as const;
  return (
    <div class="bt-ed-names">
      <TextField desk={desk} path={[...path, 'english']} label={words.name} value={tile.english} />
      {others.map(([field, value]) => (
        <TextField
          key={field}
          desk={desk}
          path={[...path, field]}
          label={words[field]}
          value={value}
          empty={field === 'french' ? (french ?? tile.english) : tile.english}
          {...(value === '' && !french ? { help: words.empty } : {})}
        />
      ))}
    </div>
  );
}

function Numbers(props: CardProps) {
  const { tile, path, desk, speaking } = props;
  const { words, board } = speaking;
  const colour = (category: Category) => {
    const effect = category === 'grey' ? (tile.effect ?? 'BUILD') : null;
    desk.change(withValue(desk.content, path, { ...tile, category, effect }));
  };
  return (
    <>
      <Choice
        desk={desk}
        path={[...path, 'category']}
        label={words.category}
        class="bt-ed-colours wide"
        value={tile.category}
        values={CATEGORIES}
        name={each => board.categories[each]}
        face={each => (
          <span class={`cat-${each}`}>
            <Icon name={SIGNS[each]} size={24} />
          </span>
        )}
        choose={colour}
      />
      <div class="ed-pair">
        <Stepper desk={desk} path={[...path, 'value']} label={words.value} help={words.valueHelp} value={tile.value} />
        <Stepper desk={desk} path={[...path, 'priority']} label={words.priority} help={words.priorityHelp} value={tile.priority} />
      </div>
      <Switch
        label={words.bonus}
        help={words.bonusHelp}
        isOn={tile.bonus}
        isFixed={desk.isReadOnly}
        turn={bonus => desk.change(withValue(desk.content, [...path, 'bonus'], bonus))}
      />
      <Action {...props} />
    </>
  );
}

function Action({ tile, path, desk, speaking }: CardProps) {
  const { words, texts, board } = speaking;
  const field = [...path, 'effect'];
  if (tile.category !== 'grey' && tile.effect === null) {
    return (
      <div class="ed-row ed-locked">
        <span class="ed-row-text">
          <b>{words.action}</b>
          <span>{words.actionHelp(texts.pieces[tile.category] ?? board.categories[tile.category])}</span>
        </span>
        <Icon name="i-lock" />
      </div>
    );
  }
  return (
    <div class="ed-row">
      <div class="ed-field">
        <label for={fieldId(field)}>{words.action}</label>
        <select
          id={fieldId(field)}
          class="ed-input"
          disabled={desk.isReadOnly}
          value={tile.effect ?? ''}
          onChange={event => desk.change(withValue(desk.content, field, event.currentTarget.value || null))}
        >
          <EffectOptions {...speaking} />
        </select>
        <Told desk={desk} path={field} />
      </div>
    </div>
  );
}

/** The actions that a card may give, and none. */
export function EffectOptions({ words, texts }: Props['speaking']) {
  return (
    <>
      <option value="">{words.noAction}</option>
      {EFFECTS.map(effect => (
        <option key={effect} value={effect}>
          {texts.pieces[`action:${EFFECT_ACTION[effect]}`] ?? effect}
        </option>
      ))}
    </>
  );
}

function Acts({ tile, path, desk, speaking }: CardProps) {
  const { words, house } = speaking;
  const { attractions } = desk.content;
  const printed = printedTile(tile.id);
  if (desk.isReadOnly) return null;
  const remove = () => {
    desk.change({ ...desk.content, attractions: attractions.filter(each => each !== tile) });
    desk.tell(words.removed(nameOfTile(tile, speaking)));
  };
  return (
    <div class="ed-row ed-acts">
      <button type="button" class="button second" onClick={() => addCard(desk, tile.category, tile, words.newName)}>
        <Icon name="i-copy" /> {words.duplicate}
      </button>
      {printed && JSON.stringify(printed) !== JSON.stringify(tile) && (
        <button type="button" class="button quiet" onClick={() => desk.change(withValue(desk.content, path, printed))}>
          {house.diff.back}
        </button>
      )}
      <button type="button" class="button quiet" onClick={remove}>
        <Icon name="i-trash" /> {words.remove}
      </button>
    </div>
  );
}
