import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import {
  agree,
  at,
  entry,
  openEvening,
  plainSeating,
  plannedEvening,
  planOf,
  record,
  threeTableHowell,
} from '../testing/evening.ts';
import { after, command, continued, given } from '../testing/given.ts';

const entered = (count: number) =>
  after(
    command('create-tournament', { name: 'Club evening', date: '2026-03-14' }),
    ...Array.from({ length: count }, (_, index) => entry(`${index + 1}`)),
  );

const plan = (movement: PairMovement, seating = plainSeating(movement), confirmed?: readonly string[]) =>
  command('plan-session', {
    session: 1,
    sections: [{ section: 'A', movement, seating }],
    ...(confirmed === undefined ? {} : { confirmed, because: 'They agreed to it' }),
  });

describe('planning a session', () => {
  const movement = threeTableHowell();
  const state = entered(6);

  test('every number has an entered pair, and every pair one number', () => {
    given(state).when(plan(movement)).thenTypes('session-planned');
    const { 6: _, ...five } = plainSeating(movement);
    given(state).when(plan(movement, five)).thenRefused('number-empty');
    given(state)
      .when(plan(movement, { ...five, 6: '1' }))
      .thenRefused('seated-twice');
    given(state)
      .when(plan(movement, { ...five, 6: '9' }))
      .thenRefused('no-such-pair');
    given(state)
      .when(plan(movement, { ...plainSeating(movement), 7: '1' }))
      .thenRefused('no-such-number');
    const withdrawn = continued(state, command('withdraw-contestant', { contestant: '6' }));
    given(withdrawn).when(plan(movement)).thenRefused('withdrawn');
  });

  test('a movement that fails its checks is refused', () => {
    const [first, ...rest] = movement.rounds;
    const twice = { ...movement, rounds: [first!, { ...first!, round: 2 }, ...rest.slice(1)] };
    given(state).when(plan(twice)).thenRefused('movement-unsound');
  });

  test('RTP 3.5.5.2: a Howell is never cut short', () => {
    const short = orThrow(howell({ pairs: 6, boardsPerRound: 2, rounds: 4 }));
    given(state).when(plan(short)).thenRefused('howell-cut-short', { clause: 'RTP 3.5.5.2' });
    const free = after(
      command('create-tournament', { name: 'x', date: '2026-03-14', settings: { profile: 'wbf' } }),
      ...[1, 2, 3, 4, 5, 6].map((pair) => entry(`${pair}`)),
    );
    given(free).when(plan(short)).thenTypes('session-planned');
  });

  test('RTP 3.5.3: a pair that cannot move on a number that moves is asked about', () => {
    const state = continued(
      entered(6),
      command('change-contestant', { kind: 'pair', contestant: '1', stationary: true }),
    );
    given(state).when(plan(movement)).thenRefused('to-confirm', { clause: 'RTP 3.5.3' });
    given(state)
      .when(plan(movement, plainSeating(movement), ['needs-fixed-seat']))
      .thenTypes('session-planned');
    // A rule that may be departed from is departed from with a reason on record.
    const { because: _, ...silent } = plan(movement, plainSeating(movement), ['needs-fixed-seat']).data;
    given(state)
      .when(command('plan-session', silent))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ asks: 'reason' })] });
    given(state)
      .when(plan(movement, { ...plainSeating(movement), 1: '6', 6: '1' }))
      .thenTypes('session-planned');
  });

  test('can be done again until the session begins; once opened it is asked about, after round 1 refused', () => {
    given(plannedEvening()).when(planOf(1, movement)).thenTypes('session-planned');
    given(openEvening()).when(planOf(1, movement)).thenRefused('to-confirm');
    const second = continued(openEvening(), command('start-round', { session: 1, round: 2 }));
    given(second).when(planOf(1, movement)).thenRefused('session-begun');
  });

  test('a session is numbered, and its sections have names', () => {
    given(state).when(planOf(0, movement)).thenRefused('session-number');
    given(state)
      .when(command('plan-session', { session: 1, sections: [] }))
      .thenRefused('no-sections');
    const half = { section: 'A', movement, seating: plainSeating(movement) };
    given(state)
      .when(command('plan-session', { session: 1, sections: [half, half] }))
      .thenRefused('section-names');
  });
});

describe('taking a number', () => {
  const odd = orThrow(mitchell({ pairs: 7, rounds: 3, boardsPerRound: 2 }));
  const open = continued(openEvening(odd), entry('late'));
  const vacant = odd.vacant[0]!;
  const seat = (number: number, contestant: string) =>
    command('seat-contestant', { session: 1, section: 'A', number, contestant });

  test('a late pair takes the vacant number and plays from then on', () => {
    const seated = continued(open, seat(vacant, 'late'));
    const section = seated.tournament!.sessions.get(1)!.sections.get('A')!;
    expect(section.movement).toMatchObject({ pairs: 8, vacant: [] });
    expect(section.movement.rankings).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    const plan = odd.rounds[0]!.tables.find(({ ns, ew }) => ns === vacant || ew === vacant)!;
    given(open)
      .when(record(at(1, plan.table, plan.boards[0]!), 'Pass'))
      .thenRefused('no-opponents');
    given(seated)
      .when(record(at(1, plan.table, plan.boards[0]!), 'Pass'))
      .thenTypes('result-recorded');
  });

  test('nobody sits twice, and nobody takes the number of a pair that has played', () => {
    given(open).when(seat(vacant, '1')).thenRefused('seated-twice');
    given(open).when(seat(99, 'late')).thenRefused('no-such-number');
    given(open).when(seat(1, 'late')).thenTypes('contestant-seated');
    const { table, boards } = odd.rounds[0]!.tables.find(({ ns }) => ns === 1)!;
    const played = continued(open, record(at(1, table, boards[0]!), 'Pass'));
    given(played).when(seat(1, 'late')).thenRefused('number-played');
  });
});

describe('replanning', () => {
  const movement = orThrow(mitchell({ pairs: 8, rounds: 4, boardsPerRound: 2 }));
  const { table, boards } = movement.rounds[0]!.tables[0]!;
  const where = at(1, table, boards[0]!);
  const begun = continued(openEvening(movement), record(where, 'Pass'), agree(where));
  const replan = (to: PairMovement, fromRound: number) =>
    command('replan-movement', {
      session: 1,
      section: 'A',
      fromRound,
      movement: to,
      seating: plainSeating(to),
      reason: 'late start',
    });
  const shorter = { ...movement, kind: 'custom' as const, rounds: movement.rounds.slice(0, 3) };

  test('leaves the rounds that were played alone', () => {
    given(begun).when(replan(shorter, 2)).thenTypes('movement-replanned');
    given(begun).when(replan(shorter, 1)).thenRefused('round-begun');
    const [first, second, third] = shorter.rounds;
    const exchanged = {
      ...shorter,
      rounds: [{ ...second!, round: 1 }, { ...first!, round: 2 }, third!],
    };
    given(begun).when(replan(exchanged, 2)).thenRefused('past-changed');
  });

  test('RTP 3.5.5.2: does not shorten a Howell', () => {
    const whole = threeTableHowell();
    const cut = { ...whole, kind: 'custom' as const, rounds: whole.rounds.slice(0, 4) };
    given(openEvening()).when(replan(cut, 2)).thenRefused('howell-cut-short', { clause: 'RTP 3.5.5.2' });
  });
});
