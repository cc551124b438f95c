// What an end of the game is worth to each seat, from 0 to 1: its share of the ranks, or the success of the team.
import type { Outcome } from '../../kernel/index.ts';
import { exponential } from '../exponential.ts';

/** What an end, or a guess at it, is worth to every seat. */
export interface Judgement {
  readonly values: readonly number[];
  /** The chance to win, seat by seat. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** What ends are like from where the search stands. */
export interface Scale {
  readonly seats: number;
  /** Whether all seats win and lose together; one seat is a team of its own. */
  readonly isTeam: boolean;
  readonly mean: number;
  /** How far scores lie apart. */
  readonly spread: number;
  /** How often a team wins. */
  readonly wins: number;
}

/** Of a place's worth, the victory; the rest is for the place itself. */
const WINNING = 0.75;

function logistic(x: number): number {
  return 1 / (1 + exponential(-x));
}

/** A chance to win where a usual standing wins so often. */
function asOftenAs(wins: number, standing: number): number {
  return wins / (wins + (1 - wins) * exponential(-standing));
}

/** The judgement of an end that was reached; a lead in points counts so much of it. */
export function judgeEnd({ ranks, scores }: Outcome, scale: Scale, lead: number): Judgement {
  if (scale.isTeam && ranks.every(rank => rank === ranks[0])) return ofTeam(ranks[0] === 1 ? 1 : 0, scores, scale, lead);
  const wins = ranks.map(rank => (rank === 1 ? 1 / tied(ranks, 1) : 0));
  const places = ranks.map((rank, seat) => WINNING * (wins[seat] ?? 0) + (1 - WINNING) * shareOfPlaces(ranks, rank));
  const values = lead === 0 ? places : places.map((place, seat) => mixed(place, ahead(scores, seat, scale), lead));
  return { values, wins, scores };
}

/** The judgement of guessed final scores: nobody is sure to be ahead. */
export function judgeGuess(scores: readonly number[], scale: Scale, lead: number): Judgement {
  if (scale.isTeam) return ofTeam(asOftenAs(scale.wins, standing(mean(scores), scale)), scores, scale, lead);
  const most = Math.max(...scores);
  const weights = scores.map(score => exponential((score - most) / scale.spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const wins = weights.map(weight => weight / all);
  const places = wins.map((win, seat) => WINNING * win + (1 - WINNING) * ahead(scores, seat, scale));
  return { values: places.map((place, seat) => mixed(place, ahead(scores, seat, scale), lead)), wins, scores };
}

function ofTeam(won: number, scores: readonly number[], scale: Scale, lead: number): Judgement {
  const value = mixed(won, logistic(standing(mean(scores), scale)), lead);
  return { values: scores.map(() => value), wins: scores.map(() => won), scores };
}

function mixed(victory: number, points: number, lead: number): number {
  return (1 - lead) * victory + lead * points;
}

function standing(score: number, scale: Scale): number {
  return (score - scale.mean) / scale.spread;
}

function tied(ranks: readonly number[], rank: number): number {
  let count = 0;
  for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === rank) count++;
  return count;
}

/** 1 for the first place, 0 for the last; those who share a rank share its places. */
function shareOfPlaces(ranks: readonly number[], rank: number): number {
  const others = ranks.length - 1;
  let behind = 0;
  for (let seat = 0; seat < ranks.length; seat++) if ((ranks[seat] as number) > rank) behind++;
  return others === 0 ? 1 : (behind + (tied(ranks, rank) - 1) / 2) / others;
}

/** How many of the others a seat is likely to leave behind, as a share. */
function ahead(scores: readonly number[], seat: number, scale: Scale): number {
  const score = scores[seat] as number;
  let sum = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) sum += logistic((score - (scores[other] as number)) / scale.spread);
  }
  return scores.length > 1 ? sum / (scores.length - 1) : 1;
}

/** The scale of some ends; it is a team's if none of them tells the seats apart. */
export function scaleOf(ends: readonly Outcome[]): Scale {
  const isTeam = ends.every(({ ranks }) => ranks.every(rank => rank === ranks[0]));
  const all = mean(ends.flatMap(({ scores }) => scores));
  const deviations = ends.flatMap(({ scores }) => scores.map(score => score - (isTeam ? all : mean(scores))));
  const spread = Math.sqrt(mean(deviations.map(each => each * each)));
  return {
    seats: ends[0]?.ranks.length ?? 1,
    isTeam,
    mean: all,
    spread: Math.max(spread, SMALLEST_SPREAD),
    // Neither never nor always, however few the ends.
    wins: (ends.filter(({ ranks }) => ranks[0] === 1).length + 0.5) / (ends.length + 1),
  };
}

const SMALLEST_SPREAD = 0.5;

function mean(numbers: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] as number;
  return numbers.length > 0 ? sum / numbers.length : 0;
}
