// Files of a game's own content: whoever only plays need not carry what reads them.
/** A file of a game's own content as options of the game, or everything that is wrong with it. */
export type ContentReading =
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads a content file; `name` tells its format. */
export type ContentReader = (text: string, name: string) => Promise<ContentReading>;

/** The games whose content may be replaced. */
export const CONTENTS: Readonly<Record<string, ContentReader>> = {
  bodensee: async (text, name) => (await import('./bodensee/index.ts')).readContent(text, name),
  'city-tour': async text => (await import('./city-tour/index.ts')).readContent(text),
};
