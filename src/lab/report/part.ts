import type { GamePart } from './context.ts';

/** Nothing beyond what all games tell. */
export const NO_PART: GamePart = { sections: () => [] };

/** The part of a game, in the file named after it; a game without one has no sections of its own. */
export async function partOf(id: string): Promise<GamePart> {
  try {
    const { part }: { readonly part: GamePart } = await import(`./games/${id}.ts`);
    return part;
  } catch (error) {
    // Each bundler says in its own words that there is no such file, but all name it.
    if (error instanceof Error && error.message.includes(`games/${id}.ts`)) return NO_PART;
    throw error;
  }
}
