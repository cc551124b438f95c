// The sheet from which a match is played on from one of its lines.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { StoredTable, Tried } from '../../host/index.ts';
import { type AnyGame, type Seat, type Tagged, writeRecord } from '../../kernel/index.ts';
import type { AnyRecord } from '../../links/index.ts';
import type { SeatPlan } from '../../protocol/index.ts';
import type { SeatLook } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import { dropTable } from '../local/device-store.ts';
import { setTryTable } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { ownName } from '../shell/own-name.ts';
import { go } from '../shell/route.ts';
import { Icon } from '../ui/index.ts';
import { useModal } from '../ui/modal.ts';
import { addressOf } from './addresses.ts';
import { momentSaid } from './said.ts';
import '../styles/moments.css';

const STRENGTHS = ['easy', 'medium', 'hard', 'expert'] as const;
const USUAL = 'hard';

/** A moment that may be played on from. */
export interface PlayableMoment {
  readonly game: AnyGame;
  readonly record: AnyRecord;
  readonly line: number;
  /** The state at that line. */
  readonly state: unknown;
  readonly seats: readonly SeatLook[];
  readonly hasSecrets: boolean;
  /** What a seat came to in the match, as its end shows it; undefined where there was no end. */
  readonly resultOf: (seat: Seat) => Promise<Pick<Tried, 'result' | 'isWon' | 'missed'>>;
  /** The better move, whose it is, and what it is called. */
  readonly better?: { readonly move: Tagged; readonly seat: Seat; readonly name: string } | undefined;
}

interface Choices {
  readonly seat: Seat;
  readonly bots: string;
  readonly isAnew: boolean;
  readonly withBetter: boolean;
}

/** Who plays, against whom, and what is hidden. */
export function PlayOnSheet({ moment, close }: { moment: PlayableMoment; close: () => void }) {
  const { game, record, line, state, seats, better } = moment;
  const { playOn: say } = momentSaid.value;
  const dialog = useModal();
  const [isSetting, setSetting] = useState(false);
  const first = better?.seat ?? seats.find(({ isMine }) => isMine)?.seat ?? game.awaiting(state)[0] ?? 0;
  const [chosen, setChosen] = useState<Choices>({ seat: first, bots: USUAL, isAnew: false, withBetter: better !== undefined });
  const choose = (change: Partial<Choices>) => setChosen({ ...chosen, ...change });
  const isBetterMine = better !== undefined && better.seat === chosen.seat;
  const start = async () => {
    setSetting(true);
    go(`/table/${await playOnFrom(moment, { ...chosen, withBetter: chosen.withBetter && isBetterMine })}`);
  };
  return (
    <dialog ref={dialog} class="play-on" aria-labelledby="play-on-title" onClose={close}>
      <h2 id="play-on-title">{say.title(line, record.entries.length)}</h2>
      <p>{seats.length > 1 ? `${say.others} ${say.note}` : say.note}</p>
      {seats.length > 1 && <WhoPlays moment={moment} chosen={chosen} choose={choose} />}
      {better && isBetterMine && (
        <label class="share-from">
          <input type="checkbox" checked={chosen.withBetter} onChange={event => choose({ withBetter: event.currentTarget.checked })} />
          {say.better(better.name)}
        </label>
      )}
      <p class="share-acts">
        <button type="button" class="button primary" disabled={isSetting} onClick={() => void start()}>
          <Icon name="i-play" /> {isSetting ? say.waits : say.start}
        </button>
        <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
          {momentSaid.value.share.close}
        </button>
      </p>
    </dialog>
  );
}

interface WhoPlaysProps {
  readonly moment: PlayableMoment;
  readonly chosen: Choices;
  readonly choose: (change: Partial<Choices>) => void;
}

function WhoPlays({ moment: { seats, hasSecrets }, chosen, choose }: WhoPlaysProps) {
  const { playOn: say } = momentSaid.value;
  const { bots } = words.value;
  return (
    <>
      <Choice
        label={say.seat}
        choices={seats.map(({ seat, name }) => [String(seat), name])}
        now={String(chosen.seat)}
        choose={seat => choose({ seat: Number(seat) })}
      />
      <Choice
        label={say.strength}
        choices={STRENGTHS.map(each => [each, bots[each]])}
        now={chosen.bots}
        choose={each => choose({ bots: each })}
      />
      {hasSecrets && (
        <Choice
          label={say.hands}
          choices={[
            ['kept', say.kept],
            ['anew', say.anew],
          ]}
          now={chosen.isAnew ? 'anew' : 'kept'}
          choose={each => choose({ isAnew: each === 'anew' })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: ComponentChildren;
  readonly choices: readonly (readonly [string, string])[];
  readonly now: string;
  readonly choose: (each: string) => void;
}

function Choice({ label, choices, now, choose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <span class="segments">
        {choices.map(([each, name]) => (
          <button key={each} type="button" aria-pressed={each === now} onClick={() => choose(each)}>
            {name}
          </button>
        ))}
      </span>
    </fieldset>
  );
}

/** Sets the table of a try in place of the one before; its id. `people` are more seats of this device. */
export async function playOnFrom(
  { game, record, line, seats, resultOf, better }: Omit<PlayableMoment, 'state' | 'hasSecrets'>,
  {
    seat,
    people = [],
    bots = USUAL,
    isAnew = false,
    withBetter = false,
  }: Pick<Choices, 'seat'> & Partial<Choices> & { people?: readonly Seat[] },
): Promise<string> {
  const back = addressOf(game, { record, line }, 'replay');
  const tried: Tried = { seat, ...(await resultOf(seat)), ...(back === undefined ? {} : { back: back.slice(location.origin.length) }) };
  const first = withBetter && better ? { first: game.write(better.move) } : {};
  const around = seats.map((look, each): SeatPlan => {
    const colour = record.players?.[each]?.colour;
    const painted = colour === undefined ? {} : { colour };
    if (each === seat || people.includes(each)) return { kind: 'human', name: each === seat ? ownName() : look.name, ...painted };
    return { kind: 'bot', name: look.name, bot: bots, ...painted };
  });
  return keptTry(game.id, await setTryTable(writeRecord(game, record), { line, isAnew, tried, ...first }, around));
}

/** The same try once more, with other luck. */
export async function tryAgain({ game, begun, tried, seats }: Pick<StoredTable, 'game' | 'begun' | 'tried' | 'seats'>): Promise<void> {
  if (!begun || !tried) return;
  const table = await setTryTable(begun, { line: begun.entries.length, isAnew: false, tried }, seats);
  go(`/table/${await keptTry(game, table)}`);
}

/** Only the last try at a game stays on the device. */
async function keptTry(game: string, table: string): Promise<string> {
  const memory = memoryOf(game, 'try');
  const former = memory.read();
  memory.write(table);
  if (typeof former === 'string' && former !== table) await dropTable(former);
  return table;
}
