import { evening } from '../../online/evenings.ts';
import { eveningWords } from './evening-words.ts';
import { nextText, ownTable } from './own-table.ts';
import { useLooked } from './parts.tsx';
import '../../styles/evenings.css';

const LOOK = 5000;

/** The way on from a table of an evening that is over. */
export function EveningNote({ id, table }: { id: string; table: string }) {
  const say = eveningWords.value;
  const { sight } = useLooked(() => evening(id), id, LOOK, say.refusals);
  const next = sight?.stage === 'playing' ? ownTable(sight) : undefined;
  return (
    <p class="update-chip evening-note" role="status">
      {sight?.stage === 'pause' ? nextText(sight, 0) : (sight?.name ?? say.title)}
      {next !== undefined && next !== table ? (
        <a class="button primary" href={`/t/${next}`}>
          {say.sit}
        </a>
      ) : (
        <a class="button primary" href={`/evening/${id}`}>
          {say.back}
        </a>
      )}
    </p>
  );
}
