import { same } from '../../../kernel/index.ts';
import type { Context } from '../context.ts';
import { escaped, type Section, tableOf } from '../html.ts';
import type { Palette } from '../palette.ts';
import { counted, figure, listed, percent } from '../words.ts';

/** The band at the top: which game, how many, by whom. */
export function head({ texts, base, variants, palette }: Context): string {
  const { trial } = base.series;
  const bots = [...new Set(trial.bots)];
  const games = variants.reduce((sum, { summary }) => sum + summary.games, 0);
  const kinds = variants.length > 1 ? ` in ${counted(variants.length, 'variant')}` : '';
  const facts = `${counted(games, 'game')}${kinds} with ${counted(trial.seats, 'seat')}, played by ${listed(bots)} ${trial.seats > 1 ? 'bots' : 'bot'}; seed “${trial.seed}”.`;
  return `<header>${art(palette)}<div class="in"><p class="eyebrow">Laboratory report</p><h1>${escaped(texts.title)}</h1><p class="facts">${escaped(facts)}</p></div></header>`;
}

/** A sun over hard bands, in the colours of the game. */
function art({ main, pop, glow, soft }: Palette): string {
  const bands = [
    [0, pop],
    [20, glow],
    [36, main],
  ] as const;
  const waves = bands.map(
    ([down, fill]) => `<path d="M${520 + 3 * down} 240Q760 ${140 + down} 930 ${178 + down}T1200 ${140 + down}V240Z" fill="${fill}"/>`,
  );
  const sun = `<circle cx="1010" cy="98" r="74" fill="${soft}"/><circle cx="1010" cy="98" r="56" fill="${glow}"/>`;
  return `<svg class="art" viewBox="0 0 1200 240" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${sun}${waves.join('')}</svg>`;
}

/** The figures one looks for first. */
export function keyFigures({ base, isTeam, variants }: Context): string {
  const { summary } = base;
  const best = summary.bySeat.reduce((most, { winRate }) => Math.max(most, winRate), 0);
  const score = summary.bySeat.reduce((sum, each) => sum + each.score.mean, 0) / Math.max(1, summary.bySeat.length);
  const keys: readonly (readonly [string, string])[] = [
    [figure(summary.finished, 0), `of ${figure(summary.games, 0)} games finished`],
    [percent(best), isTeam ? 'of the games won' : 'wins of the best seat'],
    [figure(score), 'mean score'],
    [figure(summary.moves.mean, 0), 'moves in a game'],
    ...(summary.course ? [[figure(summary.course.decisionsPerTurn), 'decisions in a turn'] as const] : []),
  ];
  const of = variants.length > 1 ? `<p class="of">The figures of “${escaped(base.label)}”:</p>` : '';
  return `${of}<ul class="keys">${keys.map(([value, what]) => `<li><b>${escaped(value)}</b><span>${escaped(what)}</span></li>`).join('')}</ul>`;
}

/** What was agreed, where it is not the standard, and how to play it again. */
export function agreementSection({ game, base, variants }: Context): Section {
  const standard = fieldsOf(game.options.standard);
  const names = Object.keys(standard).filter(name =>
    variants.some(({ series }) => !same(fieldsOf(series.trial.options)[name], standard[name])),
  );
  const { trial } = base.series;
  const rows = names.map(name => [
    name,
    shown(standard[name]),
    ...variants.map(({ series }) => shown(fieldsOf(series.trial.options)[name])),
  ]);
  return {
    title: 'What was played',
    says: `${names.length === 0 ? 'All options are the standard ones' : `The options below differ from the standard`}; the same seed gives the same games again, on any machine.`,
    figures: [],
    tables: [
      ...(rows.length > 0
        ? [
            tableOf({
              caption: 'Options that differ from the standard',
              head: ['Option', 'Standard', ...variants.map(({ label }) => label)],
              rows,
            }),
          ]
        : []),
      tableOf({
        caption: 'The experiment',
        head: ['What', ''],
        rows: [
          ['Game', `${trial.game}, rules version ${game.version}`],
          ['Seats', String(trial.seats)],
          ['Bots', trial.bots.join(', ')],
          ['Games', figure(trial.games, 0)],
          ['Seed', trial.seed],
        ],
      }),
    ],
  };
}

function fieldsOf(options: unknown): Readonly<Record<string, unknown>> {
  return typeof options === 'object' && options !== null ? { ...options } : {};
}

const LONGEST = 60;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
