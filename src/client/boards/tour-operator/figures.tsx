// The figures of a player's row.

import { Fragment } from 'preact';
import { cleanRooms, PLACES, TOKENS } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { TOKEN_ICONS } from './agency.tsx';
import { aboard, agencyOf, ownSeat, pieceName, type TourScene } from './scene.ts';
import { Mood } from './tourist-card.tsx';

function Count({ icon, value, label, explains }: { icon: string; value: number; label: string; explains: string }) {
  return (
    <span class="to-count" title={label} role="img" aria-label={label} data-explain={explains}>
      <Icon name={icon} size={16} />
      {value}
    </span>
  );
}

/** The faces of those who wait in the office. */
function Faces({ scene, seat }: { scene: TourScene; seat: Seat }) {
  const waiting = agencyOf(scene.view, seat).desks.flatMap(each => each ?? []);
  if (waiting.length === 0) return null;
  return (
    <span class="to-faces" role="img" aria-label={scene.words.waiting(waiting.length)} data-explain="office">
      {waiting.map(({ tourist, patience }) => (
        <Mood key={tourist} patience={patience} />
      ))}
    </span>
  );
}

function Staff({ scene, seat }: { scene: TourScene; seat: Seat }) {
  const { employees } = agencyOf(scene.view, seat);
  const hired = PLACES.flatMap(place => employees[place] ?? []);
  if (hired.length === 0) return null;
  return (
    <span class="to-staff">
      {hired.map(({ id, uses }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <span data-used={uses === 0} title={pieceName(scene, `effect:${id}`)} data-explain={`employee:${id}`}>
            {pieceName(scene, id)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** Points, then what is not shown elsewhere: for oneself passengers and rooms, for others tokens and staff. */
export function SeatFigures({ scene, seat, compact }: { scene: TourScene; seat: Seat; compact: boolean }) {
  const { view, words } = scene;
  const agency = agencyOf(view, seat);
  const leads = view.agencies.every(({ vp }, other) => other === seat || vp < agency.vp);
  const points = (
    <span class="to-vp" data-explain={`points:${seat}`}>
      {leads && !compact && <Icon name="i-crown" size={20} label={words.lead} />}
      <b key={agency.vp}>{agency.vp < 0 ? `−${-agency.vp}` : agency.vp}</b>
      {!compact && <em>{words.vp}</em>}
    </span>
  );
  if (compact) return points;
  const isOwn = seat === ownSeat(scene);
  return (
    <>
      {points}
      <span class="to-counts">
        {isOwn && (
          <Count icon="g-suitcase" value={aboard(agency).length} label={words.passengers(aboard(agency).length)} explains="passengers" />
        )}
        {isOwn && <Count icon="g-clean-room" value={cleanRooms(agency)} label={words.cleanRooms(cleanRooms(agency))} explains="rooms" />}
        {!isOwn &&
          TOKENS.map(token => (
            <Count
              key={token}
              icon={TOKEN_ICONS[token]}
              value={agency.tokens[token]}
              label={words.tokens(agency.tokens[token], pieceName(scene, token))}
              explains={`token:${token}:${seat}`}
            />
          ))}
        {view.start === seat && view.round > 0 && (
          <span data-explain="start">
            <Icon name="i-flag" size={16} label={words.start} />
          </span>
        )}
      </span>
      <span class="to-counts">
        <Faces scene={scene} seat={seat} />
        {!isOwn && <Staff scene={scene} seat={seat} />}
      </span>
    </>
  );
}
