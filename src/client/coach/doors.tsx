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
}

function useAnnounced(game: string): Announced | undefined {
  const [found, setFound] = useState<Announced>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const data = await lessonIn(game);
      if (!data) return;
      const { minutes, texts } = lessonOf(data);
      const { guide } = typeset(language, await texts[language]());
      if (isWanted) setFound({ guide, minutes });
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

/** On the page of a game. */
export function LessonDoor({ game }: { game: string }) {
  const announced = useAnnounced(game);
  if (!announced) return null;
  const { newHere, known, beside } = said.value;
  return (
    <aside class="lesson-door" data-game={game}>
      <Face game={game} />
      <p>
        <b>{progressOf(game) ? known : newHere}</b>
        <span>{beside(announced.minutes, announced.guide)}</span>
      </p>
      <a class="button primary" href={lessonAddress(game)}>
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
