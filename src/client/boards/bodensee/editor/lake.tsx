// The lake: its map with tools, the town that is chosen, what is to mend, and all towns with numbers.
import { useEffect, useState } from 'preact/hooks';
import { BalanceButton, BalanceNotes } from '../../../editor/balance-button.tsx';
import { Told } from '../../../editor/fields.tsx';
import { Icon } from '../../../ui/index.ts';
import type { Props } from './chosen.ts';
import { visitsIn } from './income.ts';
import { LakeMap, type Tool } from './map.tsx';
import { TownEditor } from './town.tsx';
import { TownList } from './town-list.tsx';

const TOOLS = [
  { tool: 'move', icon: 'i-drag', key: 'm' },
  { tool: 'town', icon: 'i-pin', key: 't' },
  { tool: 'road', icon: 'i-link', key: 'r' },
  { tool: 'remove', icon: 'i-trash', key: 'x' },
] as const satisfies readonly { tool: Tool; icon: string; key: string }[];

/** Letters choose a tool wherever nothing is being typed. */
function useToolKeys(choose: (tool: Tool) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea, [role="radio"]');
      const found = TOOLS.find(({ key }) => key === event.key.toLowerCase());
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !found) return;
      choose(found.tool);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

export function Lake(props: Props) {
  const { desk, speaking } = props;
  const { words } = speaking;
  const [tool, setTool] = useState<Tool>('move');
  useToolKeys(next => !desk.isReadOnly && setTool(next));
  return (
    <div class="ed-two bt-ed-lake">
      <div>
        <LakeMap {...props} tool={desk.isReadOnly ? 'move' : tool} done={() => setTool('move')} />
        <div class="bt-ed-under">
          {!desk.isReadOnly && (
            <div class="bt-ed-tools" role="toolbar" aria-label={words.tools.label}>
              {TOOLS.map(({ tool: each, icon, key }) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={tool === each}
                  aria-keyshortcuts={key.toUpperCase()}
                  title={`${words.tools[each]} (${key.toUpperCase()})`}
                  onClick={() => setTool(each)}
                >
                  <Icon name={icon} /> {words.tools[each]}
                </button>
              ))}
            </div>
          )}
          <Figures {...props} />
        </div>
        <TownList {...props} />
      </div>
      <div class="bt-ed-side">
        <TownEditor {...props} />
        <Checks {...props} />
      </div>
    </div>
  );
}

function Figures({ desk, speaking }: Props) {
  const { towns, roads } = desk.content;
  const { words } = speaking;
  const spaces = towns.reduce((sum, town) => sum + (Number(town.spaces) || 0), 0);
  const harbours = towns.filter(({ harbour }) => harbour).length;
  const figures = [
    [towns.length, words.towns(towns.length)],
    [spaces, words.spaces(spaces)],
    [harbours, words.harbours(harbours)],
    [roads.length, words.roads(roads.length)],
  ] as const;
  return (
    <p class="bt-ed-figures">
      {figures.map(([figure, name]) => (
        <span key={name}>
          <b>{figure}</b> {name}
        </span>
      ))}
    </p>
  );
}

/** What keeps the board from being played, and the balance check. */
function Checks({ desk, speaking }: Props) {
  const { words } = speaking;
  const { towns, startTowns } = desk.content;
  const found = desk.findings.filter(({ path }) => path[0] !== 'attractions' && path.length > 1);
  const spaces = towns.reduce((sum, town) => sum + (Number(town.spaces) || 0), 0);
  const isSound = desk.findings.every(({ path, isHint }) => isHint || path[0] === 'attractions');
  const harbours = towns.filter(({ harbour }) => harbour).length;
  return (
    <section class="ed-panel bt-ed-checks" aria-label={words.before}>
      <h2>{words.before}</h2>
      {['towns', 'roads', 'startTowns'].map(part => (
        <div key={part} id={`field-${part}`} tabIndex={-1}>
          <Told desk={desk} path={[part]} />
        </div>
      ))}
      {found.map(finding => (
        <p key={finding.path.join('.')} class="ed-told" data-hint={finding.isHint}>
          <Icon name={finding.isHint ? 'i-hint' : 'i-error'} size={16} />
          <button type="button" onClick={() => desk.go(finding.path)}>
            {desk.says(finding)}
          </button>
        </p>
      ))}
      {isSound && (
        <p class="ed-told" data-good>
          <Icon name="i-check" size={16} /> {words.enough(towns.length, spaces, harbours, startTowns.length)}
        </p>
      )}
      <Visits desk={desk} speaking={speaking} />
      <BalanceNotes desk={desk} />
      <BalanceButton desk={desk} />
    </section>
  );
}

const SELDOM = 0.25;

/** Which town is visited most, and which hardly ever. */
function Visits({ desk, speaking }: Props) {
  const { words, language } = speaking;
  const { result } = desk.balance;
  if (!result) return null;
  const visits = visitsIn(result);
  const towns = desk.content.towns.filter(({ id }) => visits.has(id)).sort((a, b) => (visits.get(b.id) ?? 0) - (visits.get(a.id) ?? 0));
  const [first] = towns;
  const mean = towns.reduce((sum, { id }) => sum + (visits.get(id) ?? 0), 0) / Math.max(1, towns.length);
  const dead = towns.filter(({ id }) => (visits.get(id) ?? 0) < SELDOM * mean).map(({ name }) => name);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <p class="ed-help">
      {first && `${words.busiest(first.name, figure.format(visits.get(first.id) ?? 0))}. `}
      {dead.length > 0 ? words.dead(dead.join(', ')) : words.noneDead}
    </p>
  );
}
