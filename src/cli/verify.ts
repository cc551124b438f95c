import { type AnyGame, hash, type MatchRecord, matchesOf, type Origin, type Tagged } from '../kernel/index.ts';
import { luckOf } from '../luck/index.ts';
import { recordIn } from './records.ts';
import { parse, UsageError } from './usage.ts';

/** Replays records and fails at the first difference. */
export async function verify(args: readonly string[]): Promise<number> {
  const { words, has } = parse(args, { json: 'flag' });
  if (words.length === 0) throw new UsageError('name at least one file of a recorded game');
  for (const file of words) {
    const { game, record } = await recordIn(file);
    const finding = examine(game, record);
    console.log(has('json') ? JSON.stringify({ file, game: game.id, ...finding }) : `${file}: ${sentence(finding)}`);
    if (!finding.ok) return 1;
  }
  return 0;
}

type Finding =
  | { readonly ok: true; readonly entries: number; readonly hash: string; readonly fair: boolean; readonly origin?: Origin }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

function examine(game: AnyGame, record: MatchRecord<Tagged, unknown>): Finding {
  const again = matchesOf(game).replay(record);
  if (!again.ok) return { ok: false, entry: again.entry, reason: again.reason };
  const fair = matchesOf(game).isFair(record, luckOf);
  const origin = record.origin ? { origin: record.origin } : {};
  return { ok: true, entries: record.entries.length, hash: hash(again.match.state), fair, ...origin };
}

function sentence(finding: Finding): string {
  if (!finding.ok) return `differs at entry ${finding.entry}: ${finding.reason}`;
  const luck = finding.fair ? 'all its random numbers follow from its seed' : 'its random numbers do not follow from a seed';
  return `ok, ${finding.entries} entries, final state ${finding.hash}, ${finding.origin ? originText(finding.origin) : luck}`;
}

const KINDS = { lesson: 'a lesson', practice: 'a practice task', branch: 'a match that was itself played on', match: 'a match' } as const;

function originText({ kind, line, of = 'match' }: Origin): string {
  return kind === 'branch' ? `played on from line ${line} of ${KINDS[of]}` : `${KINDS[kind]}, not dealt by chance`;
}
