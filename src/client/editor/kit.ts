// What a game's editor offers to the frame around it, and what the frame gives to its parts.
import type { ComponentType } from 'preact';
import type { AnyTexts, Finding, Findings, Language, Mending, Path } from '../../kernel/index.ts';
import type { Balance, Compared, Sample } from './balance.ts';
import type { EditorWords } from './words/en.ts';

/** How checks and mendings are said. */
export interface CheckWords {
  readonly checks: Readonly<Record<string, (facts: Findings) => string>>;
  readonly mends: Readonly<Record<string, (facts: Findings) => string>>;
}

/** One thing that differs from the printed box, and the content without that difference. */
export interface Difference<C> {
  readonly says: string;
  readonly back: C;
}

/** What came of opening a file: the content, or what is wrong with it; of a table, what is sound. */
export type FileReading<C> =
  | { readonly ok: true; readonly content: C }
  | { readonly ok: false; readonly errors: readonly string[]; readonly sound?: C };

export interface ContentFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** All that is said around an edition. W words of the game's editor, B words of its board. */
export interface Speaking<W = unknown, B = unknown> {
  readonly words: W;
  readonly house: EditorWords;
  readonly board: B;
  readonly texts: AnyTexts;
  readonly language: Language;
}

/** What a part of an editor is drawn from, and what it can do. C the content. */
export interface Desk<C> {
  readonly content: C;
  readonly printed: C;
  readonly findings: readonly Finding[];
  /** What is looked at: the path of a row or of a field. */
  readonly at: Path;
  readonly isReadOnly: boolean;
  readonly balance: Balance;
  /** Changes of the same named field are undone together. */
  change(content: C, field?: string): void;
  go(path: Path): void;
  says(finding: Finding): string;
  mendSays(mending: Mending): string;
  /** Tells those who cannot see what has changed. */
  tell(text: string): void;
  /** What this device remembers of the game's campaign. */
  readonly memory: { read(): unknown; write(value: unknown): void };
  /** Sets a table with these options and sits down there. */
  play(options: Readonly<Record<string, unknown>>): void;
}

export interface PartProps<C, W = unknown, B = unknown> {
  readonly desk: Desk<C>;
  readonly speaking: Speaking<W, B>;
}

/** A part of the content, on a page of its own. */
export interface EditorTab<C, W, B> {
  readonly key: string;
  readonly icon: string;
  name(words: W): string;
  count?(content: C): number;
  /** Whether a path leads into it. */
  holds(path: Path): boolean;
  readonly Part: ComponentType<PartProps<C, W, B>>;
}

/** The editor of a game's content. */
export interface EditorKit<C, W extends CheckWords = CheckWords, B = unknown> {
  readonly words: Readonly<Record<Language, () => Promise<W>>>;
  readonly printed: C;
  readonly tabs: readonly EditorTab<C, W, B>[];
  findings(content: C): readonly Finding[];
  /** The options of a table that is played with it; none where all is as printed. */
  options(content: C): Readonly<Record<string, unknown>>;
  /** What is kept on this device; the options where that is all. */
  kept?(content: C): Readonly<Record<string, unknown>>;
  /** The options of the games it is compared with; the printed box where there is nothing nearer. */
  base?(content: C): Readonly<Record<string, unknown>>;
  /** What options, or what was kept on this device, describe. */
  from(options: Readonly<Record<string, unknown>>): C;
  read(text: string, file: string): FileReading<C>;
  /** The content files, the first of which a link holds. */
  files(content: C): readonly ContentFile[];
  nameOf(content: C): string;
  /** Where content has a name. */
  renamed?(content: C, name: string): C;
  differences(content: C, speaking: Speaking<W, B>): readonly Difference<C>[];
  /** What the balance check notes down: columns of the analyst's tables; and who plays. */
  readonly sample: Sample;
}

/** Any game's editor: whose content and words they are, the registry forgets. */
export type AnyEditorKit = EditorKit<never, never, never> & {
  readonly words: Readonly<Record<Language, () => Promise<unknown>>>;
};

/** An editor for content of any game: the types that the registry forgot are never asked for again. */
export function editorOf(kit: AnyEditorKit): EditorKit<unknown, CheckWords, unknown> {
  return kit as unknown as EditorKit<unknown, CheckWords, unknown>;
}

/** What the frame of an editor gets. */
export interface FrameProps {
  readonly game: string;
  readonly title: string;
  readonly kit: EditorKit<unknown, CheckWords, unknown>;
  readonly speaking: Speaking<CheckWords, unknown>;
  /** What stands behind # in the address: the name of a part, or content. */
  readonly hash: string;
  /** Goes to another part. */
  readonly turnTo: (hash: string) => void;
  /** Opens the page where a table with these options is set. */
  readonly setTable: (options: Readonly<Record<string, unknown>>) => void;
  readonly play: (options: Readonly<Record<string, unknown>>) => void;
  readonly memory: Desk<unknown>['memory'];
  readonly complete: Compared['complete'];
}
