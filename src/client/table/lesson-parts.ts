import type { ComponentChildren } from 'preact';
import type { Told } from '../../kernel/index.ts';
import type { AnyKit, Scene } from '../boards/kit.ts';
import type { TableSession } from './session.ts';

/** A table as a coach sees it. */
export interface LessonSight {
  readonly scene: Scene;
  readonly session: TableSession;
  readonly kit: AnyKit;
  readonly root: { readonly current: Element | null };
  readonly openRule: (clause: string) => void;
  /** Tells who listens. */
  readonly say: (text: string) => void;
}

/** The guide of a lesson, who stays with the hint where it is played on. */
export interface GuideParts {
  /** In place of the sign of the hint. */
  readonly face: ComponentChildren;
  /** Whether the guide answers a wish for a hint; else a bot does. */
  readonly answers: () => boolean;
  readonly over: (sight: LessonSight) => ComponentChildren;
}

/** What a table has only in a lesson. */
export interface LessonParts {
  /** In place of turn and tools. */
  readonly bar: ComponentChildren;
  /** What lies over the table. */
  readonly over: (sight: LessonSight) => ComponentChildren;
  /** Its own keys, above those of the table. */
  readonly keys?: ComponentChildren;
  /** How much the motion of an event is stretched; as at any table where nothing is said. */
  readonly speed?: (event: Told) => number;
}
