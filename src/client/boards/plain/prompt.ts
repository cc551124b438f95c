import { isObject, type Tagged, type Told } from '../../../kernel/index.ts';
import type { Prompt } from '../kit.ts';
import { labelOf, splitTouch, touchName } from './names.ts';
import type { PlainScene } from './scene.ts';
import type { Words } from './words/en.ts';

/** What counts the course of a match, the longest span first. */
const COUNTERS = ['week', 'day', 'round', 'turn'];

/** What to choose from: the groups of everything that is lit. */
export function prompt(scene: PlainScene): Prompt {
  const { touching, game, words, texts, language } = scene;
  const { path, moves } = touching;
  const next = [...new Set(moves.flatMap(move => game.touches(move)[path.length] ?? []))];
  const buttons = next.filter(touch => splitTouch(touch).group === 'button');
  const groups = [...new Set(next.filter(touch => !buttons.includes(touch)).map(touch => splitTouch(touch).group))];
  const labels = groups.map(group => labelOf(group, scene));
  const sentences = moves.filter(move => buttons.includes(game.touches(move)[path.length] ?? '')).map(move => texts.move(move, scene.view));
  const choices = [...new Set([...labels, ...(sentences.length <= 2 ? sentences : [labelOf('button', scene)])])];
  const listed = new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
  const [only] = buttons;
  return {
    sentence: path.length > 0 ? words.goOn(path.map(touch => touchName(touch, scene)).join(', '), listed) : words.choose(listed),
    ...(only && buttons.length === 1 ? { primary: only } : {}),
  };
}

/** The group of a move in the list of all: what is touched first for it. */
export function moveGroup(scene: PlainScene, move: Tagged): string {
  const [first = 'button'] = scene.game.touches(move);
  return labelOf(splitTouch(first).group, scene);
}

/** How far the match is, and in which section of the rules. */
export function headline(scene: PlainScene): string {
  const view = isObject(scene.view) ? scene.view : {};
  const counted = COUNTERS.flatMap(key => {
    const value = view[key];
    return typeof value === 'number' ? [scene.words.numbered(labelOf(key, scene), value)] : [];
  });
  const frames = view.frames;
  const frame: unknown = Array.isArray(frames) ? frames.at(-1) : undefined;
  const phase = isObject(frame) && typeof frame.phase === 'string' ? frame.phase : view.phase;
  return [...counted, ...(typeof phase === 'string' && !COUNTERS.includes(phase) ? [labelOf(phase, scene)] : [])].join(' · ');
}

/** A new round, turn or day begins a chapter of the log. */
export function chapter(event: Told, words: Words): string | undefined {
  const facts: Readonly<Record<string, unknown>> = { ...event };
  const key = COUNTERS.find(each => event.type.toLowerCase().includes(each) && typeof facts[each] === 'number');
  return key === undefined ? undefined : words.numbered(words.labels[key] ?? key, Number(facts[key]));
}
