import { describe, expect, test } from 'vitest';
import type { CaseEffect, CaseTold } from '../cases/case.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, planOf, record, TWO_TABLES, threeTableHowell } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { caseOfLaws } from '../testing/told-case.ts';
import { answer } from '../views/answer.ts';
import { rankingView } from '../views/ranking.ts';
import type { AppealCommands } from './appeal.ts';
import { panelFor, waitingFor } from './panel.ts';
import { appealView, clocksOf } from './views.ts';

const HERE = at(1, 1, 1);

const both = (share: string, other: string): NonNullable<CaseEffect['adjustment']> => {
  const side = {
    kind: 'assigned',
    outcomes: [
      { result: '2HN=', weight: share },
      { result: '2HN-1', weight: other },
    ],
  } as const;
  return { ns: side, ew: side };
};

/** What a director of 1997 may give (12C2): to each side one result. */
const CERTAIN = { kind: 'assigned', outcomes: [{ result: '2HN=', weight: '1' }] } as const;

/** Board 1 at table 1, pairs 1 and 3: ruled 60 to 40. */
function ruled(
  settings: Partial<Settings> = {},
  clause = 'Law 16B3',
  what: Partial<CaseTold> = { steps: ['N Pass'] },
): TournamentState {
  const told = continued(
    openEvening(TWO_TABLES, { profile: 'rtp-2014', laws: 2017, ...settings }),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
    command('open-case', { ...HERE, ...what }, { id: 'opened-it' }),
  );
  return continued(
    told,
    command('rule-case', {
      session: 1,
      case: caseNumber(told),
      after: 'opened-it',
      reason: 'As polled',
      clause,
      adjustment: settings.laws === 1997 ? { ns: CERTAIN, ew: CERTAIN } : both('3/5', '2/5'),
    }),
  );
}

const sessionIn = ({ tournament }: TournamentState) => {
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  return { tournament, session };
};

const caseNumber = (state: TournamentState): number => {
  const [number] = sessionIn(state).session.cases?.keys() ?? [];
  if (number === undefined) throw new Error('No case was opened.');
  return number;
};

const appealIn = (state: TournamentState) => {
  const appeal = sessionIn(state).session.appeals?.at(-1);
  if (appeal === undefined) throw new Error('There is no appeal.');
  return appeal;
};

const ranking = (state: TournamentState): string => {
  const { tournament, session } = sessionIn(state);
  return JSON.stringify(rankingView(tournament, [session]).lists);
};

const isProvisional = (state: TournamentState): boolean => {
  const { tournament, session } = sessionIn(state);
  return rankingView(tournament, [session]).provisional;
};

const make = (
  state: TournamentState,
  more: Partial<AppealCommands['make-appeal']> = {},
  envelope: { readonly time?: string } = {},
) =>
  command(
    'make-appeal',
    {
      session: 1,
      case: caseNumber(state),
      contestant: '3',
      subject: 'judgement',
      concurs: 'agrees',
      about: 'Pass was no alternative',
      ...more,
    },
    envelope,
  );

const COMMITTEE = command('name-committee', {
  members: [{ name: 'Ana' }, { name: 'Player 1a' }, { name: 'Rui' }, { name: 'Eva' }],
});

const decide = (state: TournamentState, more: Partial<AppealCommands['decide-appeal']> = {}) =>
  command('decide-appeal', {
    session: 1,
    appeal: appealIn(state).number,
    body: 'committee',
    outcome: 'stands',
    reason: 'The poll was fair',
    clause: 'Law 93B3',
    ...more,
  });

const viewOf = (state: TournamentState) => {
  const { tournament, session } = sessionIn(state);
  return appealView(tournament, session, appealIn(state));
};

const deposited = (state: TournamentState): TournamentState =>
  continued(state, command('take-deposit', { session: 1, appeal: appealIn(state).number }));

const appealed = (settings: Partial<Settings> = {}): TournamentState => {
  const state = continued(ruled(settings), COMMITTEE);
  return continued(state, make(state));
};

describe('an appeal is made (Law 92)', () => {
  test('92A: against a ruling at one’s own table', () => {
    const state = ruled();
    given(state).when(make(state)).thenTypes('appeal-made');
    given(state)
      .when(make(state, { contestant: '2' }))
      .thenRefused('not-own-table', { clause: 'Law 92A' });
    const unruled = continued(openEvening(TWO_TABLES), command('open-case', HERE));
    given(unruled).when(make(unruled)).thenRefused('nothing-ruled');
  });

  test.each([
    [2017, 'no', 'Law 92D1'],
    [2017, 'absent', 'Law 92D1'],
    [2007, 'absent', 'Law 92D1'],
    [1997, 'no', 'Law 92D'],
  ] as const)('92D of %i: a partner who does not agree (%s)', (laws, concurs, clause) => {
    const state = ruled({ laws });
    given(state).when(make(state, { concurs })).thenRefused('appeal-alone', { clause });
  });

  test('92D of 1997: an absent partner counts as agreeing', () => {
    const state = ruled({ laws: 1997 });
    given(state)
      .when(make(state, { concurs: 'absent' }))
      .thenTypes('appeal-made');
  });

  test('once, with words, and in time; later only the director takes it up, with a reason', () => {
    const state = ruled();
    given(state)
      .when(make(state, { about: ' ' }))
      .thenRefused('about-missing');
    const made = continued(state, make(state));
    given(made).when(make(made)).thenRefused('appealed-already');
    const published = continued(
      state,
      command(
        'close-session',
        { session: 1, confirmed: ['missing-results'] },
        { time: '2026-03-14T22:00:00.000Z' },
      ),
      command('publish-results', { session: 1 }, { time: '2026-03-14T22:20:00.000Z' }),
    );
    const at30 = { time: '2026-03-14T22:50:00.000Z' };
    const at31 = { time: '2026-03-14T22:51:00.000Z' };
    given(published)
      .when(make(published, {}, at30))
      .thenTypes('appeal-made');
    given(published)
      .when(make(published, {}, at31))
      .thenRefused('to-confirm', { clause: 'RTP 3.8.1' });
    given(published)
      .when(make(published, { confirmed: ['appeal-late'], because: 'The form was missing' }, at31))
      .thenTypes('appeal-made');
  });

  test('83, RTP 3.8.1: the time to appeal runs from when the ruling was told, once that is on record', () => {
    const state = continued(
      ruled({ sessionCount: 2 }),
      command('plan-session', {
        ...(planOf(2, TWO_TABLES).data as never as { session: number; sections: never }),
        startsAt: '2026-03-15T21:00:00.000Z',
      }),
      command(
        'close-session',
        { session: 1, confirmed: ['missing-results'] },
        { time: '2026-03-15T18:00:00.000Z' },
      ),
      command('publish-results', { session: 1 }, { time: '2026-03-15T18:10:00.000Z' }),
    );
    const of = { session: 1, case: caseNumber(state) };
    const until = (at: TournamentState) => {
      const { tournament, session } = sessionIn(at);
      const kept = session.cases?.get(of.case);
      if (kept === undefined) throw new Error('No case was opened.');
      return clocksOf(tournament, session, kept).find(({ kind }) => kind === 'appeal')?.until;
    };
    expect(until(state)).toBe('2026-03-15T18:40:00.000Z');
    const tell = command('tell-ruling', of, { time: '2026-03-15T18:45:00.000Z' });
    given(state).when(tell).thenTypes('ruling-told');
    const told = continued(state, tell);
    expect(until(told)).toBe('2026-03-15T20:30:00.000Z');
    expect(sessionIn(told).session.cases?.get(of.case)?.rulings.at(-1)?.toldAt).toBe(
      '2026-03-15T18:45:00.000Z',
    );
    given(told).when(command('tell-ruling', of)).thenTypes();
    const unruled = continued(openEvening(TWO_TABLES), command('open-case', HERE));
    given(unruled)
      .when(command('tell-ruling', { session: 1, case: caseNumber(unruled) }))
      .thenRefused('nothing-to-tell', { clause: 'Law 83' });
  });

  test('RTP 3.8.1: discipline is final; ROP 4.14 excludes nothing', () => {
    const state = ruled({}, 'Law 91A');
    given(state).when(make(state)).thenRefused('not-appealable', { clause: 'RTP 3.8.1' });
    const rop = ruled({ profile: 'rop' }, 'Law 91A');
    given(rop).when(make(rop)).thenTypes('appeal-made');
  });
});

describe('the committee (RTP 3.8.2)', () => {
  test('three sit, in order; who plays at the table or is of their club steps aside', () => {
    const state = appealed();
    const { tournament, session } = sessionIn(state);
    expect(panelFor(tournament, session, appealIn(state))).toEqual({
      sit: ['Ana', 'Rui', 'Eva'],
      replaced: [{ name: 'Player 1a', why: 'own-table' }],
      missing: 0,
    });
    const clubs = continued(
      state,
      command('change-contestant', {
        kind: 'pair',
        contestant: '3',
        players: [{ name: 'Player 3a', club: 'Clube Um' }, { name: 'Player 3b' }],
      }),
      command('name-committee', {
        members: [
          { name: 'Ana', club: 'clube um' },
          { name: 'Rui', club: 'Clube Dois' },
          { name: 'Eva' },
          { name: 'player 2A' },
        ],
      }),
    );
    const then = sessionIn(clubs);
    expect(panelFor(then.tournament, then.session, appealIn(clubs))).toEqual({
      sit: ['Rui', 'Eva', 'player 2A'],
      replaced: [{ name: 'Ana', why: 'club' }],
      missing: 0,
    });
  });

  test('fewer than three are named, or sit, for a reason', () => {
    const few = { members: [{ name: 'Ana' }, { name: 'Rui' }] };
    given(ruled()).when(command('name-committee', few)).thenRefused('to-confirm', { clause: 'RTP 3.8.2' });
    given(ruled())
      .when(command('name-committee', { ...few, confirmed: ['committee-small'], because: 'A small club' }))
      .thenTypes('committee-named');
    given(ruled())
      .when(command('name-committee', { members: [{ name: 'Ana' }, { name: 'Ana' }] }))
      .thenRefused('member-twice');
    const alone = ruled();
    const made = deposited(continued(alone, make(alone)));
    given(made).when(decide(made)).thenRefused('to-confirm', { clause: 'RTP 3.8.2' });
  });

  test('93B1, 93B3: the Law is for the director in charge first; from there to the committee, which recommends', () => {
    const state = continued(ruled(), COMMITTEE);
    const made = deposited(continued(state, make(state, { subject: 'law' })));
    given(made).when(decide(made)).thenRefused('law-first', { clause: 'Law 93B1' });
    const heard = continued(made, decide(made, { body: 'chief-director' }));
    expect(viewOf(heard)).toMatchObject({ pending: false, toCommittee: true });
    given(heard)
      .when(decide(heard, { body: 'chief-director' }))
      .thenRefused('appeal-over');
    given(heard)
      .when(decide(heard, { outcome: 'changed', adjustment: both('1/2', '1/2') }))
      .thenRefused('recommend-only', { clause: 'Law 93B3' });
    const recommended = continued(heard, decide(heard, { outcome: 'recommended' }));
    expect(viewOf(recommended)).toMatchObject({ pending: true, toCommittee: false });
    given(recommended).when(decide(recommended)).thenRefused('chief-decides', { clause: 'Law 93B3' });
    given(recommended)
      .when(decide(recommended, { body: 'chief-director', outcome: 'recommended' }))
      .thenRefused('chief-rules');
    const followed = continued(
      recommended,
      decide(recommended, {
        body: 'chief-director',
        outcome: 'changed',
        adjustment: both('1/2', '1/2'),
      }),
    );
    expect(viewOf(followed)).toMatchObject({ pending: false, toCommittee: false });
  });

  test('93B1, 93B2: on both, the part about the Law first, then the committee', () => {
    const state = continued(ruled(), COMMITTEE);
    const mixed = deposited(continued(state, make(state, { subject: 'both' })));
    const heard = continued(mixed, decide(mixed, { body: 'chief-director' }));
    expect(viewOf(heard).pending).toBe(true);
    given(heard).when(decide(heard)).thenTypes('appeal-decided');
  });

  test.each(['judgement', 'both', 'law'] as const)(
    '93A: without a committee the director in charge hears all of it, also of an appeal on %s',
    (subject) => {
      const state = ruled({ profile: 'wbf' });
      const made = continued(state, make(state, { subject }));
      const heard = continued(made, decide(made, { body: 'chief-director', clause: 'Law 93A' }));
      expect(viewOf(heard).pending).toBe(false);
    },
  );

  test('93A, 93B2: with a committee he hears what it should for a reason: it cannot meet without disturbing play', () => {
    const made = deposited(appealed());
    const alone = { body: 'chief-director', clause: 'Law 93A' } as const;
    given(made).when(decide(made, alone)).thenRefused('to-confirm', { clause: 'Law 93B2' });
    given(made)
      .when(decide(made, { ...alone, confirmed: ['committee-hears'] }))
      .thenRefused('to-confirm', { clause: 'Law 93B2' });
    const heard = continued(
      made,
      decide(made, { ...alone, confirmed: ['committee-hears'], because: 'All of them play' }),
    );
    expect(viewOf(heard).pending).toBe(false);
    expect(appealIn(heard).decisions).toMatchObject([
      { body: 'chief-director', heardAll: true, because: 'All of them play' },
    ]);
  });

  test('RTP 3.8.1, ROP 4.14: without a committee another body hears it: ad hoc, or the council', () => {
    for (const [profile, clause] of [
      ['rtp-2014', 'RTP 3.8.2'],
      ['rop', 'ROP 4.14'],
    ] as const) {
      const state = ruled({ profile });
      const made = deposited(continued(state, make(state)));
      given(made)
        .when(decide(made, { body: 'chief-director' }))
        .thenRefused('to-confirm', { clause });
    }
  });

  test('93B3: a committee does not overrule discipline, even where the regulation lets it be appealed against', () => {
    const state = continued(ruled({ profile: 'rop' }, 'Law 91A'), COMMITTEE);
    const made = deposited(continued(state, make(state)));
    given(made)
      .when(decide(made, { outcome: 'changed', adjustment: both('1/2', '1/2') }))
      .thenRefused('recommend-only', { clause: 'Law 93B3' });
    given(made)
      .when(decide(made, { outcome: 'recommended' }))
      .thenTypes('appeal-decided');
  });

  test('92A, ROP 4.14: who appeals against what is evident may be penalised besides', () => {
    const begun = continued(ruled({ profile: 'rop' }), COMMITTEE);
    const state = deposited(continued(begun, make(begun)));
    given(state)
      .when(
        decide(state, {
          withoutMerit: true,
          clause: 'ROP 4.14',
          penalties: [{ contestant: '3', amount: { unit: 'percent-of-top', value: '10' } }],
        }),
      )
      .thenTypes('penalty-given', 'appeal-decided');
  });
});

describe('the decision', () => {
  const change = { outcome: 'changed', adjustment: both('7/10', '3/10') } as const;

  test('changed weights are applied with it, and undone with it', () => {
    const state = deposited(appealed());
    const before = ranking(state);
    given(state).when(decide(state, change)).thenTypes('score-adjusted', 'appeal-decided');
    const decided = continued(state, decide(state, change));
    expect(ranking(decided)).not.toBe(before);
    expect(appealIn(decided).decisions).toMatchObject([
      { body: 'committee', panel: ['Ana', 'Rui', 'Eva'], deposit: 'returned', outcome: 'changed' },
    ]);
    given(decided).when(decide(decided)).thenRefused('appeal-over');
    const undone = continued(decided, command('undo', { sequence: decided.version }));
    expect(ranking(undone)).toBe(before);
    expect(appealIn(undone).decisions).toEqual([]);
  });

  test('12C1(c): a committee too weighs what was disallowed only for a reason on record', () => {
    const told = caseOfLaws('16-unauthorised-information', '16B3, 16B1(b) five players');
    const state = continued(ruled({}, 'Law 16B3', told), COMMITTEE);
    const made = deposited(continued(state, make(state)));
    const among = (result: string) => {
      const side = {
        kind: 'assigned' as const,
        outcomes: [
          { result, weight: '1/2' },
          { result: '2HN=', weight: '1/2' },
        ],
      };
      return { outcome: 'changed', adjustment: { ns: side, ew: side } } as const;
    };
    // West’s three spades were disallowed; three diamonds were not.
    given(made)
      .when(decide(made, among('3SW=')))
      .thenRefused('to-confirm', { clause: 'Law 12C1' });
    given(made)
      .when(decide(made, among('3DW=')))
      .thenTypes('score-adjusted', 'appeal-decided');
    const because = 'Reached by another auction as well';
    const decided = continued(
      made,
      decide(made, { ...among('3SW='), confirmed: ['disallowed-result'], because }),
    );
    expect(appealIn(decided).decisions).toMatchObject([{ outcome: 'changed', because }]);
  });

  test('says what is changed, and changes nothing where the ruling stands', () => {
    const state = deposited(appealed());
    given(state)
      .when(decide(state, { outcome: 'changed' }))
      .thenRefused('change-missing');
    given(state)
      .when(decide(state, { outcome: 'stands', adjustment: both('1/2', '1/2') }))
      .thenRefused('change-unmeant');
  });

  test('RTP 3.8.1: not considered without a deposit, which comes back unless it is said to be without merit', () => {
    const state = appealed();
    given(state).when(decide(state)).thenRefused('to-confirm', { clause: 'RTP 3.8.1' });
    const there = deposited(state);
    given(there)
      .when(command('take-deposit', { session: 1, appeal: appealIn(there).number }))
      .thenRefused('deposit-there');
    expect(appealIn(continued(there, decide(there))).decisions[0]?.deposit).toBe('returned');
    expect(appealIn(continued(there, decide(there, { withoutMerit: true }))).decisions[0]?.deposit).toBe(
      'kept',
    );
  });

  test('the Laws alone ask for no deposit', () => {
    const state = appealed({ profile: 'wbf' });
    given(state).when(decide(state)).thenTypes('appeal-decided');
  });

  test('withdrawn, it is over', () => {
    const state = appealed();
    const withdrawn = continued(
      state,
      command('withdraw-appeal', { session: 1, appeal: appealIn(state).number, reason: 'Explained' }),
    );
    given(withdrawn).when(decide(withdrawn)).thenRefused('appeal-over');
    given(withdrawn)
      .when(command('withdraw-appeal', { session: 1, appeal: 999 }))
      .thenRefused('no-such-appeal');
  });
});

describe('what an appeal holds up', () => {
  const over = (state: TournamentState): TournamentState =>
    continued(state, command('close-session', { session: 1, confirmed: ['missing-results'] }));

  test('RTP 3.8.1: suspensive, so the ranking is provisional until it is decided', () => {
    const state = over(deposited(appealed()));
    expect(isProvisional(state)).toBe(true);
    expect(isProvisional(continued(state, decide(state)))).toBe(false);
  });

  test('ROP 4.14: the ruling counts at once', () => {
    expect(isProvisional(over(appealed({ profile: 'rop' })))).toBe(false);
  });
});

test('what rests on an appeal is undone before it, and a ruling that was appealed against after it', () => {
  const state = deposited(appealed());
  const appeal = appealIn(state);
  const { number } = appeal;
  const ruling = 'ruling' in appeal ? appeal.ruling : 0;
  given(state)
    .when(command('undo', { sequence: number }))
    .thenRefused('stood-on');
  given(state)
    .when(command('undo', { sequence: ruling }))
    .thenRefused('stood-on');
});

describe('an appeal against a penalty alone', () => {
  const fined = (settings: Partial<Settings> = {}, clause = 'RTP 2.1.11.2'): TournamentState =>
    continued(
      openEvening(TWO_TABLES, { profile: 'rtp-2014', laws: 2017, ...settings }),
      record(HERE, '3SW=', 'director'),
      record(at(1, 2, 1), '2HN=', 'director'),
      COMMITTEE,
      command('give-penalty', {
        session: 1,
        contestant: '3',
        amount: { unit: 'percent-of-top', value: '10' },
        reason: 'Slow again',
        clause,
      }),
    );
  const penaltyIn = (state: TournamentState) => sessionIn(state).session.penalties.at(-1)!;
  const against = (state: TournamentState, contestant = '3') =>
    command('make-appeal', {
      session: 1,
      penalty: penaltyIn(state).sequence,
      contestant,
      subject: 'judgement',
      concurs: 'agrees',
      about: 'The other side was slow',
    });

  test('92A: by whoever has it', () => {
    const state = fined();
    given(state).when(against(state)).thenTypes('appeal-made');
    given(state).when(against(state, '1')).thenRefused('not-own-table', { clause: 'Law 92A' });
  });

  test('RTP 3.8.1, P07: not against a penalty of discipline; ROP 4.14 excludes nothing', () => {
    const state = fined({}, 'Law 91A');
    given(state).when(against(state)).thenRefused('not-appealable', { clause: 'RTP 3.8.1' });
    const rop = fined({ profile: 'rop' }, 'Law 91A');
    given(rop).when(against(rop)).thenTypes('appeal-made');
  });

  test.each([
    ['lifted', []],
    ['warning', ['warning']],
    [{ unit: 'percent-of-top', value: '5' }, [{ unit: 'percent-of-top', value: '5' }]],
  ] as const)('it becomes %o, and undone it is what it was', (penalty, amounts) => {
    const state = fined();
    const made = deposited(continued(state, against(state)));
    const before = ranking(made);
    const decided = continued(made, decide(made, { outcome: 'changed', penalty }));
    expect(sessionIn(decided).session.penalties.map(({ amount }) => amount)).toEqual(amounts);
    expect(ranking(decided)).not.toBe(before);
    expect(ranking(continued(decided, command('undo', { sequence: decided.version })))).toBe(before);
  });

  test('a score is not what was appealed against, nor is a penalty where a ruling was', () => {
    const state = fined();
    const made = deposited(continued(state, against(state)));
    given(made)
      .when(decide(made, { outcome: 'changed', adjustment: both('1/2', '1/2') }))
      .thenRefused('change-other');
    const ofCase = deposited(appealed());
    given(ofCase)
      .when(decide(ofCase, { outcome: 'changed', penalty: 'lifted' }))
      .thenRefused('change-other');
  });

  test('the penalty is undone after the appeal', () => {
    const state = fined();
    const made = continued(state, against(state));
    given(made)
      .when(command('undo', { sequence: penaltyIn(state).sequence }))
      .thenRefused('stood-on');
  });
});

describe('RTP 3.8.2, ROP 4.14: who was named sits', () => {
  const naming = (declines: string) =>
    command('name-committee', {
      members: [{ name: 'Ana', declines }, { name: 'Rui' }, { name: 'Eva' }, { name: 'Ivo' }],
    });

  test.each([
    ['rtp-2014', true, true],
    ['rtp-2014', false, false],
    ['rop', false, true],
    ['wbf', true, false],
  ] as const)('%s, official %s: a cause is asked for: %s', (profile, official, asked) => {
    const state = openEvening(TWO_TABLES, { profile, official });
    if (asked) given(state).when(naming(' ')).thenRefused('cause-missing');
    else given(state).when(naming(' ')).thenTypes('committee-named');
    given(state).when(naming('Ill')).thenTypes('committee-named');
  });

  test('whoever has a cause steps aside for the next reserve', () => {
    const state = continued(ruled(), naming('Ill'));
    const made = continued(state, make(state));
    const { tournament, session } = sessionIn(made);
    expect(panelFor(tournament, session, appealIn(made))).toEqual({
      sit: ['Rui', 'Eva', 'Ivo'],
      replaced: [{ name: 'Ana', why: 'declines' }],
      missing: 0,
    });
  });
});

describe('to the council of justice', () => {
  const changed = { outcome: 'changed', adjustment: both('7/10', '3/10') } as const;
  const heard = (
    settings: Partial<Settings> = {},
    more: Partial<AppealCommands['decide-appeal']> = {},
  ): TournamentState => {
    const state = deposited(appealed({ official: true, ...settings }));
    return continued(state, decide(state, more));
  };
  const further = (
    state: TournamentState,
    more: Partial<AppealCommands['take-further']> = {},
    envelope: { readonly time?: string } = {},
  ) =>
    command(
      'take-further',
      {
        session: 1,
        appeal: appealIn(state).number,
        contestant: '3',
        subject: 'law',
        about: 'Law 16B was read wrongly',
        ...more,
      },
      envelope,
    );
  const isWaiting = (state: TournamentState): boolean => {
    const { tournament, session } = sessionIn(state);
    return appealView(tournament, session, appealIn(state)).pending;
  };
  /** So many minutes after the committee's decision. */
  const after = (state: TournamentState, minutes: number) => ({
    time: new Date(Date.parse(appealIn(state).decisions[0]!.at) + minutes * 60_000).toISOString(),
  });

  test('RTP 3.8.3: matters of law only, after a committee; ROP 4.14 asks for neither kind', () => {
    const state = heard();
    given(state).when(further(state)).thenTypes('appeal-taken-further');
    // W29 (g)
    given(state)
      .when(further(state, { subject: 'judgement' }))
      .thenRefused('law-only', { clause: 'RTP 3.8.3' });
    const unheard = deposited(appealed({ official: true }));
    given(unheard).when(further(unheard)).thenRefused('committee-first', { clause: 'RTP 3.8.3' });
    const rop = heard({ profile: 'rop' });
    given(rop)
      .when(further(rop, { subject: 'judgement' }))
      .thenTypes('appeal-taken-further');
    const laws = heard({ profile: 'wbf' });
    given(laws).when(further(laws)).thenRefused('no-council');
  });

  test('ROP 4.14: also for the side that did not appeal, where the committee harmed it', () => {
    const stands = heard({ profile: 'rop' });
    given(stands)
      .when(further(stands, { contestant: '1' }))
      .thenRefused('not-harmed', { clause: 'ROP 4.14' });
    const harmed = heard({ profile: 'rop' }, changed);
    given(harmed)
      .when(further(harmed, { contestant: '1' }))
      .thenTypes('appeal-taken-further');
    given(harmed)
      .when(further(harmed, { contestant: '2' }))
      .thenRefused('not-harmed');
  });

  test('W29 (d): late under RTP it is passed on all the same, which stands on it; W30 (c), (d): under ROP it is late', () => {
    const state = heard();
    const inTime = continued(state, further(state, {}, after(state, 30)));
    expect(appealIn(inTime).further?.late).toBeUndefined();
    const late = continued(state, further(state, {}, after(state, 35)));
    expect(appealIn(late).further?.late).toBe(true);
    const rop = heard({ profile: 'rop' });
    given(rop)
      .when(further(rop, {}, after(rop, 48 * 60)))
      .thenTypes('appeal-taken-further');
    given(rop)
      .when(further(rop, {}, after(rop, 48 * 60 + 1)))
      .thenRefused('to-confirm', { clause: 'ROP 4.14' });
  });

  test('W29 (e): after a committee that met for it 24 hours', () => {
    const state = heard({}, { body: 'ad-hoc', panel: ['Ivo', 'Lia', 'Noa'] });
    expect(appealIn(state).decisions[0]?.panel).toEqual(['Ivo', 'Lia', 'Noa']);
    const inTime = continued(state, further(state, {}, after(state, 24 * 60)));
    expect(appealIn(inTime).further?.late).toBeUndefined();
    const late = continued(state, further(state, {}, after(state, 24 * 60 + 1)));
    expect(appealIn(late).further?.late).toBe(true);
  });

  test('W29 (f), RTP 3.8.3: not where prizes are given at once, unless they were not', () => {
    const state = heard({ official: false });
    given(state).when(further(state)).thenRefused('to-confirm', { clause: 'RTP 3.8.3' });
    given(state)
      .when(further(state, { confirmed: ['prizes-at-once'], because: 'Prizes come by post' }))
      .thenTypes('appeal-taken-further');
  });

  test('it is pending again, with a deposit of its own, until the council has decided', () => {
    const state = heard();
    expect(isWaiting(state)).toBe(false);
    const taken = continued(state, further(state));
    expect(isWaiting(taken)).toBe(true);
    given(taken).when(further(taken)).thenRefused('further-already');
    given(taken).when(decide(taken)).thenRefused('council-decides');
    given(taken)
      .when(decide(taken, { body: 'council' }))
      .thenRefused('to-confirm', { clause: 'RTP 3.8.1' });
    const paid = deposited(taken);
    const over = continued(paid, decide(paid, { body: 'council', ...changed }));
    expect(isWaiting(over)).toBe(false);
    expect(appealIn(over).decisions.map(({ body, deposit }) => [body, deposit])).toEqual([
      ['committee', 'returned'],
      ['council', 'returned'],
    ]);
    given(state)
      .when(decide(state, { body: 'council' }))
      .thenRefused('appeal-over');
    const made = deposited(appealed());
    given(made)
      .when(decide(made, { body: 'council' }))
      .thenRefused('council-unasked');
  });

  test.each([
    ['rtp-2014', 'stands', false, 'returned'],
    ['rtp-2014', 'stands', true, 'kept'],
    ['rop', 'stands', false, 'kept'],
    ['rop', 'changed', false, 'returned'],
  ] as const)('%s, the ruling %s, without merit %s: the deposit is %s', (profile, outcome, idle, deposit) => {
    const state = heard({ profile });
    const paid = deposited(continued(state, further(state)));
    const over = continued(
      paid,
      decide(paid, {
        body: 'council',
        ...(outcome === 'changed' ? changed : {}),
        ...(idle ? { withoutMerit: true } : {}),
      }),
    );
    expect(appealIn(over).decisions.at(-1)?.deposit).toBe(deposit);
  });

  test('W30 (e) to (g): without a committee directly, 48 hours after the session, where the intention was told in 30 minutes', () => {
    const ended = '2026-03-15T18:00:00.000Z';
    const ruling = ruled({ profile: 'rop' });
    const over = continued(
      ruling,
      command('close-session', { session: 1, confirmed: ['missing-results'] }, { time: ended }),
    );
    const told = (time: string) => make(over, {}, { time: `2026-03-15T${time}:00.000Z` });
    given(over).when(told('18:25')).thenTypes('appeal-made');
    given(over).when(told('18:35')).thenRefused('to-confirm', { clause: 'ROP 4.14' });
    const meant = continued(over, told('18:25'));
    given(meant)
      .when(further(meant, {}, { time: '2026-03-17T17:50:00.000Z' }))
      .thenTypes('appeal-taken-further');
    given(meant)
      .when(further(meant, {}, { time: '2026-03-17T18:01:00.000Z' }))
      .thenRefused('to-confirm', { clause: 'ROP 4.14' });
  });
});

describe('what an appeal lets wait', () => {
  const hold = (state: TournamentState, holds = true) =>
    command('hold-match', { session: 1, appeal: appealIn(state).number, holds });

  test('ROP 4.14: the next match of whoever goes on by the ruling; under RTP and the Laws nobody’s', () => {
    const rop = appealed({ profile: 'rop' });
    given(rop).when(hold(rop)).thenTypes('appeal-held');
    const held = continued(rop, hold(rop));
    const { tournament } = sessionIn(held);
    expect([...waitingFor(tournament)]).toEqual(['1']);
    expect([...waitingFor(sessionIn(continued(held, hold(held, false))).tournament)]).toEqual([]);
    const decided = continued(deposited(held), decide(held));
    expect([...waitingFor(sessionIn(decided).tournament)]).toEqual([]);
    for (const profile of ['rtp-2014', 'wbf'] as const) {
      const state = appealed({ profile });
      given(state).when(hold(state)).thenRefused('nobody-waits');
    }
  });
});

test('ROP 4.14: at the table where they would play on nothing is written before the decision, where they have begun all is', () => {
  const movement = threeTableHowell();
  const plan = (round: number, table: number) =>
    movement.rounds[round - 1]!.tables.find((each) => each.table === table)!;
  const first = plan(1, 1);
  const [board = 0, other = 0] = first.boards;
  const here = at(1, 1, board);
  const open = continued(
    openEvening(movement, { profile: 'rop', lead: 'not-asked', rounds: 'called' }),
    record(here, '3SW=', 'director'),
    command('open-case', { ...here, steps: [] }, { id: 'opened-it' }),
  );
  const ruling = continued(
    open,
    command('rule-case', {
      session: 1,
      case: caseNumber(open),
      after: 'opened-it',
      reason: 'As polled',
      clause: 'Law 16B3',
      adjustment: both('3/5', '2/5'),
    }),
  );
  const made = continued(ruling, make(ruling, { contestant: String(first.ew) }));
  const held = continued(
    made,
    command('hold-match', { session: 1, appeal: appealIn(made).number, holds: true }),
  );
  given(held)
    .when(record(at(1, 1, other), '3NTN=', 'NS'))
    .thenTypes('result-recorded');
  const next = continued(held, command('start-round', { session: 1, round: 2 }));
  const winner = first.ns;
  const { table, boards } = movement.rounds[1]!.tables.find(({ ns, ew }) => ns === winner || ew === winner)!;
  const there = at(2, table, boards[0]!);
  given(next)
    .when(record(there, '3NTN=', 'NS'))
    .thenRefused('appeal-waits', { clause: 'ROP 4.14' });
  const elsewhere = movement.rounds[1]!.tables.find((each) => each.table !== table)!;
  given(next)
    .when(record(at(2, elsewhere.table, elsewhere.boards[0]!), '3NTN=', 'NS'))
    .thenTypes('result-recorded');
});

test('RTP 3.8.1: the director adds the other side’s case, witnesses and his reasons', () => {
  const state = appealed();
  const note = (text: string) =>
    command('note-appeal', { session: 1, appeal: appealIn(state).number, paper: 'witnesses', text });
  const noted = continued(state, note('The scorer saw it'));
  expect(appealIn(noted).papers).toEqual({ witnesses: 'The scorer saw it' });
  expect(appealIn(continued(noted, note(' '))).papers).toEqual({});
  expect(answer(noted, { view: 'appeal', session: 1, appeal: appealIn(noted).number })).toMatchObject({
    ok: true,
    value: { session: 1, appeal: { papers: {} }, case: { board: 1, rulings: [{ clause: 'Law 16B3' }] } },
  });
});

describe('a decision on appeal is bound by no period of the director’s', () => {
  const late = (body: 'committee' | 'chief-director', what: object, settings: Partial<Settings> = {}) => {
    const state = deposited(
      continued(
        appealed(settings),
        command(
          'close-session',
          { session: 1, confirmed: ['missing-results'] },
          { time: '2026-03-14T22:00:00.000Z' },
        ),
        command('publish-results', { session: 1 }, { time: '2026-03-14T22:20:00.000Z' }),
      ),
    );
    const { data } = decide(state, { body, outcome: 'changed', ...what });
    return given(state).when(command('decide-appeal', data, { time: '2026-03-25T12:00:00.000Z' }));
  };

  test('RTP 3.8.1: decided days after the corrections have ended, it changes the score and the result', () => {
    late('committee', { adjustment: both('7/10', '3/10') }).thenTypes('score-adjusted', 'appeal-decided');
    late('committee', { result: '2HN-1' }).thenTypes('result-corrected', 'appeal-decided');
  });

  test('1997, 12C3: the committee varies the score for equity and is not asked about it', () => {
    const weighted = { adjustment: both('7/10', '3/10') };
    late('committee', weighted, { laws: 1997 }).thenTypes('score-adjusted', 'appeal-decided');
  });
});
