// The race for the rows of activities, and the decks.

import { type Activity, type ActivityRow, ROW_IDS, type RowId, TOKENS, type View } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, type Fingers, Icon, Piece, shapeOf, Target } from '../../ui/index.ts';
import { TOKEN_ICONS } from './agency.tsx';
import { boxIn, nameOf, ownSeat, pieceName, type TourScene } from './scene.ts';

function rowsInPlay(view: View): readonly RowId[] {
  const { rows } = boxIn({ view });
  return ROW_IDS.filter(row => rows[row].players <= view.plan.seats);
}

/** Who has a marker on a space. */
function markedBy({ agencies }: View, row: RowId, space: number): readonly Seat[] {
  const at = ROW_IDS.indexOf(row);
  return agencies.flatMap(({ marks }, seat) => ((marks[at] ?? 0) & (1 << space) ? [seat] : []));
}

function ownerOf({ rowOwner }: View, row: RowId): Seat | null {
  return rowOwner[ROW_IDS.indexOf(row)] ?? null;
}

/** The bonus of a row: points, and tokens as signs. */
export function Bonus({ row: { vp, tokens } }: { row: ActivityRow }) {
  return (
    <span class="to-bonus">
      <b>{vp}</b>
      {TOKENS.flatMap(token =>
        Array.from({ length: tokens[token] ?? 0 }, (_, at) => <Icon key={`${token}${at}`} name={TOKEN_ICONS[token]} size={12} />),
      )}
    </span>
  );
}

function Space({ scene, row, space, activity }: { scene: TourScene; row: RowId; space: number; activity: Activity }) {
  const own = ownSeat(scene);
  const seats = markedBy(scene.view, row, space);
  const isMine = seats.includes(own);
  return (
    <span class="to-space" data-mine={isMine} style={isMine ? coloursOf(own) : {}} data-explain={`activity:${activity}`}>
      <Icon name={`g-${activity}`} size={16} />
      {seats
        .filter(seat => seat !== own)
        .map(seat => (
          <i key={seat} style={coloursOf(seat)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href={`#${shapeOf(seat)}`} />
            </svg>
          </i>
        ))}
    </span>
  );
}

function rowLabel(scene: TourScene, row: RowId): string {
  const { view, words } = scene;
  const { spaces, vp, tokens } = boxIn(scene).rows[row];
  const owner = ownerOf(view, row);
  const extras = TOKENS.flatMap(token => (tokens[token] ? [words.tokens(tokens[token], pieceName(scene, token))] : [])).join(', ');
  const marks = view.agencies.flatMap((_, seat) => {
    const count = spaces.filter((_space, at) => markedBy(view, row, at).includes(seat)).length;
    return count > 0 ? [words.rowMarks(nameOf(scene, seat), count, spaces.length)] : [];
  });
  return [
    pieceName(scene, row),
    spaces.map(each => pieceName(scene, each)).join(', '),
    owner === null ? words.rowBonus(vp, extras) : words.rowDone(nameOf(scene, owner)),
    ...marks,
  ].join('. ');
}

/** The whole race, to look at. */
export function Race({ scene }: { scene: TourScene }) {
  const { view, words } = scene;
  return (
    <section class="to-race">
      <h2 class="to-eye">{words.race}</h2>
      <ul>
        {rowsInPlay(view).map(row => {
          const owner = ownerOf(view, row);
          const { spaces } = boxIn(scene).rows[row];
          return (
            <li
              key={row}
              class={owner === null ? 'to-row' : 'to-row to-claimed'}
              aria-label={rowLabel(scene, row)}
              data-explain={`row:${row}`}
            >
              <span class="to-row-name">{pieceName(scene, row)}</span>
              <span class="to-spaces" aria-hidden="true">
                {spaces.map((activity, space) => (
                  <Space key={space} scene={scene} row={row} space={space} activity={activity} />
                ))}
              </span>
              {owner === null ? <Bonus row={boxIn(scene).rows[row]} /> : <Piece seat={owner} size={20} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The rows a marker can go on: first the row, then the activity. */
export function MarkChoice({ scene }: { scene: TourScene }) {
  const { game, touching, view, words } = scene;
  const rows = rowsInPlay(view).filter(row => touching.lit(`row:${row}`) || touching.chosen(`row:${row}`));
  // Where a row has but one activity to mark, touching the row marks it.
  const fingers: Fingers = {
    ...touching,
    press(touch, at) {
      const ways = touching.moves.map(game.touches).filter(touches => touches.at(-2) === touch);
      const [only] = ways;
      touching.press(touch, at);
      if (only && ways.length === 1 && !touching.chosen(touch)) touching.press(only.at(-1) ?? touch, at);
    },
  };
  return (
    <div class="to-marks">
      {rows.map(row => {
        const { spaces } = boxIn(scene).rows[row];
        const isChosen = touching.chosen(`row:${row}`);
        const offered = isChosen ? [...new Set(spaces)].filter(each => touching.lit(`activity:${each}`)) : [];
        return (
          <div key={row} class="to-mark-row">
            <Target touching={fingers} touch={`row:${row}`} label={rowLabel(scene, row)} class="to-mark-name">
              <span class="to-row-name">{pieceName(scene, row)}</span>
              <span class="to-spaces">
                {spaces.map((activity, space) => (
                  <Space key={space} scene={scene} row={row} space={space} activity={activity} />
                ))}
              </span>
              <Bonus row={boxIn(scene).rows[row]} />
            </Target>
            {offered.length > 0 && (
              <div class="to-mark-acts">
                {offered.map(activity => (
                  <Target
                    key={activity}
                    touching={touching}
                    touch={`activity:${activity}`}
                    label={pieceName(scene, activity)}
                    class="to-chip"
                  >
                    <Icon name={`g-${activity}`} />
                    {pieceName(scene, activity)}
                  </Target>
                ))}
              </div>
            )}
          </div>
        );
      })}
      {rows.length === 0 && <p>{words.race}</p>}
    </div>
  );
}

/** Decks and counts, under the players. */
export function Stacks({ scene }: { scene: TourScene }) {
  const { view, words } = scene;
  const open = view.open.filter(Boolean).length;
  return (
    <div class="to-stacks">
      <Race scene={scene} />
      <p class="to-decks">
        <span data-explain="deck:tourists">
          <Icon name="i-deck" size={16} /> {words.decks.tourists} <b>{view.touristDeck}</b>
        </span>
        <span data-explain="deck:employees">
          <Icon name="g-employee" size={16} /> {words.decks.staff} <b>{view.employeeDeck}</b>
        </span>
        <span data-explain="cities">
          <Icon name="i-globe" size={16} /> {words.decks.cities} <b>{open}</b>
        </span>
      </p>
    </div>
  );
}
