// For tests only: whole matches with seeded luck, seen moment by moment.
import { type Refusal, type Seat, seeded, type Voice, voiceOf } from '../../../kernel/index.ts';
import { SAMPLE } from '../content-sample.ts';
import type { Event } from '../events.ts';
import { Bodensee } from '../index.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** A moment: what was to be chosen, what was refused, what was chosen and what came of it. */
export interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly candidates: readonly Move[];
  readonly refused: readonly Refusal[];
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface Walk {
  readonly seats: number;
  readonly dealt: readonly Event[];
  readonly moments: readonly Moment[];
}

const CASES: readonly { readonly seats: number; readonly options: object }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { casinoRerolls: 3, centrePips: 2, bonusEuro: true, endTiming: 'finishRound', dicePerColour: 6 } },
  { seats: 2, options: { content: SAMPLE, allAppealVisits: 'optional', giveTourWholeBus: true, dicePerColour: 5 } },
  { seats: 4, options: { ruinBonus: 'none', priorityOrder: 'free', useAppeal: false, finalTie: 'race', dicePerColour: 5 } },
];

/** Several matches under several agreements; every other move is any legal one. */
export const WALKS: readonly Walk[] = CASES.map(({ seats, options }, at) => {
  const reading = Bodensee.options.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const chance = seeded(`words ${at}`);
  const dealt: Event[] = [];
  const state = Bodensee.setup(
    { options: reading.options, seats, version: Bodensee.version },
    { chance, tell: event => dealt.push(event) },
  );
  const moments: Moment[] = [];
  for (let [seat] = Bodensee.awaiting(state); seat !== undefined; [seat] = Bodensee.awaiting(state)) {
    const legal = Bodensee.legal(state, seat);
    const candidates = Bodensee.candidates(state, seat);
    const refused = candidates.flatMap(move => Bodensee.refusal(state, seat ?? 0, move) ?? []);
    const clever = chance.below(2) === 0 ? Bodensee.policy?.(state, seat, legal, chance) : undefined;
    const move = clever ?? legal[chance.below(legal.length)];
    if (!move) throw new Error('nothing is legal');
    const [view, events]: [View, Event[]] = [Bodensee.view(state, seat), []];
    Bodensee.play(state, seat, move, { chance, tell: event => events.push(event) });
    moments.push({ view, seat, candidates, refused, move, events });
  }
  return { seats, dealt, moments };
});

/** A voice for each seat, and one for nobody in particular. */
export function voicesAt({ seats }: Walk): Voice[] {
  const name = (seat: Seat) => ['Ada', 'Bruno', 'Élise', 'Franz'][seat] ?? '';
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)].map(you => voiceOf(name, you));
}

/** What happened, turn by turn. */
export function turnsOf({ dealt, moments }: Walk): Event[][] {
  const turns: Event[][] = [];
  for (const event of [...dealt, ...moments.flatMap(({ events }) => events)]) {
    if (event.type === 'turnBegun' || event.type === 'turnSkipped' || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}
