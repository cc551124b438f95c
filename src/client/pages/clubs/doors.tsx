// The way to evenings and clubs, from the lobby and from one's own games.
import { useEffect, useState } from 'preact/hooks';
import { ownCompany } from '../../online/evenings.ts';
import { Icon } from '../../ui/index.ts';
import { eveningWords } from '../evenings/evening-words.ts';
import { whenText } from '../evenings/parts.tsx';
import { clubWords } from './club-words.ts';
import '../../styles/evenings.css';

const MOST = 6;

export function CompanyDoors() {
  const [own, setOwn] = useState<Awaited<ReturnType<typeof ownCompany>>>({ evenings: [], clubs: [] });
  useEffect(() => {
    void ownCompany().then(setOwn, () => {});
  }, []);
  const [say, club] = [eveningWords.value, clubWords.value];
  const evenings = own.evenings.filter(({ stage }, at) => stage !== 'over' || at < 2).slice(0, MOST);
  return (
    <section class="gather-doors">
      <h2>{say.door}</h2>
      <p class="hint-text">{say.doorHelp}</p>
      <ul>
        {own.clubs.map(({ link, name, count, next }) => (
          <li key={link}>
            <a href={`/club/${link}`}>
              <Icon name="i-users" size={24} />
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>{[club.title, club.eyebrow(count), next !== null && whenText(next)].filter(Boolean).join(' · ')}</small>
              </span>
              <Icon name="i-arrow-right" />
            </a>
          </li>
        ))}
        {evenings.map(({ id, name, stage, players }) => (
          <li key={id}>
            <a href={`/evening/${id}`}>
              <Icon name="i-trophy" size={24} />
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  {say.stages[stage]} · {say.eyebrow(players)}
                </small>
              </span>
              <Icon name="i-arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <p class="gather-chips">
        <a class="button second" href="/evening">
          <Icon name="i-trophy" /> {say.plan}
        </a>
        <a class="button second" href="/club">
          <Icon name="i-users" /> {club.found}
        </a>
      </p>
    </section>
  );
}
