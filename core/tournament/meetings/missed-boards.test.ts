import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mitchell } from '../../movement/index.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { missedBoards, scoresForMissed } from './missed-boards.ts';

/** Five tables, five rounds of three boards: pair 1 sits NS at table 1, and meets 6 with boards 1 to 3, then 10 with 4 to 6. */
const MOVEMENT = orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 3 }));

/** Pair 1 came when board 3 of round 1 was to be played; round 2 is on. */
const late = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(MOVEMENT, settings),
    record(at(1, 1, 3), '4SN=', 'director'),
    command('start-round', { session: 1, round: 2 }),
  );

const missedBy = ({ tournament }: TournamentState, contestant: string) =>
  missedBoards(tournament!, tournament!.sessions.get(1)!, contestant);

const lost = (state: TournamentState, contestant: string) =>
  missedBy(state, contestant).filter(({ isOver }) => isOver);

const scoresOf = (state: TournamentState, contestant: string, because: 'late' | 'new-pair' = 'late') =>
  scoresForMissed(state.tournament!, lost(state, contestant), because, 'Came at 20:15');

test('the boards without a result in rounds that were called: those of the round that is on may still be played', () => {
  expect(missedBy(late(), '1').map(({ board, opponents, isOver }) => [board, opponents, isOver])).toEqual([
    [1, '6', true],
    [2, '6', true],
    [4, '10', false],
    [5, '10', false],
    [6, '10', false],
  ]);
});

describe('what they score', () => {
  test('RTP 2.2.3.1: the late pair as late, the opponents as those of a late pair', () => {
    expect(scoresOf(late(), '1')).toEqual({
      scores: [1, 2].map((board) => ({
        ...at(1, 1, board),
        ns: { kind: 'named', name: 'late' },
        ew: { kind: 'named', name: 'late-opponent' },
      })),
      clause: 'RTP 2.2.3.1',
      reason: 'Came at 20:15',
    });
  });

  test('RTP 2.2.3.1: a new pair has the average that it makes; who sits East–West is on the other side', () => {
    expect(scoresOf(late(), '6', 'new-pair').scores[0]).toMatchObject({
      ns: { kind: 'named', name: 'late-opponent' },
      ew: { kind: 'named', name: 'own-average' },
    });
  });

  test('by the Laws alone it is an average minus (Law 12C2)', () => {
    expect(scoresOf(late({ profile: 'wbf' }), '1').clause).toBe('Law 12C2');
  });
});

describe('given in one go', () => {
  const given1 = command('score-missed', scoresOf(late(), '1'));

  test('every board is scored, and one step takes all of it back', () => {
    const scored = continued(late(), given1);
    expect(lost(scored, '1')).toEqual([]);
    const { boards } = scored.tournament!.sessions.get(1)!;
    expect(
      [boards.get(1), boards.get(2)].flatMap((board) => [...board!.plays.get('A')!.values()]),
    ).toMatchObject([{ adjustment: { clause: 'RTP 2.2.3.1' } }, { adjustment: { clause: 'RTP 2.2.3.1' } }]);
    const back = continued(scored, command('undo', { sequence: scored.version }));
    expect(back.tournament).toEqual(late().tournament);
  });

  test('a result that came meanwhile is kept: then nothing is given', () => {
    const meanwhile = continued(late(), record(at(1, 1, 2), 'Pass', 'director'));
    given(meanwhile)
      .when(given1)
      .thenRefused('not-missed', { params: { board: 2, table: 1, round: 1 } });
  });

  test('something has to be said, with its grounds', () => {
    const nothing = { ...given1.data, scores: [] };
    given(late()).when(command('score-missed', nothing)).thenRefused('no-scores');
    given(late())
      .when(command('score-missed', { ...given1.data, reason: ' ' }))
      .thenRefused('reason-missing');
  });
});
