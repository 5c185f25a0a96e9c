import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mayCommand } from '../access/permission.ts';
import type { TournamentState } from '../state.ts';
import { openEvening, plannedEvening } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { answer } from '../views/answer.ts';

const third = command('change-contestant', {
  kind: 'pair',
  contestant: '1',
  players: [
    { name: 'Ana Um', valueIndex: 60 },
    { name: 'Rui Dois', valueIndex: 45 },
  ],
  third: { name: 'Eva Três', valueIndex: 20 },
});
const plays = (playing: readonly [number, number], fromRound: number) =>
  command('name-partners', { session: 1, contestant: '1', playing, fromRound });
const entryOf = (state: TournamentState) =>
  orThrow(answer(state, { view: 'entries' })).entries.find(({ contestant }) => contestant === '1');
/** Who sits for pair 1 in a round, as a table's phone says it. */
function seatedIn(state: TournamentState, round: number): readonly string[] {
  const { cards } = orThrow(answer(state, { view: 'table-cards', session: 1 }));
  for (const { section, table, lines } of cards) {
    const here = lines.find((line) => line.round === round && (line.ns === '1' || line.ew === '1'));
    if (here === undefined) continue;
    const view = orThrow(answer(state, { view: 'table', session: 1, section, table, round }));
    return (here.ns === '1' ? view.ns : view.ew)?.contestant.names ?? [];
  }
  return [];
}

describe('RTP 3.5.2: a triplet', () => {
  const triplet = continued(openEvening(), third);

  test('has three players, and two thirds of the sum of their indexes: 2/3 of 60 + 45 + 21 is 84', () => {
    const changed = continued(
      triplet,
      command('change-contestant', {
        kind: 'pair',
        contestant: '1',
        third: { name: 'Eva Três', valueIndex: 21 },
      }),
    );
    expect(entryOf(changed)).toMatchObject({ name: 'Ana Um, Rui Dois, Eva Três', valueIndex: 84 });
  });

  test('a pair has the sum of its two; an index that the organiser gives stands', () => {
    const state = continued(
      plannedEvening(),
      command('change-contestant', {
        kind: 'pair',
        contestant: '1',
        players: [
          { name: 'Ana Um', valueIndex: 60 },
          { name: 'Rui Dois', valueIndex: 45 },
        ],
      }),
    );
    expect(entryOf(state)?.valueIndex).toBe(105);
    const given = continued(
      state,
      command('change-contestant', { kind: 'pair', contestant: '1', valueIndex: 90 }),
    );
    expect(entryOf(given)?.valueIndex).toBe(90);
  });

  test('the first two play until it says otherwise; from that round on the two it names', () => {
    const state = continued(triplet, plays([0, 2], 2), plays([1, 2], 4));
    expect([1, 2, 3, 4, 5].map((round) => seatedIn(state, round))).toEqual([
      ['Ana Um', 'Rui Dois'],
      ['Ana Um', 'Eva Três'],
      ['Ana Um', 'Eva Três'],
      ['Rui Dois', 'Eva Três'],
      ['Rui Dois', 'Eva Três'],
    ]);
  });

  test('is ranked as one, under all three names', () => {
    const state = continued(
      triplet,
      command('record-result', {
        session: 1,
        section: 'A',
        round: 1,
        table: 1,
        board: 1,
        result: '4SN=',
        by: 'director',
      }),
    );
    const lines = orThrow(answer(state, { view: 'ranking', session: 1 })).lists.flatMap((list) => list.lines);
    expect(lines.find(({ contestant }) => contestant === '1')?.names).toEqual([
      'Ana Um',
      'Rui Dois',
      'Eva Três',
    ]);
  });

  test('names two different players of the three, in a round that there is', () => {
    given(triplet)
      .when(plays([1, 1], 1))
      .thenRefused('two-of-three');
    given(triplet)
      .when(plays([0, 3], 1))
      .thenRefused('two-of-three');
    given(triplet)
      .when(plays([0, 2], 9))
      .thenRefused('no-such-round');
    given(openEvening())
      .when(plays([0, 1], 1))
      .thenRefused('no-triplet');
  });

  test('says it itself, on its own phone; no other pair and no table says it', () => {
    const may = (viewer: Parameters<typeof mayCommand>[1]) =>
      mayCommand(triplet, viewer, plays([0, 2], 2)).ok;
    expect(may({ role: 'player', contestant: '1' })).toBe(true);
    expect(may({ role: 'director' })).toBe(true);
    expect(may({ role: 'player', contestant: '2' })).toBe(false);
    expect(may({ role: 'public' })).toBe(false);
  });

  test('a substitute in it is for the director: the limits speak of two (RTP 2.2.2.1)', () => {
    given(triplet)
      .when(
        command('substitute-player', {
          session: 1,
          contestant: '1',
          player: 2,
          substitute: { name: 'Somebody Else' },
          fromRound: 1,
        }),
      )
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'triplet-substitute' })] });
  });
});
