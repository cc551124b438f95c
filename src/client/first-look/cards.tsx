// The four printed cards: the same order, sizes and parts in every game.
import type { ComponentChildren } from 'preact';
import type { Look } from './look.ts';
import type { HouseWords } from './words/en.ts';

interface LookProps {
  readonly look: Look;
  readonly house: HouseWords;
}

/** A sentence in which the words between asterisks are stressed. */
function Stressed({ text }: { text: string }) {
  return text.split('*').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part));
}

/** What each card is called, in their order. */
export function namesOf({ look, house }: LookProps): readonly string[] {
  return house.names.map((name, at) => (at === 1 ? (look.words.turn.name ?? name) : name));
}

/** The four cards, each ready for its place in a list. */
export function cardsOf(props: LookProps): readonly ComponentChildren[] {
  return [<Goal {...props} />, <Turn {...props} />, <Counts {...props} />, <Advice {...props} />].map((body, at) => (
    <>
      <p class="look-eyebrow">
        <span>{namesOf(props)[at]}</span>
        <b aria-hidden="true">{at + 1}</b>
      </p>
      {body}
    </>
  ));
}

function Picture({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <div class="look-picture" role="img" aria-label={says}>
      {children}
    </div>
  );
}

function Goal({ look: { words, drawn } }: LookProps) {
  const { heading, picture, sum, text, legend = [], foot } = words.goal;
  return (
    <>
      <h2>{heading}</h2>
      <Picture says={picture}>{drawn.goal()}</Picture>
      {sum && (
        <p class="look-sum">
          <Stressed text={sum} />
        </p>
      )}
      {text.map(sentence => (
        <p key={sentence}>
          <Stressed text={sentence} />
        </p>
      ))}
      {legend.length > 0 && (
        <ul class="look-legend">
          {legend.map((word, at) => (
            <li key={word}>
              <span aria-hidden="true">{drawn.legend?.[at]?.()}</span>
              {word}
            </li>
          ))}
        </ul>
      )}
      <p class="look-foot">{foot}</p>
    </>
  );
}

function Turn({ look: { words, drawn } }: LookProps) {
  const { heading, picture, steps } = words.turn;
  return (
    <>
      <h2>{heading}</h2>
      <ol class="look-steps" aria-label={picture}>
        {steps.map(([name, text], at) => {
          const step = drawn.steps[at];
          return (
            <li key={name}>
              <span class="look-step" data-ground={step?.ground} aria-hidden="true">
                <i>{at + 1}</i>
                {step?.draw()}
              </span>
              <span>
                <b>{name}</b> {text}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Counts({ look: { words, drawn } }: LookProps) {
  const { heading, picture, rows } = words.counts;
  return (
    <>
      <h2>{heading}</h2>
      <ul class="look-rows" aria-label={picture}>
        {rows.map(([name, text], at) => {
          const figure = drawn.figures[at];
          return (
            <li key={name}>
              <span class="look-figure" data-kind={figure?.kind}>
                {figure?.draw()}
              </span>
              <span>
                <b>{name}</b> {text}
                {figure?.more?.()}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Advice({ look: { words, drawn } }: LookProps) {
  const { heading, picture, sum, text, caution } = words.advice;
  return (
    <>
      <h2>{heading}</h2>
      <Picture says={picture}>{drawn.advice()}</Picture>
      {sum && (
        <p class="look-sum">
          <Stressed text={sum} />
        </p>
      )}
      <p>
        <Stressed text={text} />
      </p>
      <p class="look-foot">{caution}</p>
    </>
  );
}
