// A text as part of an address: compressed, and written with signs that addresses keep as they are.

/** A longer link is cut by some of those who pass it on: then it is a file. */
export const LONGEST_LINK = 6000;
/** No content is longer; who packs more wants to harm. */
const LONGEST_TEXT = 400_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The text; undefined where none was packed. */
export async function unpacked(code: string): Promise<string | undefined> {
  try {
    const signs = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, sign => sign.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LONGEST_TEXT) return undefined;
    }
    return text;
  } catch {
    return undefined;
  }
}
