import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, openSmall, planOf, TWO_TABLES } from '../testing/evening.ts';
import { type AnyCommand, command, continued } from '../testing/given.ts';
import { drawNext, openTeams, sheet } from '../testing/teams.ts';
import type { AppealBody } from './appeal.ts';
import { appealUntil, councilUntil, type Deadline, ownRulingUntil } from './deadlines.ts';

/* The rows of the deadlines, with a clock that is set. Play begins on Saturday 14 March 2026 at 20:00; times are in UTC. */

const on = (time: string, day = '2026-03-14'): string => `${day}T${time}:00.000Z`;

interface Told {
  readonly settings: Partial<Settings>;
  readonly ended?: string;
  readonly results?: string;
  readonly told: string;
  readonly next?: string;
  readonly committee?: boolean;
}

function state({ settings, ended, results, next, committee }: Told): TournamentState {
  const asked: AnyCommand[] = [
    ...(committee === undefined
      ? []
      : [command('name-committee', { members: ['Ana', 'Rui', 'Eva'].map((name) => ({ name })) })]),
    ...(committee === false ? [command('name-committee', { members: [] })] : []),
    ...(next === undefined
      ? []
      : [
          command('plan-session', {
            ...(planOf(2, TWO_TABLES).data as never as { session: number; sections: never }),
            startsAt: next,
          }),
        ]),
    ...(ended === undefined
      ? []
      : [command('close-session', { session: 1, confirmed: ['missing-results'] }, { time: ended })]),
    ...(results === undefined ? [] : [command('publish-results', { session: 1 }, { time: results })]),
  ];
  return continued(openEvening(TWO_TABLES, { timeZone: 'Europe/Lisbon', ...settings }), ...asked);
}

const appeal = (told: Told): Deadline => {
  const { tournament } = state(told);
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  return appealUntil(tournament, session, { at: told.told, place: at(1, 1, 1) });
};

const RTP: Partial<Settings> = { profile: 'rtp-2014' };
const ROP: Partial<Settings> = { profile: 'rop' };

describe('RTP 3.8.1: an appeal is made until', () => {
  test('30 minutes after the results are available', () => {
    const told = { settings: RTP, told: on('21:30'), ended: on('22:00') };
    expect(appeal({ ...told, results: on('22:20') })).toEqual({
      kind: 'appeal',
      until: on('22:50'),
      clause: 'RTP 3.8.1',
    });
    // While they are not, no time runs.
    expect(appeal(told).until).toBeUndefined();
  });

  test('30 minutes before the next session, for a ruling told more than 30 minutes after the session', () => {
    const told = {
      settings: { ...RTP, sessionCount: 2 },
      ended: on('18:00', '2026-03-15'),
      results: on('18:10', '2026-03-15'),
    };
    const next = on('21:00', '2026-03-15');
    expect(appeal({ ...told, told: on('18:45', '2026-03-15'), next }).until).toBe(on('20:30', '2026-03-15'));
    // After 30 minutes exactly it is not later than that.
    expect(appeal({ ...told, told: on('18:30', '2026-03-15'), next }).until).toBe(on('18:40', '2026-03-15'));
    // Nobody knows when the next session begins.
    expect(appeal({ ...told, told: on('18:45', '2026-03-15') }).until).toBeUndefined();
  });

  test('18:00 of the first working day, to the organiser, when the last session is over and the committee has gone', () => {
    const told = {
      settings: RTP,
      ended: on('22:00'),
      results: on('22:20'),
      // Tuesday; the Wednesday is 10 June. In Lisbon it is summer: 18:00 there is 17:00.
      told: on('19:00', '2026-06-09'),
    };
    expect(appeal(told)).toEqual({
      kind: 'appeal',
      until: on('17:00', '2026-06-11'),
      clause: 'RTP 3.8.1',
      toOrganiser: true,
    });
    expect(appeal({ ...told, committee: false }).toOrganiser).toBe(true);
  });

  test('30 minutes after the notice, or the normal limit if that is later, while the committee is there', () => {
    const told = { settings: RTP, ended: on('22:00'), committee: true };
    expect(appeal({ ...told, results: on('22:20'), told: on('22:45') }).until).toBe(on('23:15'));
    expect(appeal({ ...told, results: on('23:00'), told: on('22:45') }).until).toBe(on('23:30'));
  });
});

describe('where RTP 3.8.1 is read in another way', () => {
  const late = (readings: Settings['readings'], committee: boolean, told: string) =>
    appeal({
      settings: { ...RTP, readings },
      ended: on('22:00'),
      results: on('22:20'),
      told,
      committee,
    }).until;

  test('A36: told at 22:40 after the last session, the committee there: until 23:10, or the usual 22:50', () => {
    expect(late({}, true, on('22:40'))).toBe(on('23:10'));
    expect(late({ A36: 'usual-limit' }, true, on('22:40'))).toBe(on('22:50'));
  });

  test('A25: told on Thursday 2 April 2026, the committee gone: Monday the 6th, or Good Friday', () => {
    // Lisbon has summer time in April: 18:00 there is 17:00.
    expect(late({}, false, on('22:40', '2026-04-02'))).toBe(on('17:00', '2026-04-06'));
    expect(late({ A25: 'monday-to-friday' }, false, on('22:40', '2026-04-02'))).toBe(
      on('17:00', '2026-04-03'),
    );
  });
});

describe('ROP 4.14 and Law 92B', () => {
  test('ROP 4.14: 30 minutes after the end of the session, whenever the results are available', () => {
    const told = { settings: ROP, told: on('21:30'), ended: on('22:00'), results: on('22:20') };
    expect(appeal(told)).toEqual({ kind: 'appeal', until: on('22:30'), clause: 'ROP 4.14' });
  });

  test('Law 92B: 30 minutes after the score is available', () => {
    const told = { settings: { profile: 'wbf' } as const, told: on('21:30'), ended: on('22:00') };
    expect(appeal({ ...told, results: on('22:20') })).toMatchObject({
      until: on('22:50'),
      clause: 'Law 92B',
    });
  });
});

describe('the worked cases of appeals', () => {
  const may = (time: string, day = '2014-05-17'): string => on(time, day);
  const inTime = (told: Told, made: string): boolean => {
    const { until } = appeal(told);
    return until !== undefined && Date.parse(made) <= Date.parse(until);
  };
  const first = { settings: { ...RTP, sessionCount: 2, timeZone: 'UTC' }, ended: may('18:00') };

  test('D09: results available at 18:20: until 18:50', () => {
    expect(appeal({ ...first, results: may('18:20'), told: may('17:00') }).until).toBe(may('18:50'));
  });

  test('D10: the session ends at 18:00, the ruling is told at 18:45, the next session is at 21:00: until 20:30', () => {
    expect(appeal({ ...first, results: may('18:20'), told: may('18:45'), next: may('21:00') }).until).toBe(
      may('20:30'),
    );
  });

  test('D12: last session, committee gone, told on Monday 9 June 2014 at 20:00: Wednesday 18:00, as the 10th is a holiday', () => {
    const told = {
      settings: RTP,
      ended: on('17:00', '2014-06-08'),
      results: on('17:20', '2014-06-08'),
      told: on('19:00', '2014-06-09'), // 20:00 in Lisbon
    };
    expect(appeal(told)).toMatchObject({ until: on('17:00', '2014-06-11'), toOrganiser: true });
  });

  test('D14: by the ROP 30 minutes after the end, 18:00, not after the results, 18:20', () => {
    const told = { settings: ROP, told: may('17:00'), ended: may('18:00'), results: may('18:20') };
    expect(appeal(told).until).toBe(may('18:30'));
  });

  test('W27: a ruling told during play is appealed until 18:50; one told late until 20:30, or 30 minutes before next Sunday', () => {
    const told = { ...first, results: may('18:20'), next: may('21:00') };
    const during = { ...told, told: may('17:00') };
    expect(inTime(during, may('18:50'))).toBe(true); // (a)
    expect(inTime(during, may('18:51'))).toBe(false); // (b)
    expect(inTime({ ...told, told: may('18:30') }, may('18:51'))).toBe(false); // (e)
    expect(inTime({ ...told, told: may('18:31') }, may('20:30'))).toBe(true); // (f)
    expect(inTime({ ...told, told: may('18:31') }, may('20:31'))).toBe(false); // (g)
    const sunday = { ...told, next: may('15:00', '2014-05-25'), told: may('18:31') };
    expect(inTime(sunday, may('14:30', '2014-05-25'))).toBe(true); // (h)
  });

  test('W29: after the last session with the committee there 00:40, gone 18:00 of Tuesday: Monday 8 December is a holiday', () => {
    const last = {
      settings: RTP,
      ended: on('23:30', '2014-12-05'),
      results: on('23:45', '2014-12-05'),
    };
    expect(appeal({ ...last, told: on('00:15', '2014-12-06') })).toMatchObject({
      until: on('18:00', '2014-12-09'), // (a)
      toOrganiser: true,
    });
    expect(appeal({ ...last, told: on('00:10', '2014-12-06'), committee: true }).until).toBe(
      on('00:40', '2014-12-06'), // (b)
    );
    expect(appeal({ ...last, told: on('10:00', '2014-12-09') }).until).toBe(on('18:00', '2014-12-10')); // (c)
  });

  test('W30: by the ROP 18:30 is in time and 18:31 is late, with a session that ended at 18:00', () => {
    const told = { settings: ROP, told: may('17:00'), ended: may('18:00'), results: may('18:20') };
    expect([inTime(told, may('18:30')), inTime(told, may('18:31'))]).toEqual([true, false]); // (a), (b)
  });
});

describe('what comes after', () => {
  const decided = (body: AppealBody) =>
    ({
      number: 8,
      at: on('21:30'),
      madeBy: 'tester',
      penalty: 7,
      contestant: '1',
      subject: 'judgement',
      concurs: 'agrees',
      about: 'x',
      decisions: [
        {
          number: 9,
          at: on('22:10'),
          by: 'tester',
          body,
          outcome: 'stands',
          reason: 'x',
          clause: 'Law 93B3',
        },
      ],
    }) as const;
  const council = (settings: Partial<Settings>, body: AppealBody): string | undefined => {
    const { tournament } = state({ settings, told: '' });
    const session = tournament?.sessions.get(1);
    if (tournament === undefined || session === undefined) throw new Error('There is no session.');
    return councilUntil(tournament, session, decided(body))?.until;
  };

  test('RTP 3.8.3, D13: 30 minutes after the decision of the committee, 24 hours after one that met for it', () => {
    expect(council(RTP, 'committee')).toBe(on('22:40'));
    expect(council(RTP, 'ad-hoc')).toBe(on('22:10', '2026-03-15'));
    // What the director in charge says on the Law is no decision of a committee.
    expect(council(RTP, 'chief-director')).toBeUndefined();
  });

  test('ROP 4.14, D14: 48 hours; the Laws alone know no further body', () => {
    expect(council(ROP, 'committee')).toBe(on('22:10', '2026-03-16'));
    expect(council({ profile: 'wbf' }, 'committee')).toBeUndefined();
  });

  test('RTP 2.1.1.3: a director changes a ruling until 30 minutes before the next session, or after the last one', () => {
    const own = (told: Omit<Told, 'told'>): Deadline | undefined => {
      const { tournament } = state({ ...told, told: '' });
      const session = tournament?.sessions.get(1);
      return tournament === undefined || session === undefined
        ? undefined
        : ownRulingUntil(tournament, session);
    };
    const next = on('21:00', '2026-03-15');
    expect(own({ settings: { ...RTP, sessionCount: 2 }, next })?.until).toBe(on('20:30', '2026-03-15'));
    expect(own({ settings: { ...RTP, official: false }, ended: on('22:00') })?.until).toBe(on('22:30'));
    expect(own({ settings: { ...RTP, official: true }, ended: on('22:00') })?.until).toBe(
      on('22:00', '2026-03-16'),
    );
    expect(own({ settings: ROP, ended: on('22:00') })).toBeUndefined();
  });
});

test('what is not begun has no clock: a second session opened later counts from when it began', () => {
  const { tournament } = continued(
    state({
      settings: { ...RTP, sessionCount: 2 },
      told: '',
      ended: on('22:00'),
      next: on('21:00', '2026-03-15'),
    }),
    openSmall(2, { time: on('21:10', '2026-03-15') }),
  );
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('There is no session.');
  expect(appealUntil(tournament, session, { at: on('23:00'), place: at(1, 1, 1) }).until).toBe(
    on('20:40', '2026-03-15'),
  );
});

describe('worked in full', () => {
  const DAY = '2026-03-15';

  describe('W28, D11, RTP 3.8.1: a match ends at 17:30, both sign at 17:40; the next begin at 18:15 and 20:00', () => {
    const at15 = (time: string) => ({ time: on(time, DAY) });
    const inPlay = openTeams({ match: { boards: 2 }, settings: RTP });
    const of = { session: 1, section: 'A', round: 1, match: 1 } as const;
    const first = continued(
      inPlay,
      sheet(1, 3, 1),
      sheet(2, 3, 1),
      command('end-round', { session: 1, round: 1 }, at15('17:30')),
      command('agree-match', { ...of, by: '1' }, at15('17:36')),
      command('agree-match', { ...of, by: '4' }, at15('17:40')),
    );
    const second = continued(
      first,
      drawNext(),
      command('start-round', { session: 1, round: 2 }, at15('18:15')),
    );
    const third = continued(
      second,
      sheet(1, 3, 1, 2),
      sheet(2, 3, 1, 2),
      drawNext(),
      command('start-round', { session: 1, round: 3 }, at15('20:00')),
    );

    test.each([
      ['(a) normally', '17:35', '18:10'],
      ['(b) more than 30 minutes after the match: until the next begins', '18:05', '18:15'],
      ['(c) after that has begun: until the one after it', '18:20', '20:00'],
    ])('%s', (_, told, until) => {
      const { tournament } = third;
      const open = tournament?.sessions.get(1);
      if (tournament === undefined || open === undefined) throw new Error('There is no session.');
      const deadline = appealUntil(tournament, open, { at: on(told, DAY), place: at(1, 1, 1) });
      expect(deadline.until).toBe(on(until, DAY));
    });
  });
});
