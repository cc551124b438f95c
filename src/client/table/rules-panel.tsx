import { useEffect, useRef, useState } from 'preact/hooks';
import { type AnyTexts, type ClauseText, rulebookOf } from '../../kernel/index.ts';
import { words } from '../locale/index.ts';

/** The rulebook in sections. */
export function sectionsOf(
  texts: AnyTexts,
): readonly { readonly id: string; readonly title: string; readonly clauses: readonly ClauseText[] }[] {
  const sections = Object.entries(texts.sections).map(([id, title]) => ({ id, title, clauses: [] as ClauseText[] }));
  for (const rule of rulebookOf(texts)) {
    const { clause } = rule;
    const home = sections.filter(({ id }) => clause === id || clause.startsWith(`${id}.`) || clause.startsWith(`${id}-`)).at(-1);
    home?.clauses.push(rule);
  }
  return sections;
}

/** Whether every word of a search stands in a rule. */
export function matches({ clause, sentence }: ClauseText, search: string): boolean {
  const text = `${clause} ${sentence}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word));
}

interface RulesPanelProps {
  readonly texts: AnyTexts;
  readonly clause: string | null;
  readonly game: string;
  /** The version of the rules, where it is not the newest. */
  readonly older: number | undefined;
}

/** The rules beside the board; the clause asked for is open and in sight. */
export function RulesPanel({ texts, clause, game, older }: RulesPanelProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { rules } = words.value;
  useEffect(() => {
    if (clause) list.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'center' });
  }, [clause]);
  const sections = sectionsOf(texts).map(section => ({ ...section, clauses: section.clauses.filter(each => matches(each, search)) }));
  const found = sections.reduce((count, { clauses }) => count + clauses.length, 0);
  return (
    <div class="rules-panel">
      <input
        type="search"
        placeholder={rules.search}
        aria-label={rules.search}
        value={search}
        onInput={event => setSearch(event.currentTarget.value)}
      />
      <p class="found" role="status">
        {found === 0 ? rules.none : rules.found(found)} · <a href={`/games/${game}/rules`}>{rules.title(texts.title)}</a>
      </p>
      {older !== undefined && <p class="found">{rules.older(older)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <div class="rules-list" ref={list} tabIndex={0}>
        {sections
          .filter(({ clauses }) => clauses.length > 0)
          .map(({ id, title, clauses }) => (
            <section key={id}>
              <h2 class="eyebrow">{title}</h2>
              {clauses.map(each => (
                <p key={each.clause} data-clause={each.clause} class={each.clause === clause ? 'asked' : ''}>
                  <b>{each.clause}</b> {each.sentence}
                  {each.isAgreed && <small class="agreed"> {rules.agreed}</small>}
                </p>
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}
