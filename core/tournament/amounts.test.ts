import { describe, expect, test } from 'vitest';
import type { CommandData } from './command.ts';
import { factFault } from './evolve/fact-fault.ts';
import type { SideScoreData } from './score-data.ts';
import { at, handScored, plannedEvening } from './testing/evening.ts';
import { type AnyCommand, command, continued, given, timeAt } from './testing/given.ts';

const grounds = { clause: 'Law 90', reason: 'slow play' };
const session = 1;

/** Held until it is confirmed, and then done. */
function asked(
  state: ReturnType<typeof handScored>,
  code: string,
  ask: (confirmed?: string[]) => AnyCommand,
) {
  given(state)
    .when(ask())
    .thenRefused('to-confirm', { findings: [expect.objectContaining({ code })] });
  expect(() => continued(state, ask([code]))).not.toThrow();
}

const confirming = (confirmed: readonly string[] | undefined) =>
  confirmed === undefined ? {} : { confirmed };

describe('what is hardly meant is asked about', () => {
  const penalty = (amount: CommandData['give-penalty']['amount'], confirmed?: readonly string[]) =>
    command('give-penalty', { session, contestant: '1', amount, ...grounds, ...confirming(confirmed) });

  test('Law 90: a penalty of more than a whole board', () => {
    const state = handScored();
    asked(state, 'unlikely-penaltyPercent', (codes) =>
      penalty({ unit: 'percent-of-top', value: '500' }, codes),
    );
    given(state)
      .when(penalty({ unit: 'percent-of-top', value: '100' }))
      .thenTypes('penalty-given');
  });

  test('Law 78A: with two tables a top is 2 matchpoints, and 3 of them are more than a board', () => {
    const state = handScored();
    asked(state, 'unlikely-penaltyPercent', (codes) => penalty({ unit: 'matchpoints', value: '3' }, codes));
    given(state)
      .when(penalty({ unit: 'matchpoints', value: '2' }))
      .thenTypes('penalty-given');
  });

  test('Law 78B: a penalty of more IMPs than a board is worth', () => {
    const state = handScored({ method: 'cross-imps' });
    asked(state, 'unlikely-penaltyImps', (codes) => penalty({ unit: 'imps', value: '25' }, codes));
    given(state)
      .when(penalty({ unit: 'imps', value: '24' }))
      .thenTypes('penalty-given');
  });

  const adjusted = (ns: SideScoreData, confirmed?: readonly string[]) =>
    command('adjust-score', { ...at(1, 1, 2), ns, ew: ns, ...grounds, ...confirming(confirmed) });

  test.each(['140', '-1', '201/2'])('Law 12C2: %s per cent of a board', (percent) => {
    asked(handScored(), 'unlikely-adjustedPercent', (codes) => adjusted({ kind: 'percent', percent }, codes));
  });

  test('Law 78B and Law 77: IMPs and points that no board gives', () => {
    asked(handScored({ method: 'butler' }), 'unlikely-adjustedImps', (codes) =>
      adjusted({ kind: 'imps', imps: '-25' }, codes),
    );
    asked(handScored({ method: 'total-points' }), 'unlikely-adjustedPoints', (codes) =>
      adjusted({ kind: 'points', points: '7610' }, codes),
    );
  });

  test('RTP 3.5.4: a handicap of more than the 16 per cent of two beginners', () => {
    const change = (handicap: string, confirmed?: readonly string[]) =>
      command('change-contestant', { kind: 'pair', contestant: '1', handicap, ...confirming(confirmed) });
    asked(handScored(), 'unlikely-handicap', (codes) => change('90', codes));
    given(handScored()).when(change('16')).thenTypes('contestant-changed');
    // What stands already is not asked about again.
    const confirmed = continued(handScored(), change('90', ['unlikely-handicap']));
    given(confirmed).when(change('90')).thenTypes('contestant-changed');
    expect(confirmed.tournament!.contestants.get('1')).not.toHaveProperty('confirmed');
  });

  test.each([2, 45])('RTP 2.2.5: %d minutes a board', (minutesPerBoard) => {
    asked(handScored(), 'unlikely-minutesPerBoard', (codes) =>
      command('change-settings', { changes: { minutesPerBoard }, ...confirming(codes) }),
    );
  });

  test('Law 79C1: a correction period of more than a week', () => {
    // Before play: afterwards it is late as well (RTP 2.2.7.2).
    asked(plannedEvening(), 'unlikely-correctionMinutes', (codes) =>
      command('change-settings', { changes: { correctionMinutes: 10_081 }, ...confirming(codes) }),
    );
  });

  test('a step that rounds away what is carried over, together with its being late', () => {
    const carryOver = { afterSession: 1, share: '1/4', toNearest: '5', rounding: 'half-up' } as const;
    given(handScored())
      .when(command('change-settings', { changes: { carryOver } }))
      .thenRefused('to-confirm', {
        findings: [
          expect.objectContaining({ code: 'carry-over-late' }),
          expect.objectContaining({ code: 'unlikely-carryOverStep' }),
        ],
      });
  });

  test('a round made longer by an hour, and a break of four', () => {
    const state = handScored();
    asked(state, 'unlikely-extension', (codes) =>
      command('extend-round', { session, round: 1, minutes: 60, ...confirming(codes) }),
    );
    asked(state, 'unlikely-break', (codes) =>
      command('pause-clock', { session, until: timeAt(240), ...confirming(codes) }),
    );
  });
});

describe('what cannot be is refused', () => {
  test.each(['10001', '999999999'])('a penalty of %s per cent, confirmed or not', (value) => {
    const amount = { unit: 'percent-of-top', value } as const;
    given(handScored())
      .when(
        command('give-penalty', {
          session,
          contestant: '1',
          amount,
          ...grounds,
          confirmed: ['unlikely-penaltyPercent'],
        }),
      )
      .thenRefused('amount-impossible', { params: { amount: value, least: 0, most: 10_000 } });
  });

  test.each(['-2', '1/0', '101', '9'.repeat(101)])('a handicap of %s', (handicap) => {
    given(handScored())
      .when(
        command('change-contestant', {
          kind: 'pair',
          contestant: '1',
          handicap,
          confirmed: ['unlikely-handicap'],
        }),
      )
      .thenRefused('handicap');
  });

  test.each(['40/1', '1/0', '-1/4'])('a share of %s carried over', (share) => {
    const carryOver = { afterSession: 1, share, toNearest: '0.01', rounding: 'half-up' } as const;
    given(handScored())
      .when(command('change-settings', { changes: { carryOver } }))
      .thenRefused('carry-over');
  });
});

describe('Law 12C1(c): weights that the scoring cannot hold', () => {
  const weighted = (parts: number): SideScoreData => ({
    kind: 'assigned',
    outcomes: [
      { result: '4SN=', weight: `1/${parts}` },
      { result: '4SN-1', weight: `${parts - 1}/${parts}` },
    ],
  });
  const adjust = (parts: number, table = 1) =>
    command('adjust-score', {
      ...at(1, table, table === 1 ? 1 : 3),
      ns: weighted(parts),
      ew: weighted(parts),
      ...grounds,
    });

  test('are refused at the desk and in a file, those that per cent and thirds need are not', () => {
    const state = handScored();
    given(state).when(adjust(300)).thenTypes('score-adjusted');
    const tooFine = adjust(100_001);
    given(state)
      .when(tooFine)
      .thenRefused('weights-too-fine', { params: { board: 1 } });
    const envelope = { sequence: state.version + 1, actor: 'director', cause: 'x', time: timeAt(1) };
    const inFile = { type: 'score-adjusted', data: tooFine.data, ...envelope } as const;
    expect(factFault(state, inFile)).toMatchObject({ ok: false, error: { code: 'weights-too-fine' } });
    expect(factFault(state, { ...inFile, data: adjust(300).data })).toBeUndefined();
  });
});
