// The guide beside a table where a lesson is played on: folded into the hint, and there for whoever asks.
import { type Signal, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { lessonIn } from '../../games/lessons.ts';
import { type Language, type Lesson, type LessonStep, type LessonTexts, lessonOf, typeset } from '../../kernel/index.ts';
import type { GuideParts, LessonSight } from '../table/lesson-parts.ts';
import { Icon } from '../ui/index.ts';
import { Face } from './face.tsx';
import { said } from './said.ts';
import { keepStay, type Stay, stayAt } from './stay.ts';
import '../styles/coach.css';

/** Where the guide stays, and what brings the step back. */
interface Asked {
  readonly game: string;
  readonly table: string;
  readonly language: Language;
  readonly unfold: () => void;
}

interface Beside extends Pick<Asked, 'game' | 'unfold'> {
  readonly lesson: Lesson<unknown>;
  readonly texts: LessonTexts<unknown>;
  readonly stay: Signal<Stay>;
  /** How many entries the match has now, and what could be done; as last seen. */
  readonly now: Signal<{ readonly entries: number; readonly legal: readonly string[] }>;
  /** The step that comes back. */
  readonly told: Signal<LessonStep<unknown> | null>;
}

/** The guide who stays at a table of this device; undefined where none does. */
export async function guideAt({ game, table, language, unfold }: Asked): Promise<GuideParts | undefined> {
  const [stay, data] = [stayAt(game, table), await lessonIn(game)];
  if (!stay || !data) return undefined;
  const lesson = lessonOf(data);
  const texts = typeset(language, await lesson.texts[language]());
  const beside: Beside = {
    game,
    unfold,
    lesson,
    texts,
    stay: signal(stay),
    now: signal({ entries: -1, legal: [] }),
    told: signal(null),
  };
  return {
    face: <Face game={game} />,
    answers: () => answers(beside),
    over: sight => <AtTable beside={beside} sight={sight} />,
  };
}

/** Unfolds the step again as long as its position lasts; else a comparison of the lesson may come back beside the hint. */
function answers({ game, unfold, lesson, stay, now, told }: Beside): boolean {
  const { entries, compared } = stay.value;
  if (entries !== undefined && entries === now.value.entries) {
    unfold();
    return true;
  }
  const known = new Set(now.value.legal.map(nameIn));
  const again = compared.find(({ move }) => known.has(nameIn(move)));
  if (!again) return false;
  told.value = lesson.steps.find(({ id }) => id === again.step) ?? null;
  stay.value = { ...stay.value, compared: compared.filter(each => each !== again) };
  keepStay(game, stay.value);
  return false;
}

/** What kind of move it is: the first word of its notation. */
function nameIn(move: string): string {
  return move.split(' ')[0] ?? move;
}

function AtTable({ beside, sight: { session, say, openRule } }: { beside: Beside; sight: LessonSight }) {
  const { texts, now, told } = beside;
  const shown = session.shown.value;
  const { game } = session.parts;
  useEffect(() => {
    now.value = { entries: shown?.told.length ?? -1, legal: session.ways.value.map(({ move }) => game.write(move)) };
  }, [shown, session.ways.value]);
  useEffect(() => say(texts.here), [texts]);
  useEffect(() => {
    // What was said is about the decision before.
    told.value = null;
  }, [shown?.number]);
  const isTouched = useTouched();
  if (told.value) return <Again beside={beside} step={told.value} openRule={openRule} />;
  return session.choices.value.length === 0 && !isTouched ? <aside class="coach-here">{texts.here}</aside> : null;
}

/** Whether anything was touched since the page sat down. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, []);
  return isTouched;
}

interface AgainProps {
  readonly beside: Beside;
  readonly step: LessonStep<unknown>;
  readonly openRule: (clause: string) => void;
}

/** What a comparison of the lesson was about. */
function Again({ beside: { game, texts, told }, step: { id, clause }, openRule }: AgainProps) {
  const words = texts.steps[id];
  const { remember, theRule, gotIt } = said.value;
  return (
    <div class="coach-again" role="status">
      <Face game={game} />
      <div>
        <span class="eyebrow">{remember(texts.guide)}</span>
        <p>
          <b>{typeof words?.idea === 'string' ? words.idea : words?.stamp}</b> {words?.why}{' '}
          <button type="button" class="coach-clause" onClick={() => openRule(clause)}>
            {theRule}
          </button>
        </p>
      </div>
      <button
        type="button"
        class="tool"
        aria-label={gotIt}
        onClick={() => {
          told.value = null;
        }}
      >
        <Icon name="i-close" />
      </button>
    </div>
  );
}
