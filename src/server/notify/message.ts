// What is sent to a guest who is away: the same in the shape that whoever receives it understands.
import { cleanName } from '../../host/index.ts';
import type { KeptNotices } from '../storage/index.ts';
import type { Call } from './calls.ts';
import { type NamedTable, NOTICE_WORDS } from './words.ts';

/** A table that waits for somebody. */
export interface Waiting extends NamedTable {
  readonly id: string;
  readonly game: string;
}

/** What people are reminded of. */
export interface Meeting {
  readonly kind: 'evening' | 'club';
  /** What its address ends with. */
  readonly id: string;
  readonly name: string;
  /** When it begins, and the time now, in ms. */
  readonly at: number;
  readonly now: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** Tables that one digest names. */
const MOST_NAMED = 10;

type Told = Pick<KeptNotices, 'language' | 'home'>;

const MINUTE = 60_000;

function nameOf(waiting: Waiting, { language }: Told): string {
  return NOTICE_WORDS[language].tableIn(waiting);
}

/** What programs and browsers are told of a turn. */
export function turnData(table: Waiting, told: Told): object {
  const { id, game, others } = table;
  const address = told.home === undefined ? {} : { address: addressOf(told, id) };
  return { event: 'your turn', table: id, game, with: others, text: NOTICE_WORDS[told.language].turn(nameOf(table, told)), ...address };
}

/** What they are told once a day. */
export function digestData(tables: readonly Waiting[], told: Told): object {
  const names = tables.slice(0, MOST_NAMED).map(table => nameOf(table, told));
  return {
    event: 'digest',
    tables: tables.map(({ id }) => id),
    text: NOTICE_WORDS[told.language].digest(names),
    ...(told.home === undefined ? {} : { address: `${told.home}/games/mine` }),
  };
}

/** What they are told when another asks them to a table. */
export function invitationData({ id, game, title }: Waiting, from: string, told: Told): object {
  const text = NOTICE_WORDS[told.language].asks(from, title[told.language] ?? title.en);
  return { event: 'invitation', table: id, game, from, text, ...(told.home === undefined ? {} : { address: addressOf(told, id) }) };
}

/** What they are told of a tour that they have not played yet. */
export function dailyData({ date, number }: { readonly date: string; readonly number: number }, told: Told): object {
  const address = told.home === undefined ? {} : { address: `${told.home}/daily` };
  return { event: 'daily tour', date, number, text: NOTICE_WORDS[told.language].daily(number), ...address };
}

/** What they are told before an evening, or a date of their club. */
export function meetingData({ kind, id, name, at, now }: Meeting, told: Told): object {
  const minutes = Math.max(0, Math.round((at - now) / MINUTE));
  const text = NOTICE_WORDS[told.language].begins(cleanName(name), minutes);
  return { event: kind, [kind]: id, text, ...(told.home === undefined ? {} : { address: `${told.home}/${kind}/${id}` }) };
}

function addressOf({ home = '' }: Told, id: string): string {
  return `${home}/t/${id}`;
}

/** The call of a webhook. */
export function hookCall(webhook: string, kind: KeptNotices['kind'], data: object): Call {
  const { text = '', address } = data as { readonly text?: string; readonly address?: string };
  if (kind === 'discord') {
    // Nobody is alarmed by the name of a player.
    const content = [text, address].filter(Boolean).join('\n').slice(0, 2000);
    return { address: webhook, headers: JSON_TYPE, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) };
  }
  if (kind === 'ntfy') {
    const url = new URL(webhook);
    const [, root = '/', topic = ''] = /^(.*\/)([^/]*)\/?$/.exec(url.pathname) ?? [];
    const body = JSON.stringify({ topic, title: 'Tabletour', message: text, ...(address === undefined ? {} : { click: address }) });
    return { address: url.origin + root, headers: JSON_TYPE, body };
  }
  return { address: webhook, headers: JSON_TYPE, body: JSON.stringify(data) };
}
