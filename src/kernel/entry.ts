import type { AnyGame } from './game.ts';
import type { AnyTexts, Language } from './texts.ts';

/** What stands on a game's box. */
export interface Cover {
  readonly title: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
  readonly minutes: number;
  readonly isTeam: boolean;
  /** Whether seats hold something that others at the same device must not see. */
  readonly hasSecrets: boolean;
}

/** A game as it is registered: what can be said of it unopened, and the ways to open it. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly cover: Cover;
  readonly open: () => Promise<AnyGame>;
  readonly texts: Readonly<Partial<Record<Language, () => Promise<AnyTexts>>>>;
}
