import { settings } from '../device/settings.ts';
import { LABORATORY } from '../locale/laboratory.ts';
import { Icon } from '../ui/index.ts';

/** The way to the laboratory, for the questions of one game or of any. */
export function LabDoor({ game }: { game?: string }) {
  return (
    <a class="button second" href={game === undefined ? '/lab' : `/lab/${game}`}>
      <Icon name="i-lab" /> {LABORATORY[settings.value.language].name}
    </a>
  );
}
