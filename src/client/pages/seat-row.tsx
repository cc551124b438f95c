import type { SeatPlan } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { CHARACTERS } from '../locale/characters.ts';
import { words } from '../locale/index.ts';
import { guestName, ownName } from '../shell/own-name.ts';
import { Icon, Menu, Piece } from '../ui/index.ts';
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
      {plan.kind === 'bot' && <Strength of={characters} name={name} bot={plan.bot} change={bot => change({ ...plan, bot })} />}
      {remove && (
        <button type="button" class="tool seat-remove" aria-label={setup.remove(name)} onClick={remove}>
          <Icon name="i-close" />
        </button>
      )}
    </div>
  );
}

interface StrengthProps {
  /** The bots of the game that have a style of their own. */
  readonly of: readonly string[];
  readonly name: string;
  readonly bot: string;
  readonly change: (bot: string) => void;
}

/** Four pennants: as many as are raised, so strong is the bot; its name opens the list of styles, where there are any. */
function Strength({ of, name, bot, change }: StrengthProps) {
  const { setup, bots } = words.value;
  const strength = of.includes(bot) ? 'hard' : bot;
  const raised = Object.keys(bots).indexOf(strength);
  return (
    <fieldset class="pennants">
      <legend class="unseen">{setup.strength(name)}</legend>
      {of.length > 0 ? (
        <Style of={of} name={name} bot={bot} change={change} />
      ) : (
        <span class="pennant-name">{STRENGTHS.map(each => (each === bot ? bots[each] : null))}</span>
      )}
      {STRENGTHS.map((each, at) => (
        <button
          key={each}
          type="button"
          aria-label={bots[each]}
          aria-pressed={each === strength}
          title={bots[each]}
          onClick={() => change(each)}
        >
          <svg viewBox="0 0 17 22" class={at <= raised ? 'raised' : ''} aria-hidden="true">
            <path d="M2 1v20M3 2h12l-4 4.500 4 4.500H3z" />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

/** A style of its own, which is as strong as hard. */
function Style({ of, name, bot, change }: StrengthProps) {
  const { bots } = words.value;
  const { style, none, names } = CHARACTERS[settings.value.language];
  const isStyled = of.includes(bot);
  const now = isStyled ? (names[bot] ?? bot) : STRENGTHS.map(each => (each === bot ? bots[each] : null));
  const face = (
    <summary class="pennant-name" title={`${style}: ${name}`}>
      <span>{now}</span>
      <Icon name="i-chevron-down" size={16} />
    </summary>
  );
  return (
    <Menu class="seat-style" face={face}>
      <div class="menu-card">
        <b>{style}</b>
        <button type="button" class="menu-item" aria-pressed={!isStyled} onClick={() => isStyled && change('hard')}>
          {none}
        </button>
        {of.map(each => (
          <button key={each} type="button" class="menu-item" aria-pressed={each === bot} onClick={() => change(each)}>
            {names[each] ?? each}
          </button>
        ))}
      </div>
    </Menu>
  );
}
