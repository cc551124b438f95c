import { asOperator, type Operator, type Person, Refused, SchemaError, StoreError } from '../server/operator.ts';
import { keepingSet } from './settings.ts';
import { noMoreWords, type Parsed, parse, UsageError, wholeNumber } from './usage.ts';

const ACTS = 'reports, close TABLE, ban WHO [--days N], unban WHO, rename WHO NAME, forget WHO (WHO is a SESSION, or TABLE SEAT)';
const MOST_DAYS = 36_500;

type Act = (operator: Operator) => Promise<string>;

/** What whoever runs a server may do about tables and people. */
export async function operator(args: readonly string[]): Promise<number> {
  const flags = parse(args, { data: 'value', database: 'value', days: 'value', json: 'flag' });
  const act = actOf(flags);
  const keeping = keepingSet(flags);
  try {
    console.log(await asOperator(keeping, act));
  } catch (error) {
    if (error instanceof Refused || error instanceof SchemaError || error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
  return 0;
}

function actOf(flags: Parsed): Act {
  const [what, ...words] = flags.words;
  const days = flags.value('days');
  if (days !== undefined && what !== 'ban') throw new UsageError('--days is allowed with "ban" only');
  switch (what) {
    case 'reports':
      noMoreWords(words, 0);
      return async by => listed(await by.reports(), flags.has('json'));
    case 'close': {
      const [table = missing('a table')] = words;
      noMoreWords(words, 1);
      return async by => {
        await by.close(table);
        return `table ${table} is closed`;
      };
    }
    case 'ban': {
      const person = personIn(words);
      const until = days === undefined ? undefined : wholeNumber('--days', days, 0, { least: 1, most: MOST_DAYS });
      return async by => told(await by.ban(person, until), until === undefined ? 'is banned for good' : `is banned for ${until} days`);
    }
    case 'unban': {
      const person = personIn(words);
      return async by => told(await by.unban(person), 'is no longer banned');
    }
    case 'rename': {
      const [name = missing('a name')] = words.slice(-1);
      const person = personIn(words.slice(0, -1));
      return async by => told(await by.rename(person, name), 'is the new name');
    }
    case 'forget': {
      const person = personIn(words);
      return async by => told(await by.forget(person), 'is deleted');
    }
    default:
      throw new UsageError(`${what === undefined ? 'name a command;' : `there is no command "${what}";`} choose from: ${ACTS}`);
  }
}

function missing(what: string): never {
  throw new UsageError(`name ${what}; choose from: ${ACTS}`);
}

function personIn(words: readonly string[]): Person {
  const [first = missing('a session, or a table and a seat'), seat] = words;
  noMoreWords(words, 2);
  return seat === undefined ? { session: first } : { table: first, seat: wholeNumber('the seat', seat, 0, { least: 0, most: 15 }) };
}

function told({ id, name }: { readonly id: string; readonly name: string }, what: string): string {
  return `${name} (${id}) ${what}`;
}

function listed(reports: Awaited<ReturnType<Operator['reports']>>, asJson: boolean): string {
  if (asJson) return JSON.stringify(reports, null, 2);
  if (reports.length === 0) return 'nothing was reported';
  return reports
    .map(({ at, table, about, against, name, said, reason }) =>
      [
        `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  table ${table}, ${about}: ${name} (${against ?? 'session not known'})`,
        ...(said === undefined ? [] : [`  said:   ${said}`]),
        `  reason: ${reason}`,
      ].join('\n'),
    )
    .join('\n');
}
