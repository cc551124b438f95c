const WIDTH = 30;
/** Milliseconds between two pictures of the bar. */
const PAUSE = 50;

/** A bar on the terminal that says how many games are done; silent where nobody looks. */
export function progressBar(games: number): { readonly add: () => void; readonly end: () => void } {
  let done = 0;
  let drawn = 0;
  const draw = () => {
    drawn = performance.now();
    const filled = Math.round((done / Math.max(1, games)) * WIDTH);
    process.stderr.write(`\r[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${done} of ${games} games`);
  };
  return {
    add() {
      done++;
      if (process.stderr.isTTY && performance.now() - drawn > PAUSE) draw();
    },
    end() {
      if (!process.stderr.isTTY) return;
      draw();
      process.stderr.write('\n');
    },
  };
}
