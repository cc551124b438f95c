import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Futures } from '../../kernel/index.ts';
import type { AnyKit, GlyphOf, Scene } from '../boards/kit.ts';
import { useGlyphs } from '../boards/use-glyphs.ts';
import { Icon } from '../ui/index.ts';
import { AloudButton } from './aloud.tsx';
import type { Coach } from './coach.ts';
import { Face } from './face.tsx';
import type { Layout } from './layout.ts';
import { said } from './said.ts';

/** After so long without a touch, in ms, the hand beside what to do taps once. */
const IDLE = 20_000;

/** More steps than this have small dots. */
const MANY = 10;

/** What is said in a step, at this moment. */
export interface Speech {
  readonly idea: string;
  readonly say: string;
  readonly do: string;
  readonly why: string;
  readonly clause: string;
}

export interface CardProps {
  readonly coach: Coach;
  readonly game: string;
  readonly layout: Layout;
  /** Whether the coach has taken in how the table stands. */
  readonly isReady: boolean;
  readonly isWide?: boolean;
  readonly spoken: string;
  readonly wishes: CardWishes;
  readonly children: ComponentChildren;
}

/** What the buttons of the card, and their keys, ask for. */
export interface CardWishes {
  readonly next: () => void;
  readonly back: () => void;
  readonly skip: () => void;
  readonly showMe: () => void;
  readonly takeBack: () => void;
  readonly keep: () => void;
  readonly openRule: (clause: string) => void;
}

/** The speech card: the guide's face and name, what is said, and the way through the lesson. */
export function Card({ coach, game, layout, isReady, isWide, spoken, wishes, children }: CardProps) {
  const { card, dock } = layout;
  const place = card ? { left: `${card.left}px`, top: `${card.top}px` } : {};
  const isPlaced = card !== null || dock !== null;
  return (
    <div
      class="coach"
      role="dialog"
      aria-labelledby="coach-idea"
      data-side={card?.side ?? 'none'}
      data-dock={dock ?? 'none'}
      data-wide={isWide ?? false}
      data-step={coach.now.value?.id}
      data-status={coach.status.value}
      aria-busy={!isReady}
      style={{ ...place, ...(isPlaced ? {} : { visibility: 'hidden' }) }}
    >
      <i class="coach-tail" aria-hidden="true" />
      <button
        type="button"
        class="coach-fold"
        aria-label={said.value.fold(coach.texts.guide)}
        onClick={() => {
          coach.isFolded.value = true;
        }}
      >
        <Face game={game} />
      </button>
      <div class="coach-said">
        <p class="coach-who">
          <span class="eyebrow">{coach.texts.guide}</span>
          <AloudButton text={spoken} />
        </p>
        {children}
      </div>
      <Foot coach={coach} wishes={wishes} />
    </div>
  );
}

function Foot({ coach, wishes }: { coach: Coach; wishes: CardWishes }) {
  const { back, skip } = said.value;
  return (
    <div class="coach-foot">
      <button type="button" class="button quiet" disabled={coach.before === undefined} aria-keyshortcuts="B" onClick={wishes.back}>
        <Icon name="i-chevron-left" size={16} />
        {back}
      </button>
      <Dots coach={coach} />
      <button type="button" class="button quiet" onClick={wishes.skip}>
        {skip}
        <Icon name="i-chevron-right" size={16} />
      </button>
    </div>
  );
}

/** One dot a step; a step that was told can be gone back to. */
function Dots({ coach }: { coach: Coach }) {
  const { step, steps } = { step: coach.step.value, steps: coach.lesson.steps };
  const told = new Set(coach.told.value.map(each => each.step));
  return (
    <ol class="coach-dots" data-many={steps.length > MANY} aria-label={said.value.dots}>
      {steps.map(({ id }, at) => (
        <li key={id} data-state={at === step ? 'now' : at < step ? 'done' : 'later'} aria-current={at === step ? 'step' : undefined}>
          {at < step && told.has(at) ? (
            <button type="button" aria-label={said.value.stepSpoken(at + 1, steps.length)} onClick={() => void coach.backTo(at)} />
          ) : (
            <span class="unseen">{said.value.stepSpoken(at + 1, steps.length)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A step as it is told. */
export function Told({ coach, speech, wishes }: { coach: Coach; speech: Speech; wishes: CardWishes }) {
  const words = said.value;
  const isTold = coach.now.value?.moves === undefined;
  const isShowing = coach.isShowing.value;
  const isIdle = useIdle(coach);
  return (
    <>
      <h2 id="coach-idea">{speech.idea}</h2>
      <p>{speech.say}</p>
      {!isTold && (
        <p class="coach-do" data-idle={isIdle}>
          <Icon name="i-hand" />
          <span>{speech.do}</span>
        </p>
      )}
      {coach.isWhyOpen.value && (
        <p class="coach-why">
          {speech.why}{' '}
          <button type="button" class="coach-clause" onClick={() => wishes.openRule(speech.clause)}>
            {words.theRule}
          </button>
        </p>
      )}
      <div class="coach-acts">
        {isTold ? (
          <button type="button" class="button primary" data-first aria-keyshortcuts="N Enter" onClick={wishes.next}>
            {speech.do || words.next}
          </button>
        ) : (
          <button
            type="button"
            class="button second"
            data-first
            data-nudge={coach.isNudging.value}
            aria-keyshortcuts="S"
            aria-pressed={isShowing}
            onClick={wishes.showMe}
          >
            <Icon name={isShowing ? 'i-pause' : 'i-play'} size={16} />
            {isShowing ? words.showing : words.showMe}
          </button>
        )}
        <button
          type="button"
          class="button second"
          aria-keyshortcuts="W"
          aria-expanded={coach.isWhyOpen.value}
          onClick={() => {
            coach.isWhyOpen.value = !coach.isWhyOpen.value;
          }}
        >
          <Icon name="i-help" size={16} />
          {words.why}
        </button>
      </div>
    </>
  );
}

/** Whether nothing was touched for a while: said once in a step. */
function useIdle({ step }: Coach): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    setIdle(false);
    const touched = () => clearTimeout(clock);
    const clock = setTimeout(() => setIdle(true), IDLE);
    addEventListener('pointerdown', touched);
    return () => {
      touched();
      removeEventListener('pointerdown', touched);
    };
  }, [step.value]);
  return isIdle;
}

/** One sentence for a moment; with a tick where the step was done as it was shown. */
export function Done({ text, isAsShown }: { text: string; isAsShown: boolean }) {
  return (
    <p class="coach-good" id="coach-idea">
      <Icon name={isAsShown ? 'i-check' : 'i-info'} size={24} />
      <span>{text}</span>
    </p>
  );
}

interface TwoWaysProps {
  readonly futures: Futures;
  readonly scene: Scene;
  readonly kit: AnyKit;
  readonly wishes: CardWishes;
}

/** Two futures side by side; either may be chosen. */
export function TwoWays({ futures, scene, kit, wishes }: TwoWaysProps) {
  const glyphs = useGlyphs(kit);
  const [own, other] = futures.rows;
  return (
    <>
      <h2 id="coach-idea">{futures.idea}</h2>
      <p>{futures.say}</p>
      <ul class="coach-ways">
        {[own, other].map((row, at) => (
          <li key={row.choice} data-other={at === 1}>
            <b>{row.choice}</b>
            <span class="coach-comes">{row.comesTo}</span>
            <Pieces pieces={row.pieces ?? []} scene={scene} glyphs={glyphs} />
            <Pieces pieces={row.found ?? []} scene={scene} glyphs={glyphs} />
          </li>
        ))}
      </ul>
      <div class="coach-acts">
        <button type="button" class="button primary" data-first aria-keyshortcuts="Z" onClick={wishes.takeBack}>
          {said.value.takeBack}
        </button>
        <button type="button" class="button second" aria-keyshortcuts="K" onClick={wishes.keep}>
          {futures.keep}
        </button>
      </div>
    </>
  );
}

function Pieces({ pieces, scene, glyphs }: { pieces: readonly string[]; scene: Scene; glyphs: GlyphOf | undefined }) {
  const drawn = pieces.flatMap(piece => glyphs?.(piece, scene) ?? []);
  if (drawn.length === 0) return null;
  return (
    <span class="coach-pieces" aria-hidden="true">
      {drawn.map(({ drawing }, at) => (
        <span key={at} class="glyph">
          {drawing}
        </span>
      ))}
    </span>
  );
}
