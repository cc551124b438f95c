import { findIn, handbookOf, readingText } from '../kernel/handbook/index.ts';
import { rulebookOf, textsIn, textsOfMatch } from '../kernel/index.ts';
import { handbookLines } from './handbook-lines.ts';
import { ruleLine } from './rule-search.ts';
import { entryNamed, languageOf, optionsOf, parse, seatsOf, UsageError } from './usage.ts';

/** What looks like the number of a clause or a section. */
const CLAUSE = /^[a-z]{2}-/i;

/** Prints a game's rulebook, one clause of it, or what it says about something, as it reads with these options. */
export async function rules(args: readonly string[]): Promise<number> {
  const { words, value, values, has } = parse(args, { lang: 'value', option: 'values', seats: 'value', json: 'flag' });
  const entry = entryNamed(words[0]);
  const game = await entry.open();
  const language = languageOf(value('lang'));
  const options = optionsOf(game, values('option'), seatsOf(game, value('seats'), game.seats.least));
  const texts = textsOfMatch(await textsIn(entry, language), { version: game.version, options });
  const wanted = words.slice(1).join(' ');
  if (CLAUSE.test(wanted)) {
    const found = clausesNamed(wanted);
    return has('json') ? printJson(found, []) : printClauses(found);
  }
  const handbook = findIn(await handbookOf({ game, texts, language }), wanted);
  if (handbook.length === 0)
    throw new UsageError(`the rulebook of ${entry.id} says nothing about "${wanted}"; "tabletour rules ${entry.id}" prints all of it`);
  if (has('json')) return printJson(wanted === '' ? rulebookOf(texts) : [], handbook);
  if (wanted === '') console.log([texts.title, texts.pitch, readingText(game.options, texts, language)].filter(Boolean).join('\n'));
  console.log(handbookLines(handbook, language).join('\n'));
  return 0;

  function clausesNamed(name: string) {
    const all = rulebookOf(texts);
    const id = name.toUpperCase();
    const found = all.filter(({ clause }) => clause.toUpperCase() === id || clause.toUpperCase().startsWith(`${id}.`));
    if (found.length > 0) return found;
    const sections = Object.keys(texts.sections);
    throw new UsageError(
      `${entry.id} has no clause "${name}"; sections: ${sections[0]} to ${sections.at(-1)}, clauses such as ${all[0]?.clause}`,
    );
  }

  function printClauses(found: ReturnType<typeof rulebookOf>): number {
    let section = '';
    for (const each of found) {
      const begins = each.clause.slice(0, each.clause.lastIndexOf('.'));
      if (begins !== section && found.length > 1) console.log(`\n${begins} ${texts.sections[begins] ?? ''}`.trimEnd());
      section = begins;
      console.log(`  ${ruleLine(each, language)}`);
    }
    return 0;
  }

  function printJson(found: ReturnType<typeof rulebookOf>, chapters: Awaited<ReturnType<typeof handbookOf>>): number {
    const rows = found.map(each => ({ clause: each.clause, text: each.sentence }));
    // The picture is a position to draw, nothing to read.
    const read = chapters.map(each => ({ ...each, blocks: each.blocks.filter(({ type }) => type !== 'picture') }));
    console.log(JSON.stringify({ game: entry.id, language, title: texts.title, rules: rows, handbook: read }));
    return 0;
  }
}
