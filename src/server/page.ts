import { SHELF } from '../games/index.ts';

/** The home page until the tables move in: what is on the shelf, and how to play it. */
export async function page(): Promise<string> {
  const games = await Promise.all(
    Object.entries(SHELF).map(async ([id, box]) => {
      const [game, texts] = await Promise.all([box.open(), box.texts.en()]);
      return `<li><h2>${escaped(texts.title)}</h2><p>${escaped(texts.pitch)}</p><p>${game.seats.least} to ${game.seats.most} players</p><pre>node bin/tabletour.mjs play ${id}</pre></li>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tabletour</title>
<style>
  :root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 2.5rem; margin-bottom: 0; }
  ul { list-style: none; padding: 0; }
  li { border-top: 2px solid; padding: 0.5rem 0; }
  pre { white-space: pre-wrap; }
</style>
<h1>Tabletour</h1>
<p>The open home of travel board games. The boards are still being painted; until they hang here, play in a terminal:</p>
<ul>${games.join('')}</ul>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
