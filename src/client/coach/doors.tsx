// The ways to a lesson. A game without one has no door.
import { useEffect, useState } from 'preact/hooks';
import { LESSON_IDS, lessonIn } from '../../games/lessons.ts';
import { lessonOf, typeset } from '../../kernel/index.ts';
import { GAME_IDS } from '../catalogue.ts';
import { settings } from '../device/settings.ts';
import { titleOf } from '../shell/cover.ts';
import { Icon } from '../ui/index.ts';
import { Face } from './face.tsx';
import { isFirstOffer, progressOf } from './progress.ts';
import { said } from './said.ts';
import '../styles/lesson-doors.css';

/** What is said of a lesson at its door. */
interface Announced {
  readonly guide: string;
  readonly minutes: number;
  /** How many steps it has. */
  readonly steps: number;
  readonly version: number;
}

function useAnnounced(game: string): Announced | undefined {
  const [found, setFound] = useState<Announced>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const data = await lessonIn(game);
      if (!data) return;
      const { minutes, texts, steps, version } = lessonOf(data);
      const { guide } = typeset(language, await texts[language]());
      if (isWanted) setFound({ guide, minutes, steps: steps.length, version });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return found;
}

export const lessonAddress = (game: string) => `/games/${game}/lesson`;
/** Straight to the step at which the lesson was left. */
export const goOnAddress = (game: string) => `${lessonAddress(game)}?on`;

/** How the way in is called: begun, gone on with, or repeated. */
function callOf(game: string): string {
  const progress = progressOf(game);
  const { start, goOn, repeat } = said.value;
  if (!progress) return start;
  return progress.isOver ? repeat : goOn;
}

/** Where a lesson was left in the middle: step and number of steps; undefined where there is nothing to go on with. */
function leftAt(game: string, announced: Announced): readonly [step: number, steps: number] | undefined {
  const progress = progressOf(game, announced.version);
  if (!progress || progress.isOver || progress.told.length < 2) return undefined;
  return [(progress.told.at(-1)?.step ?? 0) + 1, announced.steps];
}

/** On the page of a game. */
export function LessonDoor({ game }: { game: string }) {
  const announced = useAnnounced(game);
  if (!announced) return null;
  const { newHere, known, beside, left } = said.value;
  const at = leftAt(game, announced);
  return (
    <aside class="lesson-door" data-game={game}>
      <Face game={game} />
      <p>
        <b>{progressOf(game) ? known : newHere}</b>
        <span>{at ? left(...at) : beside(announced.minutes, announced.guide)}</span>
      </p>
      <a class="button primary" href={at ? goOnAddress(game) : lessonAddress(game)}>
        <Icon name="i-play" />
        {callOf(game)}
      </a>
    </aside>
  );
}

/** At the first table of a game: it can be sent away, and never comes twice. */
export function LessonOffer({ game }: { game: string }) {
  const announced = useAnnounced(game);
  const [isOffered, offer] = useState(false);
  useEffect(() => offer(LESSON_IDS.includes(game) && isFirstOffer(game)), [game]);
  if (!isOffered || !announced) return null;
  const { newHere, beside, start, later } = said.value;
  return (
    <aside class="lesson-door lesson-offer" data-game={game}>
      <Face game={game} />
      <p>
        <b>{newHere}</b>
        <span>{beside(announced.minutes, announced.guide)}</span>
      </p>
      <span class="lesson-door-acts">
        <a class="button primary" href={lessonAddress(game)}>
          {start}
        </a>
        <button type="button" class="button quiet" onClick={() => offer(false)}>
          {later}
        </button>
      </span>
    </aside>
  );
}

/** All lessons in a row: on the home page and under Learn. */
export function LessonDoors() {
  const games = GAME_IDS.filter(id => LESSON_IDS.includes(id));
  if (games.length === 0) return null;
  return (
    <section class="lesson-doors">
      <h2>{said.value.lessons}</h2>
      <ul>
        {games.map(id => (
          <Row key={id} game={id} />
        ))}
      </ul>
    </section>
  );
}

/** The lessons that were left in the middle, among one's own games. */
export function LeftLessons() {
  const games = GAME_IDS.filter(id => LESSON_IDS.includes(id) && progressOf(id)?.isOver === false);
  if (games.length === 0) return null;
  return (
    <ul class="left-lessons">
      {games.map(id => (
        <LeftLesson key={id} game={id} />
      ))}
    </ul>
  );
}

function LeftLesson({ game }: { game: string }) {
  const announced = useAnnounced(game);
  const at = announced && leftAt(game, announced);
  if (!at) return null;
  const { known, left, goOn } = said.value;
  return (
    <li class="lesson-door" data-game={game}>
      <Face game={game} />
      <p>
        <b>
          {titleOf(game)} · {known}
        </b>
        <span>{left(...at)}</span>
      </p>
      <a class="button second" href={goOnAddress(game)}>
        <Icon name="i-play" />
        {goOn}
      </a>
    </li>
  );
}

function Row({ game }: { game: string }) {
  const announced = useAnnounced(game);
  const { done, minutes } = said.value;
  const isDone = progressOf(game)?.isOver ?? false;
  return (
    <li data-game={game}>
      <a href={lessonAddress(game)}>
        <Face game={game} />
        <span>
          <b>{titleOf(game)}</b>
          <small>{announced ? `${announced.guide} · ${minutes(announced.minutes)}` : ''}</small>
        </span>
        {isDone && (
          <span class="lesson-door-state">
            <Icon name="i-check" size={16} />
            {done}
          </span>
        )}
        <span class="button second">{callOf(game)}</span>
      </a>
    </li>
  );
}
