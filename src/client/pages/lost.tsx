import { words } from '../locale/index.ts';
import { useTitle } from '../shell/title.ts';

/** What is shown where nothing is, with the way home: an address of ours, or a table that is gone. */
export function Lost({ text }: { text: string }) {
  const { lost } = words.value;
  useTitle(lost.title);
  return (
    <main class="wrap page lost" id="content">
      <svg viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">
        <use href="#mark" />
      </svg>
      <h1>{lost.title}</h1>
      <p role="alert">{text}</p>
      <a class="button primary" href="/">
        {lost.home}
      </a>
    </main>
  );
}

/** An address where nothing is. */
export function LostPage() {
  return <Lost text={words.value.lost.text} />;
}
