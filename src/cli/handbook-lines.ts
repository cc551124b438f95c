// A handbook in plain lines.
import { type Block, type Handbook, type OptionLine, sumText } from '../kernel/handbook/index.ts';
import type { Language } from '../kernel/index.ts';
import { ruleLine } from './rule-search.ts';

/** All chapters with their headings. */
export function handbookLines(handbook: Handbook, language: Language): readonly string[] {
  return handbook.flatMap(({ title, blocks }) => [
    '',
    title.toLocaleUpperCase(language),
    ...blocks.flatMap(block => ['', ...blockLines(block, language)].slice(block.type === 'picture' ? 1 : 0)),
  ]);
}

function blockLines(block: Block, language: Language): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'picture':
      // Drawn in the browser only.
      return [];
    case 'steps':
      return block.steps.map((step, at) => `${at + 1}. ${step}`);
    case 'table':
      return [block.title, ...tableLines([block.head, ...block.rows]), ...(block.note ? [`  ${block.note}`] : [])];
    case 'example':
      return [block.title, ...block.lines.map(line => `  · ${line}`), `  ${sumText(block.sum)}`];
    case 'pieces':
      return [
        `${block.title}${noted([block.note])}`,
        ...block.pieces.map(
          ({ name, count, text, clause, ours }) => `  ${count > 1 ? `${count} × ` : ''}${name} – ${text}${noted([ours, clause])}`,
        ),
      ];
    case 'options':
      return block.options.flatMap(option => optionText(option, block.labels));
    case 'clauses':
      return [
        /\d/.test(block.id) ? `${block.id} ${block.title}` : block.title,
        ...block.clauses.map(each => `  ${ruleLine(each, language)}${noted([each.ours])}`),
      ];
  }
}

function noted(notes: readonly (string | undefined)[]): string {
  const said = notes.filter(Boolean);
  return said.length > 0 ? ` (${said.join('; ')})` : '';
}

function optionText(option: OptionLine, labels: Extract<Block, { type: 'options' }>['labels']): readonly string[] {
  const { id, name, help, usual, range, rulebook, changes, warnings, ours } = option;
  const facts = [
    `${labels.usual}: ${usual}`,
    range && `${labels.range}: ${range}`,
    changes.length > 0 && `${labels.changes}: ${changes.join(', ')}`,
  ];
  return [
    `${name} (${[id, ours].filter(Boolean).join('; ')}) – ${help}`,
    ...(rulebook ? [`  ${labels.rulebook}: ${rulebook}`] : []),
    `  ${facts.filter(Boolean).join(' · ')}`,
    ...warnings.map(warning => `  ! ${warning}`),
  ];
}

/** Columns side by side: words to the left, numbers to the right. */
function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = rows;
  const widths = first.map((_, at) => Math.max(...rows.map(row => [...(row[at] ?? '')].length)));
  const isNumber = first.map((_, at) => rows.slice(1).every(row => /^[−\d–]*$/.test(row[at] ?? '')));
  return rows.map(row =>
    `  ${row.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ')}`.trimEnd(),
  );
}
