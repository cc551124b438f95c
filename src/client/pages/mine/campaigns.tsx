import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { boardOf, type PageProps } from '../../boards/kit.ts';
import { GAME_IDS } from '../../catalogue.ts';
import { boxesOf, sharedMemoryOf } from '../../device/memory.ts';
import { settings } from '../../device/settings.ts';
import { words } from '../../locale/index.ts';
import { titleOf } from '../../shell/cover.ts';
import { type LoadedGame, loadGame } from '../loaded-game.ts';
import { lockOn } from '../locks.ts';
import { playAtOnce } from '../play-at-once.ts';

const CAMPAIGN = 'campaign';

/** The campaigns that were begun on this device, at a glance. */
export function Campaigns() {
  const begun = GAME_IDS.filter(game => boxesOf(game).includes(CAMPAIGN));
  return (
    <>
      {begun.map(game => (
        <Campaign key={game} game={game} />
      ))}
    </>
  );
}

function Campaign({ game }: { game: string }) {
  const [found, setFound] = useState<{ readonly opened: LoadedGame; readonly Glance: ComponentType<PageProps<unknown>> }>();
  const { language } = settings.value;
  useEffect(() => {
    const load = async () => {
      const opened = await loadGame(game, language);
      const Glance = await boardOf(opened.kit).glance?.();
      if (Glance) setFound({ opened, Glance });
    };
    // Without a connection the home page does without it.
    void load().catch(() => {});
  }, [game, language]);
  if (!found) return null;
  const { opened, Glance } = found;
  return (
    <section class="own-campaign" data-game={game}>
      <h2>
        {titleOf(game)} <a href={`/games/${game}/${CAMPAIGN}`}>{words.value.setup.pages[CAMPAIGN]}</a>
      </h2>
      <Glance
        texts={opened.texts}
        words={opened.boardWords}
        language={opened.language}
        memory={sharedMemoryOf(game, CAMPAIGN)}
        play={options => lockOn(opened, options) === undefined && void playAtOnce(game, options)}
      />
    </section>
  );
}
