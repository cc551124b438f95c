// Content of somebody's own in a variant: what the editor of the game keeps on this device, or a content file.
import { useState } from 'preact/hooks';
import type { NamedOptions } from '../../lab/index.ts';
import { keptEdition } from '../editor/editing.ts';
import { hasEditor } from '../editor/kits.ts';
import { useLoadedGame } from '../pages/loaded-game.ts';
import { useEditor } from '../pages/use-editor.ts';
import { Icon } from '../ui/index.ts';
import { said } from './said.ts';

interface ContentProps {
  readonly game: string;
  /** Takes the options of some content up into what is changed. */
  readonly add: (options: NamedOptions) => void;
}

export function VariantContent({ game, add }: ContentProps) {
  const { variants: say } = said.value;
  const editor = useEditor(useLoadedGame(hasEditor(game) ? game : undefined));
  const [problems, tell] = useState<readonly string[]>([]);
  if (!editor) return null;
  const { kit, speaking } = editor;
  const kept = keptEdition(game).read();
  const own = kit.from(typeof kept === 'object' && kept !== null ? Object(kept) : {});
  const changes = kit.differences(own, speaking).length;
  const isSound = kit.findings(own).every(({ isHint }) => isHint);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const reading = kit.read(await file.text(), file.name);
    tell(reading.ok ? [] : reading.errors);
    if (reading.ok) add(kit.options(reading.content));
  };
  return (
    <>
      <h3>{say.content}</h3>
      <div class="lab-chips">
        {changes > 0 && isSound && (
          <button type="button" class="lab-chip" onClick={() => add(kit.options(own))}>
            {kit.nameOf(own) || say.own} <em>{say.fromEditor(changes)}</em>
          </button>
        )}
        <label class="lab-chip">
          <Icon name="i-upload" size={16} /> {say.fromFile}
          <input class="unseen" type="file" accept=".json,.csv,.txt" onChange={event => void open(event.currentTarget.files?.[0])} />
        </label>
        <a class="lab-chip" href={`/games/${game}/editor`}>
          <Icon name="i-edit" size={16} /> {say.toEditor}
        </a>
      </div>
      {problems.length > 0 && (
        <p role="alert" lang="en">
          {problems.slice(0, 3).join(' ')}
        </p>
      )}
    </>
  );
}
