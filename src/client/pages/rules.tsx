import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Block, findIn, foundText, readingText } from '../../kernel/handbook/index.ts';
import { boardOf } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { ChapterBlocks, sceneIn, useHandbook } from '../table/handbook.tsx';
import { Icon } from '../ui/index.ts';
import { useLoadedGame } from './loaded-game.ts';

/** A game's rulebook: first what it teaches, then every clause with a link of its own. */
export function RulesPage({ address }: { address: PageAddress }) {
  const id = address.parts[1];
  const opened = useLoadedGame(id);
  const found = useHandbook(opened);
  const [search, setSearch] = useState(address.query.get('q') ?? '');
  const { rules, setup } = words.value;
  const title = opened?.texts.title ?? '';
  useTitle(rules.title(title));
  useEffect(() => {
    if (address.hash) document.getElementById(address.hash)?.scrollIntoView({ block: 'center' });
  }, [found, address.hash]);
  const scene = useMemo(() => found && opened && sceneIn(found.handbook, opened), [found]);
  if (!opened || !found || !id) return <p class="empty wrap">{words.value.table.loading}</p>;
  const { Reference } = boardOf(opened.kit);
  const chapters = findIn(found.handbook, search);
  const reads = readingText(opened.game.options, opened.texts, opened.language);
  const reading = { ...opened, scene, glyphOf: found.glyphOf, asked: address.hash || null };
  return (
    <main class="wrap page rulebook" id="content" data-game={id}>
      <a class="back-link" href={`/games/${id}`}>
        <Icon name="i-arrow-left" /> {setup.back}
      </a>
      <h1>{rules.title(title)}</h1>
      {reads && <p class="lead">{reads}</p>}
      <label class="field search">
        <span class="unseen">{rules.search}</span>
        <input type="search" placeholder={rules.search} value={search} onInput={event => setSearch(event.currentTarget.value)} />
      </label>
      <div class="rulebook-columns">
        <nav aria-label={rules.contents}>
          <h2 class="eyebrow">{rules.contents}</h2>
          <ol>
            {chapters.map(chapter => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.title}</a>
                {chapter.id === 'clauses' && <Sections blocks={chapter.blocks} />}
              </li>
            ))}
          </ol>
        </nav>
        <div class="rulebook-text">
          {search !== '' && <p role="status">{foundText(chapters, opened.language)}</p>}
          {chapters.map(chapter => (
            <section key={chapter.id} id={chapter.id}>
              <h2>{chapter.title}</h2>
              {chapter.id === 'pieces' && search === '' && (
                <Reference texts={opened.texts} words={opened.boardWords} language={opened.language} />
              )}
              <ChapterBlocks chapter={chapter} reading={reading} />
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}

function Sections({ blocks }: { blocks: readonly Block[] }) {
  return (
    <ol>
      {blocks.map(block =>
        block.type === 'clauses' ? (
          <li key={block.id}>
            <a href={`#${block.id}`}>{block.title}</a>
          </li>
        ) : null,
      )}
    </ol>
  );
}
