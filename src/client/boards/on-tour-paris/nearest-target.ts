// Fingers on a crowded map: which target is meant.
type Point = { readonly x: number; readonly y: number };

/** How far from a lit club a finger may land, in pixels. */
export const REACH = 28;

function middleOf(element: Element): Point {
  const box = (element.querySelector('.hit') ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The lit target nearest to a finger that missed it; undefined where it hit one, or none is near. */
export function nearestTarget(map: Element, touched: Element, finger: Point): Element | undefined {
  const hit = touched.closest('.target');
  if (hit && hit.getAttribute('data-state') !== 'dark') return undefined;
  return nearest([...map.querySelectorAll('.target[data-state="legal"]')], element => {
    const away = far(middleOf(element), finger);
    return away <= REACH ? away : Number.POSITIVE_INFINITY;
  });
}

function nearest(elements: readonly Element[], cost: (element: Element) => number): Element | undefined {
  let found: { element: Element; cost: number } | undefined;
  for (const element of elements) {
    const now = cost(element);
    if (now < (found?.cost ?? Number.POSITIVE_INFINITY)) found = { element, cost: now };
  }
  return found?.element;
}
