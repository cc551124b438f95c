/** Slanting lines over a rectangle: closed, missed, not to be had. */
export function Hatch({ x, y, width, height, step = 17 }: { x: number; y: number; width: number; height: number; step?: number }) {
  const lines: string[] = [];
  for (let at = step / 2; at < width + height; at += step) {
    const [fromX, fromY] = at <= width ? [at, 0] : [width, at - width];
    const [toX, toY] = at <= height ? [0, at] : [at - height, height];
    lines.push(`M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`);
  }
  return <path class="ct-hatch" d={lines.join('')} />;
}
