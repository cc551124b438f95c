// Draws whole matches in a page that tests open: every moment of them, for every viewer.
import { h, render } from 'preact';
import { SHELF } from '../../../games/index.ts';
import { type AnyGame, type AnyTexts, fair, matchesOf, pick, seeded, type Viewer } from '../../../kernel/index.ts';
import { sceneOf } from '../scene.testing.ts';
import { kit } from './index.ts';
import type { PlainScene } from './scene.ts';
import { en } from './words/en.ts';

/** What is missing on the board of any game of the shelf in so many moments of a match: touches that are lit and stand nowhere. */
export async function missingTouches(moments: number): Promise<{ readonly drawn: number; readonly missing: readonly string[] }> {
  const missing: string[] = [];
  let drawn = 0;
  for (const [id, { open, texts }] of Object.entries(SHELF)) {
    for (const found of drawMatch(await open(), await texts.en(), moments)) {
      drawn++;
      missing.push(...found.map(touch => `${id} ${touch}`));
    }
  }
  return { drawn, missing };
}

function* drawMatch(game: AnyGame, texts: AnyTexts, moments: number): Generator<readonly string[]> {
  const [luck, whim] = [fair(game.id), seeded(game.id)];
  const seats = Math.max(3, game.seats.least);
  let { match } = matchesOf(game).start({ options: game.options.standard, seats }, luck, game.id);
  const viewers: readonly Viewer[] = ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let moment = 0; moment < moments; moment++) {
    for (const viewer of viewers) yield drawn(sceneOf({ game, texts, words: en }, match, { viewer }));
    const [seat] = game.awaiting(match.state);
    if (seat === undefined) return;
    const answer = matchesOf(game).submit(match, seat, [pick(game.legal(match.state, seat), whim)], luck);
    if (!answer.ok) throw new Error(answer.refusal.clause);
    match = answer.match;
  }
}

/** Draws a scene; the touches that are lit and drawn nowhere, but for those that end a move as a button of the prompts bar. */
function drawn(scene: PlainScene): readonly string[] {
  const { touching, game } = scene;
  const page = document.createElement('div');
  const { Board, Tray, Stacks, SeatFigures } = kit;
  render(
    [
      h(Board, { scene }),
      Tray && h(Tray, { scene }),
      Stacks && h(Stacks, { scene }),
      ...scene.seats.map(({ seat }) => h(SeatFigures, { scene, seat, compact: false })),
    ],
    page,
  );
  const ends = touching.moves.filter(move => game.touches(move).length === 1).map(move => game.touches(move)[0]);
  const lit = [...new Set(touching.moves.flatMap(move => game.touches(move)[0] ?? []))];
  return lit.filter(touch => {
    const isButton = touch.startsWith('button:') && ends.includes(touch);
    return !isButton && !page.querySelector(`[data-touch="${CSS.escape(touch)}"][data-state="legal"]`);
  });
}
