import { describe, expect, test } from 'vitest';
import type { CaseEffect } from '../cases/case.ts';
import { ruledAt } from '../cases/ruled-view.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { isHeldUp } from './views.ts';

/* Appeals as they happen in a room, under each regulation: what may be appealed against, by whom, and what it holds up. */

const HERE = at(1, 1, 1);

const assigned = (result: string): NonNullable<CaseEffect['adjustment']> => {
  const side = { kind: 'assigned', outcomes: [{ result, weight: '1' }] } as const;
  return { ns: side, ew: side };
};

const sessionIn = ({ tournament }: TournamentState) => {
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  return { tournament, session };
};

const caseIn = (state: TournamentState): number =>
  [...(sessionIn(state).session.cases?.keys() ?? [])][0] ?? 0;

const isWaiting = (state: TournamentState): boolean => {
  const { tournament, session } = sessionIn(state);
  return isHeldUp(tournament, [session]);
};

const evening = (settings: Partial<Settings>): TournamentState =>
  continued(
    openEvening(TWO_TABLES, { laws: 2017, ...settings }),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
  );

/** Board 1 of pairs 1 and 3, ruled on. */
const ruled = (settings: Partial<Settings>): TournamentState => {
  const opened = continued(
    evening(settings),
    command('open-case', { ...HERE, steps: ['N Pass'] }, { id: 'opened-it' }),
  );
  return continued(opened, ruling(opened, 'opened-it', '2HN='));
};

const ruling = (state: TournamentState, after: string, result: string) =>
  command(
    'rule-case',
    {
      session: 1,
      case: caseIn(state),
      after,
      reason: 'As found',
      clause: 'Law 16B3',
      adjustment: assigned(result),
    },
    { id: `ruled ${result}` },
  );

const appeal = (state: TournamentState, contestant: string) =>
  command('make-appeal', {
    session: 1,
    case: caseIn(state),
    contestant,
    subject: 'judgement',
    concurs: 'agrees',
    about: 'We see it otherwise',
  });

const numbers = (state: TournamentState): readonly number[] =>
  (sessionIn(state).session.appeals ?? []).map(({ number }) => number);

describe.each(['rtp-2014', 'rop', 'wbf'] as const)('under %s', (profile) => {
  test('92A, RTP 3.8.1, ROP 4.14: a warning is a ruling like any other, and no matter of discipline: it can be appealed against', () => {
    const warned = continued(
      evening({ profile }),
      command('give-warning', { session: 1, contestant: '3', reason: 'Slow play', clause: 'Law 90B2' }),
    );
    given(warned)
      .when(
        command('make-appeal', {
          session: 1,
          penalty: warned.version,
          contestant: '3',
          subject: 'judgement',
          concurs: 'agrees',
          about: 'Our opponents were slow',
        }),
      )
      .thenTypes('appeal-made');
  });

  test('92A: both sides of the table may appeal against the same ruling, each once, and each is decided', () => {
    const first = ruled({ profile });
    const one = continued(first, appeal(first, '3'));
    given(one).when(appeal(one, '3')).thenRefused('appealed-already');
    const both = continued(one, appeal(one, '1'));
    expect(numbers(both)).toHaveLength(2);
    // By the RTP nothing is final while one of them waits; the others let the ruling count.
    expect(isWaiting(both)).toBe(profile === 'rtp-2014');
    // The phone of the table offers it to who has not appealed yet.
    const told = (state: TournamentState) => {
      const { tournament, session } = sessionIn(state);
      return ruledAt(tournament, session, HERE, HERE.board).ruled;
    };
    expect(told(first)).not.toHaveProperty('appealedBy');
    expect(told(one)).toMatchObject({ appeal: 'made', appealedBy: ['3'] });
    expect(told(both)?.appealedBy).toEqual(['3', '1']);
  });

  test('92A: who sat at another table may not', () => {
    const first = ruled({ profile });
    given(first).when(appeal(first, '2')).thenRefused('not-own-table', { clause: 'Law 92A' });
  });

  test('92D of 1997: an absent partner counts as agreeing; since 2007 he has to say so', () => {
    for (const laws of [1997, 2007, 2017] as const) {
      const first = ruled({ profile, laws });
      const absent = { ...appeal(first, '3').data, concurs: 'absent' as const };
      const asked = given(first).when(command('make-appeal', absent));
      if (laws === 1997) asked.thenTypes('appeal-made');
      else asked.thenRefused('appeal-alone', { clause: 'Law 92D1' });
    }
  });
});

test('81C3, RTP 2.1.1.3: a director who corrects his ruling while an appeal waits leaves the appeal to be withdrawn or decided; a new one is made against what he says now', () => {
  const first = ruled({ profile: 'rtp-2014' });
  const made = continued(first, appeal(first, '3'));
  const again = continued(made, ruling(made, 'ruled 2HN=', '2HN-1'));
  expect(numbers(again)).toHaveLength(1);
  expect(isWaiting(again)).toBe(true);
  given(made).when(appeal(made, '3')).thenRefused('appealed-already');
  // What the phone of the table says is about the ruling that stands now.
  const { tournament, session } = sessionIn(again);
  expect(ruledAt(tournament, session, HERE, HERE.board).ruled).not.toHaveProperty('appeal');
  const anew = continued(again, appeal(again, '3'));
  expect(numbers(anew)).toHaveLength(2);
  const withdrawn = continued(
    anew,
    ...numbers(anew).map((number) => command('withdraw-appeal', { session: 1, appeal: number })),
  );
  expect(isWaiting(withdrawn)).toBe(false);
});
