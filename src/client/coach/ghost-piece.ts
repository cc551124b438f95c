// A copy of a piece as it looks on the table, which goes where the piece would.

const SVG = 'http://www.w3.org/2000/svg';
/** What is larger than this share of the screen is a place, and no piece that moves. */
const LARGEST = 0.35;
/** What tells pieces apart and what they hear must not be there twice. */
const TABLE_ONLY = ['id', 'data-touch', 'data-explain', 'data-state', 'data-leads', 'tabindex', 'role'];

/** A copy of what is drawn for a piece; nothing for buttons, which stay where they are, and for what is too large to move. */
export function ghostOf(piece: Element): Element | undefined {
  const { width, height } = piece.getBoundingClientRect();
  if (piece.matches('.button') || width === 0 || width > innerWidth * LARGEST || height > innerHeight * LARGEST) return undefined;
  const copy = piece.cloneNode(true);
  if (!(copy instanceof Element)) return undefined;
  for (const each of [copy, ...copy.querySelectorAll('*')]) for (const name of TABLE_ONLY) each.removeAttribute(name);
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? drawn(piece, copy) : sized(copy, width, height);
}

/** A part of a drawing, in a drawing of its own with the same scale. */
function drawn(piece: SVGGraphicsElement, copy: Element): Element {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const around = piece.parentElement instanceof SVGGraphicsElement ? piece.parentElement.getScreenCTM() : piece.getScreenCTM();
  const frame = document.createElementNS(SVG, 'svg');
  const group = document.createElementNS(SVG, 'g');
  if (around) {
    const { a, b, c, d, e, f } = around;
    group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  }
  group.append(copy);
  frame.append(group);
  return sized(frame, width, height);
}

function sized<E extends Element>(copy: E, width: number, height: number): E {
  if (copy instanceof HTMLElement || copy instanceof SVGElement) {
    Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0', overflow: 'visible', position: 'static' });
  }
  return copy;
}
