import { textsIn } from '../kernel/index.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError } from './usage.ts';

/** Prints a game's rulebook, or one clause of it. */
export async function rules(args: readonly string[]): Promise<number> {
  const { words, value, has } = parse(args, { lang: 'value', json: 'flag' });
  noMoreWords(words, 2);
  const entry = entryNamed(words[0]);
  const language = languageOf(value('lang'));
  const texts = await textsIn(entry, language);
  const sentences: Readonly<Record<string, string>> = texts.rules;
  const [, wanted] = words;
  const clause = wanted?.toUpperCase();
  const found = Object.entries(sentences).filter(
    ([each]) => clause === undefined || each.toUpperCase() === clause || each.toUpperCase().startsWith(`${clause}.`),
  );
  if (found.length === 0) {
    const sections = Object.keys(texts.sections);
    throw new UsageError(
      `${entry.id} has no clause "${wanted}"; sections: ${sections[0]} to ${sections.at(-1)}, clauses such as ${Object.keys(sentences)[0]}`,
    );
  }
  if (has('json')) {
    console.log(
      JSON.stringify({ game: entry.id, language, title: texts.title, rules: found.map(([each, text]) => ({ clause: each, text })) }),
    );
    return 0;
  }
  if (clause === undefined) console.log(`${texts.title}\n${texts.pitch}`);
  let section = '';
  for (const [each, text] of found) {
    const begins = each.slice(0, each.lastIndexOf('.'));
    if (begins !== section && found.length > 1) console.log(`\n${begins} ${texts.sections[begins] ?? ''}`.trimEnd());
    section = begins;
    console.log(`  ${each}  ${text}`);
  }
  return 0;
}
