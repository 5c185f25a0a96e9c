import { describe, expect, test } from 'vitest';
import { Fraction } from '../../base/index.ts';
import { RTP_2014 } from '../rtp2014/profile.ts';
import { gatesOf, homologationBreaches } from './homologation.ts';
import {
  calendarDeadlines,
  type DateChange,
  dateChangeBreaches,
  dateChangeWindow,
  delegationDue,
  reportDueBy,
} from './season.ts';

describe('RTP 3.1.6, homologation', () => {
  const OFFICIAL = { official: true, regional: false, appealed: false };
  test('E09 report approved, fees unpaid: the results stay provisional', () => {
    expect(homologationBreaches(OFFICIAL, ['report']).map(({ code, clause }) => [code, clause])).toEqual([
      ['gate-charges', 'RTP 3.1.6'],
    ]);
    expect(homologationBreaches(OFFICIAL, ['report', 'charges'])).toEqual([]);
  });
  test('the gates are conditional: report if official, good standing if regional, the council if appealed to', () => {
    expect(gatesOf(OFFICIAL)).toEqual(['report', 'charges']);
    expect(gatesOf({ ...OFFICIAL, regional: true })).toEqual(['report', 'good-standing', 'charges']);
    expect(gatesOf({ ...OFFICIAL, appealed: true })).toEqual(['report', 'council', 'charges']);
    expect(gatesOf({ official: false, regional: false, appealed: false })).toEqual(['compliance', 'charges']);
  });
});

test('D04 RTP 3.2.2: the event ends on Sunday 2014-05-18: report by 2014-06-02, the region’s copy by 2014-06-08', () => {
  const rules = RTP_2014.report ?? { days: [] };
  expect([
    reportDueBy(rules, 'national', '2014-05-18'),
    reportDueBy(rules, 'regional', '2014-05-18'),
  ]).toEqual(['2014-06-02', '2014-06-08']);
});

test('D19 RTP 3.1.7: a club that wants a date next season asks by 15 October', () => {
  expect(calendarDeadlines(2015).map(({ by }) => by)).toEqual([
    '2014-09-15',
    '2014-10-15',
    '2014-11-15',
    '2014-11-30',
  ]);
});

describe('RTP 3.1.8, delegation', () => {
  test('E11 entry fees of 2400 and no better bid: 600 within a month of the end', () => {
    const due = delegationDue(Fraction.of(2400, 1), '2014-05-18', { delegatedIn: 2014 });
    expect([due.amount.toNumber(), due.by]).toEqual([600, '2014-06-18']);
  });
  test('always in the year of the delegation; a higher bid counts, a lower one does not', () => {
    const fees = Fraction.of(1000, 1);
    expect(delegationDue(fees, '2014-12-14', { delegatedIn: 2014 }).by).toBe('2014-12-31');
    expect(delegationDue(fees, '2014-01-31', { delegatedIn: 2014 }).by).toBe('2014-02-28');
    const bid = (of: number) =>
      delegationDue(fees, '2014-05-18', { delegatedIn: 2014, bid: Fraction.of(of, 100) }).amount.toNumber();
    expect([bid(30), bid(10)]).toEqual([300, 250]);
  });
});

describe('RTP 3.6.11, ROP 6.19, another day for a match', () => {
  const change = (more: Partial<DateChange>): DateChange => ({
    profile: 'rtp-2014',
    round: 3,
    rounds: 9,
    commonBoards: false,
    teamsPay: true,
    referee: 'A referee of the federation',
    fixed: '2014-03-15',
    wanted: '2014-03-21',
    agreed: 2,
    ...more,
  });
  const codes = (more: Partial<DateChange>) =>
    dateChangeBreaches(change(more)).map(({ code, clause }) => `${code} ${clause}`);
  test('D05 a match on 2014-03-15 may be put from 2014-03-09 to 2014-03-21', () => {
    expect(dateChangeWindow('2014-03-15')).toEqual({ from: '2014-03-09', to: '2014-03-21' });
    expect(codes({})).toEqual([]);
    expect(codes({ wanted: '2014-03-09' })).toEqual([]);
    expect(codes({ wanted: '2014-03-22' })).toEqual(['too-far RTP 3.6.11.2']);
    expect(codes({ wanted: '2014-03-08' })).toEqual(['too-far RTP 3.6.11.2']);
  });
  test('D06 round 8 of 9 keeps its day, and so do rounds with common boards', () => {
    expect(codes({ round: 8 })).toEqual(['last-rounds RTP 3.6.11.1']);
    expect(codes({ round: 7 })).toEqual([]);
    expect(codes({ commonBoards: true })).toEqual(['common-boards RTP 3.6.11.1']);
    expect(codes({ round: 8, profile: 'rop' })).toEqual(['last-rounds ROP 6.19']);
  });
  test('both captains, and 48 hours before in national events', () => {
    expect(codes({ agreed: 1 })).toEqual(['one-captain RTP 3.6.11.2']);
    const start = '2014-03-15T15:00:00Z';
    expect(codes({ national: { start, asked: '2014-03-13T15:00:00Z' } })).toEqual([]);
    expect(codes({ national: { start, asked: '2014-03-13T15:01:00Z' } })).toEqual([
      'asked-late RTP 3.6.11.3',
    ]);
  });
});
