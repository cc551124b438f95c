import { settings } from '../device/settings.ts';
import { LABORATORY } from '../locale/laboratory.ts';
import { Icon } from '../ui/index.ts';

/** The way to the laboratory, where one asks about a game. */
export function LabDoor({ game }: { game: string }) {
  return (
    <a class="button second" href={`/lab/${game}`}>
      <Icon name="i-lab" /> {LABORATORY[settings.value.language].name}
    </a>
  );
}

/** The same for whoever has no game in mind, with what one can do there. */
export function LabInvitation() {
  const { name, invitation } = LABORATORY[settings.value.language];
  return (
    <section class="practice-door">
      <h2>{name}</h2>
      <p>{invitation}</p>
      <a class="button second" href="/lab">
        <Icon name="i-lab" /> {name}
      </a>
    </section>
  );
}
