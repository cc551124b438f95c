// An experiment in an address: what was asked, and what came of it where that is known. Nothing is uploaded.
import { agreeing, fits, hash, list, optional, orNull, record, type Shape, shown, text, whole } from '../../kernel/index.ts';
import { type Answer, type Experiment, type Reading, readExperiment, type Summary } from '../../lab/index.ts';

/** Longer addresses are cut off by some programs: a file is offered instead. */
export const LONGEST_LINK = 6000;

/** What came of a variant, in short. */
export interface LinkedFigure {
  readonly games: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** All that a link holds. */
export interface LinkedExperiment {
  readonly experiment: Experiment;
  /** The figures of the question, variant by variant, and what changes from the first. */
  readonly figures?: readonly LinkedFigure[];
  readonly changes?: readonly LinkedFigure[];
  /** The check of all figures: whoever plays it again must find the same. */
  readonly check?: string;
}

const NUMBER: Shape<number> = {
  allowed: 'a number',
  problem(value, at) {
    return typeof value === 'number' && Number.isFinite(value) ? undefined : `${at} must be ${this.allowed}, not ${shown(value)}`;
  },
};
const FIGURE = record<LinkedFigure>({
  games: whole(0, Number.MAX_SAFE_INTEGER),
  value: orNull(NUMBER),
  low: orNull(NUMBER),
  high: orNull(NUMBER),
});
const EXPERIMENT: Shape<Experiment> = {
  allowed: 'an experiment',
  problem(value) {
    const reading = readExperiment(value);
    return reading.ok ? undefined : reading.problem;
  },
};
const LINKED: Shape<LinkedExperiment> = agreeing(
  record<LinkedExperiment>({
    experiment: EXPERIMENT,
    figures: optional(list(FIGURE)),
    changes: optional(list(FIGURE)),
    check: optional(text(40)),
  }),
  ({ experiment, figures }) =>
    figures && figures.length !== experiment.variants.length
      ? `link.figures must be a list of ${experiment.variants.length}, not of ${figures.length}`
      : undefined,
);

/** The check of all that was counted; the two speeds are not part of it. */
export function checkOf(summaries: readonly Summary[]): string {
  return hash(summaries.map(({ seconds: _, movesPerSecond: __, ...figures }) => figures));
}

/** What is put into a link. */
export function linkedOf(experiment: Experiment, answer?: Answer, summaries: readonly Summary[] = []): LinkedExperiment {
  if (!answer) return { experiment };
  return {
    experiment,
    figures: answer.figures.map(figure => figure ?? { games: 0, value: null, low: null, high: null }),
    changes: answer.changes.map(({ pairs, mean, low, high }) => ({ games: pairs, value: mean, low, high })),
    check: checkOf(summaries),
  };
}

/** As the part of an address behind #; undefined where it would be too long. */
export async function writeLink(linked: LinkedExperiment): Promise<string | undefined> {
  const packed = await throughStream(new TextEncoder().encode(JSON.stringify(linked)), new CompressionStream('deflate-raw'));
  if (packed.length > LONGEST_LINK) return undefined;
  const written = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return written.length <= LONGEST_LINK ? written : undefined;
}

/** What an address holds, or one sentence about what is wrong with it. */
export async function readLink(written: string): Promise<Reading<LinkedExperiment>> {
  if (written.length > LONGEST_LINK)
    return { ok: false, problem: `the link must have at most ${LONGEST_LINK} characters, not ${written.length}` };
  const said = await unpacked(written);
  if (said === undefined) return { ok: false, problem: 'the link is damaged: it cannot be unpacked' };
  if (fits(LINKED, said)) return { ok: true, value: said };
  return { ok: false, problem: LINKED.problem(said, 'link') ?? 'the link holds no experiment' };
}

/** The most that a link may unfold to: a small one could otherwise fill the memory. */
const MOST_UNPACKED = 1_000_000;

async function unpacked(written: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await throughStream(bytes, new DecompressionStream('deflate-raw')));
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > MOST_UNPACKED) throw new Error('too much');
    for (const byte of part.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
