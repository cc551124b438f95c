import { useEffect, useState } from 'preact/hooks';
import type { PageAddress } from '../shell/route.ts';
import { type KeptRecord, keepForReplay, keptForReplay } from '../table/record-file.ts';
import { filmOf } from './film.ts';
import type { Film } from './moment.ts';

/** A match to look back at, and the line that a link names. */
interface ShownFilm {
  readonly film: Film;
  readonly line: number | undefined;
}

/** A recorded match: one of one's own that the address names, one in a link, the one looked at last, or one in a file. */
export function useFilm({ parts: [, where, id], hash }: PageAddress, isKept: boolean) {
  const [shown, setShown] = useState<ShownFilm | null>(null);
  const [problem, setProblem] = useState('');
  // The way past the bar leads to a place on the page.
  const link = hash === 'content' ? '' : hash;
  const load = async (kept: KeptRecord, line?: number) => {
    const developed = await filmOf(kept);
    if (!developed.ok) return setProblem(developed.problem);
    if (isKept) keepForReplay(kept);
    setProblem('');
    setShown({ film: developed.film, line });
  };
  const follow = async () => {
    const { openMoment } = await import('../moments/addresses.ts');
    const moment = await openMoment(link);
    if (moment.ok) return load({ text: moment.text, mine: [] }, moment.line);
    setShown(null);
    setProblem(moment.problem);
  };
  useEffect(() => {
    if (link) return void follow();
    if (shown) return undefined;
    if (where && id) return void ownRecord(where, id).then(load, (error: Error) => setProblem(error.message));
    const kept = keptForReplay();
    if (kept) void load(kept);
  }, [link]);
  return {
    film: shown?.film ?? null,
    line: shown?.line,
    problem,
    link,
    read: (text: string) => void load({ text, mine: [] }),
    close: () => setShown(null),
  };
}

/** The record of a game of one's own, which the address names. */
async function ownRecord(where: string, id: string): Promise<KeptRecord> {
  return (await import('./mine/own-record.ts')).recordOfOwn(where, id);
}
