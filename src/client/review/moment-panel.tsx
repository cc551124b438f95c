import { useEffect, useRef } from 'preact/hooks';
import { type Choice, type DecisionStep, isChanceTold, isClear, isResultTold, isStepTold } from '../../review/index.ts';
import { boardOf } from '../boards/kit.ts';
import { Icon, later, Piece } from '../ui/index.ts';
import { comparedIn, isCalledBest, isWorse, toldApart, victoriesIn } from './choices.ts';
import { sumOf } from './figures.ts';
import { happenedAt } from './happened.ts';
import type { Looking, Stayed } from './looking.ts';
import { MomentBoard } from './moment-board.tsx';
import { decisionAt, isTeamOfSeveral, moveText, placeName, type Sight, sceneFor } from './sight.ts';
import { whyAt } from './why.ts';

const PlayOnReview = later(async () => (await import('./moments.tsx')).PlayOnReview);

interface MomentProps {
  readonly sight: Sight;
  readonly looking: Looking;
  readonly stayed: Stayed;
}

/** One moment: the board as it was, the moves that were possible, and what they were worth. */
export function MomentPanel({ sight, looking, stayed }: MomentProps) {
  const { words, course, place } = sight;
  const steps = course.steps[place] ?? [];
  const decision = decisionAt(steps);
  const mover = steps[0]?.seat;
  const compared = (isOpen: boolean) => (decision ? comparedIn(decision, isOpen && decision.open.length > 0) : []);
  const choices = compared(looking.isOpen);
  const areHandsShown = looking.isOpen && stayed.isOpen && (decision?.open.length ?? 0) > 0;
  const name = placeName(sight, place);
  const to = (by: number) => looking.go(course.lines[Math.min(course.lines.length - 1, Math.max(0, place + by))] ?? 0);
  return (
    <section class="review-panel review-moment" aria-label={words.moment.label}>
      <MomentBoard
        sight={sight}
        choices={compared(stayed.isOpen)}
        shown={stayed.choice}
        isWhole={looking.isWhole}
        showWhole={looking.showWhole}
        label={words.moment.board(name)}
      >
        <span class="chip review-when">
          {mover !== undefined && <Piece seat={mover} size={18} />}
          {name}
        </span>
      </MomentBoard>
      <div class="review-compare">
        {decision && decision.open.length > 0 && <SightSwitch sight={sight} decision={decision} looking={looking} />}
        {decision && <Choices sight={sight} decision={decision} choices={choices} looking={looking} />}
        <Said sight={sight} decision={decision} choices={choices} />
        <p class="unseen" role="status">
          {[name, ...aloudOf(sight, decision, choices)].join('. ')}.
        </p>
        {areHandsShown && mover !== undefined && <OtherHands sight={sight} mover={mover} />}
        <div class="review-acts">
          <PlayOnReview sight={sight} />
          <Step name={words.moment.previous} icon="i-step-back" act={() => to(-1)} />
          <Step name={words.moment.next} icon="i-step-forward" act={() => to(1)} />
        </div>
      </div>
    </section>
  );
}

function Step({ name, icon, act }: { name: string; icon: string; act: () => void }) {
  return (
    <button type="button" class="button second" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** Judged by what the mover could know, or with all cards open. */
function SightSwitch({ sight, decision, looking }: { sight: Sight; decision: DecisionStep; looking: Looking }) {
  const { moment } = sight.words;
  const known = sight.nameOf(decision.seat) === null ? moment.youKnew : moment.known;
  return (
    <div class="segments review-sight" role="group" aria-label={moment.sight}>
      <button type="button" aria-pressed={!looking.isOpen} onClick={() => looking.open(false)}>
        <Icon name="i-eye-off" size={16} />
        {known}
      </button>
      <button type="button" aria-pressed={looking.isOpen} onClick={() => looking.open(true)}>
        <Icon name="i-spectator" size={16} />
        {moment.open}
      </button>
    </div>
  );
}

interface ChoicesProps {
  readonly sight: Sight;
  readonly decision: DecisionStep;
  readonly choices: readonly Choice[];
  readonly looking: Looking;
}

function Choices({ sight, decision, choices, looking }: ChoicesProps) {
  const { words, pen, line, review } = sight;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Whoever walks through the moves by keys stays on the one shown.
    if (looking.choice !== null && list.current?.contains(document.activeElement))
      list.current.querySelectorAll('button')[looking.choice]?.focus();
  }, [looking.choice]);
  if (choices.length === 0 || !isStepTold(decision))
    return <p class="review-sub">{decision.mark === 'only' ? words.moment.single : words.moment.rough}</p>;
  const texts = toldApart(choices.map(choice => moveText(sight, line, decision.seat, choice.move)));
  return (
    <>
      {choices.some(choice => valueText(sight, decision, choice)) && (
        <p class="review-value">{words.moment.value(words.units[pen.unit])}</p>
      )}
      <ol class="review-choices" ref={list}>
        {choices.map((choice, at) => (
          <li key={choice.move} class={lookOf(decision, choices, choice)}>
            <button
              type="button"
              aria-current={looking.choice === at ? 'true' : undefined}
              onClick={() => looking.choose(at)}
              onKeyDown={event => {
                const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
                if (by === 0) return;
                event.preventDefault();
                looking.choose(Math.min(choices.length - 1, Math.max(0, at + by)));
              }}
            >
              <span class="place">
                {choice.isMade && !choice.isBest ? <MadeMark mark={review.isRough ? 'unknown' : decision.mark} /> : at + 1}
              </span>
              <span class="move">
                <b title={moveText(sight, line, decision.seat, choice.move)}>{texts[at]}</b>
                <small>{choiceNote(sight, decision, choices, choice)}</small>
              </span>
              <span class="value">
                <b>{valueText(sight, decision, choice)}</b>
                <small>{besideBest(sight, decision, choices, choice)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What is heard of a moment: the move made and the best, and what they were worth. */
function aloudOf(sight: Sight, decision: DecisionStep | undefined, choices: readonly Choice[]): readonly string[] {
  if (!decision)
    return [
      happenedAt(sight, sight.line, sight.course.steps[sight.place]?.[0]?.seat ?? 0)
        .join(' ')
        .replace(/[.]$/, ''),
    ].filter(Boolean);
  const told = (choice: Choice) =>
    [
      moveText(sight, sight.line, decision.seat, choice.move),
      choiceNote(sight, decision, choices, choice),
      besideBest(sight, decision, choices, choice),
      valueText(sight, decision, choice),
    ].filter(Boolean);
  if (!isStepTold(decision)) return [moveText(sight, sight.line, decision.seat, decision.move)];
  return choices.filter(({ isMade, isBest }) => isMade || isBest).map(choice => told(choice).join(', '));
}

/** What a move is worth: a margin has a sign, a score or a chance has none. */
function valueText({ pen, review }: Sight, { seat }: DecisionStep, { result }: Choice): string {
  const account = review.accounts[seat];
  if (!account || !isResultTold(result, account)) return '';
  return review.measure.result === 'margin' && pen.unit !== 'win' ? pen.signed(result) : pen.level(result);
}

/** A quick look shows values, and no grades. */
function MadeMark({ mark }: Pick<DecisionStep, 'mark'>) {
  const sign = mark === 'blunder' ? '??' : mark === 'mistake' ? '?' : mark === 'slip' ? '?!' : '·';
  return (
    <em class={`mark ${mark}`} aria-hidden="true">
      {sign}
    </em>
  );
}

/** The best is set off; the one made has a ring, a red one where another was clearly better. */
function lookOf(decision: DecisionStep, choices: readonly Choice[], choice: Choice): string {
  if (isCalledBest(decision, choices, choice)) return 'best';
  return choice.isMade ? (choice.isBest ? 'made level' : 'made') : '';
}

function besideBest({ words, pen }: Sight, decision: DecisionStep, choices: readonly Choice[], choice: Choice): string {
  if (isCalledBest(decision, choices, choice)) return words.moment.best;
  if (choice.isBest) return '';
  return isClear(choice.difference) ? `${pen.signed(choice.difference)} ± ${pen.half(choice.difference)}` : words.moment.noDifference;
}

function choiceNote(sight: Sight, decision: DecisionStep, choices: readonly Choice[], choice: Choice): string {
  const { words, pen, review } = sight;
  // Where only the victory counts, the figure beside it is the chance to win.
  const isTold = review.measure.result === 'score' || pen.unit === 'win' || !isChanceTold(choice.win);
  const chance = isTold ? '' : `${words.chart.win}\u00a0${pen.percent(choice.win.value)}`;
  return [choice.isMade && madeNote(sight, decision, choices, choice), chance].filter(Boolean).join(' · ');
}

function madeNote({ words, nameOf, review }: Sight, decision: DecisionStep, choices: readonly Choice[], choice: Choice): string {
  const { moment, marks } = words;
  const { seat, mark } = decision;
  const who = nameOf(seat);
  if (isCalledBest(decision, choices, choice)) return moment.madeBest(who);
  if (choice.isBest && mark !== 'unknown') return moment.madeLevel(who);
  // What costs hardly any chance to win is no mistake; to call it fine would contradict the figure beside it.
  return isWorse(decision) && !review.isRough ? moment.made(who, marks[mark]) : moment.madeTag(who);
}

/** Why the better move is better; what a draw was worth; what nobody could know. */
function Said({ sight, decision, choices }: { sight: Sight; decision: DecisionStep | undefined; choices: readonly Choice[] }) {
  const { words, pen, course, place, seat, who, review } = sight;
  const { moment } = words;
  const isAlone = review.measure.result === 'score';
  const steps = course.steps[place] ?? [];
  const [step] = steps;
  if (!step) return <p class="review-why">{moment.end}</p>;
  const draws = steps.filter(step => step.kind === 'draw' && isStepTold(step));
  const luck = sumOf(draws.flatMap(({ luck: by }) => by[seat] ?? []));
  const worth = `${pen.signed(luck)} ${words.worth[pen.unit]}`;
  const victories = decision && !isAlone ? victoriesIn(decision, choices) : undefined;
  const hidden = decision && isStepTold(decision) ? decision.luck[decision.seat] : undefined;
  const why = decision && whyAt(sight, decision);
  const happened = happenedAt(sight, step.line, step.seat).join(' ');
  return (
    <div class="review-why">
      {happened && <p>{happened}</p>}
      {why && (
        <p>
          <b>{why.label}</b> {why.text}
        </p>
      )}
      {victories && <p>{moment[victories.isMadeBest ? 'whyBest' : 'why'](victories.best, victories.other)}</p>}
      {hidden && Math.abs(hidden.value) > hidden.half && Math.abs(hidden.value) >= 0.1 && <p>{moment.could(pen.size(hidden))}</p>}
      {draws.length > 0 && isClear(luck) && /[1-9]/.test(worth) && (
        <p>{isTeamOfSeveral(review) ? words.ofTeam.draw(worth) : moment.draw(worth, who)}</p>
      )}
    </div>
  );
}

/** What lay hidden in the hands of the others, as their own trays showed it. */
function OtherHands({ sight, mover }: { sight: Sight; mover: number }) {
  const { words, looks, opened, line, nameOf } = sight;
  const { Tray } = boardOf(opened.kit);
  if (!Tray || !opened.entry.cover.hasSecrets) return null;
  return (
    <div class="review-hands">
      <h3>{words.moment.hands}</h3>
      {looks
        .filter(look => look.seat !== mover)
        .map(({ seat }) => (
          <div key={seat} class="review-hand">
            <span>
              <Piece seat={seat} size={18} /> {nameOf(seat) ?? words.you}
            </span>
            <div inert>
              <Tray scene={sceneFor(sight, line, seat)} />
            </div>
          </div>
        ))}
    </div>
  );
}
