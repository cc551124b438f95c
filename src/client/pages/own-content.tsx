// Content of somebody's own at a table: what is not as printed, for those who set it and for those who come.
import '../editor/styles/own-content.css';
import { useEffect, useState } from 'preact/hooks';
import { IN_LINK } from '../editor/editing.ts';
import { packed } from '../editor/packed.ts';
import { said } from '../editor/said.ts';
import { Icon } from '../ui/index.ts';
import { useLoadedGame } from './loaded-game.ts';
import { useEditor } from './use-editor.ts';

interface OwnContentProps {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** For whoever sets the table: back to the printed box. Guests have no such choice. */
  readonly drop?: (names: readonly string[]) => void;
}

/** More lines nobody reads at a table. */
const MOST = 6;

export function OwnContent({ game, options, drop }: OwnContentProps) {
  const editor = useEditor(useLoadedGame(game));
  const [code, setCode] = useState('');
  const content = editor?.kit.from(options);
  const text = editor ? (editor.kit.files(content)[0]?.text ?? '') : '';
  useEffect(() => {
    if (text) void packed(text).then(setCode);
  }, [text]);
  if (!editor) return null;
  const { kit, speaking } = editor;
  const { table } = said.value;
  const all = kit.differences(content, speaking);
  const name = kit.nameOf(content);
  return (
    <section class="own-content" aria-label={drop ? table.title : table.from}>
      <h2>
        <Icon name="i-edit" /> {name || (drop ? table.title : table.from)}
      </h2>
      {name && <p>{drop ? table.title : table.from}</p>}
      <ul>
        {all.slice(0, MOST).map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
        {all.length > MOST && <li>{table.more(all.length - MOST)}</li>}
      </ul>
      <p class="hint-text">{table.bots}</p>
      <p class="own-content-acts">
        <a class="button second" href={drop ? `/games/${game}/editor` : `/games/${game}/editor#${IN_LINK}${code}`}>
          {drop ? table.edit : table.look}
        </a>
        {drop && (
          <button type="button" class="button quiet" onClick={() => drop(Object.keys(kit.options(content)))}>
            {table.printed}
          </button>
        )}
      </p>
    </section>
  );
}
