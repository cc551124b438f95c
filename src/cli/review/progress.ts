import type { Language } from '../../kernel/index.ts';
import { writer } from './spoken.ts';
import { LINES } from './words.ts';

const WIDTH = 30;
/** Milliseconds between two pictures of the bar. */
const PAUSE = 100;

/** A bar on the terminal that says how many games were played on; silent where nobody looks. */
export function progressBar(games: number, language: Language): { readonly add: (more: number) => void; readonly end: () => void } {
  const [say, number] = [LINES[language], writer(language)];
  let done = 0;
  let drawn = 0;
  const draw = () => {
    drawn = performance.now();
    const filled = Math.min(WIDTH, Math.round((done / games) * WIDTH));
    process.stderr.write(
      `\r[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${say.progress(number(Math.min(done, games)), number(games))}`,
    );
  };
  return {
    add(more) {
      done += more;
      if (process.stderr.isTTY && performance.now() - drawn > PAUSE) draw();
    },
    end() {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    },
  };
}
