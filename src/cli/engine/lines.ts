/** A line, or word that it was too long to keep. */
export type InputLine = { readonly text: string } | { readonly tooLong: true };

/** Cuts a stream into lines without ever keeping more than `most` characters. */
export async function* lines(stream: AsyncIterable<unknown>, most: number): AsyncGenerator<InputLine> {
  let kept = '';
  let tooLong = false;
  for await (const chunk of stream) {
    const parts = String(chunk).split('\n');
    for (const [index, part] of parts.entries()) {
      if (kept.length + part.length > most) tooLong = true;
      kept = tooLong ? '' : kept + part;
      if (index === parts.length - 1) break;
      yield tooLong ? { tooLong } : { text: kept };
      kept = '';
      tooLong = false;
    }
  }
  if (tooLong) yield { tooLong };
  else if (kept.trim() !== '') yield { text: kept };
}
