import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { beforeRevoke, REVOKE_BOARD, REVOKE_DEAL, REVOKE_STEPS, REVOKE_TOLD } from '../testing/revoked.ts';
import { rankingView } from '../views/ranking.ts';
import type { CaseState } from './case.ts';

const TABLE = { session: 1, section: 'A', table: 1 };
const GROUNDS = { reason: 'West revoked in trick 4', clause: 'Law 64A1' };

/** The only case of the session. */
function caseIn({ tournament }: TournamentState): CaseState {
  const [kept] = tournament?.sessions.get(1)?.cases?.values() ?? [];
  if (kept === undefined) throw new Error('No case was opened.');
  return kept;
}

const opened = (before = beforeRevoke()): TournamentState =>
  continued(before, command('open-case', { ...REVOKE_BOARD, ...REVOKE_TOLD }, { id: 'opened-1' }));

const of = (state: TournamentState) => ({ session: 1, case: caseIn(state).number });

const rule = (state: TournamentState, effect: object = { result: '4SS+1' }) =>
  command('rule-case', { ...of(state), ...GROUNDS, after: caseIn(state).latest, ...effect });

const ranking = ({ tournament }: TournamentState): string => {
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  return JSON.stringify(rankingView(tournament, [session]));
};

const recorded = ({ tournament }: TournamentState, table = 1): string | undefined =>
  tournament?.sessions.get(1)?.boards.get(1)?.plays.get('A')?.get(`A/1/${table}`)?.recorded?.result;

const undone = (state: TournamentState) => continued(state, command('undo', { sequence: state.version }));

describe('a case is opened', () => {
  test('as the board is marked, with the hands of the record', () => {
    given(beforeRevoke())
      .when(command('open-case', REVOKE_BOARD))
      .thenFacts({
        type: 'case-opened',
        data: {
          ...REVOKE_BOARD,
          edition: 2017,
          setup: { dealer: 'N', vulnerable: 'None', regulation: 'RTP', hands: 'record' },
          steps: [],
        },
      });
  });

  test('by the Laws of the tournament; without a hand record nobody’s cards are known', () => {
    given(openEvening(TWO_TABLES, { laws: 2007 }))
      .when(command('open-case', { ...at(1, 1, 2) }))
      .thenFacts({
        type: 'case-opened',
        data: {
          ...at(1, 1, 2),
          edition: 2007,
          setup: { dealer: 'E', vulnerable: 'NS', regulation: 'RTP' },
          steps: [],
        },
      });
  });

  test('takes the call of the table on its way, and the ruling answers it', () => {
    const called = continued(beforeRevoke(), command('call-director', { ...TABLE, board: 1, by: 'S' }));
    const asked = command('open-case', { ...REVOKE_BOARD, ...REVOKE_TOLD });
    given(called).when(asked).thenTypes('call-taken', 'case-opened');
    const state = continued(called, asked);
    given(state).when(rule(state)).thenTypes('result-corrected', 'case-ruled', 'director-answered');
    // A call about another board is another matter.
    const other = continued(beforeRevoke(), command('call-director', { ...TABLE, board: 2 }));
    given(other).when(asked).thenTypes('case-opened');
  });

  test('of a board that is played there, told as it can have happened', () => {
    const before = beforeRevoke();
    given(before)
      .when(command('open-case', { ...REVOKE_BOARD, board: 9 }))
      .thenRefused('board-not-here');
    given(before)
      .when(command('open-case', { ...REVOKE_BOARD, steps: ['hello'] }))
      .thenRefused('case-unreadable');
    given(before)
      .when(command('open-case', { ...REVOKE_BOARD, ...REVOKE_TOLD, steps: ['> revoke-damage no'] }))
      .thenRefused('case-impossible');
    given(before)
      .when(command('open-case', { ...REVOKE_BOARD, steps: Array.from({ length: 601 }, () => 'N Pass') }))
      .thenRefused('case-too-long');
  });
});

describe('a case is told further', () => {
  test('from a step on, building on the change that was seen', () => {
    const state = opened();
    const after = caseIn(state).latest;
    expect(after).toBe('opened-1');
    const more = { ...of(state), from: REVOKE_STEPS.length - 1, steps: ['> revoke-damage yes'] };
    given(state)
      .when(command('tell-case', { ...more, after }))
      .thenFacts({ type: 'case-told', data: more });
    const told = continued(state, command('tell-case', { ...more, after }));
    expect(caseIn(told).told.steps.at(-1)).toBe('> revoke-damage yes');
    // Another director saw the case as it was before.
    given(told)
      .when(command('tell-case', { ...more, after }))
      .thenRefused('case-changed', { params: { who: 'tester', at: caseIn(told).changedAt } });
    given(told)
      .when(command('rule-case', { ...of(told), ...GROUNDS, after }))
      .thenRefused('case-changed');
  });

  test('not with a gap, and not what cannot have happened', () => {
    const state = opened();
    const about = { ...of(state), after: caseIn(state).latest };
    given(state)
      .when(command('tell-case', { ...about, from: 99, steps: [] }))
      .thenRefused('case-gap');
    given(state)
      .when(command('tell-case', { ...about, from: 1, steps: ['N DA'] }))
      .thenRefused('case-impossible');
    given(state)
      .when(command('tell-case', { ...about, case: 1, from: 0, steps: [] }))
      .thenRefused('no-such-case');
  });

  test('a reason stands with its step, goes with it, and takes nothing from what is being told', () => {
    const state = opened();
    const step = REVOKE_STEPS.length - 1;
    const noted = continued(
      state,
      command('note-case', { ...of(state), step, text: 'No line gives North more' }),
      command('note-case', { ...of(state), text: 'Called at once' }),
    );
    expect(caseIn(noted).notes.map(({ text }) => text)).toEqual([
      'No line gives North more',
      'Called at once',
    ]);
    expect(caseIn(noted).latest).toBe(caseIn(state).latest);
    const shorter = continued(
      noted,
      command('tell-case', { ...of(state), from: step, steps: [], after: caseIn(noted).latest }),
    );
    expect(caseIn(shorter).notes.map(({ text }) => text)).toEqual(['Called at once']);
    given(shorter)
      .when(command('note-case', { ...of(state), step, text: 'x' }))
      .thenRefused('case-gap');
  });
});

describe('the outcome applies itself', () => {
  test('64A1: two tricks go over, and the ranking follows; undone together it is as before', () => {
    const state = opened();
    const before = ranking(state);
    const ruled = continued(state, rule(state));
    expect(recorded(ruled)).toBe('4SS+1');
    expect(ranking(ruled)).not.toBe(before);
    expect(caseIn(ruled)).toMatchObject({
      status: 'ruled',
      rulings: [
        {
          moved: { to: 'NS', tricks: 2 },
          before: '4SS-1',
          result: '4SS+1',
          clauses: expect.arrayContaining(['64A1']),
        },
      ],
    });
    const back = undone(ruled);
    expect(ranking(back)).toBe(before);
    expect(recorded(back)).toBe('4SS-1');
    expect(caseIn(back)).toMatchObject({ status: 'open', rulings: [] });
  });

  test('an adjusted score and a penalty come with the ruling, or none of it does (12C1, 90A)', () => {
    const state = opened();
    const adjustment = {
      ns: {
        kind: 'assigned',
        outcomes: [
          { result: '4SS+1', weight: '3/5' },
          { result: '4SS=', weight: '2/5' },
        ],
      },
      ew: { kind: 'named', name: 'A-' },
    } as const;
    const fine = { contestant: '3', amount: { unit: 'percent-of-top', value: '10' } } as const;
    const warned = { contestant: '3', amount: 'warning' } as const;
    given(state)
      .when(rule(state, { adjustment, penalties: [warned] }))
      .thenTypes('score-adjusted', 'warning-given', 'case-ruled');
    given(state)
      .when(rule(state, { adjustment, penalties: [fine] }))
      .thenTypes('score-adjusted', 'penalty-given', 'case-ruled');
    given(state)
      .when(rule(state, { adjustment, penalties: [{ ...warned, contestant: '9' }] }))
      .thenRefused('not-seated');
    const ruled = continued(state, rule(state, { adjustment, penalties: [warned] }));
    const before = ranking(state);
    expect(ranking(ruled)).not.toBe(before);
    expect(ranking(undone(ruled))).toBe(before);
  });

  test('a ruling has a reason and a clause, and waits for no answer', () => {
    const state = opened();
    given(state)
      .when(rule(state, { reason: ' ' }))
      .thenRefused('reason-missing');
    given(state)
      .when(rule(state, { clause: '' }))
      .thenRefused('clause-missing');
    const asked = continued(
      state,
      command('tell-case', {
        ...of(state),
        from: REVOKE_STEPS.length - 1,
        steps: [],
        after: caseIn(state).latest,
      }),
    );
    given(asked).when(rule(asked)).thenRefused('case-unanswered');
  });

  test('36B: whether the director rules on it now is his to say, and not said by keeping the case', () => {
    const told = { setup: { dealer: 'N', vulnerable: 'None' }, steps: ['N 1H', 'E P', 'S X'] } as const;
    const state = continued(beforeRevoke(), command('open-case', { ...REVOKE_BOARD, ...told }));
    given(state).when(rule(state, {})).thenRefused('case-unanswered');
  });

  test('what is told after a ruling opens the case again, and its tricks go over once', () => {
    const state = opened();
    const ruled = continued(state, rule(state));
    const again = continued(
      ruled,
      command('tell-case', {
        ...of(ruled),
        from: REVOKE_STEPS.length - 1,
        steps: ['> revoke-damage no'],
        after: caseIn(ruled).latest,
      }),
    );
    expect(caseIn(again).status).toBe('open');
    // What stands is what was ruled: nothing is left to correct.
    given(again).when(rule(again)).thenTypes('case-ruled');
  });

  test('a case is closed without a ruling, once', () => {
    const state = opened();
    const closed = continued(state, command('close-case', { ...of(state), reason: 'No revoke' }));
    expect(caseIn(closed).status).toBe('closed');
    given(closed)
      .when(command('close-case', of(closed)))
      .thenRefused('case-closed');
    expect(recorded(closed)).toBe('4SS-1');
  });
});

test('what rests on a case is undone before it', () => {
  const state = opened();
  const ruled = continued(state, rule(state));
  given(ruled)
    .when(command('undo', { sequence: caseIn(ruled).number }))
    .thenRefused('stood-on');
});

test('a case may be told of a board that has no result yet, and gives it one', () => {
  const before = continued(
    openEvening(TWO_TABLES),
    command('attach-deals', {
      session: 1,
      deals: [{ board: 1, deal: REVOKE_DEAL }],
    }),
  );
  const state = opened(before);
  const ruled = continued(state, rule(state));
  expect(recorded(ruled)).toBe('4SS+1');
  given(ruled).when(record(REVOKE_BOARD, '4SS-1')).thenRefused('already-agreed');
});
