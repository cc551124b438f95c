// The end of a lesson: a page of a passport with a stamp for every idea that was done, and the ways on.
import { useEffect, useRef } from 'preact/hooks';
import { PRACTICE_IDS } from '../../games/practice.ts';
import { saidNow } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import { Icon } from '../ui/index.ts';
import type { Coach } from './coach.ts';
import { practiceAddress } from './practice/cards.tsx';
import { practiceSaid } from './practice/said.ts';
import { said } from './said.ts';

interface PassportProps {
  readonly coach: Coach;
  readonly scene: Scene;
  readonly playOn: () => void;
  readonly repeat: () => void;
}

export function Passport({ coach, scene, playOn, repeat }: PassportProps) {
  const words = said.value;
  const { end } = coach.texts;
  const { view, voice, game } = scene;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div class="lesson-end-veil" data-coach>
      <section class="lesson-end" role="dialog" aria-labelledby="lesson-end">
        <div class="lesson-cover">
          <Stamps coach={coach} />
        </div>
        <div class="lesson-end-text">
          <span class="eyebrow">{words.complete}</span>
          <h2 id="lesson-end">{end.title}</h2>
          <p class="lead">{saidNow(end.lead, view, voice)}</p>
          <dl class="lesson-figures">
            {end.figures(view, voice).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ul class="lesson-discover">
            {end.discover.map(({ icon, lead, text }) => (
              <li key={icon}>
                <Icon name={icon} size={24} />
                <span>
                  <b>{lead}</b> {text}
                </span>
              </li>
            ))}
          </ul>
          <div class="lesson-end-acts">
            <button ref={first} type="button" class="button primary large" aria-keyshortcuts="P" onClick={playOn}>
              <Icon name="i-play" />
              {words.playOn}
            </button>
            <a class="button second large" href={`/games/${game.id}`}>
              {words.newGame}
            </a>
            {PRACTICE_IDS.includes(game.id) && (
              <a class="button second" href={practiceAddress(game.id)}>
                {practiceSaid.value.title}
              </a>
            )}
            <button type="button" class="button quiet" onClick={repeat}>
              <Icon name="i-refresh" />
              {words.repeat}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}

function Stamps({ coach }: { coach: Coach }) {
  const words = said.value;
  const stamped = coach.lesson.steps.filter(({ stamp }) => stamp !== undefined);
  return (
    <div class="lesson-page">
      <p class="lesson-page-head">{words.passport}</p>
      <ul class="lesson-stamps">
        {stamped.map(({ id, stamp }, at) => {
          const isDone = coach.done.value.has(id);
          const text = coach.texts.steps[id]?.stamp;
          return (
            <li key={id} data-done={isDone} style={{ '--at': String(at) }}>
              <i>
                <Icon name={stamp ?? ''} size={32} />
              </i>
              <span>
                {text}
                {!isDone && (
                  <button
                    type="button"
                    class="lesson-missed"
                    aria-label={`${words.catchUp}${text}`}
                    onClick={() => coach.catchUp(coach.lesson.steps.findIndex(step => step.id === id))}
                  >
                    {words.catchUpShort}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="lesson-page-foot">
        <span>{coach.texts.guide}</span>
        <span>{words.minutes(coach.lesson.minutes)}</span>
      </p>
    </div>
  );
}
