import { describe, expect, test } from 'vitest';
import type { CommandData } from '../command.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, planOf, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, handle } from '../testing/given.ts';
import { drawNext, lastDraw, openTeams, sheet } from '../testing/teams.ts';
import { sharePlayedTogether } from './exclude.ts';

const excluding = (more: Partial<CommandData['exclude-player']> = {}) =>
  command('exclude-player', {
    session: 1,
    contestant: '1',
    offender: 0,
    from: 'session',
    reason: 'Struck his partner',
    clause: 'Law 91A',
    ...more,
  });

const SHORT = { confirmed: ['together-short'] };

const sessionOf = ({ tournament }: TournamentState) => tournament?.sessions.get(1);

const adjustedOn = (state: TournamentState, board: number) =>
  [...(sessionOf(state)?.boards.get(board)?.plays.values() ?? [])]
    .flatMap((plays) => [...plays.values()])
    .flatMap(({ adjustment }) => (adjustment === undefined ? [] : [adjustment]));

describe('RTP 3.2.1(4): a player of a pair is put out', () => {
  const half = continued(openEvening(TWO_TABLES), record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)));

  test('the pair has nothing on the board not played, its opponents average plus; the board played stands', () => {
    const state = continued(half, excluding());
    expect(adjustedOn(state, 2)).toMatchObject([
      { ns: { kind: 'percent', percent: '0' }, ew: { kind: 'named', name: 'A+' } },
    ]);
    expect(adjustedOn(state, 1)).toEqual([]);
    // 1 of 2 boards together is half: the pair stays in the ranking (RTP 2.2.2.1(b)).
    expect(state.tournament?.contestants.get('1')?.unranked).toBeUndefined();
    expect(sessionOf(state)?.penalties).toMatchObject([
      { contestant: '1', offender: 0, amount: 'suspension', excluded: { from: 'session' } },
    ]);
  });

  test('with less than half of the boards together it leaves the ranking, and that is said first (RTP 2.2.2.1(b))', () => {
    const before = openEvening(TWO_TABLES);
    expect(handle(before, excluding()).refusal).toMatchObject({
      code: 'to-confirm',
      findings: [{ code: 'together-short', clause: 'RTP 2.2.2.1', params: { pair: '1', percent: '0.0' } }],
    });
    const state = continued(before, excluding(SHORT));
    expect(state.tournament?.contestants.get('1')?.unranked).toMatchObject({ clause: 'RTP 2.2.2.1' });
  });

  test('the share counts substituted rounds and sessions that are not planned yet', () => {
    const tournament = half.tournament;
    if (tournament === undefined) throw new Error('Nothing is planned.');
    expect(sharePlayedTogether(tournament, '1', 1).toString()).toBe('1/2');
    const twice = { ...tournament, settings: { ...tournament.settings, sessionCount: 2 } };
    expect(sharePlayedTogether(twice, '1', 1).toString()).toBe('3/4');
  });

  test('with a substitute it plays on: no board is lost', () => {
    const state = continued(half, excluding({ playsOn: true }));
    expect(adjustedOn(state, 2)).toEqual([]);
  });

  test('one undo takes all of it back', () => {
    const state = continued(openEvening(TWO_TABLES), excluding(SHORT));
    const last = state.version;
    const back = continued(state, command('undo', { sequence: last }));
    expect(adjustedOn(back, 1)).toEqual([]);
    expect(back.tournament?.contestants.get('1')?.unranked).toBeUndefined();
    expect(sessionOf(back)?.penalties).toEqual([]);
  });
});

describe('Law 91B, RTP 3.2.1(6): out of the event', () => {
  test('only with the organiser’s approval, and then out of the ranking', () => {
    const before = openEvening(TWO_TABLES);
    const alone = excluding({ from: 'event', clause: 'Law 91B', ...SHORT });
    expect(handle(before, alone).refusal).toMatchObject({ code: 'approval-missing', clause: 'Law 91B' });
    const approved = excluding({
      from: 'event',
      approvedBy: 'Marta Areia',
      clause: 'Law 91B',
      playsOn: true,
    });
    const state = continued(before, approved);
    expect(state.tournament?.contestants.get('1')?.unranked).toMatchObject({ clause: 'Law 91B' });
    expect(sessionOf(state)?.penalties).toMatchObject([
      { excluded: { from: 'event', approvedBy: 'Marta Areia' } },
    ]);
  });

  test('it is not seated in the sessions that follow; put out of one session alone it is', () => {
    const two = openEvening(TWO_TABLES, { sessionCount: 2 });
    const out = (more: Partial<CommandData['exclude-player']>) =>
      continued(two, record(at(1, 1, 1), '4SN='), agree(at(1, 1, 1)), excluding(more));
    const gone = out({ from: 'event', approvedBy: 'Marta Areia', clause: 'Law 91B' });
    expect(handle(gone, planOf(2, TWO_TABLES)).refusal).toMatchObject({ code: 'withdrawn' });
    expect(handle(out({}), planOf(2, TWO_TABLES)).refusal).toBeUndefined();
    const back = continued(gone, command('undo', { sequence: gone.version }));
    expect(handle(back, planOf(2, TWO_TABLES)).refusal).toBeUndefined();
  });

  test('the Laws alone give average minus for boards lost, and ask nothing of boards together (Law 12C2(a))', () => {
    const state = continued(openEvening(TWO_TABLES, { profile: 'wbf' }), excluding());
    expect(adjustedOn(state, 1)).toMatchObject([
      { ns: { kind: 'named', name: 'A-' }, ew: { kind: 'named', name: 'A+' } },
    ]);
    expect(state.tournament?.contestants.get('1')?.unranked).toBeUndefined();
  });

  test('somebody who is not of the pair is refused', () => {
    expect(handle(openEvening(TWO_TABLES), excluding({ offender: 2 })).refusal?.code).toBe('no-such-player');
  });
});

describe('Law 91B, RTP 3.2.1(6): a team', () => {
  const disqualifying = (more: Partial<CommandData['exclude-player']> = {}) => {
    const { offender: _, ...whole } = excluding({ from: 'event', clause: 'Law 91B' }).data;
    return command('exclude-player', { ...whole, ...more });
  };
  const approved = { approvedBy: 'Marta Areia' };
  const withdrawnIn = ({ tournament }: TournamentState) => tournament?.contestants.get('1')?.withdrawn;
  const played = continued(openTeams(), sheet(1, 10, 0), sheet(2, 0, 3));

  test('is disqualified only with the organiser’s approval', () => {
    expect(handle(played, disqualifying()).refusal).toMatchObject({
      code: 'approval-missing',
      clause: 'Law 91B',
    });
    expect(handle(played, disqualifying({ approvedBy: ' ' })).refusal?.code).toBe('approval-missing');
  });

  test('is out from the round after the one that has begun, in no later draw, and does not come back', () => {
    const out = continued(played, disqualifying(approved));
    expect(withdrawnIn(out)).toMatchObject({ excluded: true, from: { session: 1, round: 2 } });
    expect(sessionOf(out)?.penalties).toMatchObject([
      { contestant: '1', amount: 'suspension', clause: 'Law 91B', excluded: { from: 'event', ...approved } },
    ]);
    const drawn = continued(out, drawNext());
    expect(lastDraw(drawn).flatMap((match) => match.split('-'))).not.toContain('1');
    const back = command('seat-contestant', { session: 1, section: 'A', number: 1, contestant: '1' });
    expect(handle(out, back).refusal?.code).toBe('excluded');
  });

  test('goes on when one of its players is disqualified, or with a substitute', () => {
    expect(withdrawnIn(continued(played, disqualifying({ ...approved, offender: 0 })))).toBeUndefined();
    expect(withdrawnIn(continued(played, disqualifying({ ...approved, playsOn: true })))).toBeUndefined();
  });

  test('one undo takes it back', () => {
    const out = continued(played, disqualifying(approved));
    const back = continued(out, command('undo', { sequence: out.version }));
    expect(withdrawnIn(back)).toBeUndefined();
    expect(sessionOf(back)?.penalties).toEqual([]);
  });
});

test('RTP 3.2.1(3): all four at a table are penalised in one action, each counted for himself', () => {
  const ten = { form: 'disciplinary', amount: { unit: 'percent-of-top', value: '10' } } as const;
  const penalising = (on: CommandData['penalise']['on']) =>
    command('penalise', {
      session: 1,
      row: 'violence',
      told: {},
      on,
      reason: 'A quarrel',
      clause: 'RTP 2.1.11.4',
      confirmed: ['not-as-proposed'],
    });
  const four = ['1', '3'].flatMap((contestant) =>
    [0, 1].map((offender) => ({ contestant, offender, measures: [ten] })),
  );
  const state = continued(openEvening(TWO_TABLES), penalising(four));
  expect(sessionOf(state)?.penalties.map(({ contestant, offender }) => `${contestant}/${offender}`)).toEqual([
    '1/0',
    '1/1',
    '3/0',
    '3/1',
  ]);
});
