import { Compile } from 'typebox/compile';
import { FromClient } from '../../protocol/socket.ts';
import { reduced } from './protocol.ts';

const readable = Compile(FromClient);

/** The message in what a client said over its socket; undefined where there is none. */
export function messageIn(text: string, isNewerClient: boolean): FromClient | undefined {
  try {
    const said: unknown = JSON.parse(text);
    const value = isNewerClient ? reduced(FromClient, said) : said;
    return readable.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
