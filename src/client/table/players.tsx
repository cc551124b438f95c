import type { TableStatus } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type Scene, type SeatLook } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { coloursOf, Icon, later, NARROW, Piece, useMedia } from '../ui/index.ts';
import type { OnlineParts, SeatPresence } from './online-parts.ts';

/** Fetched where a table has clocks. */
const Clock = later(async () => (await import('./clock.tsx')).Clock);

interface PlayersProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly clocks?: TableStatus['clocks'];
  readonly presence?: OnlineParts['presence'] | undefined;
}

/** One row a seat, the viewer's own first; nobody changes place while playing. */
export function Players({ kit, scene, clocks = null, presence }: PlayersProps) {
  const own = typeof scene.viewer === 'number' ? scene.viewer : -1;
  const order = [...scene.seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <section class="players" aria-label={words.value.table.players}>
      <ol>
        {order.map(look => (
          <SeatRow
            key={look.seat}
            kit={kit}
            scene={scene}
            look={look}
            clocks={clocks}
            there={presence?.(look.seat, scene.awaiting.includes(look.seat))}
          />
        ))}
      </ol>
    </section>
  );
}

interface SeatRowProps extends Pick<PlayersProps, 'kit' | 'scene'> {
  readonly look: SeatLook;
  readonly clocks: TableStatus['clocks'];
  readonly there: SeatPresence | undefined;
}

function SeatRow({ kit, scene, look: { seat, name, kind, isMine }, clocks, there }: SeatRowProps) {
  const { SeatFigures } = boardOf(kit);
  const { table } = words.value;
  const compact = useMedia(NARROW);
  const [isOwn, isAwaited] = [seat === scene.viewer, scene.awaiting.includes(seat)];
  return (
    <li
      data-seat={seat}
      class={`seat-row ${isOwn ? 'own' : ''} ${isAwaited ? 'awaited' : ''}`}
      style={coloursOf(seat)}
      aria-current={isAwaited ? 'true' : undefined}
    >
      <span class="chair-piece">
        <Piece seat={seat} size={compact ? 24 : 28} />
        {there?.sign}
      </span>
      <div class="seat-name">
        <b>{name}</b>
        {isOwn && isMine && <span class="seat-you">{table.you}</span>}
        {!isOwn && there && <span class={compact ? 'unseen' : 'seat-you'}>{there.word}</span>}
        {clocks && <Clock clocks={clocks} seat={seat} />}
        {kind === 'bot' && <Icon name="i-robot" size={16} label={table.bot} />}
        {isAwaited && !scene.outcome && <span class="unseen">{table.turnOf(peopleAt([seat], scene.voice))}</span>}
      </div>
      {there?.says && (
        <q class="seat-says" dir="auto" aria-hidden="true">
          {there.says}
        </q>
      )}
      <SeatFigures scene={scene} seat={seat} compact={compact} />
    </li>
  );
}
