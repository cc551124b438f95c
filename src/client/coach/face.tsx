import { useMemo } from 'preact/hooks';

const FACES = import.meta.glob<string>('../boards/*/guide.svg', { eager: true, query: '?raw', import: 'default' });

let drawn = 0;

/** The guide of a game. Each drawing has names of its own. */
export function Face({ game }: { game: string }) {
  const svg = useMemo(() => (FACES[`../boards/${game}/guide.svg`] ?? '').replaceAll(`guide-${game}`, `guide${++drawn}-`), [game]);
  return <span class="coach-face" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
