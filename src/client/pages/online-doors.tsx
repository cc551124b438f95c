// The ways to play with others from another device: by code, in the lobby, in an evening or a club; and one's own profile.
import { words } from '../locale/index.ts';
import { company } from '../together/company.ts';
import { Icon } from '../ui/index.ts';
import { clubWords } from './clubs/club-words.ts';
import { eveningWords } from './evenings/evening-words.ts';
import { ProfileDoor } from './rated/door.tsx';
import '../styles/evenings.css';

/** The ways as links; evenings and clubs where the page does not have them below. */
export function OnlineWays({ hasGatherings = false }: { hasGatherings?: boolean }) {
  const gatherings = [
    { to: '/evening', icon: 'i-trophy', text: eveningWords.value.plan },
    { to: '/club', icon: 'i-users', text: clubWords.value.found },
  ];
  const ways = [
    { to: '/join', icon: 'i-keyboard', text: company.value.join.have },
    { to: '/lobby', icon: 'i-online', text: words.value.nav.lobby },
    ...(hasGatherings ? gatherings : []),
  ];
  return (
    <p class="gather-chips">
      {ways.map(({ to, icon, text }) => (
        <a key={to} class="button second" href={to}>
          <Icon name={icon} /> {text}
        </a>
      ))}
      <ProfileDoor />
    </p>
  );
}

/** The same with a title, on the home page. */
export function OnlineDoors() {
  return (
    <section class="gather-doors">
      <h2>{words.value.shelf.online}</h2>
      <OnlineWays hasGatherings />
    </section>
  );
}
