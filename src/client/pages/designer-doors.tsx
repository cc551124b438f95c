import { hasEditor } from '../editor/kits.ts';
import { said } from '../editor/said.ts';
import { Icon } from '../ui/index.ts';
import { LabDoor } from './lab-door.tsx';

/** The ways of a designer: to the editor of a game's content, where there is one, and to the laboratory. */
export function DesignerDoors({ game }: { game: string }) {
  return (
    <>
      {hasEditor(game) && (
        <a class="button second" href={`/games/${game}/editor`}>
          <Icon name="i-edit" /> {said.value.door}
        </a>
      )}
      <LabDoor game={game} />
    </>
  );
}
