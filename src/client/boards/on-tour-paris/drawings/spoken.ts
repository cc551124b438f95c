// What a drawing says to a screen reader.

/** Nothing: somebody else says it, or there is nothing to say. */
export const SILENT = { 'aria-hidden': true } as const;

/** A picture with these words. */
export function picture(label: string): { readonly role: 'img'; readonly 'aria-label': string } {
  return { role: 'img', 'aria-label': label };
}
