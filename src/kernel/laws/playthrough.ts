import { fast, pick, seeded } from '../chance.ts';
import type { Game, Tagged, Told, Viewer } from '../game.ts';
import { hash } from '../hash.ts';
import { matchesOf } from '../matches.ts';
import { same } from '../same.ts';
import { isObject } from '../shape.ts';

/** Values longer than this are told by their length and a check number. */
const LONGEST = 70;

/** A whole match as text: every list of legal moves, every move, and what changed in the state and to each who looked. */
export function playthrough<S, M extends Tagged, E extends Told, V, O>(
  game: Game<S, M, E, V, O>,
  agreed: { readonly seats: number; readonly options: O },
  seed: string,
): string {
  const luck = seeded(`${seed}/luck`);
  const choice = fast(`${seed}/choice`);
  let { match, events } = matchesOf(game).deal(agreed, luck);
  const lines = [`${game.id}, version ${game.version}, ${agreed.seats} seats, seed "${seed}"`, `options ${JSON.stringify(agreed.options)}`];
  lines.push(`deal: luck [${match.record.dealt.join(' ')}]`, ...told(events), ...changes('state', {}, match.state));
  for (let seat = game.awaiting(match.state)[0]; seat !== undefined; seat = game.awaiting(match.state)[0]) {
    const { state } = match;
    const legal = game.legal(state, seat);
    // Mostly sensible moves, now and then any other: so the text sees more of the rules.
    const move = choice.below(4) > 0 && game.policy ? game.policy(game.clone(state), seat, legal, choice) : pick(legal, choice);
    lines.push(
      '',
      `${match.record.entries.length + 1} awaiting ${game.awaiting(state).join(' ')}: ${legal.map(each => game.write(each)).join('; ')}`,
    );
    ({ match, events } = matchesOf(game).enact(match, seat, move, luck));
    const drawn = match.record.entries.at(-1)?.luck ?? [];
    lines.push(`  seat ${seat}: ${game.write(move)}${drawn.length > 0 ? `  luck [${drawn.join(' ')}]` : ''}`, ...told(events));
    lines.push(...changes('state', state, match.state));
    for (const viewer of new Set<Viewer>([seat, 'public']))
      lines.push(...changes(`seen by ${viewer}`, game.view(state, viewer), game.view(match.state, viewer)));
  }
  lines.push('', `outcome ${JSON.stringify(game.outcome(match.state))}`, '');
  return lines.join('\n');
}

function told(events: readonly Told[]): string[] {
  return events.map(event => `  told ${JSON.stringify(event)}`);
}

/** One line for all that changed from one value to another. */
function changes(what: string, before: unknown, after: unknown): string[] {
  const found = changed(before, after, '');
  return found.length > 0 ? [`  ${what}: ${found.join(', ')}`] : [];
}

function changed(before: unknown, after: unknown, at: string): string[] {
  if (same(before, after)) return [];
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (!now) return [`${at}=${short(after)}`];
  if (Object.values(now).every(value => !fieldsOf(value)) && Array.isArray(after)) return [`${at}=${short(after)}`];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now)]);
  return [...names].flatMap(name =>
    Object.hasOwn(now, name) ? changed(old?.[name], now[name], at ? `${at}.${name}` : name) : [`${at}.${name} gone`],
  );
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return Array.isArray(value) ? { ...value } : isObject(value) ? value : undefined;
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  if (text.length <= LONGEST) return text;
  return Array.isArray(value) ? `${value.length} items #${hash(value).slice(0, 6)}` : `#${hash(value)}`;
}
