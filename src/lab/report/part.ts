import type { GamePart } from './context.ts';
import { PLAIN } from './palette.ts';

/** The part of a game, in the file named after it; a game without one has the colours of the house, and no sections of its own. */
export async function partOf(id: string): Promise<GamePart> {
  try {
    const { part }: { readonly part: GamePart } = await import(`./games/${id}.ts`);
    return part;
  } catch (error) {
    // Each bundler says in its own words that there is no such file, but all name it.
    if (error instanceof Error && error.message.includes(`games/${id}.ts`)) return { palette: PLAIN, sections: () => [] };
    throw error;
  }
}
