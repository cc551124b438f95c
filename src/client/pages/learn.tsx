import { GAME_IDS } from '../catalogue.ts';
import { LessonDoors } from '../coach/doors.tsx';
import { PracticeDoors } from '../coach/practice/cards.tsx';
import { boxesOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { pitchOf, titleOf } from '../shell/cover.ts';
import { Poster } from '../shell/poster.tsx';
import { useTitle } from '../shell/title.ts';
import { later } from '../ui/index.ts';

const LabInvitation = later(async () => (await import('./lab-door.tsx')).LabInvitation);
const MistakeDoors = later(async () => (await import('../moments/mistake-doors.tsx')).MistakeDoors);

/** The rulebooks of all games. */
export function LearnPage() {
  const { nav, rules } = words.value;
  useTitle(nav.learn);
  return (
    <main class="wrap page" id="content">
      <h1>{nav.learn}</h1>
      <p class="lead">{rules.lead}</p>
      <LessonDoors />
      <ul class="learn">
        {GAME_IDS.map(id => (
          <li key={id}>
            <a href={`/games/${id}/rules`}>
              <span class="frame">
                <Poster game={id} crop />
              </span>
              <span>
                <b class="item-title">{rules.title(titleOf(id))}</b>
                <span class="item-pitch">{pitchOf(id)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <PracticeDoors />
      {GAME_IDS.some(id => boxesOf(id).includes('mistakes')) && <MistakeDoors />}
      <LabInvitation />
    </main>
  );
}
