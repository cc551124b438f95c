import { describe, expect } from 'vitest';
import { matchesOf, scripted } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { aidFor } from '../aid.ts';
import { OnTourParis } from '../index.ts';
import type { Agreement } from '../options.ts';
import { ranksOf, tally, titleOf } from '../score.ts';
import { emptyBut, filled, legal, type Marks, move, paper, play, refusal, refusedBy, route, scene } from '../table.testing.ts';
import { view } from '../view.ts';

const drawing = (text: string, given: Partial<Agreement> = {}, seats = 1) =>
  scene({ phase: 'route', boards: Array<Marks>(seats).fill(paper(text)), options: given });

describe('the route', () => {
  clause('OT-8.1', 'when all clubs are filled each player draws one route', () => {
    const s = scene({ phase: 'lastSingle', boards: [emptyBut('1a')] });
    play(s, 'write 29 1a');
    expect(s.frames[0]?.phase).toBe('route');
    expect(refusedBy(s, 'write 29 1a')).toBe('OT-3.3');
  });
  clause('OT-8.2', 'a route starts anywhere, and may be empty', () => {
    const s = drawing('1a=10 2a=20');
    expect(legal(s)).toEqual(['submit', 'start 1a', 'start 2a']);
    play(s, 'submit');
    expect(OnTourParis.outcome(s)).toEqual({ ranks: [1], scores: [0] });
  });
  clause('OT-8.3', 'no X is visited', () => {
    const s = drawing('1a=10');
    expect(refusal(s, 'start 2a')).toEqual({ clause: 'OT-8.3', facts: { club: '2a' } });
    play(s, 'start 1a');
    expect(refusedBy(s, 'step 2a')).toBe('OT-8.3');
  });
  clause('OT-8.4', 'a step follows a line', () => {
    const s = drawing('1a=10 9b=20');
    play(s, 'start 1a');
    expect(refusal(s, 'step 9b')).toEqual({ clause: 'OT-8.4', facts: { club: '9b', from: '1a' } });
  });
  clause('OT-8.5', 'no number is lower than the last number before it', () => {
    const s = drawing('1a=50 2a=* 9a=40 9b=50');
    play(s, 'start 1a; step 2a');
    expect(refusal(s, 'step 9a')).toEqual({ clause: 'OT-8.5', facts: { club: '9a', number: 40, last: 50 } });
    expect(refusedBy(s, 'step 9b')).toBe(undefined);
  });
  clause('OT-8.6', 'stars may be visited first, last and in a row', () => {
    const s = drawing('1a=* 2a=* 9a=40 18a=*');
    play(s, 'start 1a; step 2a; step 9a; step 18a; submit');
    expect(OnTourParis.outcome(s)?.scores).toEqual([4]);
  });
  clause('OT-8.7', 'no club is visited twice, not even by boat', () => {
    const s = drawing('8a=10 7a=10 15a=10');
    play(s, 'start 8a; ride D-C 7a');
    expect(refusal(s, 'ride C-D 8a')).toEqual({ clause: 'OT-8.7', facts: { club: '8a' } });
    play(s, 'step 15a');
    expect(refusedBy(s, 'step 7a')).toBe('OT-8.7');
  });
  clause('OT-8.8', 'draw counts the route drawn and shows the best beside it; auto draws the best', () => {
    const s = drawing('1a=10 2a=20 9a=30');
    play(s, 'start 1a; submit');
    expect(view(s, 'public').results?.[0]).toMatchObject({ points: 1, best: { points: 3 }, title: 'busker', rank: 1 });
    const auto = scene({ phase: 'lastSingle', boards: [emptyBut('1a')], options: { routeMode: 'auto' } });
    play(auto, 'write 29 1a');
    expect(auto.frames).toEqual([]);
    expect(view(auto, 0).results?.[0]?.points).toBe(view(auto, 0).results?.[0]?.best.points);
  });
  clause('OT-8.9', 'a route is entered club by club in secret and submitted by its player', () => {
    const s = drawing('1a=10 2a=20', {}, 2);
    expect(refusedBy(s, 'step 1a')).toBe('OT-8.9');
    expect(refusedBy(s, 'ride A-I 13b')).toBe('OT-8.9');
    play(s, 'start 1a');
    expect(refusedBy(s, 'start 2a')).toBe('OT-8.9');
    expect(view(s, 1).players[0]?.pending).toBe(null);
    expect(play(s, 'submit')).toEqual([{ type: 'finished', seat: 0 }]);
    expect(OnTourParis.deliberate?.(move('submit'))).toBe(true);
    const told = play(s, 'start 1a; step 2a; submit', { seat: 1 });
    expect(told).toMatchObject([
      { type: 'routed', seat: 0, points: 1 },
      { type: 'routed', seat: 1, points: 2 },
      { type: 'ended', winners: [1] },
    ]);
  });
});

describe('the boats', () => {
  const ALL = '16b=10 15a=20 7a=30 8a=40 6a=50 1b=60 5a=70 4b=80 13b=90';
  clause('OT-9.1', 'a ride goes from a dock of the club to any other dock, and on to its club', () => {
    const s = drawing(ALL);
    play(s, 'start 16b');
    expect(legal(s).filter(text => text.startsWith('ride'))).toEqual([
      'ride A-B 15a',
      'ride A-C 7a',
      'ride A-D 8a',
      'ride A-E 6a',
      'ride A-F 1b',
      'ride A-G 5a',
      'ride A-H 4b',
      'ride A-I 13b',
    ]);
    expect(refusal(s, 'ride A-A 16b')).toEqual({ clause: 'OT-9.1', facts: { from: 'A', to: 'A' } });
    expect(refusedBy(s, 'ride B-C 7a')).toBe('OT-9.1');
    expect(refusedBy(s, 'ride A-C 8a')).toBe('OT-9.1');
  });
  clause('OT-9.2', 'a ride may cross the river or stay on its bank', () => {
    const s = drawing(ALL);
    play(s, 'start 16b; ride A-B 15a; ride B-C 7a; submit');
    expect(OnTourParis.outcome(s)?.scores).toEqual([5]);
  });
  clause('OT-9.3', 'a ride scores the difference of the letters in either direction', () => {
    expect(tally(paper(ALL), route('16b ~A-I~ 13b')).boats).toBe(8);
    expect(tally(paper(ALL), route('13b ~I-A~ 16b')).boats).toBe(8);
  });
  clause('OT-9.4', 'the number rule holds over a ride', () => {
    const s = drawing(ALL);
    play(s, 'start 13b');
    expect(refusedBy(s, 'ride I-A 16b')).toBe('OT-8.5');
  });
  clause('OT-9.5', 'several rides, each with its landing club', () => {
    const s = drawing(ALL, { dockUse: 'once' });
    play(s, 'start 16b; ride A-C 7a; submit');
    expect(OnTourParis.read('ride A-C')).toBe(undefined);
    const several = drawing(ALL);
    play(several, 'start 16b; ride A-C 7a; ride C-D 8a; submit');
    expect(OnTourParis.outcome(several)?.scores).toEqual([6]);
  });
  clause('OT-9.6', 'once: a dock serves one ride, as departure or landing', () => {
    const s = drawing(ALL, { dockUse: 'once' });
    play(s, 'start 16b; ride A-C 7a');
    expect(refusal(s, 'ride C-D 8a')).toEqual({ clause: 'OT-9.6', facts: { from: 'C', to: 'D' } });
  });
  clause('OT-9.7', 'between joined clubs the player decides whether it is a line or a ride', () => {
    const s = drawing('15a=10 7a=20');
    play(s, 'start 15a');
    expect(legal(s)).toEqual(['submit', 'step 7a', 'ride B-C 7a']);
    play(s, 'ride B-C 7a; submit');
    expect(OnTourParis.outcome(s)?.scores).toEqual([3]);
  });
  clause('OT-9.8', 'a dock club obliges nobody to ride', () => {
    const s = drawing('15a=10 7a=20 7b=30');
    play(s, 'start 15a; step 7a; step 7b; submit');
    expect(OnTourParis.outcome(s)?.scores).toEqual([3]);
  });
});

describe('scoring', () => {
  clause('OT-10.1, OT-10.2, OT-10.3', 'clubs, circled clubs and rides count', () => {
    expect(tally(paper('16b=07c 13b=*c 13a=18'), route('16b ~A-I~ 13b 13a'))).toEqual({ clubs: 3, circled: 2, boats: 8, points: 13 });
  });
  clause('OT-10.4', 'what is off the route has no value', () => {
    expect(tally(paper('1a=10c 2a=20c 9a=*c'), route('1a')).points).toBe(2);
  });
  clause('OT-10.1', 'equal scores share the rank, or are told apart in detail', () => {
    const boards = [paper('1a=10c'), paper('1a=10 2a=20'), paper('1a=10c 2a=20')];
    const shared = scene({ phase: 'route', boards });
    const detailed = scene({ phase: 'route', boards, options: { tieBreak: 'detailed' } });
    const routes = [route('1a'), route('1a 2a'), route('1a 2a')];
    expect(ranksOf({ ...shared, routes })).toEqual([2, 2, 1]);
    expect(ranksOf({ ...detailed, routes })).toEqual([3, 2, 1]);
    expect(ranksOf({ ...detailed, routes: [route('1a'), route('1a 2a'), route('1a')] })).toEqual([3, 1, 2]);
  });
  clause('OT-10.4', 'a score earns a title, by the use of docks', () => {
    expect([titleOf(0, 'once'), titleOf(19, 'once'), titleOf(20, 'once'), titleOf(54, 'once')]).toEqual([
      'busker',
      'busker',
      'openingAct',
      'legend',
    ]);
    expect([titleOf(37, 'free'), titleOf(48, 'free'), titleOf(56, 'free'), titleOf(64, 'free'), titleOf(72, 'free')]).toEqual([
      'busker',
      'houseBand',
      'headliner',
      'toast',
      'legend',
    ]);
  });
});

describe('planning', () => {
  const planning = (routeAid: Agreement['routeAid']) =>
    view(
      scene({
        phase: 'write',
        shown: ['P08-N', 'P16-W', 'P06-S'],
        boards: [filled({ '1a': '10c', '2a': '20', '9a': '05' })],
        options: { routeAid },
      }),
      0,
    );
  clause('OT-11.1', 'a sketch is nobody’s business but its owner’s', () => {
    expect(aidFor({ ...planning('optimum'), viewer: 'public' }, route('1a'))).toEqual({ problem: null, score: null, best: null });
  });
  clause('OT-11.2', 'none checks nothing, validate checks and counts, optimum shows the best', () => {
    expect(aidFor(planning('none'), route('2a 9a'))).toEqual({ problem: null, score: null, best: null });
    expect(aidFor(planning('validate'), route('1a 2a'))).toMatchObject({ problem: null, score: { points: 3 }, best: null });
    expect(aidFor(planning('validate'), route('2a 9a')).problem).toMatchObject({ at: 1, refusal: { clause: 'OT-8.5' } });
    expect(aidFor(planning('optimum'), []).best).toMatchObject({ points: 3, route: route('1a 2a') });
  });
  clause('OT-11.3', 'the aid agreed on changes no legality', () => {
    const free = drawing('1a=50 2a=40', { routeAid: 'none' });
    const helped = drawing('1a=50 2a=40', { routeAid: 'optimum' });
    expect(legal(free)).toEqual(legal(helped));
    play(free, 'start 1a');
    expect(refusedBy(free, 'step 2a')).toBe('OT-8.5');
  });
});

describe('taking back', () => {
  clause('OT-1.1', 'once the last writing step is closed nothing can be taken back', () => {
    const s = scene({ phase: 'lastSingle', boards: [emptyBut('1a')] });
    const answer = matchesOf(OnTourParis).submit(matchesOf(OnTourParis).startFrom(s.plan, s), 0, [move('write 29 1a')], scripted([]));
    expect(answer.ok && matchesOf(OnTourParis).takeBack(answer.match, 0)).toBe(undefined);
  });
});
