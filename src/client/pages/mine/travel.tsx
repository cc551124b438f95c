import { useState } from 'preact/hooks';
import { choose, type Settings } from '../../device/settings.ts';
import { Icon } from '../../ui/index.ts';
import type { OwnGame } from './own-games.ts';
import { ownWords } from './own-words.ts';
import { packed, unpacked } from './portable.ts';

const FILE = 'tabletour-games.json';

interface TravelProps {
  readonly games: readonly OwnGame[];
  readonly refresh: () => Promise<void>;
}

/** All games as one file, and back out of it on another device. */
export function Travel({ games, refresh }: TravelProps) {
  const [said, say] = useState('');
  const [problem, setProblem] = useState('');
  const [brought, bring] = useState<Settings>();
  const mine = ownWords.value;
  const pack = () =>
    void packed(games).then(
      text => save(text),
      (error: Error) => setProblem(error.message),
    );
  const unpack = async (file: File | undefined) => {
    if (!file) return;
    const found = await unpacked(await file.text());
    setProblem(found ? '' : mine.bad);
    say(found ? mine.brought(found.added, found.known) : '');
    bring(found?.settings);
    if (found) await refresh();
  };
  const useSettings = () => {
    if (brought) choose(brought);
    bring(undefined);
    say(mine.settingsUsed);
  };
  return (
    <section class="own-travel">
      <p>{mine.exportHelp}</p>
      <p class="hero-acts">
        <button type="button" class="button second" onClick={pack}>
          <Icon name="i-download" />
          {mine.export}
        </button>
        <label class="button second">
          <Icon name="i-upload" />
          {mine.import}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={event => {
              const [file] = event.currentTarget.files ?? [];
              void unpack(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </p>
      <p role="status">{said}</p>
      <p role="alert">{problem}</p>
      {brought && (
        <button type="button" class="button quiet" onClick={useSettings}>
          {mine.useSettings}
        </button>
      )}
    </section>
  );
}

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: FILE }).click();
  URL.revokeObjectURL(href);
}
