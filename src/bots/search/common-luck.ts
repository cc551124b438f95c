import { type Chance, Sfc32, wordOf } from '../../kernel/index.ts';

/** Luck with a source of its own for each stream: what one move draws more than another does not change what is drawn elsewhere. */
export class CommonLuck implements Chance {
  private readonly streams = new Map<string, Sfc32>();

  constructor(private readonly seed: number) {}

  below(sides: number, stream = ''): number {
    let source = this.streams.get(stream);
    if (!source) {
      source = new Sfc32(this.seed ^ wordOf(stream));
      this.streams.set(stream, source);
    }
    return source.below(sides);
  }
}
