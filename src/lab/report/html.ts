// HTML by small functions that return strings; whatever comes from outside is escaped here.

/** A text as it may stand in HTML, in an element or an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/** A table of texts: the first column names the row, all others are figures. */
export interface Sheet {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table. */
export function tableOf({ caption, head, rows }: Sheet): string {
  const heads = head.map((cell, at) => `<th scope="col"${at > 0 ? ' class="n"' : ''}>${breakable(cell)}</th>`).join('');
  const lines = rows.map(([name = '', ...cells]) => {
    const figures = cells.map(cell => `<td class="n">${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${breakable(name)}</th>${figures}</tr>`;
  });
  const size = rows.length > 16 ? ' class="dense"' : '';
  return `<table${size}><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** The name of a variant may be long and without a space: it may be broken behind its commas. */
function breakable(name: string): string {
  return escaped(name).replaceAll(',', ',<wbr>');
}

/** A drawing with a name for who cannot see it, and a line below. */
export function figureOf(svg: string, caption: string): string {
  return `<figure role="img" aria-label="${escaped(caption)}">${svg}<figcaption>${escaped(caption)}</figcaption></figure>`;
}

/** A part of the report: what is seen in one sentence, drawings, and the figures beside them. */
export interface Section {
  readonly title: string;
  readonly says: string;
  readonly figures: readonly string[];
  readonly tables: readonly string[];
  /** Tables below the drawings instead of beside them. */
  readonly wide?: boolean;
}

/** A section of the page. */
export function sectionOf({ title, says, figures, tables, wide }: Section): string {
  const drawings = figures.length > 0 ? `<div class="figures">${figures.join('')}</div>` : '';
  const sheets = tables.length > 0 ? `<div class="tables">${tables.join('')}</div>` : '';
  const shape = wide || figures.length === 0 ? 'wide' : 'beside';
  return `<section><h2>${escaped(title)}</h2><p class="says">${escaped(says)}</p><div class="${shape}">${drawings}${sheets}</div></section>`;
}
