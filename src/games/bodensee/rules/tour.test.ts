import { describe, expect } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import type { Die } from '../components.ts';
import { aboard, lake, legal, play, purses, refusedBy } from '../table.testing.ts';

/** A bus in Bodman about to arrive in Konstanz, where these attractions stand; the first number is the owner. */
function toKonstanz(dice: readonly Die[], tiles: readonly (readonly [number | null, string])[], options = {}) {
  const s = lake({
    buses: [['bod', ...dice], ['wan'], ['dor'], ['wil']],
    built: tiles.map(([owner, tile]) => ['kon', tile, owner] as const),
    money: [0, 0],
    options,
  });
  return { s, events: play(s, 'bus bod; none; drive kon') };
}

const visits = (events: readonly { type: string; tile?: string }[]) =>
  events.filter(({ type }) => type === 'visited').map(({ tile }) => tile);

describe('the tour', () => {
  clause('BT-5.1', 'it takes place in the arrival town', () => {
    const s = lake({
      buses: [['bod', 'green6'], ['wan'], ['dor'], ['wil']],
      built: [
        ['bod', 'n10', 1],
        ['kon', 'n01', 1],
      ],
    });
    expect(visits(play(s, 'bus bod; none; drive kon'))).toEqual(['n01']);
  });
  clause('BT-5.2', 'the highest priority comes first, or by option the lowest', () => {
    const tiles = [
      [1, 'n01'],
      [1, 'n10'],
      [1, 'n05'],
    ] as const;
    expect(visits(toKonstanz(['green6'], tiles).events)).toEqual(['n10', 'n05', 'n01']);
    expect(visits(toKonstanz(['green6'], tiles, { priorityOrder: 'low-first' }).events)).toEqual(['n01', 'n05', 'n10']);
  });
  clause('BT-5.3', 'exactly one tourist of the colour with enough pips visits', () => {
    expect(toKonstanz(['green3', 'green2', 'red6'], [[1, 'n10']]).s.buses[0]?.dice).toEqual(['green2', 'red6']);
  });
  clause('BT-5.4', 'a tile without an able tourist is skipped, one with an able tourist never', () => {
    const { s, events } = toKonstanz(
      ['green2', 'red6'],
      [
        [1, 'n10'],
        [1, 'c09'],
      ],
    );
    expect(visits(events)).toEqual(['c09']);
    expect(refusedBy(s, 'skip')).toBe('BT-3.2');
  });
  clause('BT-5.4', 'by option a visit of another colour may be declined', () => {
    const s = lake({
      options: { allAppealVisits: 'optional' },
      buses: [['dor', 'green5'], ['bod'], ['wan'], ['wil']],
      built: [
        ['lin', 'c09', 1],
        ['lin', 'n05', 1],
      ],
      money: [0, 0],
    });
    play(s, 'bus dor; appeal; drive lin');
    expect(legal(s)).toEqual(['skip', 'send green5']);
    play(s, 'skip');
    expect(purses(s)).toEqual([0, 2]);
  });
  clause('BT-5.4', 'but not if somebody of the tile’s own colour is able', () => {
    const s = lake({
      options: { allAppealVisits: 'optional' },
      buses: [['dor', 'green5', 'red4'], ['bod'], ['wan'], ['wil']],
      built: [['lin', 'c09', 1]],
    });
    play(s, 'bus dor; appeal; drive lin');
    expect(legal(s)).toEqual(['send green5', 'send red4']);
    expect(refusedBy(s, 'skip')).toBe('BT-5.4');
  });
  clause('BT-5.5', 'equals that share an able tourist are ordered by the active player, others by id', () => {
    const given = {
      buses: [['dor', 'green5', 'red1'], ['bod'], ['wan'], ['wil']],
      built: [
        ['lin', 'n01', 1],
        ['lin', 'c01', 1],
      ],
    } as const;
    const s = lake(given);
    play(s, 'bus dor; appeal; drive lin');
    expect(legal(s)).toEqual(['next n01', 'next c01']);
    expect(refusedBy(s, 'next u01')).toBe('BT-5.5');
    expect(visits(play(lake(given), 'bus dor; none; drive lin'))).toEqual(['n01', 'c01']);
  });
  clause('BT-5.6', 'the active player chooses among different able tourists; equal ones are one choice', () => {
    const { s } = toKonstanz(['green5', 'green3', 'green3', 'green1'], [[1, 'n05']]);
    expect(legal(s)).toEqual(['send green3', 'send green5']);
    expect(refusedBy(s, 'send green1')).toBe('BT-5.6');
    expect(refusedBy(s, 'next n05')).toBe('BT-5.5');
    play(s, 'send green3');
    expect(aboard(s)).toEqual(['green5', 'green1', 'green3', 'green1']);
  });
  clause('BT-5.7', 'a tile is visited once a tour, a tourist may visit several', () => {
    expect(
      visits(
        toKonstanz(
          ['green6'],
          [
            [1, 'n10'],
            [1, 'n05'],
          ],
        ).events,
      ),
    ).toEqual(['n10', 'n05']);
  });
  clause('BT-5.8', 'the tourist loses the value and the owner gets it, by option with the bonus euro', () => {
    expect(purses(toKonstanz(['green6'], [[1, 'n12']]).s)).toEqual([0, 3]);
    expect(purses(toKonstanz(['green6'], [[1, 'n12']], { bonusEuro: true }).s)).toEqual([0, 4]);
  });
  clause('BT-5.8', 'the bank keeps what is paid at an attraction without an owner', () => {
    const { s } = toKonstanz(['green3'], [[null, 'n10']]);
    expect(purses(s)).toEqual([3, 0]);
  });
  clause('BT-5.9', 'the owner is paid in every turn, own or not', () => {
    const { s } = toKonstanz(
      ['green6', 'red6'],
      [
        [0, 'n10'],
        [1, 'c09'],
      ],
    );
    expect(s.companies.map(({ atHome, fromOthers }) => [atHome, fromOthers])).toEqual([
      [3, 0],
      [0, 3],
    ]);
  });
  clause('BT-5.10', 'a ruined tourist leaves the game and pays the active player the pips removed', () => {
    const { s } = toKonstanz(['green3', 'red6'], [[1, 'n10']]);
    expect(purses(s)).toEqual([3, 3]);
    expect(s.gone[0]).toBe(1);
    expect(purses(toKonstanz(['green3', 'red6'], [[1, 'n10']], { ruinBonus: 'none' }).s)).toEqual([0, 3]);
  });
  clause('BT-5.11', 'an active owner gets both', () => {
    expect(purses(toKonstanz(['green3', 'red6'], [[0, 'n10']]).s)).toEqual([6, 0]);
  });
  clause('BT-5.12', 'the tour ends when nothing is left that anybody can visit', () => {
    const { s, events } = toKonstanz(
      ['green4'],
      [
        [1, 'n10'],
        [1, 'n11'],
        [1, 'c01'],
      ],
    );
    expect(visits(events)).toEqual(['n11']);
    expect(s.frames[0]?.phase).toBe('allDay');
  });
  clause('BT-5.13', 'nobody visits the harbour itself', () => {
    expect(visits(toKonstanz(['green6'], []).events)).toEqual([]);
  });
  clause('BT-5.14', 'grey attractions are visited only while all attractions appeal', () => {
    expect(visits(toKonstanz(['green6'], [[1, 'u01']]).events)).toEqual([]);
    const s = lake({ buses: [['dor', 'green5'], ['bod'], ['wan'], ['wil']], built: [['lin', 'u01', 1]] });
    expect(visits(play(s, 'bus dor; appeal; drive lin'))).toEqual(['u01']);
  });
  clause('BT-5.15', 'in free order the active player chooses every next tile', () => {
    const { s } = toKonstanz(
      ['green6'],
      [
        [1, 'n01'],
        [1, 'n10'],
        [1, 'n05'],
      ],
      { priorityOrder: 'free' },
    );
    expect(legal(s)).toEqual(['next n01', 'next n05', 'next n10']);
    play(s, 'next n05');
    expect(legal(s)).toEqual(['next n01', 'next n10']);
    expect(
      visits(
        toKonstanz(
          ['green6', 'red6'],
          [
            [1, 'c01'],
            [1, 'n01'],
          ],
          { priorityOrder: 'free' },
        ).events,
      ),
    ).toEqual(['n01', 'c01']);
  });
});

describe('morning actions', () => {
  clause('BT-6.1', 'Increase value pays the owner more, in the tour and in a Give tour of the evening', () => {
    const s = lake({ buses: [['bod', 'green6', 'red2'], ['wan'], ['dor'], ['wil']], built: [['kon', 'n10', 1]], money: [0, 0] });
    play(s, 'bus bod; increase; drive kon; tour; die green3', { luck: [0, 5] });
    expect(purses(s)).toEqual([3, 8]);
  });
  clause('BT-6.2', 'Ignore first appeal changes where the bus may go', () => {
    const s = lake();
    play(s, 'bus wan; ignore');
    expect(legal(s)).toContain('drive kon');
  });
  clause('BT-6.3', 'the ferry costs its fare, and is refused to whoever cannot pay', () => {
    const s = lake({ buses: [['kon'], ['wan'], ['dor'], ['wil']], money: [3, 0], options: { ferryFare: 2 } });
    play(s, 'bus kon; ferry');
    expect(s.companies[0]).toMatchObject({ money: 1, spentOnFerry: 2 });
    const poor = lake({ buses: [['kon'], ['wan'], ['dor'], ['wil']], money: [1, 0], options: { ferryFare: 2 } });
    play(poor, 'bus kon');
    expect(refusedBy(poor, 'ferry')).toBe('BT-6.3');
  });
  clause('BT-6.4', 'All attractions appeal drops the colour in the tour, not on the road', () => {
    const s = lake({
      buses: [['dor', 'green6'], ['bod'], ['wan'], ['wil']],
      built: [
        ['bre', 'c01', 1],
        ['lin', 'c09', 1],
      ],
    });
    play(s, 'bus dor; appeal');
    expect(legal(s)).toEqual(['drive lin', 'drive ror']);
    expect(visits(play(s, 'drive lin'))).toEqual(['c09']);
  });
  clause('BT-6.5', 'the effect ends with the turn', () => {
    const s = lake();
    play(s, 'bus bod; increase; drive kon; none');
    expect(s.turn.morning).toBeNull();
  });
});
