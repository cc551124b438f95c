// The end of a game as a picture: the page's own drawing, laid out anew at a fixed size, painted by the browser.

const WIDTH = 1200;
const HEIGHT = 780;

/** All rules of the page, with its fonts inside: a picture may fetch nothing. */
async function stylesInside(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => ({ rule, base: sheet.href ?? location.href })));
  const texts = rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? fontInside(rule.cssText, base) : rule.cssText));
  return (await Promise.all(texts)).join('\n');
}

/** A face with its file as data; nothing where no letter of it was needed, or it cannot be had. */
async function fontInside(text: string, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(text)?.[1];
  // Letters of other scripts stand in files of their own.
  if (!address || /latin-ext|cyrillic|vietnamese/.test(address)) return '';
  try {
    const file = await (await fetch(new URL(address, base))).blob();
    return text.replace(/src:[^;}]+/, `src: url("${await dataOf(file)}") format("woff2")`);
  } catch {
    return '';
  }
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('a file cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** The stage as a drawing by itself: its markup, the icons it refers to, and all styles. */
async function drawingOf(stage: Element): Promise<string> {
  const page = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  const icons = document.getElementById('i-home')?.closest('svg');
  const copy = stage.cloneNode(true);
  if (copy instanceof Element) for (const unseen of copy.querySelectorAll('.end-veil, .end-look, .unseen, .zoom-buttons')) unseen.remove();
  if (copy instanceof Element) for (const pressed of copy.querySelectorAll('[aria-pressed]')) pressed.removeAttribute('aria-pressed');
  page.setAttribute('class', 'end-screen end-picture');
  page.setAttribute('data-game', stage.closest('[data-game]')?.getAttribute('data-game') ?? '');
  page.setAttribute('data-lost', stage.closest('[data-lost]')?.getAttribute('data-lost') ?? 'false');
  page.setAttribute('data-still', 'true');
  if (icons) {
    const sprite = icons.cloneNode(true);
    if (sprite instanceof SVGElement) sprite.setAttribute('style', 'position:absolute;width:0;height:0');
    page.append(sprite);
  }
  page.append(copy);
  const root = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith('data-') || name === 'lang') root.setAttribute(name, value);
  root.setAttribute('class', 'end-picture-root');
  root.append(page);
  const styles = (await stylesInside()).replaceAll(/:root\b|(?<=^|[\s,}])html\b/g, '.end-picture-root');
  const markup = new XMLSerializer().serializeToString(root);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><style>${escaped(styles)}</style><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A picture of board and paper. Nothing of anybody's hand is on it: neither lies on the stage. */
export async function pictureOf(stage: Element): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawingOf(stage))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(picture => (picture ? resolve(picture) : reject(new Error('no picture came out'))), 'image/png'),
  );
}
