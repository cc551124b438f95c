import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { Mark } from '../../review/index.ts';
import { toldTo } from '../pages/moment.ts';
import { chaptersOf } from '../table/stories.ts';
import { Icon, Piece } from '../ui/index.ts';
import { isShown, mostIn, type SheetFilter, type SheetRow, type Square, sheetOf } from './sheet.ts';
import { madeAt, type Sight, sceneFor } from './sight.ts';

interface SheetProps {
  readonly sight: Sight;
  readonly go: (line: number) => void;
  readonly isPhone: boolean;
}

const ALL: SheetFilter = { isMistakes: false, isMine: false, isLucky: false, search: '' };

/** Every move: rounds by players, with what was given away, luck and marks. */
export function Scoresheet({ sight, go, isPhone }: SheetProps) {
  const { words, review, film, opened, looks, nameOf, seat } = sight;
  const { sheet } = words;
  const [filter, setFilter] = useState(ALL);
  const [alone, setAlone] = useState<Seat>(seat);
  const viewer = film.mine.length === 1 ? seat : 'public';
  const chapters = useMemo(
    () => chaptersOf(opened.kit, sceneFor(sight, film.states.length - 1, viewer), toldTo(film, opened.game, viewer)),
    [film, opened, viewer],
  );
  const rows = useMemo(
    () => sheetOf(review, chapters, opened.texts.pieces, (line, mover) => madeAt(sight, line, mover)),
    [review, chapters, opened],
  );
  const most = useMemo(() => mostIn(rows), [rows]);
  const shownSeats = isPhone && looks.length > 1 ? looks.filter(look => look.seat === alone) : looks;
  const shown = rows.filter(row => shownSeats.some(look => (row.squares[look.seat] ?? []).some(square => isShown(square, filter, seat))));
  return (
    <section class="review-sheet">
      <h2>{sheet.title}</h2>
      <p class="review-sub">
        {sheet.explained.split(/[{}]/).map((part, at) => (at % 2 === 1 ? <i key={part} class={`swatch ${part}`} /> : part))}
      </p>
      <Filters sight={sight} filter={filter} choose={setFilter} />
      {isPhone && looks.length > 1 && <Whose sight={sight} seat={alone} choose={setAlone} />}
      <div class="review-panel review-sheet-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{sheet.round}</span>
              </th>
              {shownSeats.map(look => (
                <th key={look.seat} scope="col">
                  <Piece seat={look.seat} size={20} />
                  {nameOf(look.seat) ?? words.you}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <Row key={at} row={row} sight={sight} most={most} filter={filter} seats={shownSeats.map(look => look.seat)} go={go} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p class="review-sub">{sheet.none}</p>}
      </div>
    </section>
  );
}

interface FiltersProps {
  readonly sight: Sight;
  readonly filter: SheetFilter;
  readonly choose: (filter: SheetFilter) => void;
}

function Filters({ sight: { words, review, pen }, filter, choose }: FiltersProps) {
  const { sheet } = words;
  const flag = (name: string, key: 'isMistakes' | 'isMine' | 'isLucky') => (
    <button type="button" class="chip press" aria-pressed={filter[key]} onClick={() => choose({ ...filter, [key]: !filter[key] })}>
      {filter[key] && <Icon name="i-check" size={16} />}
      {name}
    </button>
  );
  return (
    <div class="review-filters">
      {flag(sheet.mistakes, 'isMistakes')}
      {review.seats > 1 && flag(sheet.mine, 'isMine')}
      {flag(sheet.lucky(pen.amount(1, 0)), 'isLucky')}
      <label class="review-search">
        <Icon name="i-search" size={16} />
        <input
          type="search"
          aria-label={sheet.search}
          placeholder={sheet.search}
          value={filter.search}
          onInput={event => choose({ ...filter, search: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** On a phone one player at a time. */
function Whose({ sight, seat, choose }: { sight: Sight; seat: Seat; choose: (seat: Seat) => void }) {
  const { words, looks, nameOf } = sight;
  return (
    <div class="segments review-whose" role="group" aria-label={words.sheet.whose}>
      {looks.map(look => (
        <button key={look.seat} type="button" aria-pressed={look.seat === seat} onClick={() => choose(look.seat)}>
          <Piece seat={look.seat} size={18} />
          {nameOf(look.seat) ?? words.you}
        </button>
      ))}
    </div>
  );
}

interface RowProps {
  readonly row: SheetRow;
  readonly sight: Sight;
  readonly most: number;
  readonly filter: SheetFilter;
  readonly seats: readonly Seat[];
  readonly go: (line: number) => void;
}

function Row({ row, sight, most, filter, seats, go }: RowProps) {
  const number = /\d+/.exec(row.name)?.[0] ?? '·';
  return (
    <tr>
      <th scope="row">
        <span class="unseen">{row.name || sight.words.fall.start[1]}</span>
        <span aria-hidden="true">{number}</span>
      </th>
      {seats.map(seat => (
        <td key={seat}>
          {(row.squares[seat] ?? []).map((square, at) => (
            <SquareButton key={at} square={square} sight={sight} most={most} isFaint={!isShown(square, filter, sight.seat)} go={go} />
          ))}
        </td>
      ))}
    </tr>
  );
}

const SIGNS: Readonly<Record<Mark, string>> = { best: '✓', fine: '·', slip: '?!', mistake: '?', blunder: '??', only: '□', unknown: '' };

/** The longest bar of a square, in px. */
const LONGEST = 36;

interface SquareProps {
  readonly square: Square;
  readonly sight: Sight;
  /** What the longest bar stands for. */
  readonly most: number;
  readonly isFaint: boolean;
  readonly go: (line: number) => void;
}

function SquareButton({ square, sight, most, isFaint, go }: SquareProps) {
  const { words, review } = sight;
  const bar = (value: number) => ({ width: `${Math.round((Math.abs(value) / most) * LONGEST)}px` });
  const isMarked = square.mark !== null && !review.isRough;
  const mark = square.mark ?? 'unknown';
  return (
    <button
      type="button"
      class="review-square"
      data-faint={isFaint}
      data-lines={square.lines.join(' ')}
      title={square.text}
      onClick={() => go(square.line)}
    >
      <span>{square.text}</span>
      <span class="judged">
        <i class="bars" aria-hidden="true">
          <u class="skill" style={bar(square.given)} />
          <u class="luck" style={bar(square.luck)} />
        </i>
        {isMarked && (
          <em class={`mark ${mark}`} title={words.marks[mark]}>
            <span class="unseen">{words.marks[mark]}</span>
            <span aria-hidden="true">{SIGNS[mark]}</span>
          </em>
        )}
      </span>
    </button>
  );
}
