import type { SeatPlan } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { CHARACTERS } from '../locale/characters.ts';
import { words } from '../locale/index.ts';
import { guestName, ownName } from '../shell/own-name.ts';
import { Icon, Piece } from '../ui/index.ts';
import { botAt } from './play-at-once.ts';

const STRENGTHS = ['easy', 'medium', 'hard', 'expert'] as const;

interface SeatRowProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  readonly isOnline: boolean;
  readonly severalSeats: boolean;
  /** The bots of the game that have a style of their own. */
  readonly characters: readonly string[];
  readonly change: (plan: SeatPlan) => void;
  /** Takes the next colour that nobody has. */
  readonly nextColour: () => void;
  readonly remove?: () => void;
}

/** Who sits at one place: a person with a name, or a bot of a strength. */
export function SeatRow({ seat, plan, isOnline, severalSeats, characters, change, nextColour, remove }: SeatRowProps) {
  const { setup, lobby } = words.value;
  const name = plan.kind === 'open' ? lobby.free : plan.name;
  const isByLink = isOnline && seat > 0;
  const here: SeatPlan = { kind: 'human', name: seat === 0 ? ownName() : plan.kind === 'human' ? plan.name : guestName(seat) };
  const human: SeatPlan = isByLink ? { kind: 'open' } : here;
  return (
    <div class="seat">
      <button type="button" class="tool" aria-label={setup.colour(name)} title={setup.colour(name)} onClick={nextColour}>
        <Piece seat={seat} size={34} />
      </button>
      <input
        class="seat-name-field"
        aria-label={setup.name(seat + 1)}
        value={name}
        maxLength={24}
        readOnly={plan.kind === 'open'}
        onInput={event => plan.kind !== 'open' && change({ ...plan, name: event.currentTarget.value })}
      />
      <span class="segments">
        <button type="button" aria-pressed={plan.kind === human.kind} onClick={() => change(human)}>
          <Icon name={isByLink ? 'i-link' : 'i-user'} /> {isByLink ? lobby.openSeat : setup.human}
        </button>
        {isByLink && severalSeats && (
          <button type="button" aria-pressed={plan.kind === 'human'} onClick={() => change(here)}>
            <Icon name="i-user" /> {lobby.here}
          </button>
        )}
        <button type="button" aria-pressed={plan.kind === 'bot'} onClick={() => change(plan.kind === 'bot' ? plan : botAt(seat, 'medium'))}>
          <Icon name="i-robot" /> {setup.bot}
        </button>
      </span>
      {plan.kind === 'bot' && (
        <Strength name={name} bot={characters.includes(plan.bot) ? 'hard' : plan.bot} change={bot => change({ ...plan, bot })} />
      )}
      {plan.kind === 'bot' && characters.length > 0 && (
        <Style of={characters} name={name} bot={plan.bot} change={bot => change({ ...plan, bot })} />
      )}
      {remove && (
        <button type="button" class="tool seat-remove" aria-label={setup.remove(name)} onClick={remove}>
          <Icon name="i-close" />
        </button>
      )}
    </div>
  );
}

/** A style of its own, which is as strong as hard. */
function Style({ of, name, bot, change }: { of: readonly string[]; name: string; bot: string; change: (bot: string) => void }) {
  const { style, none, names } = CHARACTERS[settings.value.language];
  return (
    <select
      class="seat-style"
      aria-label={`${style}: ${name}`}
      value={of.includes(bot) ? bot : ''}
      onChange={event => change(event.currentTarget.value || 'hard')}
    >
      <option value="">{none}</option>
      {of.map(each => (
        <option key={each} value={each}>
          {names[each] ?? each}
        </option>
      ))}
    </select>
  );
}

/** Four pennants: as many as are raised, so strong is the bot. */
function Strength({ name, bot, change }: { name: string; bot: string; change: (bot: string) => void }) {
  const { setup, bots } = words.value;
  const raised = Object.keys(bots).indexOf(bot);
  return (
    <fieldset class="pennants">
      <legend class="unseen">{setup.strength(name)}</legend>
      <span class="pennant-name">{STRENGTHS.map(each => (each === bot ? bots[each] : null))}</span>
      {STRENGTHS.map((strength, at) => (
        <button
          key={strength}
          type="button"
          aria-label={bots[strength]}
          aria-pressed={strength === bot}
          title={bots[strength]}
          onClick={() => change(strength)}
        >
          <svg viewBox="0 0 17 22" class={at <= raised ? 'raised' : ''} aria-hidden="true">
            <path d="M2 1v20M3 2h12l-4 4.500 4 4.500H3z" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
