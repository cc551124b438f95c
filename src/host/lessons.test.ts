import { describe, expect, test } from 'vitest';
import { entryOf } from '../games/index.ts';
import { LESSON_IDS } from '../games/lessons.ts';
import {
  type AnyTexts,
  captionOf,
  isStepOver,
  isWeak,
  LANGUAGES,
  type Language,
  type LessonTexts,
  matchesOf,
  momentOf,
  moveToShow,
  readRecord,
  saidNow,
  seenNow,
  stepAfter,
  textsIn,
  voiceOf,
  writeRecord,
} from '../kernel/index.ts';
import { LUCK_SCHEME } from '../luck/index.ts';
import { branchOf } from './branch.ts';
import { AROUND, Classroom, type Loaded, load, NAMES } from './classroom.testing.ts';
import { Host } from './host.ts';
import { memoryStore } from './memory-store.testing.ts';

const MOST_WORDS = { sentence: 18, caption: 9 };
/** A learner who goes another way every time must come to the end in fewer choices than this. */
const MOST_CHOICES = 400;

/** What a learner does in a step: the next move, given what Show me would show. */
type Pupil = (shown: string | undefined, legal: readonly string[]) => string;
const byShowMe: Pupil = (shown, [first = '']) => shown ?? first;
const byLastMove: Pupil = (_shown, legal) => legal.at(-1) ?? '';

/** Takes a lesson from its first step to its end; `visit` looks at every step that is told. */
async function learn(loaded: Loaded, pupil: Pupil, visit: (step: number, room: Classroom) => void = () => {}) {
  const { lesson } = loaded;
  const main = await Classroom.open(loaded);
  const told: string[] = [];
  let choices = 0;
  for (let step = stepAfter(lesson, -1, main.seen); step < lesson.steps.length; step = stepAfter(lesson, step, main.seen)) {
    const now = lesson.steps[step];
    if (!now) break;
    while (momentOf(now, main.seen) === 'later' && main.isAwaited && choices++ < MOST_CHOICES)
      await main.play(pupil(undefined, main.legal));
    if (momentOf(now, main.seen) !== 'now') continue;
    const room = now.example === undefined ? main : await Classroom.open(loaded, now.example);
    told.push(now.id);
    visit(step, room);
    if (now.moves === undefined) continue;
    for (let made = 0; room.isAwaited && !isStepOver(now, room.seen, { made, isAwaited: room.isAwaited, isLegal: room.isLegal }); made++) {
      expect(choices++).toBeLessThan(MOST_CHOICES);
      await room.play(pupil(moveToShow(now, room.seen, made, room.isLegal), room.legal));
    }
  }
  return { told, main };
}

async function textsOf(id: string, { lesson }: Loaded, language: Language) {
  const entry = entryOf(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return { said: await lesson.texts[language](), texts: await textsIn(entry, language) };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/).filter(sentence => sentence !== '');
const wordsIn = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

function expectShort(what: string, text: string, most: number): void {
  expect(text, what).not.toBe('');
  for (const sentence of sentencesOf(text)) expect({ what, sentence, isShort: wordsIn(sentence) <= most }).toMatchObject({ isShort: true });
}

describe.each(LESSON_IDS)('the lesson of %s', id => {
  test('tells every step to a learner who does what Show me shows, and every move shown is legal', async () => {
    const loaded = await load(id);
    const pupil: Pupil = (shown, legal) => {
      if (shown !== undefined) expect(legal).toContain(shown);
      return byShowMe(shown, legal);
    };
    const { told } = await learn(loaded, pupil, (step, room) => {
      const now = loaded.lesson.steps[step];
      if (now?.moves)
        expect({ step: now.id, shown: moveToShow(now, room.seen, 0, room.isLegal) ?? null }).not.toMatchObject({ shown: null });
    });
    expect(told).toEqual(loaded.lesson.steps.map(step => step.id));
    expect(told.length).toBeGreaterThanOrEqual(8);
    expect(told.length).toBeLessThanOrEqual(14);
  });

  test('reaches its end with a learner who always makes the last legal move of the list', async () => {
    const loaded = await load(id);
    const { told } = await learn(loaded, byLastMove);
    expect(told.at(-1)).toBe(loaded.lesson.steps.at(-1)?.id);
  });

  test('goes back to the beginning of any step, and the same luck comes again', async () => {
    const loaded = await load(id);
    const lines: number[] = [];
    const { main } = await learn(loaded, byShowMe, (_step, room) => lines.push(room.line));
    const before = main.host.position.match.record.entries;
    const laid = laidPartOf(loaded, before);
    await main.rewind(Math.min(...lines.filter(line => line > 0), before.length));
    await main.rewind(0);
    for (const [at, { seat, move }] of before.slice(0, laid).entries()) {
      // An only option may have played itself, or wait for the learner because it ends the turn.
      if (seat === loaded.lesson.learner && at >= main.line) await main.play(loaded.game.write(move));
    }
    const again = main.host.position.match.record.entries;
    expect(again.slice(0, laid).map(({ check }) => check)).toEqual(before.slice(0, laid).map(({ check }) => check));
  });

  test('is played on with free luck from where it stands, and the record says so', async () => {
    const loaded = await load(id);
    const { game, lesson } = loaded;
    const { main } = await learn(loaded, byShowMe);
    const { match, seats } = main.host.position;
    expect(match.record.origin).toEqual({ kind: 'lesson' });
    expect(matchesOf(game).isFair(match.record, () => () => new Uint32Array())).toBe(false);
    const { options } = main.host.table;
    const own = {
      id: 'branch',
      options,
      seed: 'free',
      luckScheme: LUCK_SCHEME,
      salt: 'salt',
      since: 0,
      seats,
      pace: { kind: 'untimed' },
    } as const;
    const table = branchOf(game, match.record, match.record.entries.length, own);
    const store = memoryStore();
    await store.create(table);
    const host = await Host.open(game, table.id, { store, ...AROUND });
    expect(host?.position.match.state).toEqual(match.state);
    const [move] = game.legal(match.state, lesson.learner);
    const decision = host?.position.decisions[lesson.learner] ?? 0;
    const moves = move ? [game.write(move)] : [];
    expect(await host?.submit({ type: 'play', key: 'on', seat: lesson.learner, decision, moves })).toMatchObject({ type: 'done' });
    const record = host?.position.match.record;
    expect(record?.origin).toEqual({ kind: 'branch', line: match.record.entries.length, of: 'lesson' });
    const read = record && readRecord(game, JSON.parse(JSON.stringify(writeRecord(game, record))));
    expect(read?.ok && matchesOf(game).replay(read.record).ok).toBe(true);
    host?.close();
  });

  test('has examples that are positions of the game', async () => {
    const { game, lesson } = await load(id);
    for (const [name, { position }] of Object.entries(lesson.examples ?? {}))
      expect([name, game.position.problem(position, name)]).toEqual([name, undefined]);
  });

  test('says every step in short sentences in every language, and its holes, clauses and captions are there', async () => {
    const loaded = await load(id);
    const spoken = await Promise.all(LANGUAGES.map(language => textsOf(id, loaded, language)));
    for (const { said } of spoken) expect(Object.keys(said.steps)).toEqual(loaded.lesson.steps.map(step => step.id));
    const examine = (step: number, room: Classroom) => {
      for (const each of spoken) examineStep(loaded, step, room, each);
    };
    const shown = await learn(loaded, byShowMe, examine);
    for (const { texts } of spoken) examineBots(loaded, shown.main, texts);
    const { main } = await learn(loaded, byLastMove, examine);
    for (const { said } of spoken) examineEnd(said, main.seen);
  });
});

/** How many entries there are before the first choice that a bot made by itself. */
function laidPartOf({ lesson }: Loaded, entries: readonly { readonly seat: number; readonly forced: boolean }[]): number {
  const made = new Map<number, number>();
  const own = entries.findIndex(({ seat, forced }) => {
    if (forced || seat === lesson.learner) return false;
    made.set(seat, (made.get(seat) ?? 0) + 1);
    return (made.get(seat) ?? 0) > (lesson.moves[seat]?.length ?? 0);
  });
  return own < 0 ? entries.length : own;
}

interface Spoken {
  readonly said: LessonTexts<unknown>;
  readonly texts: AnyTexts;
}

const voice = voiceOf(seat => NAMES[seat] ?? '', 0);

function examineStep({ game, lesson }: Loaded, step: number, room: Classroom, { said, texts }: Spoken): void {
  const now = lesson.steps[step];
  const words = now && said.steps[now.id];
  if (!now || !words) throw new Error(`step ${step} says nothing`);
  const holes = seenNow(now.holes, room.seen) ?? [];
  expect({ step: now.id, holes: holes.length <= 4 && holes.every(hole => hole.length > 0) }).toMatchObject({ holes: true });
  const state = room.host.position.match.state;
  const touches = new Set(game.candidates(state, lesson.learner).flatMap(move => game.touches(move)));
  for (const piece of holes.flat()) {
    const isThere = touches.has(piece) || texts.explain?.(piece, room.seen, voice) !== undefined;
    expect({ step: now.id, piece, isThere }).toMatchObject({ isThere: true });
  }
  expect({ step: now.id, clause: now.clause in texts.rules }).toMatchObject({ clause: true });
  const spoken = (part: Parameters<typeof saidNow<unknown>>[0]) => saidNow(part, room.seen, voice);
  expectShort(`${now.id} idea`, spoken(words.idea), MOST_WORDS.sentence);
  expectShort(`${now.id} say`, spoken(words.say), MOST_WORDS.sentence);
  expectShort(`${now.id} why`, words.why, MOST_WORDS.sentence);
  if (now.moves) expectShort(`${now.id} do`, spoken(words.do), MOST_WORDS.sentence);
  if (words.good) expectShort(`${now.id} good`, spoken(words.good), MOST_WORDS.sentence);
  expect(sentencesOf(spoken(words.say)).length, `${now.id} say`).toBeLessThanOrEqual(2);
  for (const caption of words.captions ?? [])
    expect({ step: now.id, caption: spoken(caption), isShort: wordsIn(spoken(caption)) <= MOST_WORDS.caption }).toMatchObject({
      isShort: true,
    });
  expect((words.captions ?? []).length, `${now.id} captions`).toBeLessThanOrEqual(holes.length);
  expect({ step: now.id, stamp: words.stamp !== undefined }).toEqual({ step: now.id, stamp: now.stamp !== undefined });
  for (const move of room.legal.filter(each => isWeak(now, room.seen, each))) {
    const futures = words.futures?.(move, room.seen);
    expect({ step: now.id, move, isAnswered: futures !== undefined }).toMatchObject({ isAnswered: true });
    for (const text of [futures?.idea ?? '', futures?.say ?? '']) expectShort(`${now.id} ${move}`, text, MOST_WORDS.sentence);
  }
}

/** The others are captioned by what they do, in few words; a lesson with bots has something to tell of each. */
function examineBots({ lesson }: Loaded, { host }: Classroom, texts: AnyTexts): void {
  const captioned = host.position.told.flat().flatMap(event => {
    const seat = 'seat' in event ? event.seat : undefined;
    return lesson.watched?.includes(event.type) && seat !== lesson.learner
      ? [{ seat, text: captionOf(texts.event(event, voice) ?? '') }]
      : [];
  });
  expect(new Set(captioned.map(({ seat }) => seat)).size).toBe(lesson.seats - 1);
  for (const { text } of captioned) expectShort('caption of a bot', text, MOST_WORDS.caption);
}

function examineEnd({ end, title, guide, here }: LessonTexts<unknown>, seen: unknown): void {
  for (const text of [title, guide, here, end.title]) expect(text).not.toBe('');
  expectShort('end', saidNow(end.lead, seen, voice), MOST_WORDS.sentence);
  const figures = end.figures(seen, voice);
  expect(figures).toHaveLength(3);
  for (const { label, value } of figures) expect(`${label}${value}`).not.toMatch(/undefined|NaN/);
  expect(end.discover).toHaveLength(2);
}
