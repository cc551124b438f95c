/** A key that nobody uses twice. It works without https too, where crypto.randomUUID does not. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
