import type { ComponentChildren } from 'preact';
import type { SeatPlan } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { newKey } from '../device/new-key.ts';
import { choose, SPEEDS, settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { LanguageChoice, OfflineChip, ThemeButton, Wordmark } from '../shell/bar.tsx';
import { KeyPanel, KeysButton } from '../shell/key-panel.tsx';
import { Icon, Menu, PHONE, useMedia } from '../ui/index.ts';
import { FirstLookButton } from './first-look.tsx';
import type { Hinting } from './hint.ts';
import type { LessonParts } from './lesson-parts.ts';
import type { OnlineParts } from './online-parts.ts';
import type { TableSession } from './session.ts';

/** The speeds that are one touch away; the menu has all. */
const NEAR_SPEEDS = [
  { speed: 'normal', icon: 'i-play' },
  { speed: 'fast', icon: 'i-speed' },
  { speed: 'off', icon: 'i-step-forward' },
] as const;

interface BarProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly hinting: Hinting;
  /** What is said of the match where the page of its end is shown in place of the table. */
  readonly ended: ComponentChildren | undefined;
  readonly openRules: () => void;
  readonly openChat: () => void;
  readonly online: OnlineParts | undefined;
  readonly lesson?: LessonParts | undefined;
  /** Of whoever gives hints, where that is not a bot. */
  readonly face?: ComponentChildren;
}

/** The bar of a table: whose turn it is, and its tools. */
export function TableBar({ kit, scene, session, hinting, ended, openRules, openChat, online, lesson, face }: BarProps) {
  const { table } = words.value;
  const isEnd = ended !== undefined;
  const seat = session.seat.value;
  const isMine = seat !== undefined && scene.awaiting.includes(seat);
  const turn = scene.outcome ? table.over : scene.awaiting.length > 0 ? table.turnOf(peopleAt(scene.awaiting, scene.voice)) : '';
  if (lesson) return <LessonBar scene={scene} session={session} lesson={lesson} />;
  return (
    <header class="table-bar">
      <Wordmark />
      {ended ?? (
        <p class="turn">
          <b data-mine={isMine}>{turn}</b>
          <span>{boardOf(kit).headline(scene)}</span>
        </p>
      )}
      {online ? online.bar(openChat) : <OfflineChip />}
      <div class="table-tools">
        {!isEnd && <Speeds />}
        {!isEnd && hinting.isOffered.value && (
          <button type="button" class="tool wide" onClick={() => void hinting.ask()} disabled={!isMine} title={table.hint}>
            {face ?? <Icon name="i-hint" />}
            <span>{table.hint}</span>
          </button>
        )}
        {!isEnd && (
          <button type="button" class="tool wide" onClick={openRules} title={table.rules}>
            <Icon name="i-rules" />
            <span>{table.rules}</span>
          </button>
        )}
        {!isEnd && <FirstLookButton kit={kit} scene={scene} session={session} look="tool" />}
        <TableMenu scene={scene} session={session} more={online?.menu(session)} />
      </div>
      <KeyPanel page={isEnd ? 'end' : 'table'} game={scene.game.id}>
        <FirstLookButton kit={kit} scene={scene} session={session} look="menu-item" />
      </KeyPanel>
    </header>
  );
}

/** In a lesson its own bar takes the place of turn and tools; the menu stays. */
function LessonBar({ scene, session, lesson }: Pick<BarProps, 'scene' | 'session'> & { lesson: LessonParts }) {
  return (
    <header class="table-bar in-lesson">
      <Wordmark />
      {lesson.bar}
      <TableMenu scene={scene} session={session} more={null} />
      <KeyPanel page="table" game={scene.game.id}>
        {lesson.keys}
      </KeyPanel>
    </header>
  );
}

function TableMenu(props: { scene: Scene; session: TableSession; more: ComponentChildren }) {
  const face = (
    <summary class="tool" aria-label={words.value.table.menu}>
      <Icon name="i-menu" />
    </summary>
  );
  // An end changes what it offers: nothing slides under a pointer on its way.
  return (
    <Menu key={`${props.scene.outcome !== null}`} class="table-menu" face={face}>
      <MenuCard {...props} />
    </Menu>
  );
}

function MenuCard({ scene, session, more }: { scene: Scene; session: TableSession; more: ComponentChildren }) {
  const { table } = words.value;
  const seat = session.seat.value;
  const surrender = session.ways.value.find(({ move }) => scene.game.surrenders?.(move))?.move;
  return (
    <div class="menu-card">
      <DeviceSettings />
      {!scene.outcome && <HandOver scene={scene} session={session} />}
      {surrender && seat !== undefined && (
        <button type="button" class="menu-item" onClick={() => session.make(surrender)}>
          <Icon name="i-flag" />
          {scene.texts.move(surrender, scene.view)}
        </button>
      )}
      {more}
      <a class="menu-item" href="/">
        <Icon name="i-exit" />
        <span>
          {table.leave}
          {more && <small>{seatWords.value.seat.keeps}</small>}
        </span>
      </a>
      {!useMedia(PHONE) && <KeysButton look="menu-item" />}
    </div>
  );
}

/** How fast bots and pieces are. */
function Speeds() {
  const { motion, speeds } = words.value.settings;
  return (
    <fieldset class="speeds">
      <legend class="unseen">{motion}</legend>
      <span class="segments">
        {NEAR_SPEEDS.map(({ speed, icon }) => (
          <button
            key={speed}
            type="button"
            aria-pressed={settings.value.speed === speed}
            aria-label={speeds[speed]}
            title={speeds[speed]}
            onClick={() => choose({ speed })}
          >
            <Icon name={icon} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}

function DeviceSettings() {
  const { settings: names } = words.value;
  const { speed: chosen, sound } = settings.value;
  return (
    <>
      <fieldset>
        <legend>{names.motion}</legend>
        <span class="segments">
          {SPEEDS.map(speed => (
            <button key={speed} type="button" aria-pressed={chosen === speed} onClick={() => choose({ speed })}>
              {names.speeds[speed]}
            </button>
          ))}
        </span>
      </fieldset>
      <div class="menu-row">
        <LanguageChoice />
        <ThemeButton />
        <button type="button" class="tool wide" aria-pressed={sound} onClick={() => choose({ sound: !sound })}>
          <Icon name={sound ? 'i-sound' : 'i-mute'} />
          <span>{names.sound}</span>
        </button>
      </div>
    </>
  );
}

/** Every own seat may be handed to a bot and taken back; its colour stays. */
function HandOver({ scene, session }: { scene: Scene; session: TableSession }) {
  const { table, bots } = words.value;
  const own = scene.seats.filter(({ isMine }) => isMine);
  const hand = (seat: number, to: SeatPlan) => session.send({ type: 'hand', key: newKey(), seat, to });
  return own.map(({ seat, name, kind }) => (
    <button
      key={seat}
      type="button"
      class="menu-item"
      onClick={() => hand(seat, kind === 'bot' ? { kind: 'human', name } : { kind: 'bot', name, bot: 'medium' })}
    >
      <Icon name="i-robot" />
      {kind === 'bot'
        ? table.fromBot(name, own.length === 1)
        : own.length === 1
          ? table.toBot(name, true)
          : `${table.toBot(name, false)} (${bots.medium})`}
    </button>
  ));
}
