// What a person reads on a table page, and what everything drawn on it says when it is asked about.
import type { Page } from 'playwright-core';
import type { AnyGame } from '../kernel/index.ts';

/** Every text of the page, sentence by sentence: what is written, and what only screen readers or a resting mouse find. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => {
      const said = (text ?? '').replace(/\s+/g, ' ').trim();
      if (said !== '') found.add(said);
    };
    const isInline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display) && element.localName !== 'svg';
    const isSentence = (element: Element): boolean => [...element.children].every(child => isInline(child) && isSentence(child));
    const visit = (element: Element, isPart: boolean) => {
      for (const name of ['aria-label', 'title', 'aria-description', 'alt', 'placeholder']) add(element.getAttribute(name));
      if (['script', 'style', 'symbol', 'input'].includes(element.localName)) return;
      const isDrawn = ['text', 'title', 'textPath'].includes(element.localName);
      const isWhole = isDrawn || (element.localName !== 'svg' && isSentence(element));
      if (isWhole && !isPart) add(element.textContent);
      if (!isWhole) for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
      for (const child of element.children) visit(child, isPart || isWhole);
    };
    visit(document.body, false);
    return [...found];
  });
}

/** Where things are drawn. */
const ZONES = '.board, .tray, .left, .around, .decide .choice';
/** What is drawn: pieces, signs, pictures, figures. */
const DRAWN = 'svg text, svg.icon, svg.piece, [data-touch], [role="img"], [title]';
/** What is no thing of the game: buttons of the page, names of people, the landscape, the list of moves. */
const NO_THINGS =
  'button:not([data-touch]), a, summary:not([data-explain]), .all-moves, .seat-name, .seat-row > .piece, .seat-row > .chair-piece, .hint, [data-scenery]';

/** Things that are drawn without an explanation anywhere around them. */
export function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(
    ([zones, drawn, noThings]) => {
      const nameOf = (element: Element | null): string =>
        element
          ? `${element.localName}${element.getAttribute('class') ? `.${element.getAttribute('class')?.trim().replace(/\s+/g, '.')}` : ''}`
          : '';
      const isFigure = (element: Element) => element.childElementCount === 0 && /\d/.test(element.textContent ?? '');
      const all = [...document.querySelectorAll(zones)].flatMap(zone => [...zone.querySelectorAll('*')]);
      const open = all.filter(
        element =>
          (element.matches(drawn) || isFigure(element)) &&
          element.checkVisibility() &&
          !element.closest(noThings) &&
          !element.closest('[data-explain], [data-touch]'),
      );
      return [
        ...new Set(
          open.map(
            element =>
              `${nameOf(element.parentElement?.parentElement ?? null)} ${nameOf(element.parentElement)} ${nameOf(element)} ${(element.getAttribute('title') ?? element.textContent ?? '').trim().slice(0, 30)}`,
          ),
        ),
      ];
    },
    [ZONES, DRAWN, NO_THINGS] as const,
  );
}

/** What each marked thing that was not asked about before says to "?"; nothing for one that is silent. */
export function explanations(page: Page, known: ReadonlySet<string>): Promise<Record<string, string[]>> {
  return page.evaluate(
    async asked => {
      const press = async (element: Element, key: string) => {
        // Only who explains is asked: nobody else hears a key that does not bubble.
        element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: false }));
        // What is shown is drawn in one of the next microtasks.
        for (let step = 0; step < 5; step++) await Promise.resolve();
      };
      const marked = new Map(
        [...document.querySelectorAll('.table :is([data-explain], [data-touch])')]
          .filter(element => element.checkVisibility())
          .map(element => [element.getAttribute('data-explain') ?? element.getAttribute('data-touch') ?? '', element] as const)
          .filter(([mark]) => !asked.includes(mark)),
      );
      const said: Record<string, string[]> = {};
      for (const [mark, element] of marked) {
        await press(element, '?');
        const card = document.querySelector('[data-explains]');
        const parts = card?.getAttribute('data-explains') === mark ? card.querySelectorAll('.eyebrow, b, p, li') : [];
        said[mark] = [...parts].map(part => part.textContent ?? '');
      }
      await press(document.body, 'Escape');
      return said;
    },
    [...known],
  );
}

/** What came of touching a thing that was not lit. */
interface Refusal {
  readonly touch: string;
  /** What was said, and what the prompt asks for. */
  readonly answer: string;
  readonly asked: string;
  /** Whether something was played, or chosen for a move of several touches. */
  readonly isPlayed: boolean;
  readonly isChosen: boolean;
}

/** Touches things that are not lit, at most two of a kind; nobody answers once the game is over. */
export function refusals(page: Page): Promise<Refusal[]> {
  return page.evaluate(async () => {
    if (document.querySelector('.end-screen')) return [];
    const step = () => new Promise(resolve => setTimeout(resolve));
    const asked = () => document.querySelector('#prompt')?.textContent ?? '';
    const lit = () =>
      [...document.querySelectorAll('[data-state="legal"], [data-state="chosen"]')].map(each => each.getAttribute('data-touch')).join();
    const answers: Refusal[] = [];
    const kinds: string[] = [];
    for (const element of document.querySelectorAll('.table [data-touch][data-state="dark"]')) {
      const touch = element.getAttribute('data-touch') ?? '';
      const [kind = ''] = touch.split(':');
      if (!element.checkVisibility() || kinds.filter(each => each === kind).length > 1) continue;
      kinds.push(kind);
      const before = { lines: document.querySelectorAll('.log-line').length, lit: lit() };
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await step();
      const answer = document.querySelector('.bubble')?.firstChild?.textContent ?? '';
      const isPlayed = document.querySelectorAll('.log-line').length > before.lines;
      answers.push({ touch, answer, asked: asked(), isPlayed, isChosen: lit() !== before.lit });
      document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await step();
      if (lit() !== before.lit) break;
    }
    return answers;
  });
}

/** What can be chosen now: the list of all moves, what was touched for one of them already, and what is lit with all it says of itself. */
interface Choices {
  readonly moves: readonly { readonly written: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly lit: readonly { readonly touch: string; readonly says: string }[];
}

function choices(page: Page): Promise<Choices> {
  return page.evaluate(() => {
    const textOf = (element: Element) => (element.lastChild?.textContent ?? '').trim();
    const touchOf = (element: Element) => element.getAttribute('data-touch') ?? '';
    const lit = [...document.querySelectorAll('.table [data-touch][data-state="legal"], .acts [data-touch]')];
    return {
      moves: [...document.querySelectorAll('#all-moves [data-move]')].map(button => ({
        written: button.getAttribute('data-move') ?? '',
        text: textOf(button),
      })),
      chosen: [...document.querySelectorAll('.table [data-state="chosen"]')].map(touchOf),
      lit: lit.map(element => ({
        touch: touchOf(element),
        says: `${element.textContent} ${element.getAttribute('aria-description') ?? ''}`,
      })),
    };
  });
}

/** Final moves on offer whose label is not the one that the game's list says it needs. */
export async function unnamedFinals(page: Page, game: AnyGame, finals: Readonly<Record<string, RegExp | undefined>>): Promise<string[]> {
  const { moves } = await choices(page);
  return moves.flatMap(({ written, text }) =>
    finals[game.read(written)?.type ?? '']?.test(text) === false ? [`${written}: ${text}`] : [],
  );
}

/** Lit things with which the next touch would make a move that they do not name. */
export async function silentTouches(page: Page, game: AnyGame): Promise<string[]> {
  const { moves, chosen, lit } = await choices(page);
  const open = moves.flatMap(({ written, text }) => {
    const move = game.read(written);
    const touches = move ? game.touches(move).filter(touch => !chosen.includes(touch)) : [];
    return touches.map(touch => ({ touch, text, isLast: touches.length === 1 }));
  });
  return lit.flatMap(({ touch, says }) => {
    const begun = open.filter(each => each.touch === touch);
    const [made] = begun;
    return made?.isLast && begun.length === 1 && !says.includes(made.text) ? [`${touch} says ${says.trim()}, not ${made.text}`] : [];
  });
}
