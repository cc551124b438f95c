// Every lesson on other paths than the good line: whatever is chosen, what is lit can be touched, and no text speaks of what is not there.
import { describe, expect, test } from 'vitest';
import { entryOf } from '../games/index.ts';
import { LESSON_IDS } from '../games/lessons.ts';
import {
  type AnyTexts,
  earnsStamp,
  isAsShown,
  isStepOver,
  isWeak,
  LANGUAGES,
  type Language,
  type LessonStep,
  type LessonTexts,
  momentOf,
  moveToShow,
  saidNow,
  seeded,
  seenNow,
  stepAfter,
  textsIn,
  voiceOf,
} from '../kernel/index.ts';
import { amount } from '../testing/part.ts';
import { Classroom, type Loaded, load, NAMES } from './classroom.testing.ts';

/** A learner who goes astray must come to the end in fewer choices than this. */
const MOST_CHOICES = 400;

/** What somebody chooses in a step: by the step, how many choices it has seen, what Show me would show, and what is legal. */
type Learner = (step: number, made: number, shown: string | undefined, legal: readonly string[]) => string;

/** Looks at a step when it is told and after each choice in it, and at what is said when it is over. */
interface Visit {
  readonly told: (now: LessonStep<unknown>, room: Classroom, made: number) => void;
  readonly over: (now: LessonStep<unknown>, room: Classroom, choices: readonly { readonly seen: unknown; readonly move: string }[]) => void;
}

async function walk(loaded: Loaded, learner: Learner, visit: Visit): Promise<void> {
  const { lesson } = loaded;
  const main = await Classroom.open(loaded);
  let choices = 0;
  for (let step = stepAfter(lesson, -1, main.seen); step < lesson.steps.length; step = stepAfter(lesson, step, main.seen)) {
    const now = lesson.steps[step];
    if (!now) break;
    while (momentOf(now, main.seen) === 'later' && main.isAwaited && choices++ < MOST_CHOICES)
      await main.play(learner(step, 0, undefined, main.legal));
    if (momentOf(now, main.seen) !== 'now') continue;
    const room = now.example === undefined ? main : await Classroom.open(loaded, now.example);
    visit.told(now, room, 0);
    if (now.moves === undefined) continue;
    const own: { readonly seen: unknown; readonly move: string }[] = [];
    while (room.isAwaited && !isStepOver(now, room.seen, { made: own.length, isAwaited: room.isAwaited, isLegal: room.isLegal })) {
      expect(choices++).toBeLessThan(MOST_CHOICES);
      const move = learner(step, own.length, moveToShow(now, room.seen, own.length, room.isLegal), room.legal);
      own.push({ seen: room.seen, move });
      await room.play(move);
      if (room.isAwaited && room.seen !== undefined) visit.told(now, room, own.length);
    }
    visit.over(now, room, own);
  }
}

/** A learner who does as shown but for one choice of one step, where the legal move of this number is made. */
function astray(at: { readonly step: number; readonly made: number }, number: number): Learner {
  return (step, made, shown, legal) => {
    const usual = shown ?? legal[0] ?? '';
    return step === at.step && made === at.made ? (legal[number % legal.length] ?? usual) : usual;
  };
}

/** A learner who chooses by luck, as shown in half of all cases. */
function byLuck(seed: string): Learner {
  const chance = seeded(seed);
  return (_step, _made, shown, legal) => (shown !== undefined && chance.below(2) === 0 ? shown : (legal[chance.below(legal.length)] ?? ''));
}

/** Every single choice of the good line, with how many moves were legal there. */
async function choicesOf(loaded: Loaded) {
  const found: { readonly step: number; readonly made: number; readonly legal: number }[] = [];
  const learner: Learner = (step, made, shown, legal) => {
    found.push({ step, made, legal: legal.length });
    return shown ?? legal[0] ?? '';
  };
  await walk(loaded, learner, { told: () => {}, over: () => {} });
  return found;
}

const voice = voiceOf(seat => NAMES[seat] ?? '', 0);

interface Spoken {
  readonly language: Language;
  readonly said: LessonTexts<unknown>;
  readonly texts: AnyTexts;
}

async function spokenOf(id: string, { lesson }: Loaded): Promise<readonly Spoken[]> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return Promise.all(
    LANGUAGES.map(async language => ({ language, said: await lesson.texts[language](), texts: await textsIn(entry, language) })),
  );
}

/** Looks at a lesson on one path, and notes what is wrong, and where. */
function examiner(loaded: Loaded, spoken: readonly Spoken[], note: (fault: string, where: string) => void): Visit {
  const { game, lesson } = loaded;
  const sayings = (now: LessonStep<unknown>, seen: unknown, texts: LessonTexts<unknown>) => {
    const words = texts.steps[now.id];
    const parts = [words?.idea, words?.say, words?.do, words?.otherwise, ...(words?.captions ?? [])];
    return parts.map(part => saidNow(part, seen, voice));
  };
  return {
    told(now, room, made) {
      const { state } = room.host.position.match;
      const moves = room.isAwaited ? game.legal(state, lesson.learner) : [];
      const touches = new Set(moves.flatMap(move => game.touches(move)));
      const candidates = new Set(game.candidates(state, lesson.learner).flatMap(move => game.touches(move)));
      const holes = seenNow(now.holes, room.seen) ?? [];
      // Only of what is to be done is it said that it may be touched; what is told may be shown.
      for (const hole of now.moves && room.isAwaited ? holes : []) {
        const isTouchable = hole.some(piece => candidates.has(piece));
        if (isTouchable && !hole.some(piece => touches.has(piece)))
          note(`${now.id}: ${hole.join(' ')} is lit and refuses`, `after ${made} choices`);
      }
      for (const { language, said } of spoken) {
        for (const text of sayings(now, room.seen, said)) {
          if (/undefined|NaN|Infinity|\s{2}|\(\)|:\s*[,.]/.test(text)) note(`${now.id} ${language} says nonsense`, text);
        }
      }
    },
    over(now, room, choices) {
      const last = choices.at(-1);
      if (!last || isAsShown(now, choices)) return;
      const isAnswered = choices.some(({ seen, move }) => isWeak(now, seen, move));
      for (const { language, said } of spoken) {
        const words = said.steps[now.id];
        const what = choices.map(({ move }) => move).join(', ');
        const isSilent = saidNow(words?.otherwise, room.seen, voice) === '';
        if (isSilent && !isAnswered && !earnsStamp(now, choices))
          note(`${now.id} ${language}: says nothing once another way is gone`, what);
      }
    },
  };
}

describe.each(LESSON_IDS)('the lesson of %s on other paths', id => {
  test('whatever is chosen, what is lit can be touched, and what is said fits it', { timeout: 600_000 }, async () => {
    const loaded = await load(id);
    const spoken = await spokenOf(id, loaded);
    // One example of each is enough to find it.
    const faults = new Map<string, string>();
    const visit = examiner(loaded, spoken, (fault, where) => faults.set(fault, faults.get(fault) ?? where));
    const choices = await choicesOf(loaded);
    for (const at of choices) {
      for (let number = 0; number < Math.min(at.legal, amount(3, 60)); number++) {
        // A few of many, spread over the list.
        await walk(loaded, astray(at, at.legal <= amount(3, 60) ? number : number * Math.floor(at.legal / amount(3, 60))), visit);
      }
    }
    for (let path = 0; path < amount(4, 60); path++) await walk(loaded, byLuck(`path ${path}`), visit);
    expect([...faults].map(([fault, where]) => `${fault} (${where})`).sort()).toEqual([]);
  });
});
