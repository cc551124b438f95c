// The course of a match as a review shows it: places to look at, in sections.
import type { Seat, Told } from '../../kernel/index.ts';
import { type Figure, isClear, isStepTold, type Prospect, type Review, type Step } from '../../review/index.ts';
import { type AnyKit, boardOf } from '../boards/kit.ts';

/** A round, a week, a turn: the place where it begins. */
export interface Section {
  readonly name: string;
  readonly from: number;
}

export interface Course {
  /** The line of the record at each place; the last is the end of the match. */
  readonly lines: readonly number[];
  readonly sections: readonly Section[];
  /** What was looked at there, the decision first; nothing at the end. */
  readonly steps: readonly (readonly Step[])[];
}

/** The places of a review: where something was decided or drawn, and the end. */
export function courseOf(review: Review, last: number, chapters: readonly Section[]): Course {
  const byLine = new Map<number, Step[]>();
  for (const step of review.steps) byLine.set(step.line, [...(byLine.get(step.line) ?? []), step]);
  const lines = [...byLine.keys()].sort((a, b) => a - b).concat(last);
  const begun = chapters.map(({ name, from }) => ({ name, from: lines.findIndex(line => line >= from) }));
  const sections = begun.filter(({ from }, at) => from >= 0 && from !== begun[at + 1]?.from);
  const [first, ...rest] = sections;
  return {
    lines,
    sections: first ? [{ ...first, from: 0 }, ...rest] : [],
    steps: lines.map(line => byLine.get(line) ?? []),
  };
}

/** Where the chapters of a log begin, by line of the record. */
export function chaptersIn(kit: AnyKit, words: unknown, told: readonly (readonly Told[])[]): readonly Section[] {
  const { chapter } = boardOf(kit);
  const found: Section[] = [];
  for (const [line, events] of told.entries()) {
    for (const event of events) {
      const name = chapter(event, words);
      if (name !== undefined && name !== found.at(-1)?.name) found.push({ name, from: line });
    }
  }
  return found;
}

/** The section that a place belongs to. */
export function sectionAt({ sections }: Course, place: number): string {
  return sections.findLast(({ from }) => from <= place)?.name ?? '';
}

/** The place of a line, or the last before it. */
export function placeOf({ lines }: Course, line: number): number {
  return Math.max(
    0,
    lines.findLastIndex(each => each <= line),
  );
}

/** What was to be expected at a place; nothing where too little is known, and at the end. */
export function prospectAt({ steps }: Course, place: number, seat: Seat): Prospect | undefined {
  const step = steps[place]?.find(({ games }) => games > 0);
  return step?.before[seat];
}

/** What a step did to a seat's result by luck and by decision, where it is clear. */
export const clearLuck = (step: Step, seat: Seat): number => (isStepTold(step) ? clear(step.luck[seat]) : 0);
export const clearSkill = (step: Step, seat: Seat): number => (step.kind === 'decision' && isStepTold(step) ? clear(step.skill[seat]) : 0);

const clear = (figure: Figure | undefined): number => (figure && isClear(figure) ? figure.value : 0);

/** The first place that nobody has looked at yet. */
export function unknownFrom(course: Course): number | undefined {
  const at = course.steps.findIndex((steps, place) => place < course.lines.length - 1 && steps.every(({ games }) => games === 0));
  return at < 0 ? undefined : at;
}

/** The part of a result that is looked at. */
export type ResultPart = 'luck' | 'you' | 'others';

/** What moved the result of a seat at each place. */
export function swingsOf(course: Course, { isTeam }: Review, seat: Seat, part: ResultPart | null) {
  const isOwn = (step: Step) => isTeam || step.seat === seat;
  const skillOf = (step: Step) => clearSkill(step, seat);
  const added = (steps: readonly Step[], value: (step: Step) => number) => steps.reduce((sum, step) => sum + value(step), 0);
  const isSkillShown = (step: Step) => part === null || part === (isOwn(step) ? 'you' : 'others');
  return {
    luck: course.steps.map(steps => (part === null || part === 'luck' ? added(steps, step => clearLuck(step, seat)) : 0)),
    skill: course.steps.map(steps => added(steps.filter(isSkillShown), skillOf)),
  };
}
