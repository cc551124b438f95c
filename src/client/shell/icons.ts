/**
 * Lays the icons out in the page, hidden, for everybody who refers to one. A reference into a file would have the browser
 * ask for the file and read all of it again whenever a piece appears on a table.
 */
export async function layOutIcons(): Promise<void> {
  const answer = await fetch('/icons.svg');
  if (!answer.ok) return;
  const box = document.createElement('div');
  box.hidden = true;
  box.innerHTML = await answer.text();
  document.body.append(box);
}
