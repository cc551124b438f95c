import { UsageError } from './usage.ts';

/** A command gives its exit code: 0 only for success. */
type Command = (args: readonly string[]) => Promise<number>;

interface Described {
  readonly load: () => Promise<Command>;
  readonly purpose: string;
  readonly usage: string;
  /** What may be typed while it runs. */
  readonly keys?: string;
}

/** What each command needs is loaded when it is called: nobody who reads a rule waits for the server. */
const COMMANDS: Readonly<Record<string, Described>> = {
  serve: {
    load: async () => (await import('./serve.ts')).serve,
    purpose: 'run the server',
    usage:
      'serve [--port 8080] [--host 127.0.0.1] [--data DIR] [--proxy [N|ADDRESS,…]] [--keep-finished DAYS] [--keep-guests DAYS] [--private-webhooks]',
  },
  play: {
    load: async () => (await import('./play/index.ts')).play,
    purpose: 'play in the terminal',
    usage: 'play <game> [--seats N] [--bots A,B] [--seed S] [--option k=v]… [--content FILE] [--lang L] [--save FILE]',
    keys: 'At the prompt: a number or a move, several with ; between. m more choices, t the whole table, l what happened, Enter the next page, ? why not, ? WORDS find a rule or a piece, u undo, h hint, q quit; in City Tour possible? asks whether the day can still be won. The table is drawn for 80 columns and 24 rows; NO_COLOR and TERM=dumb are respected.',
  },
  lesson: {
    load: async () => (await import('./learn/lesson.ts')).lesson,
    purpose: 'learn a game by playing it',
    usage: 'lesson <game> [--lang L]',
    keys: 'At the prompt: a number or a move, Enter for the move shown or the next step, w why, b back, s skip, p play on from here with free luck, q quit; m more choices, t the whole table.',
  },
  practice: {
    load: async () => (await import('./learn/practice.ts')).practice,
    purpose: 'solve small tasks',
    usage: 'practice <game> [TASK] [--lang L]',
    keys: 'At the prompt: a number or a move, h hint, a start again, s next task, q quit; m more choices, t the whole table.',
  },
  simulate: {
    load: async () => (await import('./simulate/index.ts')).simulate,
    purpose: 'let bots play many games and report',
    usage:
      'simulate (<game> [--seats N] [--bots A,B,…] [--games N] [--seed S] [--option k=v]… [--content FILE] [--compare k=v,…]… [--matrix k=a|b|c]… | --experiment FILE) [--jobs N | --redis URL] [--json] [--csv FILE] [--html FILE] [--save DIR]',
  },
  ladder: {
    load: async () => (await import('./ladder/index.ts')).ladder,
    purpose: 'compare the strengths of bots',
    usage:
      'ladder <game> [--strengths A,B,…] [--seats N] [--games N] [--seed S] [--jobs N] [--option k=v]… [--content FILE] [--no-pace] [--json]',
  },
  train: {
    load: async () => (await import('./train.ts')).train,
    purpose: 'let bots learn from games against themselves',
    usage:
      'train <game> --to FILE [--seats N] [--games N] [--seed S] [--by BOT,…] [--again | --examine BOT,… [--hints] | --calibrate BOT,…]',
  },
  worker: {
    load: async () => (await import('./worker.ts')).worker,
    purpose: 'help with simulations over Redis',
    usage: 'worker --redis URL [--jobs N]',
  },
  replay: {
    load: async () => (await import('./replay.ts')).replay,
    purpose: 'tell a recorded game as a story',
    usage: 'replay FILE [--as SEAT|public] [--to N] [--lang L]',
  },
  review: {
    load: async () => (await import('./review/index.ts')).review,
    purpose: 'say what was luck and what was decided in a recorded game',
    usage: 'review FILE [--seat N] [--budget GAMES] [--jobs N] [--lang L] [--json]',
  },
  verify: { load: async () => (await import('./verify.ts')).verify, purpose: 'check recorded games', usage: 'verify FILE… [--json]' },
  rules: {
    load: async () => (await import('./rules.ts')).rules,
    purpose: 'read the rules',
    usage: 'rules <game> [CLAUSE | WORDS] [--option k=v]… [--seats N] [--lang en|da|fr|de] [--json]',
  },
  backup: {
    load: async () => (await import('./backup.ts')).backup,
    purpose: 'back up the data of the server',
    usage: 'backup [--data DIR] --to FILE',
  },
  restore: {
    load: async () => (await import('./backup.ts')).restore,
    purpose: 'restore a backup',
    usage: 'restore [--data DIR] --from FILE [--force]',
  },
  check: {
    load: async () => (await import('./check.ts')).check,
    purpose: 'examine the data of the server',
    usage: 'check [--data DIR | --database URL] [--deep]',
  },
  export: {
    load: async () => (await import('./export.ts')).exportDay,
    purpose: 'write the finished games of a day that everyone agreed to share',
    usage: 'export [--data DIR | --database URL] --day DATE --to FILE',
  },
  operator: {
    load: async () => (await import('./operator.ts')).operator,
    purpose: 'moderate tables and guests, also while the server runs',
    usage:
      'operator [--data DIR | --database URL] reports [--json] | close TABLE | ban WHO [--days N] | unban WHO | rename WHO NAME | forget WHO   (WHO: SESSION, or TABLE SEAT)',
  },
  engine: {
    load: async () => (await import('./engine/index.ts')).engine,
    purpose: 'play by JSON lines, for programs',
    usage: 'engine <game>',
  },
  bench: {
    load: async () => (await import('./bench.ts')).bench,
    purpose: 'measure the speed of the games',
    usage: 'bench [--json] [--quick]',
  },
};

function help(): string {
  const lines = Object.entries(COMMANDS).map(([name, { purpose, usage }]) => `${name} – ${purpose}\n  tabletour ${usage}`);
  return ['Tabletour: board games about travel.', '', ...lines].join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`there is no command "${name}"; commands: ${Object.keys(COMMANDS).join(', ')}`);
  if (args.includes('--help')) {
    console.log(`${name} – ${command.purpose}\nusage: tabletour ${command.usage}`);
    if (command.keys) console.log(command.keys);
    return 0;
  }
  const run = await command.load();
  return run(args);
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
