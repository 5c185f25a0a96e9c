import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given, timeAt } from '../testing/given.ts';
import { answer } from '../views/answer.ts';
import type { StandIn } from './log.ts';

const directing = (state: TournamentState, name?: string) => {
  const seen = see(
    state,
    { role: 'director', ...(name === undefined ? {} : { name }) },
    { view: 'directing' },
  );
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value;
};

const log = (
  kind: 'arguing-rulings' | 'other' | 'joint-report' | 'signed-complaint',
  contestants: readonly string[],
) => command('log-incident', { session: 1, kind, contestants, section: 'A', table: 1 });

describe('the log of incidents (RTP 1.3.3)', () => {
  const state = openEvening(TWO_TABLES, { profile: 'rtp-2014' });

  test('any or all at a table; who noted it and when', () => {
    const noted = continued(state, log('arguing-rulings', ['1', '3']));
    expect(directing(noted).incidents).toMatchObject([
      { kind: 'arguing-rulings', contestants: ['1', '3'], table: 1, by: 'tester' },
    ]);
    given(state)
      .when(log('arguing-rulings', ['99']))
      .thenRefused('no-such-pair');
    given(state).when(log('other', [])).thenRefused('incident-untold');
  });

  test('ROP 4.2: a report of a match is signed by both captains, a complaint by whoever makes it', () => {
    given(state)
      .when(log('joint-report', ['1']))
      .thenRefused('signed-by-both', { clause: 'ROP 4.2' });
    given(state)
      .when(log('joint-report', ['1', '3']))
      .thenTypes('incident-logged');
    given(state).when(log('signed-complaint', [])).thenRefused('unsigned', { clause: 'ROP 4.2' });
  });

  test('conduct stands in item g of the report, what is technical in i, the rest in j (RTP 3.2.2.1)', () => {
    const noted = continued(
      state,
      log('arguing-rulings', ['1']),
      command('log-incident', { session: 1, kind: 'technical', contestants: [], text: 'Torn pockets' }),
      command('log-incident', { session: 1, kind: 'psychic', contestants: ['3'], board: 2 }),
    );
    const report = answer(noted, { view: 'report' });
    const kinds = (item: string) =>
      report.ok
        ? report.value.parts
            .find((part) => part.item === item)
            ?.lines.flatMap((line) => (line.kind === 'incident' ? [line.incident.kind] : []))
        : [];
    expect([kinds('discipline'), kinds('technical'), kinds('incidents')]).toEqual([
      ['arguing-rulings'],
      ['technical'],
      ['psychic'],
    ]);
  });
});

describe('the time of a table is kept (RTP 2.3.7)', () => {
  const state = openEvening(TWO_TABLES, { profile: 'rtp-2014' });
  const keep = (time: string) =>
    command(
      'log-incident',
      { session: 1, kind: 'time-kept', contestants: ['3'], section: 'A', table: 1 },
      { time },
    );

  const written = (table: number, board: number, result: string, minute: number) =>
    command('record-result', { ...at(1, table, board), result, by: 'director' }, { time: timeAt(minute) });

  test('from then on each board has the minutes since the one before it; other tables are not timed', () => {
    const kept = continued(
      state,
      written(1, 1, '3SW=', 5),
      keep(timeAt(6)),
      written(2, 1, '2HN=', 7),
      written(1, 2, '2HN=', 17.5),
    );
    expect(directing(kept).timesKept).toEqual([
      {
        session: 1,
        section: 'A',
        table: 1,
        since: timeAt(6),
        boards: [{ round: 1, board: 2, minutes: 11 }],
        from: timeAt(17.5),
      },
    ]);
    // Asked for twice it goes on as it was.
    expect(directing(continued(kept, keep(timeAt(20)))).timesKept).toHaveLength(1);
  });

  test('at a table', () => {
    given(state)
      .when(command('log-incident', { session: 1, kind: 'time-kept', contestants: [] }))
      .thenRefused('timing-place');
  });
});

describe('the director is not there', () => {
  const over = (standing: StandIn) => command('hand-over', { director: 'Lia Prado', standing });

  test('RTP 2.1.1.2: another director, then a player who is one, a member, a player: later ones for a reason', () => {
    const state = openEvening(TWO_TABLES, { profile: 'rtp-2014' });
    given(state).when(over('director')).thenTypes('directing-handed-over');
    for (const standing of ['playing-director', 'member', 'player'] as const)
      given(state).when(over(standing)).thenRefused('to-confirm', { clause: 'RTP 2.1.1.2' });
    given(state)
      .when(
        command('hand-over', {
          director: 'Lia Prado',
          standing: 'player',
          confirmed: ['replacement-order'],
          because: 'Nobody else came',
        }),
      )
      .thenTypes('directing-handed-over');
    given(state).when(over('no-referee')).thenRefused('referee-needed', { clause: 'RTP 2.1.1.2' });
  });

  test('ROP 4.2: there may be no referee at all; the ROP gives no order', () => {
    const state = openEvening(TWO_TABLES, { profile: 'rop' });
    given(state).when(over('no-referee')).thenTypes('directing-handed-over');
    given(state).when(over('member')).thenTypes('directing-handed-over');
  });

  test('calls that somebody was on his way to, and open cases, are the new one’s', () => {
    const table = { session: 1, section: 'A', table: 1 };
    const state = continued(
      openEvening(TWO_TABLES),
      command('call-director', table),
      command('take-call', { ...table, director: 'Bruno Faia' }),
      command('open-case', { ...at(1, 2, 1), steps: [] }),
      over('director'),
    );
    const { calls, cases, inCharge } = directing(state);
    expect(calls[0]?.taken?.by).toBe('director Lia Prado');
    expect(cases).toHaveLength(1);
    expect(inCharge).toMatchObject({ director: 'Lia Prado', standing: 'director' });
  });

  test('RTP 2.1.1, ROP 4.1: whoever is entered as a player is told so, and no other', () => {
    const state = openEvening(TWO_TABLES);
    expect(directing(state, 'player 1A').playsFor?.contestant).toBe('1');
    expect(directing(state, 'Somebody Else').playsFor).toBeUndefined();
    expect(directing(state).playsFor).toBeUndefined();
  });
});

describe('the report is sent, and comes back (RTP 3.2.2.1)', () => {
  const state = continued(
    openEvening(TWO_TABLES, { profile: 'rtp-2014' }),
    record(at(1, 1, 1), '3NTN=', 'director'),
  );
  const steps = (of: TournamentState) => {
    const seen = answer(of, { view: 'report' });
    return seen.ok ? seen.value.steps : [];
  };

  test('an incomplete one is sent only for a reason, and what lacks is named', () => {
    given(state).when(command('send-report', {})).thenRefused('to-confirm', { clause: 'RTP 3.2.2' });
    const sent = continued(
      state,
      command('send-report', { confirmed: ['report-incomplete'], because: 'The numbers follow' }),
    );
    expect(steps(sent)).toMatchObject([{ kind: 'sent', by: 'tester' }]);
    given(sent)
      .when(command('return-report', { items: [] }))
      .thenRefused('lack-unsaid');
    const back = continued(sent, command('return-report', { items: ['ranking'], text: 'Member numbers' }));
    expect(steps(back).at(-1)).toMatchObject({ kind: 'returned', items: ['ranking'] });
    given(back)
      .when(command('return-report', { items: ['ranking'] }))
      .thenRefused('report-unsent');
  });
});
