import type { TableStatus } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { coloursOf, Icon, NARROW, Piece, useMedia } from '../ui/index.ts';
import { Clock } from './clock.tsx';
import type { OnlineParts } from './online-parts.ts';

interface PlayersProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly clocks?: TableStatus['clocks'];
  readonly presence?: OnlineParts['presence'] | undefined;
}

/** One row a seat, the viewer's own first; nobody changes place while playing. */
export function Players({ kit, scene, clocks = null, presence }: PlayersProps) {
  const { SeatFigures } = boardOf(kit);
  const { table } = words.value;
  const compact = useMedia(NARROW);
  const own = typeof scene.viewer === 'number' ? scene.viewer : -1;
  const order = [...scene.seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <section class="players" aria-label={table.players}>
      <ol>
        {order.map(({ seat, name, kind, isMine }) => (
          <li
            key={seat}
            data-seat={seat}
            class={`seat-row ${seat === own ? 'own' : ''} ${scene.awaiting.includes(seat) ? 'awaited' : ''}`}
            style={coloursOf(seat)}
            aria-current={scene.awaiting.includes(seat) ? 'true' : undefined}
          >
            <span class="chair-piece">
              <Piece seat={seat} size={compact ? 24 : 28} />
              {presence?.(seat)?.sign}
            </span>
            <div class="seat-name">
              <b>{name}</b>
              {seat === own && isMine && <span class="seat-you">{table.you}</span>}
              {seat !== own && presence?.(seat) && <span class={compact ? 'unseen' : 'seat-you'}>{presence(seat)?.word}</span>}
              <Clock clocks={clocks} seat={seat} />
              {kind === 'bot' && <Icon name="i-robot" size={16} label={table.bot} />}
              {scene.awaiting.includes(seat) && !scene.outcome && <span class="unseen">{table.turnOf(peopleAt([seat], scene.voice))}</span>}
            </div>
            {presence?.(seat)?.says && (
              <q class="seat-says" dir="auto" aria-hidden="true">
                {presence(seat)?.says}
              </q>
            )}
            <SeatFigures scene={scene} seat={seat} compact={compact} />
          </li>
        ))}
      </ol>
    </section>
  );
}
