import { describe, expect, test } from 'vitest';
import { absencesOf } from '../meetings/absences.ts';
import { scoresForMissed } from '../meetings/missed-boards.ts';
import { meetingsOf } from '../meetings/schedule.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, entry, openSmall, planOf, record, threeTableHowell } from '../testing/evening.ts';
import { type AnyCommand, after, command, continued, given, timeAt } from '../testing/given.ts';
import { plannedIndividual, playerEntry, TWO_ROUNDS } from '../testing/individual.ts';
import { rankingView } from '../views/ranking.ts';

/*
 * Six pairs in a Howell of three tables, rounds of two boards at 7 minutes: the first lasts 14 minutes. Play begins at
 * minute 0. Pair 6 is not there; pairs 7 and 8 stand by in this order, pair 9 happens to be in the room.
 */

const reserve = (contestant: string, order: number): AnyCommand =>
  command('enter-contestant', {
    kind: 'pair',
    contestant,
    players: [{ name: `Reserve ${contestant}a` }, { name: `Reserve ${contestant}b` }],
    reserve: order,
  });

const MOVEMENT = threeTableHowell();

function waiting(settings: Partial<Settings> = {}): TournamentState {
  return after(
    command('create-tournament', {
      name: 'Final',
      date: '2026-03-14',
      settings: { reserves: true, ...settings },
    }),
    ...['1', '2', '3', '4', '5', '6', '9'].map(entry),
    reserve('7', 1),
    reserve('8', 2),
    planOf(1, MOVEMENT),
    openSmall(1),
    command('start-round', { session: 1, round: 1 }),
    command('note-absence', { session: 1, contestant: '6' }),
  );
}

const minute = (after_: number) => ({ time: timeAt(after_) });

const GROUNDS = { reason: 'Not there', clause: 'RTP 2.2.3.2' };

const take = (
  contestant: string,
  as: 'reserve' | 'stand-in' | 'returned',
  fromRound: number,
  when: number,
  confirmed: readonly string[] = [],
): AnyCommand =>
  command(
    'take-place',
    { session: 1, instead: '6', contestant, as, fromRound, ...GROUNDS, confirmed },
    minute(when),
  );

const call = (round: number, when: number): AnyCommand =>
  command('start-round', { session: 1, round }, minute(when));

const absence = ({ tournament }: TournamentState) => {
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  const [found] = absencesOf(tournament, session);
  if (found === undefined) throw new Error('Everybody is there.');
  return found;
};

/** Who sits at the place of pair 6, round by round. */
const atPlace = ({ tournament }: TournamentState): readonly (string | undefined)[] => {
  const session = tournament?.sessions.get(1);
  const section = session?.sections.get('A');
  if (tournament === undefined || section === undefined) throw new Error('Nothing is planned.');
  return meetingsOf(tournament, 1, section).map((meetings, index) => {
    const plan = MOVEMENT.rounds[index]?.tables.find(({ ns, ew }) => ns === 6 || ew === 6);
    const meeting = meetings.find(({ table }) => table === plan?.table);
    return plan?.ns === 6 ? meeting?.ns : meeting?.ew;
  });
};

/** Where pair 6 plays in a round, and against whom. */
const placeIn = (round: number) => {
  const plan = MOVEMENT.rounds[round - 1]?.tables.find(({ ns, ew }) => ns === 6 || ew === 6);
  if (plan === undefined) throw new Error('It sits out.');
  return plan;
};

const playedThere = (round: number, when: number): readonly AnyCommand[] =>
  placeIn(round).boards.map((board) =>
    command(
      'record-result',
      { ...at(round, placeIn(round).table, board), result: 'Pass', by: 'NS' },
      minute(when),
    ),
  );

describe('RTP 2.1.10: reserves', () => {
  test('without a scheme that was announced there are none', () => {
    const silent = after(command('create-tournament', { name: 'Final', date: '2026-03-14' }));
    given(silent).when(reserve('7', 1)).thenRefused('no-reserves', { clause: 'RTP 2.1.10' });
  });
  test('ROP 4.4: all who did not qualify are', () => {
    const rop = after(
      command('create-tournament', { name: 'Final', date: '2026-03-14', settings: { profile: 'rop' } }),
    );
    given(rop).when(reserve('7', 1)).thenTypes('contestant-entered');
  });
  test('they have no seat, and nobody has to find them one', () => {
    expect(absence(waiting()).reserves).toEqual(['7', '8']);
  });
});

describe('D17, RTP 2.2.3.2: how long a pair is waited for', () => {
  test('20 minutes, though the first round ends after 14', () => {
    expect(absence(waiting()).limits).toEqual({
      outFrom: timeAt(20),
      outBy: timeAt(20),
      clause: 'RTP 2.2.3.2',
    });
  });
  test('to the end of the first round when that is later', () => {
    const longer = continued(
      waiting(),
      command('extend-round', { session: 1, round: 1, minutes: 14 }, minute(1)),
    );
    expect(absence(longer).limits?.outBy).toBe(timeAt(28));
  });
  test('ROP 5.4: from the end of round 1 at the latest', () => {
    expect(absence(waiting({ profile: 'rop' })).limits).toEqual({
      outFrom: timeAt(14),
      outBy: timeAt(14),
      clause: 'ROP 5.4',
    });
  });
});

describe('RTP 2.2.3.2: a reserve', () => {
  test('is not called before that time, unless the director has a reason', () => {
    given(waiting())
      .when(take('7', 'reserve', 1, 12))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'reserve-early' })] });
    given(waiting())
      .when(take('7', 'reserve', 1, 12, ['reserve-early']))
      .thenTypes('place-taken', 'contestant-withdrawn');
  });

  test('comes in its order', () => {
    given(waiting())
      .when(take('8', 'reserve', 1, 20))
      .thenRefused('to-confirm', {
        clause: 'RTP 2.1.10',
        findings: [expect.objectContaining({ code: 'not-next-reserve' })],
      });
  });

  test('enters in the next round, and the pair is out', () => {
    const state = continued(waiting(), command('end-round', { session: 1, round: 1 }, minute(14)));
    expect(absence(state).enters).toBe(2);
    const taken = continued(state, take('7', 'reserve', 1, 20));
    expect(atPlace(taken)).toEqual(['7', '7', '7', '7', '7']);
    expect(absence(taken)).toMatchObject({ isOut: true, holder: { contestant: '7', as: 'reserve' } });
  });

  test('2.2.3.1, M13: has its own average on the boards lost before, the opponents at least 60%', () => {
    const state = continued(waiting(), call(2, 14), take('7', 'reserve', 1, 20));
    const { lost } = absence(state);
    expect(lost.map(({ board }) => board)).toEqual(placeIn(1).boards);
    if (state.tournament === undefined) throw new Error('Nothing is planned.');
    const { scores, clause } = scoresForMissed(state.tournament, lost, 'new-pair', 'late');
    expect(clause).toContain('RTP 2.2.3.1');
    const own = placeIn(1).ns === 6 ? 'ns' : 'ew';
    for (const score of scores) {
      expect(score[own]).toEqual({ kind: 'named', name: 'own-average' });
      expect(score[own === 'ns' ? 'ew' : 'ns']).toEqual({ kind: 'named', name: 'late-opponent' });
    }
  });

  test('who comes until the end of the second round enters in the third; later nobody does', () => {
    const second = continued(waiting(), call(2, 14));
    expect(absence(second).enters).toBe(3);
    const third = continued(second, call(3, 28));
    expect(absence(third).enters).toBeUndefined();
    given(third)
      .when(take('7', 'reserve', 3, 30))
      .thenRefused('to-confirm', {
        clause: 'RTP 2.2.3.2',
        findings: [expect.objectContaining({ code: 'reserve-late' })],
      });
  });
});

describe('RTP 2.2.2.2: a pair of circumstance', () => {
  const standing = () => continued(waiting(), take('9', 'stand-in', 1, 5, ['leads-to-out']));

  test('that the absent pair is out is said before it sits down', () => {
    given(waiting())
      .when(take('9', 'stand-in', 1, 5))
      .thenRefused('to-confirm', {
        clause: 'RTP 2.2.2.2',
        findings: [expect.objectContaining({ code: 'leads-to-out' })],
      });
  });

  test('plays out of competition', () => {
    const { tournament } = standing();
    expect(tournament?.contestants.get('9')?.unranked).toMatchObject({ clause: 'RTP 2.2.3.2' });
    expect(tournament?.contestants.get('6')?.withdrawn).toMatchObject({ excluded: true });
  });

  test('2.2.3.2: leaves its place to a reserve from the third round on, and its results stand', () => {
    const played = continued(standing(), ...playedThere(1, 12), call(2, 14), ...playedThere(2, 26));
    const taken = continued(played, take('7', 'reserve', 3, 27));
    expect(atPlace(taken)).toEqual(['9', '9', '7', '7', '7']);
    given(played)
      .when(take('7', 'reserve', 2, 27))
      .thenRefused('has-played');
  });

  test('D16: asks to stay until 30 minutes after the results, and is ranked then', () => {
    const published = continued(
      standing(),
      command(
        'close-session',
        { session: 1, confirmed: ['missing-results', 'unagreed-results', 'unsettled'] },
        minute(70),
      ),
      command('publish-results', { session: 1 }, minute(90)),
    );
    expect(absence(published).mayStayUntil).toBe(timeAt(120));
    const stay = (when: number, confirmed: readonly string[] = []) =>
      command(
        'rank-contestant',
        { contestant: '9', ranked: true, reason: 'Wants to go on', clause: 'RTP 2.2.2.2', confirmed },
        minute(when),
      );
    given(published).when(stay(120)).thenTypes('contestant-ranked');
    given(published)
      .when(stay(121))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'stay-asked-late' })] });
    given(published)
      .when(stay(121, ['stay-asked-late']))
      .thenTypes('contestant-ranked');
  });
});

describe('ROP 4.4, 5.4: the reserve plays at once, and the pair may come back', () => {
  const rop = { profile: 'rop' } as const;
  const sitting = () => continued(waiting(rop), take('7', 'reserve', 1, 2));

  test('from the first round on, without waiting', () => {
    expect(atPlace(sitting())).toEqual(['7', '7', '7', '7', '7']);
    expect(absence(sitting())).toMatchObject({ isOut: false, mayReturn: 'ROP 4.4' });
  });

  test('until the signal for the second round; what the reserve made stands', () => {
    const back = continued(sitting(), ...playedThere(1, 12), take('6', 'returned', 2, 13));
    expect(atPlace(back)).toEqual(['7', '6', '6', '6', '6']);
    expect(absence(back)).toMatchObject({ minutesLate: 13 });
    const [board] = placeIn(1).boards;
    const play = back.tournament?.sessions
      .get(1)
      ?.boards.get(board ?? 0)
      ?.plays.get('A');
    expect([...(play?.values() ?? [])].some(({ ns, ew }) => ns === '7' || ew === '7')).toBe(true);
  });

  test('5.4, read so that the results go with the place: they are the pair’s, and the reserve has none', () => {
    const readings = { 'reserve-results': 'pair' };
    const back = continued(
      waiting({ ...rop, readings }),
      take('7', 'reserve', 1, 2),
      ...playedThere(1, 12),
      take('6', 'returned', 2, 13),
    );
    expect(atPlace(back)).toEqual(['6', '6', '6', '6', '6']);
    const plays = [...(back.tournament?.sessions.get(1)?.boards.values() ?? [])].flatMap(({ plays: of }) => [
      ...(of.get('A')?.values() ?? []),
    ]);
    expect(plays.some(({ ns, ew }) => ns === '7' || ew === '7')).toBe(false);
    expect(plays.some(({ ns, ew }) => ns === '6' || ew === '6')).toBe(true);
    expect(back.tournament?.contestants.get('7')?.unranked).toBeDefined();
  });

  test('after it the place is lost: the reserve plays in its own right', () => {
    const later = continued(sitting(), ...playedThere(1, 12), call(2, 14));
    expect(absence(later).mayReturn).toBeUndefined();
    given(later)
      .when(take('6', 'returned', 3, 15))
      .thenRefused('to-confirm', {
        clause: 'ROP 4.4',
        findings: [expect.objectContaining({ code: 'place-lost' })],
      });
  });

  test('P08, ROP 9.1: the lateness is that of the moment it came', () => {
    const came = continued(waiting(rop), command('end-absence', { session: 1, contestant: '6' }, minute(11)));
    expect(absence(came)).toMatchObject({ came: timeAt(11), minutesLate: 11 });
  });
});

describe('as any fact', () => {
  test('it is undone together with what followed from it', () => {
    const state = waiting();
    const taken = continued(state, take('7', 'reserve', 1, 20));
    const undone = continued(taken, command('undo', { sequence: taken.version }, minute(21)));
    expect(atPlace(undone)).toEqual(atPlace(state));
    expect(undone.tournament?.contestants.get('6')?.withdrawn).toBeUndefined();
  });

  test('a pair that has played is not absent', () => {
    const there = continued(waiting(), ...playedThere(1, 5));
    given(there)
      .when(command('note-absence', { session: 1, contestant: '5' }))
      .thenTypes('absence-noted');
    const other = placeIn(1).ns === 6 ? placeIn(1).ew : placeIn(1).ns;
    given(there)
      .when(command('note-absence', { session: 1, contestant: `${other}` }))
      .thenRefused('absent-has-played');
  });

  test('a place cannot be taken from somebody who is there', () => {
    given(waiting())
      .when(
        command('take-place', {
          session: 1,
          instead: '1',
          contestant: '9',
          as: 'stand-in',
          fromRound: 1,
          ...GROUNDS,
        }),
      )
      .thenRefused('not-absent');
  });

  test('whoever held the place is ranked by the boards he played; who never came is not in the ranking', () => {
    const played = continued(
      waiting({ profile: 'rop' }),
      take('7', 'reserve', 1, 2),
      ...playedThere(1, 12),
      call(2, 14),
      ...playedThere(2, 20),
    );
    const { tournament } = played;
    const session = tournament?.sessions.get(1);
    if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
    const ranked = rankingView(tournament, [session]).lists.flatMap(({ lines }) => lines);
    const ids = ranked.map(({ contestant }) => contestant);
    expect(ids).toContain('7');
    expect(ids).not.toContain('6');
  });

  test('a section that is planned anew keeps who played where', () => {
    const taken = continued(
      waiting({ profile: 'rop' }),
      take('7', 'reserve', 1, 2),
      ...playedThere(1, 12),
      take('6', 'returned', 2, 13),
      call(2, 14),
    );
    const replanned = continued(
      taken,
      command(
        'replan-movement',
        {
          session: 1,
          section: 'A',
          fromRound: 3,
          movement: { ...MOVEMENT, kind: 'custom', rounds: MOVEMENT.rounds },
          seating: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' },
          reason: 'in a test',
        },
        minute(15),
      ),
    );
    expect(atPlace(replanned)).toEqual(['7', '6', '6', '6', '6']);
  });
});

describe('RTP 1.2: a player of an individual', () => {
  /** Two tables, two rounds of a board: player 1 is not there. */
  const waiting = () =>
    continued(
      plannedIndividual(TWO_ROUNDS, { profile: 'rtp-2014' }),
      command('open-session', { session: 1 }),
      command('start-round', { session: 1, round: 1 }),
      command('note-absence', { session: 1, contestant: '1' }),
    );
  const standsIn = (confirmed: readonly string[] = []) =>
    command('take-place', {
      session: 1,
      instead: '1',
      contestant: '9',
      as: 'stand-in',
      fromRound: 1,
      reason: 'Player 1 did not come',
      clause: 'RTP 2.2.2.2',
      confirmed,
    });

  test('has a stand-in, who is told what it leads to, sits in his seat and is in no ranking', () => {
    const entered = continued(waiting(), playerEntry('9'));
    given(entered).when(standsIn()).thenRefused('to-confirm', { clause: 'RTP 2.2.2.2' });
    const sitting = continued(entered, standsIn(['leads-to-out']));
    expect(absence(sitting)).toMatchObject({ contestant: '1', isOut: true, holder: { contestant: '9' } });
    const scored = continued(
      sitting,
      record(at(1, 1, 1), '4SN=', 'director'),
      record(at(1, 2, 1), 'Pass', 'director'),
    );
    const { lists } = rankingView(scored.tournament!, [scored.tournament!.sessions.get(1)!]);
    const lines = lists.flatMap((list) =>
      list.lines.map(({ contestant, score }) => `${contestant} ${score}`),
    );
    // +420 against a board passed out: his partner, player 2, has the top; who sat East–West there none.
    expect(lines).toContain('2 100.00');
    expect(lines).toContain('3 0.00');
    expect(lines.some((line) => line.startsWith('9 ') || line.startsWith('1 '))).toBe(false);
  });
});
