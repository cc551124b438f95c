import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../boards/parts/index.ts';
import { words } from '../locale/index.ts';
import { isGameId } from '../shelf.ts';
import type { PageAddress } from '../shell/route.ts';
import { partsOf } from '../table/players.tsx';
import { matches, sectionsOf } from '../table/rules-panel.tsx';
import { useLoadedGame } from './loaded-game.ts';

/** A game's rulebook: every clause has a link of its own. */
export function RulesPage({ place }: { place: PageAddress }) {
  const id = isGameId(place.parts[1]) ? place.parts[1] : undefined;
  const opened = useLoadedGame(id);
  const [search, setSearch] = useState(place.query.get('q') ?? '');
  const { rules, setup } = words.value;
  const title = opened?.texts.title ?? '';
  useEffect(() => {
    document.title = `${rules.title(title)} · Tabletour`;
    if (place.hash) document.getElementById(place.hash)?.scrollIntoView({ block: 'center' });
  }, [title, place.hash]);
  if (!opened || !id) return <p class="empty wrap">{words.value.table.loading}</p>;
  const { Reference } = partsOf(opened.kit);
  const sections = sectionsOf(opened.texts)
    .map(section => ({ ...section, clauses: section.clauses.filter(each => matches(each, search)) }))
    .filter(({ clauses }) => clauses.length > 0);
  return (
    <main class="wrap page rulebook" id="content" data-game={id}>
      <a class="back-link" href={`/games/${id}`}>
        <Icon name="i-arrow-left" /> {setup.back}
      </a>
      <h1>{rules.title(title)}</h1>
      <label class="field search">
        <span class="unseen">{rules.search}</span>
        <input type="search" placeholder={rules.search} value={search} onInput={event => setSearch(event.currentTarget.value)} />
      </label>
      <div class="rulebook-columns">
        <nav aria-label={rules.contents}>
          <h2 class="eyebrow">{rules.contents}</h2>
          <ol>
            {sections.map(section => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
            <li>
              <a href="#components">{rules.components}</a>
            </li>
          </ol>
        </nav>
        <div class="rulebook-text">
          {sections.length === 0 && <p>{rules.none}</p>}
          {sections.map(section => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.clauses.map(({ clause, sentence }) => (
                <p key={clause} id={clause} class={place.hash === clause ? 'asked' : ''}>
                  <a class="clause" href={`#${clause}`}>
                    {clause}
                  </a>{' '}
                  {sentence}
                </p>
              ))}
            </section>
          ))}
          <section id="components">
            <h2>{rules.components}</h2>
            <Reference texts={opened.texts} words={opened.boardWords} language={opened.language} />
          </section>
        </div>
      </div>
    </main>
  );
}
