import { describe, expect, test } from 'vitest';
import type { LawsEdition } from '../../laws/index.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given, handle } from '../testing/given.ts';
import { drawRound, ROUND_ROBIN, teamsPlanned } from '../testing/team-event.ts';
import { caseOfLaws } from '../testing/told-case.ts';
import { rankingView } from '../views/ranking.ts';
import { travellerView } from '../views/traveller.ts';
import type { CaseEffect, CaseState } from './case.ts';
import type { CaseOutcome } from './outcome.ts';
import { caseView } from './views.ts';

/*
 * What an inquiry found is proposed to the director as what he would write himself, and done when he confirms. The cases
 * are those of the Laws; what is expected follows from their expectations and from what stands on the board.
 */

const HERE = at(1, 1, 1);
const GROUNDS = { reason: 'As found', clause: 'Law 12C1' };

const playing = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(TWO_TABLES, settings),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
  );

const caseIn = ({ tournament }: TournamentState): CaseState => {
  const kept = [...(tournament?.sessions.get(1)?.cases?.values() ?? [])].at(-1);
  if (kept === undefined) throw new Error('No case was opened.');
  return kept;
};

const told = (file: string, name: string, before = playing(), laws: LawsEdition = 2017): TournamentState =>
  continued(before, command('open-case', { ...HERE, ...caseOfLaws(file, name, laws) }));

function outcomeIn(state: TournamentState): CaseOutcome {
  const { tournament } = state;
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  const seen = caseView(tournament, session, caseIn(state).number);
  if (!seen.ok || seen.value.outcome === undefined) throw new Error('Nothing came of it.');
  return seen.value.outcome;
}

const rule = (state: TournamentState, effect: CaseEffect) =>
  command('rule-case', {
    session: 1,
    case: caseIn(state).number,
    after: caseIn(state).latest,
    ...GROUNDS,
    ...effect,
  });

const ranking = ({ tournament }: TournamentState): string => {
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  return JSON.stringify(rankingView(tournament, [session]));
};

const UI = '16-unauthorised-information';
const SCORE = '12-adjusted-score';
const DIRECTOR = '81-to-85-the-director';
const TRICKS = '79-tricks-won';

describe('a score that the inquiry found is prefilled', () => {
  test('12C1(c): 60 % and 40 % for both sides, and applied as they stand; undone together the ranking is as before', () => {
    const state = told(UI, '16B3, 16B1(b) five players');
    const outcomes = [
      { result: '2HN=', weight: '3/5' },
      { result: '2HN-1', weight: '2/5' },
    ];
    const { adjustment, decides } = outcomeIn(state);
    expect(adjustment).toEqual({
      strength: 'shall',
      ns: { kind: 'assigned', outcomes },
      ew: { kind: 'assigned', outcomes },
      clauses: ['16B3'],
    });
    expect(decides).toBe('16B3');
    const { ns, ew } = adjustment ?? {};
    if (ns === undefined || ew === undefined) throw new Error('Both sides have a score.');
    const before = ranking(state);
    const asked = rule(state, { adjustment: { ns, ew } });
    const ruled = continued(state, asked);
    expect(ranking(ruled)).not.toBe(before);
    // Sent again, nothing follows from it.
    given(ruled).when(asked).thenFacts();
    given(ruled)
      .when({ ...asked, id: 'another-id' })
      .thenRefused('case-changed');
    const undone = continued(ruled, command('undo', { sequence: ruled.version }));
    expect(ranking(undone)).toBe(before);
    expect(caseIn(undone)).toMatchObject({ status: 'open', rulings: [] });
  });

  test('12C1(c): a result in the contract that the disallowed call led to is weighed only with a reason on record', () => {
    const state = told(UI, '16B3, 16B1(b) five players');
    const weighed = (result: string) => {
      const side = {
        kind: 'assigned' as const,
        outcomes: [
          { result, weight: '1/2' },
          { result: '2HN=', weight: '1/2' },
        ],
      };
      return rule(state, { adjustment: { ns: side, ew: side } });
    };
    // 3S was disallowed: one trick fewer in it rests on it as well.
    for (const result of ['3SW=', '3SW-1']) {
      const { refusal } = handle(state, weighed(result));
      expect(refusal?.findings).toMatchObject([
        { code: 'disallowed-result', asks: 'reason', params: { result } },
      ]);
    }
    expect(handle(state, weighed('3SE=')).refusal).toBeUndefined();
    const asked = weighed('3SW=');
    const unexplained = { ...asked, data: { ...asked.data, confirmed: ['disallowed-result'] } };
    expect(handle(state, unexplained).refusal).toBeDefined();
    const because = 'Also reached by a legal auction';
    const ruled = continued(state, { ...asked, data: { ...unexplained.data, because } });
    expect(caseIn(ruled).rulings[0]?.because).toBe(because);
  });

  test('12C1(c): where a lead was disallowed no contract rests on it, only what the table made with it', () => {
    const state = told(
      '16-to-40-situations',
      '16B1(b) the same question, and two of the five',
      continued(openEvening(TWO_TABLES), record(HERE, '4HS-1', 'director')),
    );
    const weighed = (result: string) => {
      const side = { kind: 'assigned' as const, outcomes: [{ result, weight: '1' }] };
      return handle(state, rule(state, { adjustment: { ns: side, ew: side } })).refusal;
    };
    expect(weighed('4HS=')).toBeUndefined();
    expect(weighed('4HS-1')?.findings).toMatchObject([{ code: 'disallowed-result', asks: 'reason' }]);
  });

  test('12C1(e): the part that a side did to itself is split off, with what the table made', () => {
    expect(outcomeIn(told(UI, '12C1(e) (2007: 12C1(b)) the damaged side gambled')).adjustment).toMatchObject({
      ns: {
        kind: 'self-inflicted',
        table: [{ result: '3SW=', weight: '1' }],
        withoutInfraction: [{ result: '2HN=', weight: '1' }],
        withoutError: [{ result: '3SW-1', weight: '1' }],
      },
      ew: { kind: 'assigned', outcomes: [{ result: '2HN=', weight: '1' }] },
    });
  });

  test('73F1, 12C2 of 1997: it shall, and the side that hurt itself keeps its score', () => {
    const state = told(UI, '12C1(e) (2007: 12C1(b)) the damaged side gambled', playing({ laws: 1997 }), 1997);
    expect(outcomeIn(state).adjustment).toMatchObject({
      strength: 'shall',
      ns: { kind: 'kept' },
      ew: { kind: 'assigned', outcomes: [{ result: '2HN=', weight: '1' }] },
    });
  });

  test('12C2(a): artificial scores, for each side its own', () => {
    expect(outcomeIn(told(SCORE, '12A2 the board cannot be played')).adjustment).toMatchObject({
      strength: 'shall',
      ns: { kind: 'named', name: 'A+' },
      ew: { kind: 'named', name: 'A-' },
    });
  });

  test('82C: for each side its own result', () => {
    expect(outcomeIn(told(DIRECTOR, '82C a wrong ruling')).adjustment).toMatchObject({
      ns: { outcomes: [{ result: '4HN=', weight: '1' }] },
      ew: { outcomes: [{ result: '4HN-1', weight: '1' }] },
    });
  });

  test('86B2(b): no less than average plus', () => {
    expect(outcomeIn(told(SCORE, '86B2(b) one side at fault')).adjustment).toMatchObject({
      atLeast: { side: 'NS', name: 'A+' },
    });
  });
});

test('16: the director’s words stay with the directors; the score that everybody sees names the case alone', () => {
  const state = told(UI, '16B3, 16B1(b) five players');
  const { ns, ew } = outcomeIn(state).adjustment ?? {};
  if (ns === undefined || ew === undefined) throw new Error('Both sides have a score.');
  const secret = 'East held the king of clubs';
  const { tournament } = continued(
    state,
    rule(state, { adjustment: { ns, ew }, reason: secret } as CaseEffect),
  );
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  const seen = JSON.stringify(travellerView(tournament, session, 1));
  expect(seen).not.toContain(secret);
  expect(seen).toContain(`#${caseIn(state).number}`);
});

describe('79B: the tricks that the director finds', () => {
  test('79B2: the result is corrected for both sides', () => {
    const state = told(TRICKS, '79B2 (1997: 79B)');
    const { result, adjustment, decides } = outcomeIn(state);
    // Eight tricks in one heart by North, the contract that was told.
    expect(result).toBe('1HN+1');
    expect(adjustment).toBeUndefined();
    expect(decides).toBe('79B2');
    given(state)
      .when(rule(state, { result: result ?? '' }))
      .thenTypes('result-corrected', 'case-ruled');
  });

  test('79B3 of 2017: lowered for one side alone, while the other keeps what is written', () => {
    const { result, adjustment } = outcomeIn(told(TRICKS, '79B3 he is not convinced'));
    expect(result).toBeUndefined();
    expect(adjustment).toEqual({
      strength: 'shall',
      ns: { kind: 'assigned', outcomes: [{ result: '1HN-1', weight: '1' }] },
      ew: { kind: 'kept' },
      clauses: ['79B3'],
    });
  });
});

describe('82B2, 86B2: what becomes of the board', () => {
  const cancelledAt = ({ tournament }: TournamentState) => [
    ...(tournament?.sessions.get(1)?.boards.get(1)?.cancelledAt ?? []),
  ];

  test('cancelled: it is out of the score at that table, and back when the ruling is undone', () => {
    const state = told(DIRECTOR, '82B2 the board is cancelled');
    const { board, reviews, duties } = outcomeIn(state);
    expect([board, reviews, duties]).toEqual(['cancelled', [], []]);
    const asked = rule(state, { becomes: { status: 'cancelled' } });
    given(state).when(asked).thenTypes('board-cancelled', 'case-ruled');
    const ruled = continued(state, asked);
    expect(cancelledAt(ruled)).toEqual(['A/1/1']);
    expect(cancelledAt(continued(ruled, command('undo', { sequence: ruled.version })))).toEqual([]);
  });

  test('postponed: nothing is scored or cancelled, and it binds until the board is over', () => {
    const fresh = openEvening(TWO_TABLES);
    const state = told(DIRECTOR, '82B2, 8B2 the board is postponed', fresh);
    expect(outcomeIn(state)).toMatchObject({ board: 'postponed', duties: [{ type: 'board-status' }] });
    given(state)
      .when(rule(state, { becomes: { status: 'postponed' } }))
      .thenTypes('case-ruled');
  });

  test('86B2(a): in a match another board is played in its place, in both rooms; which one has to be said', () => {
    const match = continued(
      drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, { boards: 2 }, {}), 1),
      command('start-round', { session: 1, round: 1 }),
    );
    const state = told(SCORE, '86B2(a) another board', match);
    expect(outcomeIn(state).board).toBe('replaced');
    given(state)
      .when(rule(state, { becomes: { status: 'replaced' } }))
      .thenRefused('replacement-missing');
    given(state)
      .when(rule(state, { becomes: { status: 'replaced', by: 9 } }))
      .thenTypes('boards-changed', 'boards-changed', 'case-ruled');
  });
});

describe('what goes with it', () => {
  test('90B2: who is warned; the warning does not stay behind as a thing to look at', () => {
    const { warnings, reviews, penalties } = outcomeIn(
      told('89-to-91-penalties', '90B2 a pair plays slowly'),
    );
    expect(warnings).toMatchObject([{ side: 'EW', player: 'E', clause: '90B2' }]);
    expect([reviews, penalties]).toEqual([[], []]);
  });

  test('91A: a penalty of discipline is said to be one', () => {
    expect(
      outcomeIn(told('89-to-91-penalties', '91A a disciplinary penalty in points')).penalties,
    ).toMatchObject([{ kind: 'disciplinary', side: 'EW', clause: '91A' }]);
  });

  test('89B: referred in confidence; the ruling records to whom, and the table hears nothing of it', () => {
    const state = told('89-to-91-penalties', '89A1 (1997: 72B2)');
    expect(outcomeIn(state).referrals).toMatchObject([{ to: 'authority', confidential: true }]);
    const ruled = continued(state, rule(state, { referrals: [{ to: 'authority', confidential: true }] }));
    expect(caseIn(ruled).rulings[0]?.referrals).toEqual([{ to: 'authority', confidential: true }]);
  });
});
