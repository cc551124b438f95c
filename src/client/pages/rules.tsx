import { useEffect, useState } from 'preact/hooks';
import { boardOf } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import type { PageAddress } from '../shell/route.ts';
import { useTitle } from '../shell/title.ts';
import { matches, sectionsOf } from '../table/rules-panel.tsx';
import { Icon } from '../ui/index.ts';
import { useLoadedGame } from './loaded-game.ts';

/** A game's rulebook: every clause has a link of its own. */
export function RulesPage({ address }: { address: PageAddress }) {
  const id = address.parts[1];
  const opened = useLoadedGame(id);
  const [search, setSearch] = useState(address.query.get('q') ?? '');
  const { rules, setup } = words.value;
  const title = opened?.texts.title ?? '';
  useTitle(rules.title(title));
  useEffect(() => {
    if (address.hash) document.getElementById(address.hash)?.scrollIntoView({ block: 'center' });
  }, [opened, address.hash]);
  if (!opened || !id) return <p class="empty wrap">{words.value.table.loading}</p>;
  const { Reference } = boardOf(opened.kit);
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
                <p key={clause} id={clause} class={address.hash === clause ? 'asked' : ''}>
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
