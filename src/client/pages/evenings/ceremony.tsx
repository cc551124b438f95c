import type { EveningPerson, EveningSight } from '../../../protocol/index.ts';
import { isolated } from '../../shell/isolated.ts';
import { Icon } from '../../ui/index.ts';
import { eveningWords } from './evening-words.ts';
import { Face } from './parts.tsx';

/** The steps of the podium as they stand: second, first, third. */
const STEPS = [2, 1, 3];

/** The end of an evening: a podium, printed like a poster. */
export function Ceremony({ sight }: { sight: EveningSight }) {
  const say = eveningWords.value;
  const ranked = sight.players.filter(({ tables }) => tables > 0);
  const winners = ranked.filter(({ place }) => place === 1);
  // Where everybody is first, nobody is.
  const isAllSquare = winners.length === ranked.length;
  const names = winners.filter(({ isMe }) => !isMe).map(({ name }) => isolated(name));
  return (
    <section class="ceremony" data-print>
      <h2>{isAllSquare ? say.allSquare : say.winner({ names, you: winners.some(({ isMe }) => isMe) })}</h2>
      <ol class="podium">
        {(isAllSquare ? [] : STEPS).map(step => (
          <Step key={step} step={step} people={ranked.filter(({ place }) => place === step)} />
        ))}
      </ol>
      <a class="button second" href="/evening">
        {say.again}
      </a>
    </section>
  );
}

function Step({ step, people }: { step: number; people: readonly EveningPerson[] }) {
  const say = eveningWords.value;
  if (people.length === 0) return null;
  return (
    <li data-step={step}>
      <span class="podium-people">
        {people.map(({ key, name, points }) => (
          <span key={key}>
            <Face of={key} name={name} />
            <bdi>{name}</bdi>
            <small>{say.points(points)}</small>
          </span>
        ))}
      </span>
      <b>
        {step === 1 && <Icon name="i-trophy" size={32} />}
        {say.place(step)}
      </b>
    </li>
  );
}
