// What lies over the table in a lesson: veil, captions, speech card, ghost.
import { useEffect, useRef } from 'preact/hooks';
import { type StepTexts, saidNow } from '../../kernel/index.ts';
import type { LessonSight } from '../table/lesson-parts.ts';
import { Card, type CardWishes, Done, type Speech, Told, TwoWays } from './card.tsx';
import { type Coach, isAwaited } from './coach.ts';
import { Face } from './face.tsx';
import { Ghost } from './ghost.tsx';
import { useLayout } from './layout.ts';
import { useLessonKeys } from './lesson-keys.ts';
import { litNow } from './lit.ts';
import { pieceIn } from './places.ts';
import { said } from './said.ts';
import { useTabOrder } from './tab-order.ts';
import { Captions, Veil } from './veil.tsx';
import { Watched } from './watched.tsx';

/** How long "good" is shown, in ms. */
const GOOD = 1200;
/** The same of what came of another way: that has to be read. */
const OTHERWISE = 3600;
interface OverProps {
  readonly coach: Coach;
  readonly sight: LessonSight;
  readonly playOn: () => void;
}

/** The coach at a table. */
export function OverTable({ coach, sight, playOn }: OverProps) {
  const { scene, session, root } = sight;
  const over = useRef<HTMLDivElement>(null);
  const now = coach.now.value;
  const status = coach.status.value;
  useLooking(coach, sight);
  const wishes = wishesOf(coach, sight);
  useLessonKeys(coach, { ...wishes, playOn, ...turnsOf(coach) });
  const isDone = status === 'good' || status === 'otherwise';
  const isOut = status === 'told' || isDone || status === 'other';
  const isLit = isOut && !coach.isFolded.value && !session.isShowing.value;
  const { holes, first, own } = litNow(coach, sight, isLit);
  const words = now && coach.texts.steps[now.id];
  const layout = useLayout({
    root,
    over,
    holes,
    first,
    step: `${coach.step.value} ${status} ${coach.isFolded.value} ${coach.isWhyOpen.value}`,
  });
  useFocus(coach, over, root, holes.flat());
  useTabOrder(over, root, holes.flat());
  const spoken = words ? speechOf(words, sight, now?.clause ?? '') : undefined;
  useAnnouncing(coach, sight, spoken, holes.flat());
  if (!now || !words || !spoken || status === 'over') return null;
  // What was chosen needs no caption any more: what is beside it is to be touched next.
  const isAnswered = (at: number) => holes[at]?.some(touch => session.path.value.includes(touch)) ?? false;
  const captions = (words.captions ?? []).map((caption, at) => (isAnswered(at) ? '' : saidNow(caption, scene.view, scene.voice)));
  const futures = coach.other.value && words.futures?.(coach.other.value.move, coach.other.value.seen);
  const isReady = !session.isSending.value && coach.looked.value === session.shown.value?.number;
  const card = { isReady, coach, game: scene.game.id, layout, wishes, spoken: `${spoken.idea} ${spoken.say} ${spoken.do}` };
  return (
    <div class="coach-over" data-coach ref={over}>
      <Watched lesson={coach.lesson} sight={sight} />
      {isOut && coach.isFolded.value && <Folded coach={coach} game={scene.game.id} />}
      {isLit && <Veil boxes={layout.boxes} count={holes.filter(hole => hole.length > 0).length} />}
      {isLit && status === 'told' && <Captions {...layout} texts={holes.map((_, at) => (at < own ? (captions[at] ?? '') : ''))} />}
      {isLit && status === 'told' && (
        <Card {...card}>
          <Told coach={coach} speech={spoken} wishes={wishes} />
        </Card>
      )}
      {isLit && isDone && (
        <Card {...card}>
          <Done text={doneText(coach, sight) || spoken.idea} isAsShown={status === 'good'} />
        </Card>
      )}
      {isLit && status === 'other' && futures && (
        <Card {...card} isWide>
          <TwoWays futures={futures} scene={scene} kit={sight.kit} wishes={wishes} />
        </Card>
      )}
      {status === 'waiting' && !session.isShowing.value && isAwaited(session) && <Waiting coach={coach} game={scene.game.id} />}
      {isOut && !session.isShowing.value && coach.isShowing.value && <Showing coach={coach} sight={sight} />}
    </div>
  );
}

/** What is said once a step is done: as it was shown, or otherwise. */
function doneText(coach: Coach, { scene: { view, voice } }: LessonSight): string {
  const words = coach.texts.steps[coach.now.value?.id ?? ''];
  return saidNow(coach.status.value === 'good' ? words?.good : words?.otherwise, view, voice);
}

function speechOf(words: StepTexts<unknown>, { scene: { view, voice }, session }: LessonSight, clause: string): Speech {
  return {
    idea: saidNow(words.idea, view, voice),
    say: saidNow(words.say, view, voice),
    do: saidNow((session.path.value.length > 0 && words.then) || words.do, view, voice),
    why: words.why,
    clause,
  };
}

function wishesOf(coach: Coach, { session, scene, say, openRule }: LessonSight): CardWishes {
  return {
    next: () => coach.goOn(),
    back: () => void (coach.before === undefined ? undefined : coach.backTo(coach.before)),
    skip: () => coach.skip(session),
    showMe: () => {
      coach.isShowing.value = !coach.isShowing.value;
      const move = session.parts.game.read(coach.shown(session) ?? '');
      if (move && coach.isShowing.value) say(scene.texts.move(move, scene.view));
    },
    takeBack: () => void coach.takeBack(),
    keep: () => coach.keepChoice(session),
    openRule,
  };
}

/** What is opened and folded by a key. */
function turnsOf(coach: Coach) {
  return {
    why: () => {
      coach.isWhyOpen.value = !coach.isWhyOpen.value;
    },
    fold: () => {
      coach.isFolded.value = !coach.isFolded.value;
    },
  };
}

/** Lets the coach look whenever the table is at rest, and counts what was refused. */
function useLooking(coach: Coach, { session }: LessonSight): void {
  useEffect(() => coach.sit(), [session]);
  const { shown, isShowing, isSending, bubble, seat, choices } = session;
  const isAtRest =
    seat.value !== undefined && !isShowing.value && !isSending.value && (isAwaited(session) || shown.value?.outcome !== null);
  const number = shown.value?.number;
  const status = coach.status.value;
  useEffect(() => {
    if (isAtRest) coach.look(session);
  }, [isAtRest, number, status, coach.step.value, session]);
  useEffect(() => {
    // What was shown is done.
    coach.isShowing.value = false;
  }, [choices.value.length]);
  useEffect(() => {
    if (bubble.value) coach.refusals.value++;
  }, [bubble.value]);
  useEffect(() => {
    if (status !== 'good' && status !== 'otherwise') return undefined;
    const clock = setTimeout(() => coach.goOn(), status === 'good' ? GOOD : OTHERWISE);
    return () => clearTimeout(clock);
  }, [status]);
}

/** The card has the focus when a step begins, unless the learner is at a piece that is lit. */
function useFocus(
  coach: Coach,
  over: { readonly current: HTMLElement | null },
  root: { readonly current: Element | null },
  lit: readonly string[],
): void {
  const status = coach.status.value;
  useEffect(() => {
    if (status !== 'told' && status !== 'other') return;
    const isAtPiece = status === 'told' && lit.some(name => root.current && pieceIn(root.current, name)?.contains(document.activeElement));
    const first = over.current?.querySelector('[data-first]');
    if (!isAtPiece && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [coach.step.value, status, coach.isFolded.value, coach.round.value]);
}

/** Tells who listens: the place in the lesson, the idea, what to do, and what is lit, by name. */
function useAnnouncing(coach: Coach, sight: LessonSight, speech: Speech | undefined, lit: readonly string[]): void {
  const status = coach.status.value;
  const { say, root } = sight;
  useEffect(() => {
    if (!speech) return;
    const words = coach.texts.steps[coach.now.value?.id ?? ''];
    if (status === 'good' || status === 'otherwise') say(doneText(coach, sight));
    if (status === 'other' && coach.other.value) {
      const futures = words?.futures?.(coach.other.value.move, coach.other.value.seen);
      if (futures) say([futures.idea, futures.say, ...futures.rows.map(({ choice, comesTo }) => `${choice}: ${comesTo}.`)].join(' '));
    }
    if (status !== 'told') return;
    const names = lit.flatMap(name => (root.current ? nameOf(pieceIn(root.current, name)) : []));
    const place = said.value.stepSpoken(coach.step.value + 1, coach.lesson.steps.length);
    say([place, speech.idea, speech.say, speech.do, names.length > 0 ? `${names.join(', ')}.` : ''].join(' ').trim());
  }, [coach.step.value, status]);
}

function nameOf(piece: Element | undefined): readonly string[] {
  const name = piece?.getAttribute('aria-label') ?? piece?.querySelector('title, .unseen')?.textContent ?? '';
  return name === '' ? [] : [name];
}

/** The coach folded to the face; one touch brings the card back. */
function Folded({ coach, game }: { coach: Coach; game: string }) {
  return (
    <button
      type="button"
      class="coach-folded"
      data-first
      aria-label={said.value.unfold(coach.texts.guide)}
      onClick={() => {
        coach.isFolded.value = false;
      }}
    >
      <Face game={game} />
    </button>
  );
}

/** Between two steps: the table is the learner's. */
function Waiting({ coach, game }: { coach: Coach; game: string }) {
  return (
    <p class="coach-waiting" role="status">
      <Face game={game} />
      <span>{said.value.ahead}</span>
      <span class="unseen">{coach.texts.here}</span>
    </p>
  );
}

function Showing({ coach, sight: { session, root } }: { coach: Coach; sight: LessonSight }) {
  const touches = coach.touches(session);
  if (touches.length === 0) return null;
  return (
    <Ghost
      root={root}
      touches={touches}
      travel={coach.travel(session)}
      end={() => {
        coach.isShowing.value = false;
      }}
    />
  );
}
