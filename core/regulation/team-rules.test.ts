import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import {
  adjusted,
  assigned,
  type BoardRules,
  type BothSides,
  balanced,
  boardAMatch,
  byRows,
  byScaleUpTo,
  byWinning,
  decideKnockout,
  LAW_POLICIES,
  type MatchBoard,
  type MatchScore,
  matchOutcome,
  named,
  netImps,
  type PattonRow,
  type Penalty,
  patton,
  pattonTableFault,
  scoreMatch,
  tableScore,
  vp,
  vpsOfNets,
  weighted,
} from '../scoring/index.ts';
import { F } from '../scoring/testing/lines.ts';
import { PROFILE_IDS, type ProfileId } from './profile.ts';
import { PROFILES } from './profiles.ts';
import { sides } from './testing/matches.ts';

const rules = (edition: 1997 | 2007 | 2017 = 2017, knockout = false): BoardRules => ({
  awards: LAW_POLICIES[edition].awards,
  selfInflicted: LAW_POLICIES[edition].selfInflicted,
  knockout,
});

/** Boards by North–South's points in the open and the closed room: `620/170, -50/420`. */
const boardsOf = (text: string): MatchBoard[] =>
  text.split(', ').map((one, at) => {
    const [open = 0, closed = 0] = one.split('/').map(Number);
    return { board: at + 1, open: tableScore(open), closed: tableScore(closed) };
  });

const scored = (boards: readonly MatchBoard[], given = rules(), scheduled?: number): MatchScore =>
  orThrow(scoreMatch(boards, given, scheduled));

/** A match of that many boards that ended with those IMPs. */
const ended = (imps: string, boards: number): MatchScore => {
  const won = sides(imps);
  const margin = won.a.minus(won.b);
  const flat = Array.from({ length: boards }, () => '0/0').join(', ');
  return { ...scored(boardsOf(flat)), imps: won, nets: balanced(margin) };
};

const penalty = (contestant: string, value: string, unit: 'imps' | 'vps' = 'imps'): Penalty => ({
  contestant,
  clause: 'Law 90',
  amount: { unit, value: F(value) },
});

function vpsOf(profile: ProfileId, imps: string, boards: number, ...penalties: readonly Penalty[]): string {
  const { match } = PROFILES[profile].teams;
  const { record } = orThrow(matchOutcome(ended(imps, boards), match, { a: 'A', b: 'B', penalties }));
  const hundredths = (value: BothSides['a']): number => Number(value.times(100).numerator);
  return `${match.scale.print(hundredths(record.vps.a))} – ${match.scale.print(hundredths(record.vps.b))}`;
}

describe('RTP 3.6.6, Annex I', () => {
  test.each([
    ['V01', '19-0', 24, '14.08 – 5.92'],
    ['V02', '59-0', 16, '19.93 – 0.07'],
    ['V02', '60-0', 16, '20.00 – 0.00'],
    ['V02', '61-0', 16, '20.00 – 0.00'],
    ['V03', '0-13', 8, '5.32 – 14.68'],
    ['V04', '5-0', 24, '11.23 – 8.77'],
    ['V05', '84-0', 32, '19.95 – 0.05'],
    ['V05', '85-0', 32, '20.00 – 0.00'],
    ['V06', '7-7', 10, '10.00 – 10.00'],
    ['V11, A15', '10-0', 12, '13.18 – 6.82'],
    ['V11, A15', '20-0', 12, '15.58 – 4.42'],
    ['V11, A15', '52-0', 12, '20.00 – 0.00'],
    ['V12, A15', '30-0', 28, '15.51 – 4.49'],
  ])('%s: %s over %i boards: %s', (_id, imps, boards, expected) => {
    expect(vpsOf('rtp-2014', imps, boards)).toBe(expected);
  });

  test('V11: a length without a column is to be confirmed', () => {
    const outcome = matchOutcome(ended('10-0', 12), PROFILES['rtp-2014'].teams.match, { a: 'A', b: 'B' });
    expect(orThrow(outcome).checks).toHaveLength(1);
  });

  test('V12: the blitz of 28 boards is 80 IMPs', () => {
    expect(vpsOf('rtp-2014', '80-0', 28)).toBe('20.00 – 0.00');
    expect(vpsOf('rtp-2014', '79-0', 28)).not.toBe('20.00 – 0.00');
  });

  test('V13, A02: 40–20 over 24, 3 IMPs off the winner: 13.72 – 5.74', () => {
    expect(vpsOf('rtp-2014', '40-20', 24, penalty('A', '3'))).toBe('13.72 – 5.74');
  });

  test('V14, A02: 3 IMPs off the loser: 14.26 – 5.24', () => {
    expect(vpsOf('rtp-2014', '40-20', 24, penalty('B', '3'))).toBe('14.26 – 5.24');
  });

  test('V15, RTP 3.6.10.3: in a knock-out 40–20 becomes 37–20', () => {
    expect(netImps(ended('40-20', 24), { a: 'A', b: 'B', penalties: [penalty('A', '3')] }).imps).toEqual(
      sides('37-20'),
    );
  });

  test('a penalty in VPs comes off after the conversion', () => {
    expect(vpsOf('rtp-2014', '40-20', 24, penalty('A', '0.5', 'vps'))).toBe('13.76 – 5.74');
  });
});

describe('ROP 6.10 and 11', () => {
  test('V16: 22–20 over 24 is 15–15; 3 IMPs off the winner: 14.5–15', () => {
    expect(vpsOf('rop', '22-20', 24)).toBe('15 – 15');
    expect(vpsOf('rop', '22-20', 24, penalty('A', '3'))).toBe('14.5 – 15');
  });

  test('V17: the same in a knock-out, 19–20: the penalised team loses', () => {
    const net = netImps(ended('22-20', 24), { a: 'A', b: 'B', penalties: [penalty('A', '3')] });
    expect(net.imps).toEqual(sides('19-20'));
    const knockout = PROFILES.rop.teams.knockout as NonNullable<(typeof PROFILES.rop)['teams']['knockout']>;
    const figures = { ...ended('22-20', 24), imps: net.imps };
    expect(decideKnockout(figures, [], knockout, false)).toMatchObject({
      kind: 'won',
      winner: 'b',
      by: 'imps',
    });
  });

  test.each([
    ['V18', 24, 3, '15 – 15'],
    ['V18', 24, 4, '16 – 14'],
    ['V18', 24, 30, '21 – 9'],
    ['V18', 24, 57, '25 – 5'],
    ['V18', 24, 58, '25 – 4'],
    ['V18', 24, 87, '25 – 1'],
    ['V18', 24, 88, '25 – 0'],
    ['V19', 16, 27, '21 – 9'],
    ['V19', 16, 28, '22 – 8'],
  ])('%s: %i boards, %i IMPs: %s', (_id, boards, margin, expected) => {
    expect(vpsOf('rop', `${margin}-0`, boards)).toBe(expected);
  });
});

describe('Law 78B: a match board by board', () => {
  const W11 = '620/170, -50/420, 140/110, -100/-50, 400/400, -620/-650, 90/90, 110/110';

  test('W11, RTP 3.6.10.3(a): 12–12, total points 510–520: the visitors win', () => {
    const score = scored(boardsOf(W11));
    expect(score.imps).toEqual(sides('12-12'));
    expect(score.points).toEqual(sides('510-520'));
    expect(score.boardsWon).toEqual(sides('3-2'));
    const { knockout } = PROFILES['rtp-2014'].teams;
    expect(knockout && decideKnockout(score, [], knockout, false)).toMatchObject({
      winner: 'b',
      by: 'points',
    });
  });

  test('W12, A34: board 7 120/110: 520–520, boards won 4–2: home wins', () => {
    const score = scored(boardsOf(W11.replace('90/90', '120/110')));
    expect([score.imps, score.points, score.boardsWon]).toEqual([
      sides('12-12'),
      sides('520-520'),
      sides('4-2'),
    ]);
    const { knockout } = PROFILES['rtp-2014'].teams;
    expect(knockout && decideKnockout(score, [], knockout, false)).toMatchObject({
      winner: 'a',
      by: 'boardsWon',
    });
  });

  const semi = scored(boardsOf('620/170, -50/400, 140/110, -110/-80, 90/90, 90/90, 90/90, 90/90'));

  test('W13: 11–11, points 480–480, boards 2–2; four more 1–1, points 20–40: the visitors win', () => {
    expect([semi.imps, semi.points, semi.boardsWon]).toEqual([
      sides('11-11'),
      sides('480-480'),
      sides('2-2'),
    ]);
    const extra = scored(boardsOf('-90/-110, 110/150, 400/400, -50/-50'));
    expect([extra.imps, extra.points]).toEqual([sides('1-1'), sides('20-40')]);
    const { knockout } = PROFILES['rtp-2014'].teams;
    expect(knockout && decideKnockout(semi, [], knockout, false)).toMatchObject({
      kind: 'play-on',
      boards: 4,
    });
    expect(knockout && decideKnockout(semi, [extra], knockout, false)).toMatchObject({
      winner: 'b',
      part: 1,
    });
  });

  test('W14: four more all level; the second single board differs by 10: home wins', () => {
    const extra = scored(boardsOf('-90/-110, -110/-90, 400/400, -50/-50'));
    const singles = ['140/140', '120/110'].map((board) => scored(boardsOf(board)));
    const { knockout } = PROFILES['rtp-2014'].teams;
    expect(knockout && decideKnockout(semi, [extra, ...singles], knockout, false)).toMatchObject({
      winner: 'a',
      by: 'points',
      part: 3,
    });
  });

  test('the running score: boards count as soon as both rooms are in', () => {
    const boards: MatchBoard[] = [
      ...boardsOf('620/170'),
      { board: 2, open: tableScore(420) },
      { board: 3, closed: tableScore(420) },
      { board: 4 },
    ];
    const score = scored(boards);
    expect(score.imps).toEqual(sides('10-0'));
    expect(score.waiting).toEqual([
      { board: 2, rooms: ['closed'] },
      { board: 3, rooms: ['open'] },
      { board: 4, rooms: ['open', 'closed'] },
    ]);
  });
});

describe('Laws 12 and 86: adjusted scores', () => {
  const imps = (board: Omit<MatchBoard, 'board'>, given = rules()): BothSides | undefined =>
    scored([{ board: 1, ...board }], given).boards[0]?.imps;

  test('Law 12C1(c): weighted in IMPs, never by averaging scores: 620 half, −100 30%, 170 20% against 170: 2.9', () => {
    const open = adjusted(weighted([620, F('0.5')], [-100, F('0.3')], [170, F('0.2')]));
    expect(imps({ open, closed: tableScore(170) })).toEqual(balanced(F('2.9')));
    // In the closed room the home team is East–West.
    expect(imps({ open: tableScore(170), closed: open })).toEqual(balanced(F('-2.9')));
  });

  test('Law 86B1: 1430 against 60% of 680 and 40% of 1430: 7.8', () => {
    const closed = adjusted(weighted([680, F('0.6')], [1430, F('0.4')]));
    expect(imps({ open: tableScore(1430), closed })).toEqual(balanced(F('7.8')));
  });

  test('a split score: each team has its own side', () => {
    // Home keeps −100 against 420; the visitors are given 420 against 420.
    const open = adjusted(assigned(-100), assigned(420));
    expect(imps({ open, closed: tableScore(420) })).toEqual({ a: F('-11'), b: F('0') });
  });

  test('Law 12C4 (1997, 2007: 86B): in a knock-out each takes the mean', () => {
    const open = adjusted(assigned(-100), assigned(420));
    expect(imps({ open, closed: tableScore(420) }, rules(2017, true))).toEqual(balanced(F('-5.5')));
  });

  test.each([1997, 2007, 2017] as const)(
    'Law 12C2(b), 86A of %i: average plus and minus are 3 IMPs; the other room does not count',
    (edition) => {
      const open = adjusted(named('A+'), named('A-'));
      expect(imps({ open, closed: tableScore(1430) }, rules(edition))).toEqual(balanced(F('3')));
      expect(imps({ open: tableScore(1430), closed: open }, rules(edition))).toEqual(balanced(F('-3')));
      const both = { kind: 'named', name: 'A+' } as const;
      const ruling = { kind: 'artificial', home: both, away: both } as const;
      expect(imps({ open: tableScore(1430), ruling }, rules(edition))).toEqual({ a: F('3'), b: F('3') });
    },
  );

  test('Law 86B2(a): three boards at average plus for both and +5 elsewhere: nets 14 and 4; in a knock-out 5', () => {
    const both = { kind: 'named', name: 'A+' } as const;
    const boards: MatchBoard[] = [
      { board: 1, open: tableScore(170), closed: tableScore(0) },
      ...[2, 3, 4].map((board) => ({
        board,
        ruling: { kind: 'artificial', home: both, away: both } as const,
      })),
    ];
    expect(scored(boards).nets).toEqual(sides('14-4'));
    expect(scored(boards, rules(2017, true)).nets).toEqual(balanced(F('5')));
  });

  test('a substitute board is a board; a cancelled one does not count, nor one not played in a room', () => {
    const boards: MatchBoard[] = [
      ...boardsOf('620/170'),
      { board: 2, open: tableScore(420), closed: tableScore(-50), ruling: { kind: 'cancelled' } },
      { board: 3, open: tableScore(420), closed: { kind: 'no-score', why: 'not-played' } },
    ];
    expect(scored(boards)).toMatchObject({ comparable: 1, scheduled: 3, imps: sides('10-0') });
  });

  test('Law 12C1(e): self-inflicted damage: −14 at the table, 0 without the infraction, −3 without the error: −11', () => {
    const outcome = (ns: number) => [{ ns, weight: F('1') }];
    const side = {
      kind: 'self-inflicted',
      table: outcome(-550),
      withoutInfraction: outcome(420),
      withoutError: outcome(300),
    } as const;
    const open = adjusted(side, assigned(420));
    expect(imps({ open, closed: tableScore(420) }, rules(2017))).toEqual({ a: F('-11'), b: F('0') });
    // 1997 gives no relief at all.
    expect(imps({ open, closed: tableScore(420) }, rules(1997))).toEqual({ a: F('-14'), b: F('0') });
  });

  test('two artificial scores for a team on one board are refused', () => {
    const board = {
      board: 5,
      open: adjusted(named('A+'), named('A-')),
      closed: adjusted(named('A+'), named('A-')),
    };
    expect(scoreMatch([board], rules())).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Board 5') },
    });
  });
});

describe('other methods', () => {
  const score = scored(boardsOf('620/170, -50/420, 140/110, -100/-50, 400/400, -620/-650, 90/90, 110/110'));

  test('board-a-match: 3 won, 2 lost, 3 level: 9–7, or 4½–3½', () => {
    expect(boardAMatch(score, 2)).toEqual(sides('9-7'));
    expect(boardAMatch(score, 1)).toEqual(sides('4.5-3.5'));
  });

  test('board-a-match: an artificial average plus is 60% of the board', () => {
    const plus = { kind: 'named', name: 'A+' } as const;
    const board: MatchBoard = { board: 1, ruling: { kind: 'artificial', home: plus, away: plus } };
    expect(boardAMatch(scored([board]), 2)).toEqual(sides('1.2-1.2'));
  });

  test('V35, RTP 3.6.13: Patton, 8 boards: at most 16 board points and 16 converted, 32 in all', () => {
    const won = scored(boardsOf(Array(8).fill('1430/-100').join(', ')));
    const scale = PROFILES['rtp-2014'].teams.match.scale;
    const result = orThrow(patton(won, 2, byScaleUpTo(scale, 16)));
    expect(result).toEqual({ boardPoints: sides('16-0'), converted: sides('16-0'), total: sides('32-0') });
    expect(orThrow(patton(score, 2, byScaleUpTo(scale, 16))).total).toEqual(sides('17-15'));
  });

  const row = (from: number, winner: string, loser: string): PattonRow => ({
    from,
    winner: F(winner),
    loser: F(loser),
  });

  test('RTP 3.6.13: an organiser’s table; its most must be that of the board points', () => {
    const table = [row(0, '8', '8'), row(5, '10', '6'), row(30, '16', '0')];
    expect(pattonTableFault(table, 8, 2)).toBeUndefined();
    expect(pattonTableFault(table, 8, 1)?.message).toContain('must be 8');
    expect(pattonTableFault([row(1, '16', '0')], 8, 2)?.code).toBe('patton-table');
    const won = { ...score, nets: balanced(F('6')) };
    expect(orThrow(patton(won, 2, byRows(table))).converted).toEqual(sides('10-6'));
  });

  test('win or loss, whatever the margin', () => {
    const vps = (margin: string) => orThrow(vpsOfNets(balanced(F(margin)), 8, byWinning(2, 1), 'half-up'));
    expect([vps('40'), vps('0'), vps('-1')]).toEqual([sides('2-0'), sides('1-1'), sides('0-2')]);
  });
});

describe('what holds for every match', () => {
  const points = fc.integer({ min: -150, max: 150 }).map((tens) => tens * 10);
  const match = fc.array(fc.tuple(points, points), { minLength: 8, maxLength: 32 });
  const profile = fc.constantFrom(...PROFILE_IDS);
  const toBoards = (list: readonly (readonly [number, number])[]): MatchBoard[] =>
    list.map(([open, closed], at) => ({
      board: at + 1,
      open: tableScore(open),
      closed: tableScore(closed),
    }));
  const outcome = (boards: readonly MatchBoard[], id: ProfileId, ...penalties: readonly Penalty[]) =>
    orThrow(matchOutcome(scored(boards), PROFILES[id].teams.match, { a: 'A', b: 'B', penalties })).record;

  test('VPs of a match add up as the scale says: 20 by RTP and WBF, by ROP what its band gives', () => {
    fc.assert(
      fc.property(match, profile, (list, id) => {
        const { vps, imps } = outcome(toBoards(list), id);
        const sum = vps.a.plus(vps.b);
        const { scale } = PROFILES[id].teams.match;
        const margin = Number(imps.a.minus(imps.b).numerator);
        const due = orThrow(vp(scale, margin, list.length));
        expect(sum.times(100)).toEqual(F(`${due.winner + due.loser}`));
        if (id !== 'rop') expect(sum).toEqual(F('20'));
      }),
    );
  });

  test('a penalty never helps the opponents, and never the team itself', () => {
    fc.assert(
      fc.property(match, profile, fc.integer({ min: 1, max: 30 }), (list, id, off) => {
        const before = outcome(toBoards(list), id).vps;
        const after = outcome(toBoards(list), id, penalty('A', `${off}`)).vps;
        expect(after.b).toEqual(before.b);
        expect(after.a.compare(before.a)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('the order of the boards changes nothing', () => {
    fc.assert(
      fc.property(match, profile, (list, id) => {
        const boards = toBoards(list);
        expect(outcome(boards.toReversed(), id)).toEqual(outcome(boards, id));
      }),
    );
  });

  test('the rooms exchanged, or the teams, mirror the result', () => {
    fc.assert(
      fc.property(match, profile, (list, id) => {
        const { vps, imps, points: total } = outcome(toBoards(list), id);
        const other = outcome(toBoards(list.map(([open, closed]) => [closed, open])), id);
        expect([other.vps, other.imps, other.points]).toEqual(
          [vps, imps, total].map(({ a, b }) => ({ a: b, b: a })),
        );
      }),
    );
  });

  test('a board that comes in changes the score by its own IMPs alone', () => {
    fc.assert(
      fc.property(match, (list) => {
        const boards = toBoards(list);
        const [last, ...rest] = boards.toReversed();
        const before = scored(rest).nets.a;
        const board = scored([last as MatchBoard]).nets.a;
        expect(scored(boards).nets.a).toEqual(before.plus(board));
      }),
    );
  });
});
