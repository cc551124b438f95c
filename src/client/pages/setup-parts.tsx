import { useEffect, useState } from 'preact/hooks';
import { inSeatColour } from '../../host/seat-colour.ts';
import type { GameEntry } from '../../kernel/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { prototype } from '../prototype.ts';
import { NameField } from '../together/name-field.tsx';
import { Icon } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { botAt } from './play-at-once.ts';
import { SeatRow } from './seat-row.tsx';
import { playedOnline, type TableDraft, withNextColour, withOwnName } from './table-draft.ts';

export interface PartProps {
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** On this device or by link; a prototype is played on this device only. */
export function WherePart({ draft, change }: PartProps) {
  const { lobby } = words.value;
  return (
    <section class="setup-part" hidden={prototype !== undefined}>
      <h2>{lobby.how}</h2>
      <div class="tiles">
        <button type="button" class="tile" aria-pressed={!draft.isOnline} onClick={() => change(playedOnline(draft, false))}>
          <Icon name="i-device" size={24} />
          <b>{lobby.onDevice}</b>
          <span>{lobby.onDeviceHelp}</span>
        </button>
        <button type="button" class="tile" aria-pressed={draft.isOnline} onClick={() => change(playedOnline(draft, true))}>
          <Icon name="i-link" size={24} />
          <b>{lobby.online}</b>
          <span>{lobby.onlineHelp}</span>
        </button>
      </div>
      {draft.isOnline && <NameField typed={name => change(withOwnName(draft, name))} />}
    </section>
  );
}

interface SeatsProps {
  readonly seats: GameEntry['seats'];
  readonly opened: LoadedGame | undefined;
}

/** The names of a game's bots with a style of their own; known a moment later than the rest. */
function useCharacters(entry: GameEntry | undefined): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    void entry?.open().then(
      ({ styles, characters }) => setFound(Object.keys({ ...styles, ...characters })),
      () => {},
    );
  }, [entry]);
  return found;
}

/** Who sits where. */
export function SeatsPart({ seats: { least, most }, opened, draft, change }: PartProps & SeatsProps) {
  const { setup } = words.value;
  const { seats } = draft;
  const characters = useCharacters(opened?.entry);
  const set = (next: readonly SeatPlan[]) => change({ ...draft, seats: next });
  return (
    <section class="setup-part">
      <h2>
        {setup.seats} <small>{setup.seatsHelp(least, most)}</small>
      </h2>
      <div class="panel">
        {seats.map((plan, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            plan={plan}
            isOnline={draft.isOnline}
            severalSeats={draft.severalSeats}
            characters={characters}
            nextColour={() => set(withNextColour(seats, seat, most))}
            change={next => {
              if (seat === 0 && next.kind === 'human') choose({ name: next.name });
              set(seats.map((each, at) => (at === seat ? inSeatColour(next, seat, seats) : each)));
            }}
            {...(seats.length > least && seats.length > 1 ? { remove: () => set(seats.filter((_, at) => at !== seat)) } : {})}
          />
        ))}
        {seats.length < most && (
          <button
            type="button"
            class="add-seat"
            onClick={() => set([...seats, draft.isOnline ? { kind: 'open' } : botAt(seats.length, 'medium')])}
          >
            <Icon name="i-plus" /> {setup.add}
          </button>
        )}
      </div>
    </section>
  );
}
