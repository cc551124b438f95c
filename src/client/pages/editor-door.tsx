import { hasEditor } from '../editor/kits.ts';
import { said } from '../editor/said.ts';
import { Icon } from '../ui/index.ts';

/** The way to the editor of a game's content, where there is one. */
export function EditorDoor({ game }: { game: string }) {
  if (!hasEditor(game)) return null;
  return (
    <a class="button second" href={`/games/${game}/editor`}>
      <Icon name="i-edit" /> {said.value.door}
    </a>
  );
}
