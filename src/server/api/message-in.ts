import { Compile } from 'typebox/compile';
import { FromClient, type FromServer } from '../../protocol/socket.ts';
import { reduced } from './protocol.ts';

const readable = Compile(FromClient);

/** The answer to what is no message. */
export const UNREADABLE: FromServer = {
  error: 'unreadable',
  text: 'a message is JSON: {"watchTable": id}, {"leaveTable": id}, {"table": id, "ask": …}, {"table": id, "say": text}, {"table": id, "point": …}, {"table": id, "writing": seat} or {"isAway": true}',
};

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
