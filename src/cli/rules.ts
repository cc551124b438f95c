import { rulebookOf, textsIn, textsOfMatch } from '../kernel/index.ts';
import { ruleLine } from './rule-search.ts';
import { entryNamed, languageOf, noMoreWords, optionsOf, parse, seatsOf, UsageError } from './usage.ts';

/** Prints a game's rulebook, or one clause of it, as it reads with these options. */
export async function rules(args: readonly string[]): Promise<number> {
  const { words, value, values, has } = parse(args, { lang: 'value', option: 'values', seats: 'value', json: 'flag' });
  noMoreWords(words, 2);
  const entry = entryNamed(words[0]);
  const game = await entry.open();
  const language = languageOf(value('lang'));
  const options = optionsOf(game, values('option'), seatsOf(game, value('seats'), game.seats.least));
  const texts = textsOfMatch(await textsIn(entry, language), { version: game.version, options });
  const [, wanted] = words;
  const clause = wanted?.toUpperCase();
  const all = rulebookOf(texts);
  const numbered = all.filter(each => {
    const id = each.clause.toUpperCase();
    return clause === undefined || id === clause || id.startsWith(`${clause}.`);
  });
  // What is no number is a name: a card, a town, an employee.
  const isName = clause !== undefined && numbered.length === 0 && !/\d/.test(clause);
  const found = isName ? all.filter(({ sentence }) => sentence.toUpperCase().includes(clause)) : numbered;
  if (found.length === 0) {
    const sections = Object.keys(texts.sections);
    throw new UsageError(
      `${entry.id} has no clause "${wanted}"; sections: ${sections[0]} to ${sections.at(-1)}, clauses such as ${all[0]?.clause}`,
    );
  }
  if (has('json')) {
    const rows = found.map(each => ({ clause: each.clause, text: each.sentence }));
    console.log(JSON.stringify({ game: entry.id, language, title: texts.title, rules: rows }));
    return 0;
  }
  if (clause === undefined) console.log(`${texts.title}\n${texts.pitch}`);
  let section = '';
  for (const each of found) {
    const begins = each.clause.slice(0, each.clause.lastIndexOf('.'));
    if (begins !== section && found.length > 1) console.log(`\n${begins} ${texts.sections[begins] ?? ''}`.trimEnd());
    section = begins;
    console.log(`  ${ruleLine(each, language)}`);
  }
  return 0;
}
