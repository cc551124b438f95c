import type { ComponentChildren } from 'preact';
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

/** What a table has only in a lesson. */
export interface LessonParts {
  /** In place of turn and tools. */
  readonly bar: ComponentChildren;
  /** What lies over the table. */
  readonly over: (sight: LessonSight) => ComponentChildren;
}
