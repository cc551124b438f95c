import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableRow } from '../../../protocol/index.ts';
import { settings } from '../../device/settings.ts';
import { knownTables } from '../../online/api.ts';
import { type OwnGame, ownGames } from './own-games.ts';
import { resultOf } from './own-record.ts';

/** One's own games as they are known by now. */
export interface Known {
  /** Null until this device has said what it has. */
  readonly games: readonly OwnGame[] | null;
  /** Whether the server did not answer, so that online games are missing. */
  readonly isCutOff: boolean;
  refresh(): Promise<void>;
}

/** First the games of this device, then those online with them; `shown` of the finished ones get their figures, one after the other. */
export function useOwnGames(shown: number): Known {
  const [games, setGames] = useState<readonly OwnGame[] | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const rows = useRef<readonly TableRow[]>([]);
  const { language } = settings.value;
  const refresh = async () => setGames(await ownGames(rows.current));
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      // A device without memory has no games of its own. Where it has none, those online are waited for.
      const here = await ownGames([]).catch(() => []);
      if (here.length > 0 && isWanted) setGames(here);
      rows.current = await knownTables().catch(() => {
        setCutOff(true);
        return [];
      });
      const all = await ownGames(rows.current).catch(() => []);
      if (isWanted) setGames(all);
      const finished = all.filter(({ stage }) => stage === 'over').slice(0, shown);
      for (const own of finished) {
        if (!isWanted) return;
        if (own.result?.language === language) continue;
        // One that cannot be looked back at is listed without figures.
        if (await resultOf(own).catch(() => undefined)) await refresh();
      }
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [language]);
  return { games, isCutOff, refresh };
}
