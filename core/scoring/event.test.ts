import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import {
  CROSS_IMPS,
  carriedOver,
  overallFromLines,
  overSessions,
  playedIn,
  rank,
  rankEvent,
  rankLines,
  tableScore,
} from './index.ts';
import { boardWorth, F, scored, traveller } from './testing/lines.ts';

const values = (...entries: readonly (readonly [string, string])[]) =>
  entries.map(([contestant, value]) => ({ contestant, value: F(value) }));

describe('ranking', () => {
  test('equal values share a place and the next ones are skipped', () => {
    const places = rank(values(['a', '50'], ['b', '60'], ['c', '50'], ['d', '49.99']));
    expect(
      places.map(({ place, exAequo, contestant }) => `${place}${exAequo ? '=' : ''} ${contestant}`),
    ).toEqual(['1 b', '2= a', '2= c', '4 d']);
  });

  test('values are told apart exactly', () => {
    const places = rank(values(['a', '1/3'], ['b', '333333333333333333/1000000000000000000'], ['c', '1/3']));
    expect(places.map(({ contestant }) => contestant)).toEqual(['a', 'c', 'b']);
  });

  test('equals are listed by number', () => {
    expect(rank(values(['10', '5'], ['9', '5'], ['x', '5'])).map(({ contestant }) => contestant)).toEqual([
      '9',
      '10',
      'x',
    ]);
  });
});

describe('several sessions', () => {
  test('weighted by boards', () => {
    expect(
      overSessions([
        { percent: F('55'), boards: 24 },
        { percent: F('60'), boards: 30 },
      ]),
    ).toEqual(F('520/9'));
    expect(overSessions([])).toEqual(F('0'));
  });

  test('boards missed for technical reasons weigh as if played', () => {
    const shares = [
      { percent: F('55'), boards: 24, missedTechnically: 6 },
      { percent: F('60'), boards: 30 },
    ];
    expect(overSessions(shares)).toEqual(F('57.5'));
  });

  test('an event of matchpoint sessions', () => {
    const first = scored([boardWorth(1, 3, 4), boardWorth(2, 3, 2)].flat());
    const second = scored(boardWorth(1, 3, 0));
    const n1 = rankEvent([first, second]).find(({ contestant }) => contestant === 'N1');
    expect(n1?.value).toEqual(F('50')); // 75% on two boards, 0% on one
    const other = rankEvent([first, second], (contestant, session) =>
      contestant === 'N1' && session === 1 ? 1 : 0,
    );
    expect(other.find(({ contestant }) => contestant === 'N1')?.value).toEqual(F('37.5'));
    expect(playedIn([first, second], 'N1')).toEqual({ points: F('6'), top: F('12'), boards: 3 });
  });

  test('an event of IMP sessions adds up', () => {
    const session = (scores: readonly number[]) => scored(traveller(1, scores), { method: CROSS_IMPS });
    const places = rankEvent([session([420, -50]), session([170, 140])]);
    expect(places.map(({ place, contestant, value }) => `${place} ${contestant} ${value}`)).toEqual([
      '1 E2 11',
      '1 N1 11',
      '3 E1 -11',
      '3 N2 -11',
    ]);
  });

  test('carry-over takes a share, rounded as announced', () => {
    const rule = { share: F('1/3'), toNearest: F('0.01'), rounding: 'half-away-from-zero' } as const;
    expect(carriedOver(F('55.55'), rule)).toEqual(F('18.52'));
    expect(carriedOver(F('55.55'), { ...rule, rounding: 'toward-zero' })).toEqual(F('18.51'));
  });
});

describe('two lines', () => {
  test('are ranked apart', () => {
    const lines = orThrow(rankLines(scored(traveller(1, [100, 300, 200]))));
    expect(lines.NS.map(({ contestant }) => contestant)).toEqual(['N2', 'N3', 'N1']);
    expect(lines.EW.map(({ contestant }) => contestant)).toEqual(['E1', 'E3', 'E2']);
  });

  test('a pair that sat both ways has no line', () => {
    const lines = [...traveller(1, [100, 300]), { board: 2, ns: 'E1', ew: 'N1', score: tableScore(0) }];
    const result = rankLines(scored(lines));
    expect(result.ok ? '' : result.error.code).toBe('sat-both-ways');
  });

  test('a longer line: the surplus follows', () => {
    const list = overallFromLines(
      rank(values(['n1', '60'], ['n2', '40'], ['n3', '39'])),
      rank(values(['e1', '62'])),
      'all',
    );
    expect(list.map(({ place, contestant, line }) => `${place} ${contestant} ${line}`)).toEqual([
      '1 e1 EW',
      '2 n1 NS',
      '3 n2 NS',
      '4 n3 NS',
    ]);
  });

  test('pairs of equal rank and percentage share their place', () => {
    const list = overallFromLines(
      rank(values(['n1', '60'], ['n2', '50'])),
      rank(values(['e1', '60'], ['e2', '55'])),
      'all',
    );
    expect(list.map(({ place, exAequo }) => [place, exAequo])).toEqual([
      [1, true],
      [1, true],
      [3, false],
      [4, false],
    ]);
  });

  const listed = (ns: ReturnType<typeof values>, ew: ReturnType<typeof values>) =>
    overallFromLines(rank(ns), rank(ew), 'all').map(
      ({ place, exAequo, contestant }) => `${place}${exAequo ? '=' : ''} ${contestant}`,
    );

  test('RTP 3.5.6: pairs equal in their line stay equal in the list, behind a better one of the other line', () => {
    const ns = values(['n1', '60'], ['n2', '52'], ['n3', '52'], ['n4', '40']);
    const ew = values(['e1', '58'], ['e2', '53'], ['e3', '51'], ['e4', '45']);
    expect(listed(ns, ew)).toEqual(['1 n1', '2 e1', '3 e2', '4= n2', '4= n3', '6 e3', '7 e4', '8 n4']);
  });

  test('RTP 3.5.6: or before it when they are better', () => {
    const ns = values(['n1', '60'], ['n2', '52'], ['n3', '52']);
    const ew = values(['e1', '58'], ['e2', '50'], ['e3', '41']);
    expect(listed(ns, ew)).toEqual(['1 n1', '2 e1', '3= n2', '3= n3', '5 e2', '6 e3']);
  });
});
