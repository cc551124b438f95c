import { entryOf } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/index.ts';
import { DOT_SYMBOL } from './charts.ts';
import { sharesOneFate, type Variant } from './context.ts';
import { escaped, sectionOf } from './html.ts';
import { paletteOf } from './palette.ts';
import { partOf } from './part.ts';
import { changes } from './sections/changes.ts';
import { decisions, leads } from './sections/course.ts';
import { agreementSection, head, keyFigures } from './sections/head.ts';
import { length } from './sections/length.ts';
import { parts } from './sections/parts.ts';
import { scores } from './sections/scores.ts';
import { wins } from './sections/wins.ts';
import { styleOf } from './style.ts';

export type { Variant } from './context.ts';

/** The report on one series or several side by side: one page that needs nothing but itself. `verdicts` answer what was asked. */
export async function reportPage(game: AnyGame, variants: readonly Variant[], verdicts: readonly string[] = []): Promise<string> {
  const [base] = variants;
  const entry = entryOf(game.id);
  if (!base || !entry) throw new Error('a report needs a known game and at least one series');
  const part = await partOf(game.id);
  const context = {
    game,
    texts: await entry.texts.en(),
    palette: await paletteOf(game.id),
    variants: variants.length === 1 ? [alone(base)] : variants,
    base: variants.length === 1 ? alone(base) : base,
    isTeam: sharesOneFate(variants),
  };
  const sections = [
    ...changes(context),
    wins(context),
    scores(context),
    length(context),
    ...leads(context),
    ...decisions(context),
    ...parts(context),
    ...part.sections(context),
    agreementSection(context),
  ];
  const title = escaped(`${context.texts.title}: laboratory report`);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<style>${styleOf(context.palette)}</style></head><body>`,
    DOT_SYMBOL,
    head(context),
    `<main>${verdicts.map(verdict => `<p class="verdict">${escaped(verdict)}</p>`).join('')}${keyFigures(context)}${sections.map(sectionOf).join('\n')}</main>`,
    '<footer>Made by the laboratory of Tabletour. Intervals are 95 % intervals: Wilson’s for shares, Student’s for paired differences, Agresti and Min’s for paired shares.</footer>',
    '</body></html>\n',
  ].join('\n');
}

function alone(variant: Variant): Variant {
  return { ...variant, label: 'all games' };
}
