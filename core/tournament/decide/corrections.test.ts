import { describe, expect, test } from 'vitest';
import { mayCommand } from '../access/permission.ts';
import { correctionsUntil, publicationDue } from '../clock/corrections.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given, timeAt } from '../testing/given.ts';
import { roomView } from '../views/room.ts';
import { scorecardView } from '../views/scorecard.ts';
import { travellerView } from '../views/traveller.ts';

const grounds = { clause: 'RTP 2.2.7.2', reason: 'Recorded wrongly' };

/** 1 against 3 and 2 against 4; board 1 is agreed at both tables. */
const evening = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(TWO_TABLES, { lead: 'not-asked', ...settings }),
    record(at(1, 1, 1), '4SN='),
    agree(at(1, 1, 1)),
    record(at(1, 2, 1), '4SN-1', 'director'),
    record(at(1, 1, 2), 'Pass', 'director'),
    record(at(1, 2, 2), 'Pass', 'director'),
  );

const ask = (contestant = '1', time = timeAt(0), more: { confirmed?: readonly string[] } = {}) =>
  command('ask-correction', { ...at(1, 1, 1), contestant, says: 'Down one', ...more }, { time });
const answer = (state: TournamentState, contestant: string, agrees = true) =>
  command('answer-correction', { session: 1, request: state.version, contestant, agrees });

const room = ({ tournament }: TournamentState) => roomView(tournament!, tournament!.sessions.get(1)!);
const stands = ({ tournament }: TournamentState) =>
  travellerView(tournament!, tournament!.sessions.get(1)!, 1).rows.find(({ table }) => table === 1)?.result
    ?.result;

describe('RTP 2.2.7.2, ROP 4.16: a pair asks, the other confirms, the director decides', () => {
  const asked = continued(evening(), ask());
  const decide = (result?: string, confirmed?: readonly string[]) =>
    command('decide-correction', {
      session: 1,
      request: asked.version,
      ...grounds,
      ...(result === undefined ? {} : { result }),
      ...(confirmed === undefined ? {} : { confirmed }),
    });

  test('the other pair of the score is asked, on its own phone, without what was written (Law 16)', () => {
    const card = scorecardView(asked.tournament!, '3');
    expect(card.asked).toEqual([{ ...at(1, 1, 1), request: asked.version, contestant: '3', from: '1' }]);
    expect(scorecardView(asked.tournament!, '1')).not.toHaveProperty('asked');
    given(asked).when(answer(asked, '1')).thenRefused('not-asked', { clause: 'RTP 2.2.7.2' });
    given(asked).when(answer(asked, '2')).thenRefused('not-asked');
  });

  test('confirmed, the director corrects it; the request is done with', () => {
    const confirmed = continued(asked, answer(asked, '3'));
    expect(room(confirmed).requests).toMatchObject([
      { stands: '4SN=', elsewhere: false, answer: { contestant: '3', agrees: true } },
    ]);
    const corrected = continued(confirmed, decide('4SN-1'));
    expect(stands(corrected)).toBe('4SN-1');
    expect(room(corrected).requests).toEqual([]);
    given(corrected).when(decide()).thenRefused('request-decided');
  });

  test('not confirmed or denied, the director is asked before he corrects it all the same', () => {
    given(asked).when(decide('4SN-1')).thenRefused('to-confirm', { clause: 'RTP 2.2.7.2' });
    given(asked)
      .when(decide('4SN-1', ['not-confirmed-by-other']))
      .thenTypes('result-corrected', 'correction-decided');
    const denied = continued(asked, answer(asked, '3', false));
    given(denied)
      .when(decide('4SN-1', ['not-confirmed-by-other']))
      .thenRefused('to-confirm');
    given(denied).when(decide()).thenTypes('correction-decided');
  });

  test('RTP 2.2.7.2: a score of another table that looks wrong: the director finds out, both pairs are asked', () => {
    const elsewhere = continued(evening(), ask('2'));
    expect(room(elsewhere).requests).toMatchObject([{ contestant: '2', elsewhere: true }]);
    expect(scorecardView(elsewhere.tournament!, '1').asked).toHaveLength(1);
    expect(scorecardView(elsewhere.tournament!, '3').asked).toHaveLength(1);
    given(elsewhere)
      .when(
        command('decide-correction', { session: 1, request: elsewhere.version, result: '4SN-1', ...grounds }),
      )
      .thenTypes('result-corrected', 'correction-decided');
  });

  test('once, about a result, with words; a phone speaks for its own pair', () => {
    given(asked).when(ask()).thenRefused('asked-already');
    given(evening())
      .when(command('ask-correction', { ...at(1, 1, 1), contestant: '1', says: ' ' }))
      .thenRefused('says-missing');
    const may = (contestant: string, asking: string) =>
      mayCommand(asked, { role: 'player', contestant }, ask(asking)).ok;
    expect([may('1', '1'), may('2', '1')]).toEqual([true, false]);
  });
});

describe('ROP 4.15: a claim comes with a deposit', () => {
  const decided = (profile: 'rop' | 'rtp-2014', deposit: 'returned' | 'kept', result?: string) => {
    const asked = continued(evening({ profile }), ask());
    const clause = { clause: 'ROP 4.15', reason: 'Looked at' };
    return given(asked).when(
      command('decide-correction', {
        session: 1,
        request: asked.version,
        deposit,
        ...clause,
        ...(result === undefined ? {} : { result, confirmed: ['not-confirmed-by-other'] }),
      }),
    );
  };

  test('there was an error: it goes back', () => {
    decided('rop', 'returned', '4SN-1').thenTypes('result-corrected', 'correction-decided');
    decided('rop', 'kept', '4SN-1').thenRefused('deposit-back', { clause: 'ROP 4.15' });
  });

  test('there was none: back only where what was posted could not show that', () => {
    decided('rop', 'kept').thenTypes('correction-decided');
    decided('rop', 'returned').thenTypes('correction-decided');
  });

  test('the RTP asks for none', () => {
    decided('rtp-2014', 'kept').thenRefused('no-deposit');
  });
});

describe('until when players ask', () => {
  const published = (settings: Partial<Settings>, minute = 20): TournamentState =>
    continued(
      evening(settings),
      command('close-session', { session: 1 }, { time: timeAt(0) }),
      command('publish-results', { session: 1 }, { time: timeAt(minute) }),
    );

  test('ROP 4.16 (W30 h): a recorded score until 30 minutes after posting', () => {
    const state = published({ profile: 'rop' });
    given(state)
      .when(ask('1', timeAt(50)))
      .thenTypes('correction-asked');
    given(state)
      .when(ask('1', timeAt(51)))
      .thenRefused('to-confirm', { clause: 'ROP 4.16' });
  });

  test('RTP 3.7.2 (D08): 30 minutes after the results of the last session; later only the director takes it up', () => {
    const state = published({ profile: 'rtp-2014', official: true });
    given(state)
      .when(ask('1', timeAt(50)))
      .thenTypes('correction-asked');
    given(state)
      .when(ask('1', timeAt(51)))
      .thenRefused('to-confirm', { clause: 'RTP 3.7.2' });
    const late = ask('1', timeAt(51), { confirmed: ['asked-late'] });
    given(state).when(late).thenTypes('correction-asked');
    expect(mayCommand(state, { role: 'player', contestant: '1' }, late).ok).toBe(false);
  });

  test('RTP 3.7.2 (A27): the event allows players 10 minutes; the director corrects for 30 all the same (2.2.7.2)', () => {
    const state = published({ profile: 'rtp-2014', requestMinutes: 10 });
    given(state)
      .when(ask('1', timeAt(30)))
      .thenTypes('correction-asked');
    given(state)
      .when(ask('1', timeAt(31)))
      .thenRefused('to-confirm', { clause: 'RTP 3.7.2' });
    const session = state.tournament!.sessions.get(1)!;
    expect(correctionsUntil(state.tournament!, session)).toBe(timeAt(50));
  });

  test('RTP 3.7.1: results within 30 minutes of the end; when later, justified requests up to 48 hours', () => {
    const due = (state: TournamentState) =>
      publicationDue(state.tournament!, state.tournament!.sessions.get(1)!);
    const closed = continued(evening(), command('close-session', { session: 1 }, { time: timeAt(0) }));
    expect(due(closed)).toEqual({ by: timeAt(30), clause: 'RTP 3.7.1' });
    expect(due(published({}, 30))).toBeUndefined();
    expect(due(published({}, 31))).toEqual({
      by: timeAt(30),
      clause: 'RTP 3.7.1',
      requestsUntil: timeAt(48 * 60),
    });
    expect(due(published({ profile: 'rop' }, 90))).toBeUndefined();
  });
});
