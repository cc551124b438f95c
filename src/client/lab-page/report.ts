// The report: the page as it stands, in one file without scripts and without links to other files. It prints well.
import type { Shown } from './lab-run.ts';

/** What is for pressing only. */
const CONTROLS =
  '.lab-files, .lab-name, .lab-games, .lab-chips, .lab-run, .lab-what-if, .tool, .lab-saved, .lab-keys, .chart-readout, select, progress';

/** Everything that the page shows of a run, as a page of its own. */
export function reportOf({ experiment }: Shown): string {
  const page = document.querySelector('main.lab')?.cloneNode(true);
  if (!(page instanceof HTMLElement)) throw new Error('there is no page to report');
  for (const control of page.querySelectorAll(CONTROLS)) control.remove();
  for (const folded of page.querySelectorAll('details')) folded.open = true;
  const { lang } = document.documentElement;
  return [
    `<!doctype html><html lang="${lang}" data-theme="light" data-print><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(document.title)}</title><style>${stylesOf()}</style></head><body>`,
    symbolsIn(page),
    page.outerHTML,
    `<pre class="lab-panel">${escaped(JSON.stringify(experiment, null, 2))}</pre></body></html>\n`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The rules of all style sheets but the fonts, which lie in files of their own. */
function stylesOf(): string {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
  return rules
    .filter(rule => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')
    .replaceAll('</', '<\\/');
}

/** The shapes and signs that the charts use. */
function symbolsIn(page: HTMLElement): string {
  const names = new Set([...page.querySelectorAll('use')].map(use => use.getAttribute('href')?.slice(1) ?? ''));
  const symbols = [...names].flatMap(name => document.getElementById(name)?.outerHTML ?? []);
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`;
}
