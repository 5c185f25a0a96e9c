import { describe, expect, test } from 'vitest';
import {
  ageOn,
  type EligiblePlayer,
  type EntryEvent,
  eligibilityBreaches,
  mayQualifyIn,
  pairBreaches,
  playersInTwoRegions,
  representationBreaches,
} from './eligibility.ts';

const rtp = (types: EntryEvent['types'], date = '2014-05-10'): EntryEvent => ({
  profile: 'rtp-2014',
  types,
  date,
  needsLicence: false,
});
const rop = (types: EntryEvent['types'], date: string, region?: string): EntryEvent => ({
  profile: 'rop',
  types,
  date,
  needsLicence: false,
  ...(region === undefined ? {} : { region }),
});
const codes = (event: EntryEvent, player: Partial<EligiblePlayer>) =>
  eligibilityBreaches(event, { name: 'Ada', ...player }).map(({ code, clause }) => `${code} ${clause}`);
const may = (event: EntryEvent, player: Partial<EligiblePlayer>): boolean =>
  codes(event, player).length === 0;

describe('RTP 3.1.1', () => {
  test('E01 Youth 2014: born 1994-12-31 may, born 1993-12-31 may not', () => {
    expect(may(rtp(['youth']), { born: '1994-12-31' })).toBe(true);
    expect(codes(rtp(['youth']), { born: '1993-12-31' })).toEqual(['too-old RTP 3.1.1']);
  });

  test('E02 Juniors 2014: born 1989 may, born 1988 may not', () => {
    expect(may(rtp(['junior']), { born: '1989-01-01' })).toBe(true);
    expect(codes(rtp(['junior']), { born: '1988-12-31' })).toEqual(['too-old RTP 3.1.1']);
  });

  test('E03 Seniors 2014 in January: licensed and born 1954-12-31 may; without a licence, or a year later, not', () => {
    const event = rtp(['senior'], '2014-01-10');
    expect(may(event, { born: '1954-12-31', licences: [2014] })).toBe(true);
    expect(codes(event, { born: '1954-12-31' })).toEqual(['no-licence RTP 3.1.1']);
    expect(codes(event, { born: '1955-01-01', licences: [2014] })).toEqual(['too-young RTP 3.1.1']);
  });

  test('E04 Juniors on 2014-05-10, born 1988-06-01: not by the RTP (26 in 2014), but by the ROP (25 that day, 1.1)', () => {
    const player = { born: '1988-06-01', licences: [2014] };
    expect(codes(rtp(['junior']), player)).toEqual(['too-old RTP 3.1.1']);
    expect(may(rop(['junior'], '2014-05-10'), player)).toBe(true);
    expect(codes(rop(['junior'], '2014-06-01'), player)).toEqual(['not-under ROP 1.1']);
  });

  test('E05 Promotion: third spades may; second clubs, and third with a National title, may not', () => {
    expect(may(rtp(['promotion']), { category: 'third-spades' })).toBe(true);
    expect(codes(rtp(['promotion']), { category: 'second-clubs' })).toEqual(['category-too-high RTP 3.1.1']);
    expect(codes(rtp(['promotion']), { category: 'third-spades', national: true })).toEqual([
      'category-too-high RTP 3.1.1',
    ]);
  });

  test('second categories: no first-category or National player', () => {
    const event = rtp(['second-category']);
    expect(may(event, { category: 'second-spades' })).toBe(true);
    expect(may(event, { category: 'unclassified' })).toBe(true);
    expect(codes(event, { category: 'first' })).toEqual(['category-too-high RTP 3.1.1']);
    expect(codes(event, {})).toEqual(['category-unknown RTP 3.1.1']);
  });

  test('women, and mixed pairs of one woman and one man', () => {
    expect(codes(rtp(['women']), { sex: 'M' })).toEqual(['women-only RTP 3.1.1']);
    expect(codes(rtp(['women']), {})).toEqual(['sex-unknown RTP 3.1.1']);
    const pair = (one: 'F' | 'M', other: 'F' | 'M') =>
      pairBreaches(rtp(['mixed']), [
        { name: 'Ada', sex: one },
        { name: 'Bo', sex: other },
      ]).map(({ code }) => code);
    expect([pair('F', 'M'), pair('M', 'F'), pair('F', 'F'), pair('M', 'M')]).toEqual([
      [],
      [],
      ['not-mixed'],
      ['not-mixed'],
    ]);
  });

  test('RTP 3.5.2, 3.1.1: three of whom two play at a time are a mixed triplet when a woman and a man are among them, in whatever order', () => {
    const triplet = (...sexes: readonly ('F' | 'M')[]) =>
      pairBreaches(
        rtp(['mixed']),
        sexes.map((sex, at) => ({ name: `P${at}`, sex })),
      ).map(({ code }) => code);
    expect([triplet('M', 'M', 'F'), triplet('F', 'M', 'M'), triplet('F', 'F', 'M')]).toEqual([[], [], []]);
    expect([triplet('M', 'M', 'M'), triplet('F', 'F', 'F')]).toEqual([['not-mixed'], ['not-mixed']]);
  });

  test('types are combined: junior women', () => {
    expect(codes(rtp(['junior', 'women']), { sex: 'M', born: '1980-01-01' })).toEqual([
      'too-old RTP 3.1.1',
      'women-only RTP 3.1.1',
    ]);
  });

  test('limits that the WBF redefined hold from its date on', () => {
    const event = (date: string): EntryEvent => ({
      ...rtp(['senior'], date),
      limits: [{ since: '2015-01-01', senior: 61 }],
    });
    const player = { born: '1954-06-01', licences: [2014, 2015] };
    expect(may(event('2014-03-01'), player)).toBe(true);
    expect(may(event('2015-03-01'), player)).toBe(true);
    expect(codes(event('2015-03-01'), { ...player, born: '1955-06-01' })).toEqual(['too-young RTP 3.1.1']);
  });
  test('the latest by the day of the event holds, in whatever order they were written', () => {
    const event = (date: string): EntryEvent => ({
      ...rtp(['junior'], date),
      limits: [
        { since: '2016-01-01', junior: 27 },
        { since: '2015-01-01', junior: 26 },
      ],
    });
    // Born in 1989: 25, 26 and 27 on the last day of 2014, 2015 and 2016, 28 on that of 2017.
    const may25 = (date: string) =>
      may(event(date), { born: '1989-06-01', licences: [Number(date.slice(0, 4))] });
    expect(['2014-03-01', '2015-03-01', '2016-03-01', '2017-03-01'].map(may25)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
  test('RTP 3.1.1: a limit that a later date does not name stays as it was', () => {
    const event: EntryEvent = {
      ...rtp(['senior'], '2028-03-01'),
      limits: [
        { since: '2025-01-01', senior: 62 },
        { since: '2027-01-01', junior: 26 },
      ],
    };
    const player = (born: string) => ({ born, licences: [2028] });
    expect(codes(event, player('1967-06-01'))).toEqual(['too-young RTP 3.1.1']);
    expect(may(event, player('1966-06-01'))).toBe(true);
  });

  test('ROP 1.1: its juniors are under 26 on the first day whatever the WBF says', () => {
    const event: EntryEvent = {
      profile: 'rop',
      types: ['junior'],
      date: '2015-03-01',
      needsLicence: false,
      limits: [{ since: '2015-01-01', junior: 20 }],
    };
    expect(may(event, { born: '1989-03-02', licences: [2015] })).toBe(true);
    expect(codes(event, { born: '1989-03-01', licences: [2015] })).toEqual(['not-under ROP 1.1']);
  });
});

test('RTP 3.1.4.1: national events and their qualifiers ask for the licence of the year', () => {
  const event = { ...rtp(['open']), needsLicence: true };
  expect(may(event, { licences: [2014] })).toBe(true);
  expect(codes(event, { licences: [2013] })).toEqual(['no-licence RTP 3.1.4.1']);
  expect(may(rtp(['open']), {})).toBe(true);
});

test('ROP 2: closed regions are for their own players, open ones for everybody affiliated', () => {
  const own = { licences: [2014], region: 'Centro' };
  expect(may(rop(['open'], '2014-05-10', 'Centro'), own)).toBe(true);
  expect(codes(rop(['open'], '2014-05-10', 'Algarve'), own)).toEqual(['closed-region ROP 2']);
  expect(may(rop(['open'], '2014-05-10', 'Norte'), own)).toBe(true);
  expect([
    mayQualifyIn(own, 'Norte'),
    mayQualifyIn(own, 'Centro'),
    mayQualifyIn({ region: 'Madeira' }, 'Norte'),
  ]).toEqual([false, true, true]);
});

test('ROP 1.2: the Portugal Cup is for everybody, affiliated or not', () => {
  expect(may(rop(['cup'], '2014-05-10'), {})).toBe(true);
  expect(codes(rop(['open'], '2014-05-10'), {})).toEqual(['no-licence ROP 1']);
});

test('E12 RTP 3.1.3.3(a): who qualified in Norte and then plays in Lisboa: the later entry is out', () => {
  const entries = [
    { entry: 'L7', region: 'Lisboa', date: '2014-03-08', players: ['Ada', 'Cy'] },
    { entry: 'N3', region: 'Norte', date: '2014-03-01', players: ['Ada', 'Bo'] },
    { entry: 'N4', region: 'Norte', date: '2014-03-15', players: ['Bo', 'Di'] },
  ];
  expect(playersInTwoRegions(entries)).toEqual([
    { player: 'Ada', disqualified: 'L7', earlier: 'N3', clause: 'RTP 3.1.3.3(a)' },
  ]);
});

test('RTP 3.1.3.3(b): a pair needs one, a team four of the region that it represents', () => {
  const of = (...regions: readonly string[]) =>
    regions.map((region, at) => ({ name: `Player ${at}`, region }));
  const breaks = (kind: 'pair' | 'team', players: readonly EligiblePlayer[]) =>
    representationBreaches(kind, 'Norte', players).length > 0;
  expect(breaks('pair', of('Norte', 'Lisboa'))).toBe(false);
  expect(breaks('pair', of('Lisboa', 'Lisboa'))).toBe(true);
  expect(breaks('team', of('Norte', 'Norte', 'Norte', 'Norte', 'Lisboa', 'Lisboa'))).toBe(false);
  expect(breaks('team', of('Norte', 'Norte', 'Norte', 'Lisboa', 'Lisboa', 'Lisboa'))).toBe(true);
});

test('an age is completed on the birthday', () => {
  expect(['2014-05-31', '2014-06-01'].map((day) => ageOn('1988-06-01', day))).toEqual([25, 26]);
});
