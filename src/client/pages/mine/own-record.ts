// The record of a game of one's own, to look back at it, to carry it along, and to see how it ended.
import { gameOf } from '../../../kernel/index.ts';
import type { SeatPlan } from '../../../protocol/index.ts';
import { boardOf } from '../../boards/kit.ts';
import { settings } from '../../device/settings.ts';
import { localRecord } from '../../local/host-worker.ts';
import { type KeptMatch, type KeptResult, keepGame, keptGame } from '../../local/kept-games.ts';
import { words } from '../../locale/index.ts';
import { onlineRecord, tableRow } from '../../online/api.ts';
import { nameHere, ownName } from '../../shell/own-name.ts';
import { notesAt } from '../../table/designer-notes.ts';
import { type KeptRecord, recordFile } from '../../table/record-file.ts';
import { filmOf } from '../film.ts';
import { loadGame } from '../loaded-game.ts';
import { looksOf, sceneAt } from '../moment.ts';
import type { OwnGame } from './own-games.ts';

/** The record of a match that is over, by where it is kept; an error says why there is none. */
export async function recordOfOwn(where: string, id: string): Promise<KeptRecord> {
  const kept = where === 'device' ? undefined : (await keptGame(id))?.match;
  if (kept) return kept;
  if (where === 'device') return recordOnDevice(id);
  if (where !== 'online') throw new Error(words.value.table.gone);
  const [{ record, seats }, row] = await Promise.all([onlineRecord(id), tableRow(id)]);
  const text = recordFile(record, seats, row.mine);
  const names = seats.map(plan => (plan.kind === 'open' ? '' : plan.name));
  await keepGame({ id, match: { game: row.game, text, mine: row.mine, names, touched: row.touched ?? Date.now() } });
  return { text, mine: row.mine };
}

async function recordOnDevice(id: string): Promise<KeptRecord> {
  const found = await localRecord(id);
  if (!found) throw new Error(words.value.table.gone);
  // A bot that plays on under one's own name has one's own seat.
  const isOwn = (plan: SeatPlan) => plan.kind === 'human' || (plan.kind === 'bot' && nameHere(plan.name) === ownName());
  const mine = found.seats.flatMap((plan, seat) => (isOwn(plan) ? [seat] : []));
  return { text: recordFile(found.record, found.seats, mine, notesAt(gameOf(found.record), id)), mine };
}

/** How a game ended, with figures in the language spoken; it is kept, so that it is found out once. */
export async function resultOf(own: OwnGame): Promise<KeptResult | undefined> {
  const { language } = settings.value;
  if (own.result?.language === language) return own.result;
  const record = await recordOfOwn(own.where, own.id);
  await keepTouched(own);
  const result = await developed(record);
  if (result) await keepGame({ id: own.id, result });
  return result;
}

/** The list knows when an online game was played, and by whom; its row from outside does not say so. */
async function keepTouched({ id, where, touched, finishedFor }: OwnGame): Promise<void> {
  const match: KeptMatch | undefined = where === 'online' ? (await keptGame(id))?.match : undefined;
  if (match && match.touched !== touched) await keepGame({ id, match: { ...match, touched, ...(finishedFor ? { finishedFor } : {}) } });
}

async function developed(record: KeptRecord): Promise<KeptResult | undefined> {
  const { language } = settings.value;
  const film = await filmOf(record);
  if (!film.ok) return undefined;
  const opened = await loadGame(film.film.id, language);
  const parts = boardOf(opened.kit);
  const scene = sceneAt(film.film, opened, film.film.states.length - 1, 'public');
  if (!scene.outcome) return undefined;
  const { ranks } = scene.outcome;
  const figures = looksOf(film.film).map(({ seat }) => {
    const total = parts.score(scene, seat).reduce((sum, { value }) => sum + value, 0);
    return `${total} ${parts.unit(total, scene.words)}`.replace('-', '−');
  });
  return { language, ranks, figures };
}
