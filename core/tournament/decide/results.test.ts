import { describe, expect, test } from 'vitest';
import { playAt } from '../meetings/schedule.ts';
import type { TournamentState } from '../state.ts';
import {
  agree,
  at,
  openEvening,
  plannedEvening,
  publishedEvening,
  record,
  threeTableHowell,
} from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

/** Where table 1 plays its first board in round 1. */
const [first, second] = threeTableHowell().rounds[0]!.tables[0]!.boards as [number, number];
const here = at(1, 1, first);
const open = openEvening();
const entered = continued(open, record(here, '4SN='));
const agreed = continued(entered, agree(here));

const play = (state: TournamentState) => playAt(state.tournament!.sessions.get(1)!, here)!;

describe('entering a result', () => {
  test('is kept in the one notation, by the side that entered it', () => {
    given(open)
      .when(command('record-result', { ...here, result: '4♠ n =', lead: 'h10', by: 'NS' }))
      .thenFacts({ type: 'result-recorded', data: { ...here, result: '4SN=', lead: 'HT', by: 'NS' } });
  });

  test('of a board that is not there names the boards that are', () => {
    given(open)
      .when(record(at(1, 1, 99), '4SN='))
      .thenRefused('board-not-here');
  });

  test('at a table, or in a section, that does not exist is refused', () => {
    given(open)
      .when(record(at(1, 9, first), '4SN='))
      .thenRefused('no-such-table');
    given(open)
      .when(record({ ...here, section: 'Z' }, '4SN='))
      .thenRefused('no-such-section');
  });

  test('before the session or the round was called is refused', () => {
    given(plannedEvening()).when(record(here, '4SN=')).thenRefused('session-not-open');
    const [later] = threeTableHowell().rounds[1]!.tables[0]!.boards;
    given(open)
      .when(record(at(2, 1, later!), '4SN='))
      .thenRefused('round-not-started');
  });

  test.each(['8SN=', '4SN+4', 'nonsense', ''])('"%s" is no result', (result) => {
    given(open).when(record(here, result)).thenRefused('unreadable-result');
  });

  test('a lead is a card; a board passed out has none', () => {
    given(open)
      .when(command('record-result', { ...here, result: '4SN=', lead: 'H1', by: 'NS' }))
      .thenRefused('not-a-card');
    given(open)
      .when(command('record-result', { ...here, result: 'Pass', lead: 'HA', by: 'NS' }))
      .thenRefused('no-lead');
  });

  test('RTP 2.2.7.1 where the lead is compulsory a result without one is refused', () => {
    const strict = openEvening(threeTableHowell(), { lead: 'required' });
    given(strict).when(record(here, '4SN=')).thenRefused('lead-missing');
    given(strict).when(record(here, 'Pass')).thenTypes('result-recorded');
  });

  test('other pairs than planned are for the director to enter', () => {
    const others = { ...here, result: '4SN=', ns: '2', ew: '3' };
    given(open)
      .when(command('record-result', { ...others, by: 'NS' }))
      .thenRefused('wrong-pairs');
    given(open)
      .when(command('record-result', { ...others, ew: '77', by: 'director' }))
      .thenRefused('no-such-pair');
  });

  test('a pair has one score on a board', () => {
    const { ns, ew } = threeTableHowell().rounds[0]!.tables[1]!;
    const [board] = threeTableHowell().rounds[0]!.tables[0]!.boards;
    const moved = command('record-result', {
      ...here,
      result: '4SN=',
      by: 'director',
      ns: `${ns}`,
      ew: `${ew}`,
    });
    const state = continued(open, moved);
    expect(play(state)).toMatchObject({ ns: `${ns}`, ew: `${ew}` });
    const again = threeTableHowell().rounds.flatMap(({ round, tables }) =>
      tables
        .filter((plan) => plan.boards.includes(board!) && [plan.ns, plan.ew].includes(ns) && round > 1)
        .map((plan) => at(round, plan.table, board!)),
    )[0]!;
    given(state)
      .when(record(again, '4SN=', 'director'))
      .thenRefused('already-played');
  });
});

describe('RTP 2.1.9: one side enters, the other verifies', () => {
  test('the side that entered cannot agree', () => {
    given(entered).when(agree(here, 'NS')).thenRefused('own-result', { clause: 'RTP 2.1.9' });
    given(entered)
      .when(agree(here, 'EW'))
      .thenFacts({ type: 'result-agreed', data: { ...here, by: 'EW' } });
  });

  test('nothing can be agreed before it is entered, and nothing twice', () => {
    given(open).when(agree(here)).thenRefused('no-result');
    given(agreed).when(agree(here)).thenFacts();
  });

  test('the other side entering the same is agreement', () => {
    given(entered)
      .when(record(here, '4SN=', 'EW'))
      .thenFacts({ type: 'result-agreed', data: { ...here, by: 'EW' } });
    given(entered)
      .when(record(here, '4SN=', 'NS'))
      .thenFacts();
  });

  test('what the director enters needs nobody to agree', () => {
    expect(play(continued(open, record(here, '4SN=', 'director'))).status).toBe('agreed');
  });

  test('a round is confirmed when all its boards are agreed', () => {
    const confirm = command('confirm-round', { session: 1, section: 'A', round: 1, table: 1, by: 'NS' });
    given(agreed).when(confirm).thenRefused('round-not-settled', { clause: 'RTP 2.1.9' });
    const complete = continued(agreed, record(at(1, 1, second), 'Pass'), agree(at(1, 1, second)));
    given(complete).when(confirm).thenTypes('round-confirmed');
    given(continued(complete, confirm))
      .when({ ...confirm, id: 'again' })
      .thenFacts();
  });
});

describe('two devices at one table never disagree silently', () => {
  test('another result over one that stands must say what it replaces', () => {
    given(entered)
      .when(record(here, '4SN-1', 'EW'))
      .thenRefused('changed-meanwhile', { stands: '4SN=' });
    given(entered)
      .when(command('record-result', { ...here, result: '4SN-1', by: 'EW', expects: '4♠N=' }))
      .thenTypes('result-recorded');
    given(open)
      .when(command('record-result', { ...here, result: '4SN-1', by: 'EW', expects: '4SN=' }))
      .thenRefused('changed-meanwhile', { stands: null });
  });

  test('agreeing to a result that was changed meanwhile is refused', () => {
    given(entered)
      .when(command('agree-result', { ...here, by: 'EW', expects: '4SN-1' }))
      .thenRefused('changed-meanwhile', { stands: '4SN=' });
  });
});

describe('a result that is disputed', () => {
  const disputed = continued(entered, command('dispute-result', { ...here, by: 'EW', reason: 'one down' }));

  test('waits for the side that disputes it, or for another result', () => {
    expect(play(disputed)).toMatchObject({ status: 'disputed', dispute: { by: 'EW', reason: 'one down' } });
    given(disputed).when(agree(here, 'EW')).thenTypes('result-agreed');
    given(disputed)
      .when(command('record-result', { ...here, result: '4SN-1', by: 'NS', expects: '4SN=' }))
      .thenTypes('result-recorded');
  });

  test('by the side that entered it is not settled by the other side agreeing', () => {
    const own = continued(entered, command('dispute-result', { ...here, by: 'NS' }));
    given(own).when(agree(here, 'EW')).thenRefused('disputed');
  });
});

describe('RTP 2.2.7.2: what is agreed only the director changes', () => {
  const correct = (expects?: string) =>
    command('correct-result', {
      ...here,
      result: '4SN-1',
      reason: 'entered with the wrong sign',
      clause: 'Law 79C1',
      ...(expects === undefined ? {} : { expects }),
    });

  test('players are sent to the director', () => {
    given(agreed).when(record(here, '4SN-1')).thenRefused('already-agreed', { clause: 'RTP 2.2.7.2' });
  });

  test('the director corrects, with a reason and a rule', () => {
    given(agreed).when(correct('4SN=')).thenTypes('result-corrected');
    given(agreed).when(correct('3SN=')).thenRefused('changed-meanwhile', { stands: '4SN=' });
    const blank = { ...here, result: '4SN-1', reason: ' ', clause: 'Law 79C1' };
    given(agreed).when(command('correct-result', blank)).thenRefused('reason-missing');
    given(agreed)
      .when(command('correct-result', { ...blank, result: '4SN=', reason: 'x' }))
      .thenRefused('nothing-changes');
  });

  test('4♠ one down not vulnerable is -50 instead of +420 on board 1 (Law 77)', () => {
    const one = at(1, 1, 1);
    const table = threeTableHowell().rounds[0]!.tables.find(({ boards }) => boards.includes(1))!.table;
    const where = { ...one, table };
    const state = continued(open, record(where, '4SN='), agree(where));
    const session = (from: TournamentState) => playAt(from.tournament!.sessions.get(1)!, where)!.recorded;
    expect(session(state)).toMatchObject({ nsPoints: 420, corrected: false });
    const corrected = continued(
      state,
      command('correct-result', { ...where, result: '4SN-1', reason: 'x', clause: 'Law 79C1' }),
    );
    expect(session(corrected)).toMatchObject({ nsPoints: -50, corrected: true });
  });
});

describe('after the session', () => {
  const published = publishedEvening(plannedEvening());
  const official = publishedEvening(plannedEvening(threeTableHowell(), { official: true }));
  const late = (minutes: number, confirmed?: readonly string[]) =>
    command(
      'correct-result',
      { ...here, result: '7NTN-3', reason: 'x', clause: 'Law 79C', ...(confirmed ? { confirmed } : {}) },
      { time: new Date(Date.parse('2026-03-14T20:00:00Z') + minutes * 60_000).toISOString() },
    );

  test('no result is entered', () => {
    given(published).when(record(here, '4SN=')).thenRefused('session-closed');
  });

  test('RTP 2.2.7.2, Law 79C1: corrections end 30 minutes after the results of the last session', () => {
    given(published).when(late(30)).thenTypes('result-corrected');
    given(published).when(late(31)).thenRefused('correction-period-over');
  });

  test('RTP 2.2.7.2, Law 79C2: in an official event 48 hours, beyond doubt and with the organiser', () => {
    given(official).when(late(31)).thenRefused('to-confirm', { clause: 'RTP 2.2.7.2, Law 79C' });
    given(official)
      .when(late(31, ['beyond-doubt']))
      .thenTypes('result-corrected');
    given(official)
      .when(late(48 * 60, ['beyond-doubt']))
      .thenTypes('result-corrected');
    given(official)
      .when(late(48 * 60 + 1, ['beyond-doubt']))
      .thenRefused('correction-period-over');
  });
});

describe('ROP 5.12', () => {
  const rop = openEvening(undefined, { profile: 'rop' });
  const withLead = (result: string, by: 'NS' | 'EW', expects?: string) =>
    command('record-result', {
      ...here,
      result,
      lead: 'SA',
      by,
      ...(expects === undefined ? {} : { expects }),
    });

  test('the exact card led is obligatory unless the organiser says otherwise', () => {
    given(rop).when(record(here, '4SN=')).thenRefused('lead-missing', { clause: 'ROP 5.12' });
    given(rop).when(withLead('4SN=', 'NS')).thenTypes('result-recorded');
    given(openEvening(undefined, { profile: 'rop', lead: 'optional' }))
      .when(record(here, '4SN='))
      .thenTypes('result-recorded');
  });

  test('players never correct an entry, not even at the table; the director does', () => {
    const entered = continued(rop, withLead('4SN=', 'NS'));
    given(entered)
      .when(withLead('4SN-1', 'NS', '4SN='))
      .thenRefused('entry-stands', { clause: 'ROP 5.12' });
    given(entered)
      .when(withLead('4SN-1', 'EW', '4SN='))
      .thenRefused('entry-stands', { clause: 'ROP 5.12' });
    given(entered)
      .when(withLead('4SN=', 'EW', '4SN='))
      .thenTypes('result-agreed');
    given(entered)
      .when(command('record-result', { ...here, result: '4SN-1', by: 'director', expects: '4SN=' }))
      .thenTypes('result-recorded');
  });

  test('RTP 2.2.7.2: while the boards are at the table players may', () => {
    given(continued(openEvening(), withLead('4SN=', 'NS')))
      .when(withLead('4SN-1', 'NS', '4SN='))
      .thenTypes('result-recorded');
  });
});

test('the same command twice changes nothing', () => {
  const asked = record(here, '4SN=');
  const state = continued(open, asked);
  given(state).when(asked).thenFacts();
  expect(continued(state, asked)).toBe(state);
});
