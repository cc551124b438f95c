import { backup, restore } from './backup.ts';
import { bench } from './bench.ts';
import { engine } from './engine/index.ts';
import { ladder } from './ladder/index.ts';
import { play } from './play/index.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate/index.ts';
import { UsageError } from './usage.ts';
import { verify } from './verify.ts';
import { worker } from './worker.ts';

/** A command gives its exit code: 0 only for success. */
type Command = (args: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, { readonly run: Command; readonly usage: string }>> = {
  serve: { run: serve, usage: 'serve [--port 8080] [--host 127.0.0.1] [--data DIR] [--proxy] [--private-webhooks]' },
  play: { run: play, usage: 'play <game> [--seats N] [--bots A,B] [--seed S] [--option k=v]… [--content FILE] [--lang L] [--save FILE]' },
  simulate: {
    run: simulate,
    usage:
      'simulate <game> [--seats N] [--bots A,B,…] [--games N] [--seed S] [--jobs N | --redis URL] [--option k=v]… [--content FILE] [--compare k=v,…]… [--matrix k=a|b|c]… [--json] [--csv FILE] [--html FILE] [--save DIR]',
  },
  ladder: {
    run: ladder,
    usage: 'ladder <game> [--strengths A,B,…] [--seats N] [--games N] [--seed S] [--jobs N] [--option k=v]… [--content FILE] [--json]',
  },
  worker: { run: worker, usage: 'worker --redis URL [--jobs N]' },
  replay: { run: replay, usage: 'replay FILE [--as SEAT|public] [--to N] [--lang L]' },
  verify: { run: verify, usage: 'verify FILE… [--json]' },
  rules: { run: rules, usage: 'rules <game> [CLAUSE] [--lang en|da|fr|de] [--json]' },
  backup: { run: backup, usage: 'backup [--data DIR] --to FILE' },
  restore: { run: restore, usage: 'restore [--data DIR] --from FILE [--force]' },
  engine: { run: engine, usage: 'engine <game>' },
  bench: { run: bench, usage: 'bench [--json] [--quick]' },
};

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage }) => `  tabletour ${usage}`);
  return ['Tabletour, the open home of travel board games.', '', ...lines].join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name}"; commands: ${Object.keys(COMMANDS).join(', ')}`);
  if (args.includes('--help')) {
    console.log(`usage: tabletour ${command.usage}`);
    return 0;
  }
  return command.run(args);
}

// A reader that stops reading (`| head`) is no failure of ours.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  for (const line of error.message.split('\n')) console.error(`tabletour: ${line}`);
  process.exitCode = 2;
}
