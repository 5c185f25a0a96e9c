import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell, mitchell } from '../../movement/index.ts';
import { pairsWithoutSeat } from '../meetings/arrivals.ts';
import type { Settings } from '../settings.ts';
import type { SessionState, Tournament, TournamentState } from '../state.ts';
import { openSmall, plannedEvening } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { reservesLeft } from './phase-reserves.ts';

/*
 * Qualifying: three tables, three boards. Pair 1 makes 420 on all of them, pair 2 140, pair 3 loses 50: North–South ends 1,
 * 2, 3. Everybody of East–West meets the three once and has half the points; penalties make it 4, 5, 6. The final: 1, 2, 4, 5.
 */
const QUALIFYING = orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 1 }));
const FINAL = orThrow(howell({ pairs: 4, boardsPerRound: 2 }));
const MADE: Readonly<Record<number, string>> = { 1: '4SN=', 2: '2SN+1', 3: '4SN-1' };

function final(settings: Partial<Settings>): TournamentState {
  const rounds = QUALIFYING.rounds.flatMap(({ round, tables }) => [
    command('start-round', { session: 1, round }),
    ...tables.flatMap(({ table, ns, boards }) =>
      boards.map((board) =>
        command('record-result', {
          session: 1,
          section: 'A',
          round,
          table,
          board,
          result: MADE[ns] ?? '',
          by: 'director',
        }),
      ),
    ),
  ]);
  const penalty = (contestant: string, value: string) =>
    command('give-penalty', {
      session: 1,
      contestant,
      amount: { unit: 'percent-of-top', value },
      clause: 'Law 90',
      reason: 'Slow',
    });
  return continued(
    plannedEvening(QUALIFYING, { sessionCount: 2, lead: 'not-asked', ...settings }),
    openSmall(1),
    ...rounds,
    penalty('5', '10'),
    penalty('6', '20'),
    command('close-session', { session: 1, confirmed: ['unagreed-results'] }),
    command('plan-session', {
      session: 2,
      sections: [{ section: 'A', movement: FINAL, seating: { 1: '1', 2: '2', 3: '4', 4: '5' } }],
      inGroups: true,
    }),
    openSmall(2),
    command('start-round', { session: 2, round: 1 }),
  );
}

const in2 = ({ tournament }: TournamentState): [Tournament, SessionState] => {
  const session = tournament?.sessions.get(2);
  if (tournament === undefined || session === undefined) throw new Error('There is no final.');
  return [tournament, session];
};
const reservesFor = (absent: string, settings: Partial<Settings>): readonly string[] =>
  reservesLeft(...in2(final(settings)), absent);

describe('who did not go on stands by in the order of the phase before', () => {
  test('ROP 4.4: the next of the same list first, then those of the other', () => {
    expect(reservesFor('1', { profile: 'rop' })).toEqual(['3', '6']);
    expect(reservesFor('4', { profile: 'rop' })).toEqual(['6', '3']);
  });

  test('RTP 2.1.10: where reserves are announced; else nobody is called', () => {
    expect(reservesFor('1', { reserves: true })).toEqual(['3', '6']);
    expect(reservesFor('1', {})).toEqual([]);
  });

  test('ROP 4.4: the first of them takes the place; another only when the director says so', () => {
    const absent = continued(
      final({ profile: 'rop' }),
      command('note-absence', { session: 2, contestant: '1' }),
    );
    const take = (contestant: string) =>
      command('take-place', {
        session: 2,
        instead: '1',
        contestant,
        as: 'reserve',
        fromRound: 1,
        reason: 'Not there',
        clause: 'ROP 4.4',
      });
    given(absent)
      .when(take('6'))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'not-next-reserve' })] });
    const [first] = in2(continued(absent, take('3')));
    expect(first.contestants.get('3')?.unranked).toBeUndefined();
  });

  test('nobody has to find a seat for who did not qualify', () => {
    expect(pairsWithoutSeat(...in2(final({ profile: 'rop' })))).toEqual([]);
  });
});
