// The guest book of the agency.
import { type Activity, ROWS, type RowId } from '../../../../games/tour-operator/table.ts';
import { Ladder, type PaperProps, Places, Reasons } from '../../../arrival/paper.tsx';
import { Icon } from '../../../ui/index.ts';
import { TouristPortrait } from '../drawings/art.tsx';
import { boxIn, pieceName, type TourScene } from '../scene.ts';
import { quotedGuests } from './guests.ts';
import { guestsOf } from './tell.ts';
import type { Own } from './words/en.ts';

/** A page of the guest book: what guests wrote, reasons, ranking, rank. */
export function Paper({ scene, ending, own, words, title, best, ring }: PaperProps<TourScene, Own>) {
  const guests = quotedGuests(boxIn(scene), guestsOf(scene.past, ending.seat), own);
  return (
    <div class="paper guest-book">
      <i class="book-spine" />
      <i class="book-ribbon" data-sign="unroll" />
      <p class="book-name">{own.book}</p>
      {title}
      {guests.length > 0 && (
        <ul class="guests">
          {guests.map(({ tourist, city, points, quote }) => (
            <li key={tourist}>
              <span class="guest-face" aria-hidden="true">
                <TouristPortrait card={boxIn(scene).tourists[tourist]} tourist={tourist} isNarrow />
              </span>
              <p>
                <b>{own.quoted(pieceName(scene, tourist), pieceName(scene, city))}</b>
                <q>{quote}</q>
              </p>
              <span class="why-sum" data-tone="gain">
                +{points}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Reasons ending={ending} words={words} ring={ring} draw={piece => <DrawnPiece piece={piece} scene={scene} />} />
      <Places ending={ending} words={words} />
      <Ladder ending={ending} words={words} best={best} />
    </div>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  business: 'g-business',
  dirtySeat: 'g-dirty-seat',
  vip: 'g-vip',
  angryOffice: 'g-patience-leave',
  noRoom: 'g-dirty-room',
  revokeNoRoom: 'g-dirty-room',
  closedLeave: 'g-patience-leave',
  stayInPlane: 'g-economy',
  employee: 'g-employee',
};

function isRow(name: string): name is RowId {
  return name in ROWS;
}

function DrawnPiece({ piece, scene }: { piece: string; scene: TourScene }) {
  const [kind = '', name = '', points = ''] = piece.split(':');
  if (kind === 'city')
    return (
      <span class="print-stamp">
        {pieceName(scene, name)} <b>{points}</b>
      </span>
    );
  const [activity]: readonly (Activity | undefined)[] = kind === 'row' && isRow(name) ? boxIn(scene).rows[name].spaces : [];
  return (
    <span class="print-disc" data-kind={kind}>
      <Icon name={activity ? `g-${activity}` : (SIGNS[kind] ?? 'g-star')} size={20} />
    </span>
  );
}
