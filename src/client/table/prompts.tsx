import { Fragment } from 'preact';
import type { Tagged, Touch } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { coloursOf, Icon, NARROW, Piece, useMedia } from '../ui/index.ts';
import type { Hinting } from './hint.ts';
import { type TableSession, WHOLE } from './session.ts';

interface PromptsProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly hinting: Hinting;
}

/** The one place that says what to do. */
export function Prompts(props: PromptsProps) {
  const { scene, session } = props;
  const seat = session.seat.value;
  const isMine = seat !== undefined && scene.awaiting.includes(seat) && !scene.outcome;
  return (
    <section class="decide" aria-label={words.value.table.decision} style={coloursOf(scene.awaiting[0] ?? 0)} data-mine={isMine}>
      {isMine ? <Mine {...props} seat={seat} /> : <Waiting {...props} />}
    </section>
  );
}

function Waiting({ kit, scene, session }: PromptsProps) {
  const { table } = words.value;
  const { Aside } = boardOf(kit);
  const text = scene.outcome ? table.over : table.thinks(peopleAt(scene.awaiting, scene.voice));
  return (
    <>
      <div class="prompt waiting">
        <p class="ask" id="prompt" tabIndex={-1}>
          {scene.awaiting[0] !== undefined && <Piece seat={scene.awaiting[0]} />}
          <span>{session.past.value ? table.lookBack(session.past.value.line) : text}</span>
          {!scene.outcome && <i class="dots" aria-hidden="true" />}
        </p>
        <div class="acts">
          <BackButton session={session} />
          <SkipButton session={session} />
          {scene.outcome && !session.past.value && !session.isEndShown.value && (
            <button
              type="button"
              class="button primary"
              onClick={() => {
                session.isEndShown.value = true;
              }}
            >
              <Icon name="i-trophy" />
              {words.value.end.ranking}
            </button>
          )}
          {session.past.value && (
            <button type="button" class="button primary" onClick={() => session.lookAt(null)}>
              {table.backToNow}
            </button>
          )}
        </div>
      </div>
      {Aside && !scene.outcome && !session.past.value && (
        <div class="choice">
          <Aside scene={scene} />
        </div>
      )}
    </>
  );
}

/** There as long as something is being shown. */
function SkipButton({ session }: { session: TableSession }) {
  if (!session.isShowing.value) return null;
  return (
    <button type="button" class="button second" onClick={() => session.skip()}>
      {words.value.table.skip}
    </button>
  );
}

function BackButton({ session }: { session: TableSession }) {
  const { table } = words.value;
  const label = session.path.value.length > 0 ? table.cancel : table.takeBack;
  return (
    <button
      type="button"
      class="button quiet"
      aria-label={label}
      title={label}
      disabled={!session.mayGoBack}
      onClick={() => session.back()}
    >
      <Icon name="i-undo" />
    </button>
  );
}

/** The moves that a button completes; a button that only begins one is drawn by the board. */
function buttonsOf(session: TableSession): readonly { readonly touch: Touch; readonly move: Tagged }[] {
  const { path, moves } = session.touching.value;
  const { game } = session.parts;
  const seen = new Set<Touch>();
  const single = moves.flatMap(move => {
    const touches = game.touches(move);
    const touch = touches[path.length];
    if (touches.length !== path.length + 1 || !touch?.startsWith('button:') || seen.has(touch) || game.surrenders?.(move)) return [];
    seen.add(touch);
    return [{ touch, move }];
  });
  return [...single, ...session.bundleButtons.value];
}

function Mine({ kit, scene, session, hinting, seat }: PromptsProps & { seat: number }) {
  const parts = boardOf(kit);
  const { table } = words.value;
  const { sentence, steps, primary } = parts.prompt(scene, seat);
  const { path } = scene.touching;
  const whole = session.complete.value;
  return (
    <>
      <div class="prompt">
        {steps && (
          <ol class="steps">
            {steps.map(({ name, state }) => (
              <li key={name} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
                {state === 'done' ? <Icon name="i-check" size={12} /> : <i />}
                {name}
              </li>
            ))}
          </ol>
        )}
        <p class="ask" id="prompt" tabIndex={-1}>
          <Piece seat={seat} />
          <span>{sentence}</span>
        </p>
      </div>
      <div class="choice">
        {parts.Decision && <parts.Decision scene={scene} />}
        <HintLine hinting={hinting} scene={scene} />
        <div class="acts">
          <BackButton session={session} />
          <SkipButton session={session} />
          {buttonsOf(session).map(({ touch, move }) => (
            <button
              key={touch}
              type="button"
              data-touch={touch}
              class={`button ${touch === primary ? 'primary' : 'second'}`}
              onClick={event => scene.touching.press(touch, event.currentTarget)}
            >
              {scene.texts.move(move, scene.view)}
            </button>
          ))}
          {path.length > 0 &&
            whole.map(move => (
              <button
                key={session.parts.game.write(move)}
                type="button"
                class="button primary"
                data-touch={WHOLE}
                data-whole
                onClick={() => session.make(move)}
              >
                {scene.texts.move(move, scene.view)}
              </button>
            ))}
          <AllMoves kit={kit} scene={scene} session={session} title={table.allMoves(session.touching.value.moves.length)} />
        </div>
      </div>
    </>
  );
}

function HintLine({ hinting, scene }: { hinting: Hinting; scene: Scene }) {
  const { table } = words.value;
  const hint = hinting.hint.value;
  if (hinting.isThinking.value)
    return (
      <p class="hint" role="status">
        {table.hintWait}
      </p>
    );
  if (!hint) return null;
  return (
    <p class="hint" role="status">
      <Icon name="i-hint" />
      <span>
        {table.hintSays(scene.texts.move(hint.move, scene.view))}
        <small>{hint.why(scene)}</small>
      </span>
    </p>
  );
}

/** As many moves as there are digits to make them by. */
const KEYED = 9;

/** Every legal move as a choice: for keyboards, screen readers and doubtful fingers. */
function AllMoves({ kit, scene, session, title }: { kit: AnyKit; scene: Scene; session: TableSession; title: string }) {
  const moves = session.touching.value.moves.filter(move => !session.parts.game.surrenders?.(move));
  const parts = boardOf(kit);
  const isNarrow = useMedia(NARROW);
  const keys = new Map(moves.slice(0, parts.moveGroup ? KEYED : 0).map((move, at) => [move, at + 1]));
  const groups = new Map<string, Tagged[]>();
  for (const move of moves) {
    const heading = parts.moveGroup?.(scene, move) ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), move]);
  }
  return (
    <details class="all-moves" id="all-moves" {...(parts.moveGroup && !isNarrow ? { open: true } : {})}>
      <summary>{title}</summary>
      {[...groups].map(([heading, all]) => (
        <Fragment key={heading}>
          {groups.size > 1 && <h3 class="eyebrow">{heading}</h3>}
          <ul>
            {all.map(move => (
              <li key={session.parts.game.write(move)}>
                <button
                  type="button"
                  data-move={session.parts.game.write(move)}
                  data-key={keys.get(move)}
                  onClick={() => session.make(move)}
                >
                  {keys.has(move) && <kbd>{keys.get(move)}</kbd>}
                  {scene.texts.move(move, scene.view)}
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </details>
  );
}
