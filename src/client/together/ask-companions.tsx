import { useEffect, useState } from 'preact/hooks';
import type { Companion, TableRow } from '../../protocol/index.ts';
import { companions, inviteTo } from '../online/company-api.ts';
import { isolated } from '../shell/isolated.ts';
import { Icon } from '../ui/index.ts';
import { company } from './company.ts';

/** People of earlier tables, each to be asked by a touch; those who are here already are not. */
export function AskCompanions({ row }: { row: TableRow }) {
  const { invite } = company.value;
  const [people, setPeople] = useState<readonly Companion[]>([]);
  const [asked, setAsked] = useState<readonly Companion[]>([]);
  const [said, say] = useState('');
  useEffect(() => {
    void companions().then(setPeople);
  }, [row.id]);
  const isOpen = row.seats.some(({ kind }) => kind === 'open');
  const absent = people.filter(({ name }) => !row.seats.some(seat => seat.name === name));
  if (!isOpen || absent.length === 0) return null;
  const ask = (who: Companion) =>
    void inviteTo(row.id, who).then(
      () => {
        setAsked(before => [...before, who]);
        say(invite.asked(isolated(who.name)));
      },
      (error: Error) => say(error.message),
    );
  return (
    <div class="ask-companions">
      <p class="acts">
        {absent.map(who => (
          <button
            key={`${who.table} ${who.seat}`}
            type="button"
            class="button second"
            disabled={asked.includes(who)}
            onClick={() => ask(who)}
          >
            <Icon name={asked.includes(who) ? 'i-check' : 'i-user'} /> {invite.ask(isolated(who.name))}
          </button>
        ))}
      </p>
      <p class="hint-text" role="status">
        {said || invite.askHelp}
      </p>
    </div>
  );
}
