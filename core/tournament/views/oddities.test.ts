import { describe, expect, test } from 'vitest';
import { at, oneRound, openEvening, record } from '../testing/evening.ts';
import { type AnyCommand, command, continued, timeAt } from '../testing/given.ts';
import { oddities } from './oddities.ts';

const movement = oneRound(14, [1]);

/** What looks odd when the tables have these results on board 1. */
function odd(...results: readonly string[]): string[] {
  const state = continued(
    openEvening(movement),
    ...results.map((result, table) => record(at(1, table + 1, 1), result)),
  );
  return oddities(state.tournament!, state.tournament!.sessions.get(1)!).map(
    ({ table, code }) => `${table} ${code}`,
  );
}

test('RTP 2.2.7.2: nothing, when all did much the same', () => {
  expect(odd('4SN=', '4SN+1', '4SS=', '3SN+1', '4SN-1', '4SN-2')).toEqual([]);
});

test('a plus for the side that nearly nobody else has it for', () => {
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN=', '4SN-1')).toEqual(['6 against-the-field']);
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN-1', '4SN-1')).toEqual([]); // somebody else went down too
  const made = Array.from({ length: 12 }, () => '4SN=');
  expect(odd(...made, '4SN-1')).toEqual(['13 against-the-field']);
  expect(odd(...made, '4SN-1', '4SN-1')).toEqual([]);
  expect(odd('4SN=', '4SN=', '4SN-1')).toEqual([]); // too few to tell
});

test('a contract that everybody else plays from the other side', () => {
  expect(odd('3NTN=', '3NTS=', '3NTN=', '3NTS=', '3NTN=', '3NTE=')).toContain('6 other-declarer');
});

test('a score far from all others', () => {
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN=', '7SN=')).toEqual(['6 outlier']); // 1510 against 420
});

test('hardly a result: redoubled, or many tricks down or over', () => {
  expect(odd('1NTXXN=')).toEqual(['1 unlikely']);
  expect(odd('7NTXXN-13')).toEqual(['1 unlikely']);
  expect(odd('2HXN+3')).toEqual(['1 unlikely']);
  expect(odd('3NTN-5')).toEqual([]);
});

describe('RTP 2.1.9: what was done to a result', () => {
  const here = at(1, 1, 1);
  const entered = record(here, '4SN=');
  const agreed = (seconds: number, measured?: number) =>
    command(
      'agree-result',
      { ...here, by: 'EW', ...(measured === undefined ? {} : { seconds: measured }) },
      { time: new Date(Date.parse(timeAt(0)) + seconds * 1000).toISOString() },
    );
  const disputed = command('dispute-result', { ...here, by: 'NS' });
  const again = (result: string) => command('record-result', { ...here, result, by: 'NS', expects: '4SN=' });
  const found = (...asked: readonly AnyCommand[]) => {
    const state = continued(openEvening(movement), ...asked);
    return oddities(state.tournament!, state.tournament!.sessions.get(1)!).map(({ code, params }) => [
      code,
      params,
    ]);
  };

  test('agreed within seconds of its entry: nobody has read it', () => {
    expect(found(entered, agreed(2))).toEqual([['agreed-in-seconds', { seconds: 2 }]]);
    expect(found(entered, agreed(3))).toEqual([]);
  });

  test('a device that sends all of it late says how long it took', () => {
    expect(found(entered, agreed(0, 20))).toEqual([]);
    expect(found(entered, agreed(60, 1))).toEqual([['agreed-in-seconds', { seconds: 1 }]]);
  });

  test('agreed, then changed by those at the table', () => {
    expect(found(entered, agreed(60), disputed, again('4SN-1'))).toEqual([
      ['agreed-then-changed', { before: '4SN=' }],
    ]);
    expect(found(entered, agreed(60), disputed, again('4SN-1'), agreed(90))).toEqual([
      ['agreed-then-changed', { before: '4SN=' }],
    ]);
    expect(found(entered, disputed, again('4SN-1'), agreed(90))).toEqual([]); // nobody had agreed
  });

  test('what the director decides is odd no more', () => {
    const correct = command('correct-result', { ...here, result: '4SN-1', reason: 'x', clause: 'Law 79C' });
    expect(found(entered, agreed(0), disputed, again('4SN-1'), correct)).toEqual([]);
  });
});

test('a disputed result, and other pairs than planned', () => {
  const state = continued(
    openEvening(movement),
    record(at(1, 1, 1), '4SN='),
    command('dispute-result', { ...at(1, 1, 1), by: 'EW' }),
    command('record-result', { ...at(1, 2, 1), result: 'Pass', by: 'director', ns: '3' }),
  );
  const found = oddities(state.tournament!, state.tournament!.sessions.get(1)!);
  expect(found.map(({ table, code }) => `${table} ${code}`)).toEqual(['1 disputed', '2 other-pairs']);
});

test('what the director entered himself is odd no more', () => {
  const entered = {
    ...at(1, 1, 1),
    result: '1NTXXN=',
    by: 'director',
    confirmed: ['unlikely-result'],
  } as const;
  const state = continued(openEvening(movement), command('record-result', entered));
  expect(oddities(state.tournament!, state.tournament!.sessions.get(1)!)).toEqual([]);
});

describe('a lead, when the hands are known', () => {
  // North has the spades, East the hearts, South the diamonds, West the clubs.
  const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
  const attached = command('attach-deals', { session: 1, deals: [{ board: 1, deal }] });
  const led = (lead: string, result = '1SN='): AnyCommand =>
    command('record-result', { ...at(1, 1, 1), result, lead, by: 'NS' });
  const found = (...asked: readonly AnyCommand[]) => {
    const state = continued(openEvening(movement), ...asked);
    return oddities(state.tournament!, state.tournament!.sessions.get(1)!).map(({ code, params }) => [
      code,
      params,
    ]);
  };

  test('Law 41A: comes from the hand of the player at declarer’s left', () => {
    expect(found(attached, led('HA'))).toEqual([]); // North declares, East leads
    expect(found(attached, led('CA', '1SS='))).toEqual([]);
  });

  test('that declarer or dummy holds is impossible', () => {
    expect(found(attached, led('S2'))).toEqual([
      ['lead-of-declarer', { card: 'S2', leader: 'E', holder: 'N' }],
    ]);
    expect(found(attached, led('D2'))).toEqual([
      ['lead-of-declarer', { card: 'D2', leader: 'E', holder: 'S' }],
    ]);
  });

  test('Law 54: that the leader’s partner holds was out of turn, or the declarer is another', () => {
    expect(found(attached, led('C2'))).toEqual([
      ['lead-of-partner', { card: 'C2', leader: 'E', holder: 'W' }],
    ]);
  });

  test('is not doubted without a hand record, and at once when one is attached', () => {
    expect(found(led('S2'))).toEqual([]);
    const state = continued(openEvening(movement), led('S2'));
    oddities(state.tournament!, state.tournament!.sessions.get(1)!);
    const later = continued(state, attached);
    expect(oddities(later.tournament!, later.tournament!.sessions.get(1)!)).toHaveLength(1);
  });

  test('Law 87: nor where the board was played in another form', () => {
    const meetings = [{ section: 'A', round: 1, table: 1 }];
    const grounds = { clause: 'Law 87', reason: 'two cards were exchanged' };
    const grouped = command('group-board', { session: 1, board: 1, group: 'other', meetings, ...grounds });
    expect(found(attached, led('S2'), grouped)).toEqual([]);
  });
});
