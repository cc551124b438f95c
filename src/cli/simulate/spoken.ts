// What came of the games, for a person at a terminal.
import type { Comparison, Difference, Summary } from '../../lab/index.ts';

/** One variant with what came of it; all but the first with what changes against the first. */
export interface Told {
  readonly label: string;
  readonly summary: Summary;
  readonly against: Comparison | null;
}

/** One series alone, or several side by side. */
export function spoken(told: readonly Told[]): string {
  const [only] = told;
  if (told.length === 1 && only) return series(only.summary).join('\n');
  return [...table(told), '', ...told.flatMap(changes)].join('\n');
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function series({ game, seats, games, finished, moves, seconds, movesPerSecond, bySeat, endings }: Summary): string[] {
  const lines = bySeat.map(({ bot, wins, winRate, low, high, score }, seat) =>
    [
      `  seat ${seat} ${bot.padEnd(8)}`,
      `won ${String(wins).padStart(6)} = ${percent(winRate)} (${percent(low)} to ${percent(high)})`,
      `score ${score.mean.toFixed(1)} ± ${score.sd.toFixed(1)}, ${score.min} to ${score.max}`,
    ].join('  '),
  );
  const reasons = Object.entries(endings ?? {}).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${game}, ${seats} seats: ${finished} of ${games} games finished in ${seconds.toFixed(2)} s`,
    `  ${moves.mean.toFixed(1)} moves a game (${moves.min} to ${moves.max}), ${movesPerSecond.toLocaleString('en')} moves/s`,
    ...(reasons.length > 0 ? [`  ended by ${reasons.join(', ')}`] : []),
    ...lines,
  ];
}

/** All variants, one a line. */
function table(told: readonly Told[]): string[] {
  const seats = told[0]?.summary.bySeat.map((_, seat) => seat) ?? [];
  const head = ['variant', 'games', 'moves', 'score', ...seats.map(seat => `seat ${seat} wins`)];
  const rows = told.map(({ label, summary: { finished, moves, bySeat } }) => [
    label,
    String(finished),
    moves.mean.toFixed(1),
    (bySeat.reduce((sum, { score }) => sum + score.mean, 0) / bySeat.length).toFixed(1),
    ...bySeat.map(({ winRate }) => percent(winRate)),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map(row => row[at]?.length ?? 0)));
  return [head, ...rows].map(row =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  );
}

/** What changes from the first variant to this one. */
function changes({ label, against }: Told): string[] {
  if (!against) return [];
  const { pairs, score, moves, bySeat } = against;
  return [
    `${label}, against the first in ${pairs} pairs of games (95 % intervals):`,
    `  score ${change(score)}; moves ${change(moves)}`,
    ...bySeat.map((seat, at) => `  seat ${at}: wins ${change(seat.winRate, 100)} percentage points, score ${change(seat.score)}`),
  ];
}

function change({ mean, low, high }: Difference, scale = 1): string {
  const signed = (value: number) => `${value * scale >= 0 ? '+' : '−'}${Math.abs(value * scale).toFixed(1)}`;
  return low === null || high === null ? signed(mean) : `${signed(mean)} (${signed(low)} to ${signed(high)})`;
}
