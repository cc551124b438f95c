import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Chapter, findIn, foundText, readingText } from '../../kernel/handbook/index.ts';
import type { AnyKit, Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { ChapterBlocks, sceneIn, useHandbook } from './handbook.tsx';

interface RulesPanelProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly clause: string | null;
  readonly openRule: (clause: string) => void;
  /** The version of the rules, where it is not the newest. */
  readonly older: number | undefined;
}

/** What lies open before anybody has asked for more: what it is about, and all clauses. */
const AT_FIRST: readonly Chapter['id'][] = ['goal', 'clauses'];

/** The rules beside the board; the clause asked for is open and in sight. */
export function RulesPanel({ kit, scene: { game, texts, words: boardWords, language }, clause, openRule, older }: RulesPanelProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(AT_FIRST);
  const list = useRef<HTMLDivElement>(null);
  const { rules } = words.value;
  const told = useMemo(() => ({ game, kit, texts, boardWords, language }), [texts]);
  const found = useHandbook(told);
  const drawn = useMemo(() => found && sceneIn(found.handbook, told), [found]);
  useEffect(() => {
    if (!clause) return;
    setSearch('');
    setOpen(now => (now.includes('clauses') ? now : [...now, 'clauses']));
    requestAnimationFrame(() => list.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'center' }));
  }, [clause, found]);
  if (!found) return <p class="rules-panel">{words.value.table.loading}</p>;
  const chapters = findIn(found.handbook, search);
  const reads = readingText(game.options, texts, language);
  const reading = { ...told, scene: drawn, glyphOf: found.glyphOf, asked: clause, open: openRule };
  const toggle = (id: Chapter['id'], isOpen: boolean) =>
    setOpen(now => (now.includes(id) === isOpen ? now : isOpen ? [...now, id] : now.filter(each => each !== id)));
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
        {search !== '' && `${foundText(chapters, language)} · `}
        <a href={`/games/${game.id}/rules`}>{rules.title(texts.title)}</a>
      </p>
      {reads && <p class="found">{reads}</p>}
      {older !== undefined && <p class="found">{rules.older(older)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <div class="rules-list" ref={list} tabIndex={0}>
        {chapters.map(chapter => {
          const isOpen = search !== '' || open.includes(chapter.id);
          return (
            <details key={chapter.id} open={isOpen} onToggle={event => search === '' && toggle(chapter.id, event.currentTarget.open)}>
              <summary>
                <h2 class="eyebrow">{chapter.title}</h2>
              </summary>
              {isOpen && <ChapterBlocks chapter={chapter} reading={reading} />}
            </details>
          );
        })}
      </div>
    </div>
  );
}
