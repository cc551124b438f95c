// Pictures to share, painted by the browser from drawings of the page. They are light, whatever the page is.

/** What link previews show in full. */
export const CARD = { width: 1200, height: 630 } as const;
/** The width at which a board is laid out before it is painted small: that of a large screen. */
const WIDTH = 1360;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A card as a picture: its drawing, the colours it names, and the fonts. It is as large as its drawing says. */
export async function paintedCard(card: SVGSVGElement): Promise<Blob> {
  const drawing = card.cloneNode(true);
  if (!(drawing instanceof SVGElement)) throw new Error('there is no card to paint');
  const shapes = [...drawing.querySelectorAll('use')].flatMap(
    use => document.getElementById(use.getAttribute('href')?.slice(1) ?? '') ?? [],
  );
  for (const shape of new Set(shapes)) drawing.append(shape.cloneNode(true));
  const markup = new XMLSerializer().serializeToString(drawing);
  const inks = getComputedStyle(card);
  const rules = (await rulesInside()).filter(rule => rule.startsWith('@font-face') || rule.includes('.chart')).join('\n');
  const named = new Set(`${markup} ${rules}`.match(/(?<=var\()--[\w-]+/g));
  const colours = [...named].map(name => `${name}:${inks.getPropertyValue(name)}`).join(';');
  const styled = markup.replace('>', `><style>${escaped(`${rules}\nsvg{${colours}}`)}</style>`);
  const { width, height } = card.viewBox.baseVal;
  return painted(styled, { width, height });
}

/** Puts a file where the browser keeps what it has fetched. */
export function saveAs(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** A board as a picture. */
export interface PaintedBoard {
  readonly data: string;
  /** Its width by its height. */
  readonly ratio: number;
}

/** A board as it is drawn on the page, for a card. Nothing of anybody's hand is on it. */
export async function paintedBoard(board: Element): Promise<PaintedBoard> {
  const shown = board.getBoundingClientRect();
  const size = { width: WIDTH, height: Math.round(WIDTH / Math.min(1.6, Math.max(0.9, shown.width / shown.height))) };
  const { width, height } = size;
  const root = document.createElementNS(XHTML, 'div');
  for (const { name, value } of document.documentElement.attributes)
    if (name.startsWith('data-') || name === 'lang') root.setAttribute(name, value);
  root.setAttribute('class', 'pictured-root');
  root.setAttribute('data-theme', 'light');
  const table = document.createElementNS(XHTML, 'div');
  table.setAttribute('class', 'pictured');
  table.setAttribute('data-game', board.closest('[data-game]')?.getAttribute('data-game') ?? '');
  table.append(...iconsOfPage(), stillCopy(board));
  root.append(table);
  const own = `.pictured>.board{width:${width}px;height:${height}px;min-height:0;display:grid;overflow:hidden;border-radius:0}
.pictured>.board>*{height:100%;max-height:none;min-height:0}.pictured *{animation:none!important;transition:none!important}`;
  const styles = [...(await rulesInside()), own].join('\n').replaceAll(/:root\b|(?<=^|[\s,}])html\b/g, '.pictured-root');
  const markup = new XMLSerializer().serializeToString(root);
  const inside = `<style>${escaped(styles)}</style><foreignObject width="100%" height="100%">${markup}</foreignObject>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  return { data: await dataOf(await painted(drawing, size)), ratio: width / height };
}

/** The icons that drawings refer to; they lie in the page, unseen. */
function iconsOfPage(): readonly Node[] {
  const icons = document.getElementById('i-home')?.closest('svg')?.cloneNode(true);
  if (!(icons instanceof SVGElement)) return [];
  icons.setAttribute('style', 'position:absolute;width:0;height:0');
  return [icons];
}

function stillCopy(board: Element): Node {
  const copy = board.cloneNode(true);
  if (!(copy instanceof Element)) return copy;
  for (const unseen of copy.querySelectorAll('.unseen, .zoom-buttons')) unseen.remove();
  for (const pressed of copy.querySelectorAll('[aria-pressed]')) pressed.removeAttribute('aria-pressed');
  return copy;
}

/** All rules of the page, with its fonts inside: a picture may fetch nothing. */
async function rulesInside(): Promise<readonly string[]> {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => ({ rule, base: sheet.href ?? location.href })));
  return Promise.all(rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? fontInside(rule.cssText, base) : rule.cssText)));
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function painted(drawing: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(picture => (picture ? resolve(picture) : reject(new Error('no picture came out'))), 'image/png'),
  );
}
