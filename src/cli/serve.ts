import { mkdirSync } from 'node:fs';
import { listen } from '../server/index.ts';
import { noMoreWords, parse, reasonOf, UsageError, wholeNumber } from './usage.ts';

/** Serves until it is stopped, and says where. */
export async function serve(args: readonly string[]): Promise<number> {
  const { words, value } = parse(args, { port: 'value', host: 'value', data: 'value' });
  noMoreWords(words, 0);
  const port = wholeNumber('--port', value('port'), 8080, 0, 65_535);
  const host = value('host') ?? '127.0.0.1';
  const data = value('data');
  try {
    if (data !== undefined) mkdirSync(data, { recursive: true });
    const { address, close } = await listen({ port, host });
    console.log(`Tabletour is at ${address}`);
    await new Promise<void>(resolve => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    await close();
    return 0;
  } catch (error) {
    throw new UsageError(
      `cannot serve at ${host}:${port}${data === undefined ? '' : ` with data in ${data}`} (${reasonOf(error)}); try another --port or --data`,
    );
  }
}
