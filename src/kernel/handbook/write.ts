// Writes the handbook of a game in one language, from its data, its texts and its manual.
import { typeset } from '../french.ts';
import type { AnyGame, Told, Touch } from '../game.ts';
import { type AnyTexts, type Language, plainly, rulebookOf, type Voice, voiceOf } from '../texts.ts';
import type { Block, Chapter, ChapterId, ClauseLine, Handbook, PieceLine } from './handbook.ts';
import type { AnyManual, DataTable, NameOf, Ours } from './manual.ts';
import { openingOf, playedMatch } from './played.ts';
import { readingText } from './readings.ts';
import { optionLines } from './variants.ts';
import { type HandbookWords, WORDS } from './words.ts';

/** Who plays the match of the examples. */
const NAMES = ['Ada', 'Bruno', 'Clara', 'Emil', 'Flora', 'Hugo', 'Ida', 'Karl'];

interface Sources {
  readonly game: AnyGame;
  /** With what was agreed, where the handbook of a match is asked for. */
  readonly texts: AnyTexts;
  readonly language: Language;
}

interface Writing extends Sources {
  readonly words: HandbookWords;
  readonly manual: AnyManual;
  readonly voice: Voice;
  readonly name: NameOf;
  /** The table of the examples before its first move, by what was agreed. */
  readonly opening: unknown;
}

/** A game's handbook; a game that has no manual has the clauses and the options. */
export async function handbookOf(sources: Sources): Promise<Handbook> {
  const { game, texts, language } = sources;
  const words = WORDS[language];
  const manual = await texts.handbook?.();
  const reference = [
    chapter('variants', words, variants(sources, words, manual)),
    chapter('clauses', words, clauses(texts, words, manual)),
  ];
  if (!manual) return typeset(language, [chapter('goal', words, [{ type: 'text', text: texts.pitch }]), ...reference]);
  const voice = voiceOf(seat => NAMES[seat] ?? `${seat + 1}`);
  const opening = openingOf(game, { ...manual.match, ...agreedIn(texts) }) ?? openingOf(game, manual.match);
  const name = (piece: string) => texts.pieces[piece] ?? piece;
  const writing = { ...sources, words, manual, voice, name, opening };
  const { events, final } = playedMatch(game, manual.match);
  const { table, sum } = manual.result(final, events, { player: voice.name, name });
  return typeset(language, [
    chapter(
      'goal',
      words,
      manual.goal.map(text => ({ type: 'text', text })),
    ),
    chapter('setup', words, setup(writing)),
    chapter('turn', words, [{ type: 'steps', steps: manual.turn }, exampleTurn(writing, events)]),
    chapter('scoring', words, [
      ...manual.scoring.map((text): Block => ({ type: 'text', text })),
      { type: 'table', ...table },
      { type: 'example', title: words.result, story: undefined, lines: [], sum },
    ]),
    chapter('pieces', words, [...manual.tables(opening, name).map((each): Block => ({ type: 'table', ...each })), ...pieces(writing)]),
    ...reference,
  ]);
}

function chapter(id: ChapterId, words: HandbookWords, blocks: readonly Block[]): Chapter {
  return { id, title: words.chapters[id], blocks };
}

function agreedIn({ agreed }: AnyTexts): { readonly options?: Readonly<Record<string, unknown>> } {
  return typeof agreed === 'object' && agreed !== null ? { options: { ...agreed } } : {};
}

function setup(writing: Writing): readonly Block[] {
  const { texts, words, manual, opening } = writing;
  const sentences = new Map(rulebookOf(texts).map(({ clause, sentence }) => [clause, sentence]));
  return [
    { type: 'steps', steps: manual.setup.map(clause => sentences.get(clause) ?? clause) },
    { type: 'picture', title: words.picture(manual.match.seats), opening, seats: manual.match.seats },
    { type: 'table', ...numbers(writing) },
  ];
}

/** Opens the game for every number of players, and reads off what differs. */
function numbers({ game, texts, words, manual, name }: Writing): DataTable {
  const columns: { readonly count: number; readonly opening: unknown }[] = [];
  for (let count = game.seats.least; count <= game.seats.most; count++) {
    const opening = openingOf(game, { ...manual.match, seats: count, ...agreedIn(texts) });
    if (opening !== undefined) columns.push({ count, opening });
  }
  return {
    title: words.numbers,
    head: [words.player, ...columns.map(({ count }) => `${count}`)],
    rows: manual.numbers.map(row => [row.name, ...columns.map(({ opening }) => `${row.value(opening, name)}`)]),
  };
}

function exampleTurn({ texts, words, manual, voice, name }: Writing, events: readonly Told[]): Block {
  const turn = manual.exampleTurn(events);
  return {
    type: 'example',
    title: words.example(manual.match.seats),
    story: texts.story?.(turn, voice, true),
    lines: turn.flatMap(event => texts.event(event, voice) ?? []),
    sum: manual.turnSum(turn, name),
  };
}

/** Everything in the box, by the kind of thing it is; what is there several times stands there once. */
function pieces(writing: Writing): readonly Block[] {
  const { texts, words, manual, opening } = writing;
  const groups = new Map<string, { readonly note: string | undefined; readonly lines: PieceLine[] }>();
  for (const touch of manual.pieces(opening)) {
    const found = pieceLine(touch, writing);
    if (!found) continue;
    const { kind, line } = found;
    const group = groups.get(kind) ?? { note: oursText(manual.ours[touch.slice(0, touch.indexOf(':') + 1)], texts, words), lines: [] };
    const twin = group.lines.findIndex(each => each.name === line.name && each.text === line.text);
    if (twin < 0) group.lines.push(line);
    else group.lines[twin] = { ...line, count: (group.lines[twin]?.count ?? 1) + 1 };
    groups.set(kind, group);
  }
  return [...groups].map(([title, { note, lines }]) => ({ type: 'pieces', title, note, pieces: lines }));
}

function pieceLine(touch: Touch, { texts, words, manual, voice, opening }: Writing): { kind: string; line: PieceLine } | undefined {
  const found = texts.explain?.(touch, opening, voice);
  if (!found) return undefined;
  const { piece, example, clause } = found;
  const text = plainly(found);
  // 'Jazz club, arrondissement I': what comes first is the kind, the rest belongs to the piece.
  const [kind = '', ...more] = found.kind.split(', ');
  const lasts = example !== undefined && manual.lasting.some(each => touch === each || touch.startsWith(`${each}:`));
  const line = {
    touch,
    piece,
    name: [found.name, ...more].join(', '),
    count: 1,
    text: lasts ? `${text} ${example}` : text,
    clause,
    ours: oursText(manual.ours[touch], texts, words),
  };
  return { kind, line };
}

function variants({ game, texts, language }: Sources, words: HandbookWords, manual: AnyManual | undefined): readonly Block[] {
  const ours = manual?.ours ?? {};
  const reading = readingText(game.options, texts, language);
  const decided = clauseLines(texts, words, ours).filter(line => line.ours !== undefined);
  return [
    ...(reading === '' ? [] : [{ type: 'text', text: reading } as const]),
    { type: 'options', labels: words.labels, options: optionLines(game, texts, ours, words) },
    ...(decided.length > 0 ? [{ type: 'text', text: words.whyDecided } as const] : []),
    ...(decided.length > 0 ? [{ type: 'clauses', id: 'decided', title: words.decided, clauses: decided } as const] : []),
  ];
}

function clauses(texts: AnyTexts, words: HandbookWords, manual: AnyManual | undefined): readonly Block[] {
  const lines = clauseLines(texts, words, manual?.ours ?? {});
  return sectionsOf(texts, lines).map(section => ({ type: 'clauses', ...section }));
}

function clauseLines(texts: AnyTexts, words: HandbookWords, ours: Readonly<Record<string, Ours>>): readonly ClauseLine[] {
  return rulebookOf(texts).map(line => ({ ...line, ours: oursText(ours[line.clause], texts, words) }));
}

function oursText(ours: Ours | undefined, texts: AnyTexts, words: HandbookWords): string | undefined {
  if (!ours) return undefined;
  const named: Readonly<Record<string, { readonly name: string }>> = texts.options;
  const option = ours.option && named[ours.option]?.name;
  const own = ours.what === undefined ? words.ours[ours.kind] : words.part(ours.kind, ours.what);
  return option ? words.changeable(own, option) : own;
}

/** Clauses under the headings of the rulebook. */
function sectionsOf<C extends { readonly clause: string }>(
  texts: AnyTexts,
  lines: readonly C[],
): readonly { readonly id: string; readonly title: string; readonly clauses: readonly C[] }[] {
  const sections = Object.entries(texts.sections).map(([id, title]) => ({ id, title, clauses: [] as C[] }));
  for (const line of lines) {
    const home = sections
      .filter(({ id }) => line.clause.startsWith(`${id}.`) || line.clause.startsWith(`${id}-`) || line.clause === id)
      .at(-1);
    home?.clauses.push(line);
  }
  return sections.filter(section => section.clauses.length > 0);
}
