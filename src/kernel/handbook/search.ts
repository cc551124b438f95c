// Finds words anywhere in a handbook.
import type { Language } from '../texts.ts';
import { type Block, type Handbook, sumText } from './handbook.ts';
import { WORDS } from './words.ts';

/** What of a handbook says all these words, chapter by chapter; all of it where nothing is asked. */
export function findIn(handbook: Handbook, wanted: string): Handbook {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return handbook;
  const says = (...parts: readonly (string | undefined)[]) => {
    const text = folded(parts.join(' '));
    return words.every(word => text.includes(word));
  };
  return handbook.flatMap(chapter => {
    const blocks = chapter.blocks.flatMap(block => partOf(block, says));
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}

type Says = (...parts: readonly (string | undefined)[]) => boolean;

function partOf(block: Block, says: Says): readonly Block[] {
  switch (block.type) {
    case 'text':
      return says(block.text) ? [block] : [];
    case 'picture':
      return [];
    case 'steps':
      return some(block.steps.filter(step => says(step))).map(steps => ({ ...block, steps }));
    case 'table':
      return some(block.rows.filter(row => says(block.title, ...row))).map(rows => ({ ...block, rows }));
    case 'example':
      return says(block.title, ...block.lines, sumText(block.sum)) ? [block] : [];
    case 'pieces':
      return some(block.pieces.filter(({ name, text, clause, ours }) => says(block.title, name, text, clause, ours))).map(pieces => ({
        ...block,
        pieces,
      }));
    case 'options':
      return some(
        block.options.filter(({ name, help, usual, range, rulebook, changes }) => says(name, help, usual, range, rulebook, ...changes)),
      ).map(options => ({ ...block, options }));
    case 'clauses':
      return some(block.clauses.filter(({ clause, sentence, ours }) => says(clause, sentence, ours))).map(clauses => ({
        ...block,
        clauses,
      }));
  }
}

/** The list as the only item, or nothing where it is empty. */
function some<T>(list: readonly T[]): readonly (readonly T[])[] {
  return list.length > 0 ? [list] : [];
}

/** How much is found, in words: pieces, rows, clauses and so on. */
export function foundText(handbook: Handbook, language: Language): string {
  return WORDS[language].found(countOf(handbook));
}

function countOf(handbook: Handbook): number {
  return handbook.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + sizeOf(block), 0);
}

function sizeOf(block: Block): number {
  if (block.type === 'steps') return block.steps.length;
  if (block.type === 'table') return block.rows.length;
  if (block.type === 'pieces') return block.pieces.length;
  if (block.type === 'options') return block.options.length;
  return block.type === 'clauses' ? block.clauses.length : 1;
}

/** Without capitals and accents, and with straight apostrophes: as people type. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ')
    .toLowerCase()
    .trim();
}
