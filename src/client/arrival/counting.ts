// The figures of an end count up to what they are: the sums of the reasons one after the other, the results last.

/** When the first sum begins, how much later the next does, and how long each takes, in ms; reasons rise at the same time. */
const BEGINS = 700;
const APART = 90;
const TAKES = 420;

interface Counted {
  readonly node: Text;
  /** As it is written in the end. */
  readonly whole: string;
  readonly value: number;
  readonly from: number;
  /** What was shown last. */
  shown: string;
}

/** Lets the figures count up, where things move at all; gives the way to end that at once. */
export function countUp(stage: Element): () => void {
  const isMoving = stage.closest('[data-motion="on"]') && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isMoving) return () => {};
  const sums = [...stage.querySelectorAll('.why-sum')].flatMap((sum, at) => counted(sum, BEGINS + at * APART));
  const last = BEGINS + sums.length * APART + TAKES;
  const all = [...sums, ...[...stage.querySelectorAll('.rank-score')].flatMap(score => counted(score, last))];
  const begin = performance.now();
  let frame = 0;
  const step = () => {
    const now = performance.now() - begin;
    for (const each of all) show(each, Math.min(1, Math.max(0, (now - each.from) / TAKES)));
    if (now < last + TAKES) frame = requestAnimationFrame(step);
  };
  step();
  const finish = () => {
    cancelAnimationFrame(frame);
    for (const each of all) show(each, 1);
  };
  // A page out of sight has no frames.
  const clock = setTimeout(finish, last + TAKES);
  return () => {
    clearTimeout(clock);
    finish();
  };
}

/** What counts in an element: the one number of its text. */
function counted(element: Element, from: number): readonly Counted[] {
  const [node, ...others] = [...element.childNodes].filter(child => child instanceof Text && /\d/.test(child.data));
  if (!(node instanceof Text) || others.length > 0) return [];
  const [number, ...more] = node.data.match(/\d+/g) ?? [];
  return number === undefined || more.length > 0 ? [] : [{ node, whole: node.data, value: Number(number), from, shown: node.data }];
}

function show(counting: Counted, share: number): void {
  const { node, whole, value, shown } = counting;
  // Another text has taken its place.
  if (node.data !== shown) return;
  counting.shown = share === 1 ? whole : whole.replace(/\d+/, String(Math.round(value * share)));
  node.data = counting.shown;
}
