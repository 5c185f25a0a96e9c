import { describe, expect, test } from 'vitest';
import type { CaseEffect } from '../cases/case.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { rankingView } from '../views/ranking.ts';
import type { AppealCommands } from './appeal.ts';
import { panelFor } from './panel.ts';
import { appealView } from './views.ts';

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

/** Board 1 at table 1, pairs 1 and 3: ruled 60 to 40. */
function ruled(settings: Partial<Settings> = {}, clause = 'Law 16B3'): TournamentState {
  const told = continued(
    openEvening(TWO_TABLES, { profile: 'rtp-2014', laws: 2017, ...settings }),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
    command('open-case', { ...HERE, steps: ['N Pass'] }, { id: 'opened-it' }),
  );
  return continued(
    told,
    command('rule-case', {
      session: 1,
      case: caseNumber(told),
      after: 'opened-it',
      reason: 'As polled',
      clause,
      adjustment: both('3/5', '2/5'),
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

  test('93B1, 93B3: the Law is for the director in charge first, and a committee recommends', () => {
    const state = continued(ruled(), COMMITTEE);
    const made = deposited(continued(state, make(state, { subject: 'law' })));
    given(made).when(decide(made)).thenRefused('law-first', { clause: 'Law 93B1' });
    given(made)
      .when(decide(made, { body: 'chief-director' }))
      .thenTypes('appeal-decided');
    const mixed = deposited(continued(state, make(state, { subject: 'both' })));
    const heard = continued(mixed, decide(mixed, { body: 'chief-director' }));
    expect(appealView(sessionIn(heard).tournament, sessionIn(heard).session, appealIn(heard)).pending).toBe(
      true,
    );
    given(heard).when(decide(heard)).thenTypes('appeal-decided');
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
  const { number, ruling } = appealIn(state);
  given(state)
    .when(command('undo', { sequence: number }))
    .thenRefused('stood-on');
  given(state)
    .when(command('undo', { sequence: ruling }))
    .thenRefused('stood-on');
});
