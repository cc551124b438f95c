import { words } from '../locale/index.ts';

/** An address where nothing is. */
export function LostPage() {
  const { lost } = words.value;
  return (
    <main class="wrap page lost" id="content">
      <svg viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">
        <use href="#mark" />
      </svg>
      <h1>{lost.title}</h1>
      <p>{lost.text}</p>
      <a class="button primary" href="/">
        {lost.home}
      </a>
    </main>
  );
}
