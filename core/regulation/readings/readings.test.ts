import { describe, expect, test } from 'vitest';
import { Fraction, orThrow, parseFraction } from '../../base/index.ts';
import { mixedSessions } from '../../movement/index.ts';
import {
  breakTies,
  type MatchScore,
  matchOutcome,
  type Penalty,
  resolveFigure,
  standing,
  type TravellerLine,
  tableScore,
} from '../../scoring/index.ts';
import { fromTable, scored, scoresEW, scoresNS, traveller } from '../../scoring/testing/lines.ts';
import { vp } from '../../scoring/vp/index.ts';
import { shortfalls } from '../minimum.ts';
import { proposePenalty } from '../penalty-table.ts';
import type { OffenceCompetition } from '../penalty-tariff.ts';
import type { ProfileId } from '../profile.ts';
import { PROFILES } from '../profiles.ts';
import { ropNoShow } from '../rop/absences.ts';
import { ROP_VPS } from '../rop/vp.ts';
import { seatBreaches } from '../seats.ts';
import { matchOf, vpsOnly } from '../testing/matches.ts';
import { workingDayAfter } from '../working-days.ts';
import { choicesOf, isWay, profileRead, READINGS } from './index.ts';

const numbered = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

test('everything that the digests of both regulations call ambiguous is listed once, with how it is read', () => {
  const ids = READINGS.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const asked = [...numbered('A', 36), ...numbered('B', 16), 'E1'];
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  for (const { question, taken, by } of READINGS)
    for (const text of [question, taken, by]) expect(text).not.toBe('');
});

test('without being told a regulation is as it is', () => {
  expect(profileRead('rtp-2014', {})).toEqual(PROFILES['rtp-2014']);
  expect(profileRead('rop', {})).toEqual(PROFILES.rop);
  expect(profileRead('wbf', { A03: 'complement' })).toBe(PROFILES.wbf);
  expect(choicesOf('rtp-2014').every(({ ways }) => Object.keys(ways).length > 1)).toBe(true);
  expect([isWay('A03', 'complement'), isWay('A03', 'toString'), isWay('Z99', 'complement')]).toEqual([
    true,
    false,
    false,
  ]);
});

const read = (profile: ProfileId, id: string, way: string) => profileRead(profile, { [id]: way });

describe('scores', () => {
  test('A01, RTP 2.2.3.1: who has 36% elsewhere gets 40%, or 36% by Law 12C2(c)', () => {
    const late = (way: string) =>
      resolveFigure(read('rtp-2014', 'A01', way).scoring.awards.late.percent, Fraction.of(36)).toString();
    expect([late('flat-40'), late('own-if-lower')]).toEqual(['40', '36']);
  });

  /** Nine tables; three of them played another form: 450, 420, 420. */
  const lines = [
    ...traveller(1, [50, 60, 70, 80, 90, 100]),
    ...fromTable(7, traveller(1, [450, 420, 420], 'turned')),
  ];

  test('A03, RTP 3.5.7: the opponents of 70, 55 and 55% of a top of 16 mirror them, or get what is left of 100', () => {
    const of = (way: string) => {
      const session = scored(lines, { policy: read('rtp-2014', 'A03', way).scoring });
      return [scoresNS(session), scoresEW(session)].map((side) => side.slice(6).map(String));
    };
    // M07: 70% = 11.2, 55% = 8.8; mirrored 50% = 8, 65% = 10.4; the complement 30% = 4.8, 45% = 7.2.
    expect(of('mirrored')).toEqual([
      ['56/5', '44/5', '44/5'],
      ['8', '52/5', '52/5'],
    ]);
    expect(of('complement')).toEqual([
      ['56/5', '44/5', '44/5'],
      ['24/5', '36/5', '36/5'],
    ]);
  });

  test.each(['rtp-2014', 'rop'] as const)(
    '%s: the largest group of four results has three, by order or by the formula',
    (profile) => {
      const four = [...traveller(1, [450, 420, 400]), ...fromTable(4, traveller(1, [50], 'turned'))];
      const of = (way: string) =>
        scoresNS(scored(four, { policy: read(profile, 'largest-group', way).scoring })).map(String);
      // Top 6: 70, 60, 50% are 4.2, 3.6, 3; the formula (x + 1)·4/3 − 1 of 4, 2, 0 is 17/3, 3, 1/3. Alone: 60%.
      expect(of('by-order')).toEqual(['21/5', '18/5', '3', '18/5']);
      expect(of('formula')).toEqual(['17/3', '3', '1/3', '18/5']);
    },
  );

  test('B12, ROP 5.8: alone with 63.2% in the tournament: 60%, or 63.2% by Law 88', () => {
    const alone = (way: string) => {
      const { alone: rule } = read('rop', 'B12', way).scoring.groups;
      return rule === 'formula' ? rule : resolveFigure(rule.percent, Fraction.of(632, 10)).toDecimal(1);
    };
    expect([alone('sixty-both'), alone('law-88')]).toEqual(['60.0', '63.2']);
  });

  test('B15, ROP 5.12: 55% less 30% is 25%, or 50% less 30% is 20%', () => {
    const omitted = (way: string) =>
      resolveFigure(read('rop', 'B15', way).scoring.awards.omitted.percent, Fraction.of(55)).toString();
    expect([omitted('own'), omitted('fifty')]).toEqual(['25', '20']);
  });

  test('E1, RTP Annex I: 24 boards and 19 IMPs', () => {
    const award = (way: string, margin = 19) =>
      read('rtp-2014', 'E1', way).teams.match.scale.award(margin, 24);
    expect(award('misprint')).toEqual({ winner: 1408, loser: 592 });
    expect(award('as-printed')).toEqual({ winner: 1480, loser: 520 });
    expect(award('as-printed', 20)).toEqual({ winner: 1426, loser: 574 });
  });
});

describe('penalties', () => {
  const charged = (
    [profile, id, way]: readonly [ProfileId, string, string],
    kind: string,
    told: { readonly minutes?: number; readonly harm?: boolean },
    competition: OffenceCompetition = 'pairs',
  ) => {
    const { penalties } = read(profile, id, way);
    if (penalties === undefined) throw new Error('no table');
    const proposal = proposePenalty(penalties, { kind, competition, repetition: 1, ...told });
    return proposal.ok
      ? proposal.value.measures.map((each) =>
          'value' in each ? `${each.form} ${each.value.toString()}` : each.form,
        )
      : proposal.error.message;
  };

  test('A19, RTP 2.1.11.2: first lateness of 6 minutes without a lost board; 5 minutes are warned either way', () => {
    expect(charged(['rtp-2014', 'A19', 'warning'], 'late-or-slow', { minutes: 6 })).toEqual(['warning']);
    expect(charged(['rtp-2014', 'A19', 'penalty'], 'late-or-slow', { minutes: 6 })).toEqual([
      'procedural 10',
    ]);
    expect(charged(['rtp-2014', 'A19', 'penalty'], 'late-or-slow', { minutes: 5 })).toEqual(['warning']);
  });

  test('RTP 2.1.11.3: a convention card that harmed nobody', () => {
    const card = (way: string, harm: boolean) =>
      charged(['rtp-2014', 'card-without-harm', way], 'convention-card', { harm });
    expect([card('nothing', false), card('warning', false)]).toEqual([[], ['warning']]);
    expect([card('nothing', true), card('warning', true)]).toEqual([['procedural 10'], ['procedural 10']]);
  });

  test('ROP 9.1: 25 minutes late and not eliminated', () => {
    const late = (way: string) => charged(['rop', 'late-over-20', way], 'late', { minutes: 25 });
    expect(late('director-decides')).toEqual(['decision']);
    expect(late('as-16-to-20')).toEqual(['procedural 50', 'decision']);
  });

  test('B01, ROP 9.2: a pool match 11 minutes late has 6 to pay for: two blocks begun, one completed', () => {
    const late = (way: string) => charged(['rop', 'B01', way], 'late-pool', { minutes: 11 }, 'teams');
    expect([late('begun'), late('completed')]).toEqual([['procedural 12'], ['procedural 6']]);
  });

  test('B02, ROP 9.2: a knock-out match 5 minutes late', () => {
    const late = (way: string) => charged(['rop', 'B02', way], 'late-knockout', { minutes: 5 }, 'teams');
    expect([late('nothing-within-5'), late('from-the-first')]).toEqual([[], ['procedural 5']]);
  });
});

describe('who plays and until when', () => {
  const player = (name: string, tier: 1 | 2 | 3) => ({ name, tier });
  const asked = {
    entry: [player('A', 3), player('B', 3)],
    stints: [{ session: 1, players: [player('S', 3), player('B', 3)], boards: 26 }],
    sessions: [26],
    replaced: player('A', 3),
    substitute: { ...player('S', 3), takesPart: false },
  } as const;

  test('A18, RTP 2.2.2.2: one session played whole by a new pair that may enter: a new entry, or disqualified', () => {
    const leadsTo = (way: string) => read('rtp-2014', 'A18', way).substitutionLeadsTo(asked);
    expect([leadsTo('own-entry'), leadsTo('disqualified')]).toEqual(['new-entry', 'disqualified']);
    const allowed = { ...asked, stints: [{ ...asked.stints[0], boards: 8 }] };
    expect(read('rtp-2014', 'A18', 'disqualified').substitutionLeadsTo(allowed)).toBe('allowed');
  });

  test('A27, RTP 2.2.7.2: a correction period of 30 minutes at least, or of one', () => {
    const least = (way: string) => read('rtp-2014', 'A27', way).corrections.least;
    expect([least('never-shorter'), least('may-be-shorter')]).toEqual([30, 1]);
  });

  test('A24, RTP 3.5.5.3: of A – B group A sits North–South, numbers 1 to 7, or B, 8 to 14', () => {
    const northSouth = (way: string) => {
      const [first] = orThrow(mixedSessions(22, read('rtp-2014', 'A24', way).movements!));
      const tables = first!.rounds[0]!.tables.slice(0, 7);
      return tables.map(({ ns }) => ns).toSorted((a, b) => a - b);
    };
    expect(northSouth('first-named')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(northSouth('second-named')).toEqual([8, 9, 10, 11, 12, 13, 14]);
  });

  test('A25, RTP 3.8.1: told on Monday 9 June 2014: Wednesday, as the 10th is a holiday, or Tuesday', () => {
    const day = (way: string) => {
      const { days } = read('rtp-2014', 'A25', way).appeals.toldLate!;
      return new Date(workingDayAfter(Date.UTC(2014, 5, 9) / 86_400_000, days) * 86_400_000).getUTCDate();
    };
    expect([day('without-holidays'), day('monday-to-friday')]).toEqual([11, 10]);
  });

  test('B11, ROP 5.2: women of mixed pairs sit South, or as they like', () => {
    const known = {
      women: [true, false],
      screens: false,
      hasPlayed: { session: false, tournament: false },
    } as const;
    const breaches = (way: string) =>
      seatBreaches(read('rop', 'B11', way).seats, { side: 'NS', first: 0 }, known).map(({ code }) => code);
    expect([breaches('as-teams'), breaches('as-they-like')]).toEqual([['women-seats'], []]);
  });

  test('ROP 8.1.1: 22 boards: by force majeure alone, or never; 18 for one player by force majeure either way', () => {
    const found = (way: string, boards: { readonly most: number; readonly least: number }) =>
      shortfalls(read('rop', 'force-majeure', way).minimums.private, { sessions: 1, boards }).map(
        ({ code, departed }) => `${code} ${departed}`,
      );
    expect(found('both', { most: 22, least: 22 })).toEqual(['too-few-boards force-majeure']);
    expect(found('player-alone', { most: 22, least: 22 })).toEqual(['too-few-boards never']);
    expect(found('both', { most: 24, least: 18 })).toEqual(['too-few-boards-each force-majeure']);
    expect(found('player-alone', { most: 24, least: 18 })).toEqual(['too-few-boards-each force-majeure']);
  });
});

describe('ROP 5.10: ties', () => {
  const line = (board: number, ns: string, ew: string, score: number) => ({
    board,
    ns,
    ew,
    score: tableScore(score),
  });
  const places = (
    ways: Readonly<Record<string, string>>,
    values: Record<string, number>,
    lines: readonly TravellerLine[],
  ) => {
    const event = { sessions: [scored(lines, { policy: PROFILES.rop.scoring })] };
    const ladder = profileRead('rop', ways).tieBreak!(event);
    const entries = Object.entries(values).map(([contestant, value]) => ({
      contestant,
      value: Fraction.ofDecimal(value),
    }));
    return breakTies(entries, ladder, event)
      .places.map(({ place, contestant }) => `${place}${contestant}`)
      .join(' ');
  };
  // Two boards of top 2: a point is 25%.
  const two = [...traveller(1, [50, 40]), ...traveller(2, [50, 40])];

  test('B04: 60, 40 and 20%, a point being 25%: R is not tied with P, or through Q it is', () => {
    // Q beats P, and R beats Q, on a board in the same line.
    const lines = [line(1, 'P', 'a', 0), line(1, 'Q', 'b', 50), line(2, 'Q', 'c', 0), line(2, 'R', 'd', 50)];
    const values = { P: 60, Q: 40, R: 20 };
    // P against Q: 0; alone on no board. Q: 2 on board 1. From the first: P and Q tie, R does not.
    expect(places({}, values, lines)).toBe('1Q 2P 3R');
    // All three: P 0, Q 2 + 0, R 2. Q has a zero and a top, R a top and no zero.
    expect(places({ B04: 'from-the-one-before' }, values, lines)).toBe('1R 2Q 3P');
  });

  test('B05: P North–South with the better of two, Q East–West with the worse: alone in the line, or by what it was worth', () => {
    // Five results, P 6 of 8 and Q 6 of 8 in its own line: 75% each, 2 points each alone; by worth 1 each. On board 2
    // P has 8 of 8 and Q 6 of 8: alone 2 each, by worth P 2 and Q 0.
    const field = (board: number, p: number, q: number, others: readonly number[]) => [
      line(board, 'P', `a${board}`, p),
      line(board, `b${board}`, 'Q', q),
      ...others.map((score, at) => line(board, `n${board}${at}`, `e${board}${at}`, score)),
    ];
    const lines = [...field(1, 40, 20, [10, 30, 50]), ...field(2, 50, 20, [10, 30, 40])];
    const values = { P: 50, Q: 50 };
    expect(places({ B05: 'by-percentage' }, values, lines)).toBe('1P 2Q');
    const apart = breakTies(
      [
        { contestant: 'P', value: Fraction.of(50) },
        { contestant: 'Q', value: Fraction.of(50) },
      ],
      profileRead('rop', {}).tieBreak!({ sessions: [scored(lines, { policy: PROFILES.rop.scoring })] }),
      { sessions: [scored(lines, { policy: PROFILES.rop.scoring })] },
    );
    // Alone they have 4 each: P's one top decides (ROP 5.10, the second step).
    expect(apart.separations.map(({ code }) => code)).toEqual(['most-tops']);
  });

  test('without ties nothing of this matters', () => {
    expect(places({ B04: 'from-the-one-before', B05: 'by-percentage' }, { N1: 90, N2: 10 }, two)).toBe(
      '1N1 2N2',
    );
  });
});

describe('matches', () => {
  const F = (text: string) => orThrow(parseFraction(text));
  /** 24 boards, 40–20. */
  const score: MatchScore = {
    imps: { a: F('40'), b: F('20') },
    nets: { a: F('20'), b: F('-20') },
    points: { a: F('0'), b: F('0') },
    boardsWon: { a: F('0'), b: F('0') },
    wins: { a: F('0'), b: F('0') },
    boards: [],
    waiting: [],
    comparable: 24,
    scheduled: 24,
  };
  const vps = (ways: Readonly<Record<string, string>>, more: Partial<MatchScore> = {}, fined = false) => {
    const penalties: readonly Penalty[] = fined
      ? [{ contestant: 'a', clause: 'RTP 2.1.11.2', amount: { unit: 'imps', value: F('3') } }]
      : [];
    const { match } = profileRead('rtp-2014', ways).teams;
    const { record } = orThrow(matchOutcome({ ...score, ...more }, match, { a: 'a', b: 'b', penalties }));
    return [record.vps.a, record.vps.b].map((each) => each.toDecimal(2)).join('–');
  };

  test('A02, V13, RTP 3.6.6: 40–20 less 3 IMPs: 13.72–5.74, each from its own margin; or both from 17', () => {
    expect(vps({}, {}, true)).toBe('13.72–5.74');
    expect(vps({ A02: 'one-margin' }, {}, true)).toBe('13.72–6.28');
    expect(vps({ A02: 'one-margin' })).toBe(vps({}));
  });

  test('A14, I09, RTP 3.6.9: a margin of 4.27 over 16 boards: 11.20–8.80 as 4, or 11.28–8.72 in proportion', () => {
    const of = { comparable: 16, scheduled: 16, nets: { a: F('4.27'), b: F('-4.27') } };
    expect([vps({}, of), vps({ A14: 'in-proportion' }, of)]).toEqual(['11.20–8.80', '11.28–8.72']);
  });

  test('A15, V11, RTP Annex I: 12 boards and 10 IMPs: 13.18 by the formula, or 13.43 as printed for 10', () => {
    const of = { comparable: 12, scheduled: 12, nets: { a: F('10'), b: F('-10') } };
    expect(vps({}, of)).toBe('13.18–6.82');
    expect(vps({ A15: 'nearest-column' }, of)).toBe('13.43–6.57');
    expect(vps({ A15: 'nearest-column', E1: 'as-printed' }, { nets: { a: F('19'), b: F('-19') } })).toBe(
      '14.80–5.20',
    );
  });

  test('A05, R17, RTP 3.6.12.4(c): two of eight matches of a Swiss missed: shown, or out', () => {
    const asked = { matches: 8, missed: [2, 5], swiss: true };
    const out = (way: string) => read('rtp-2014', 'A05', way).teams.exclusion!(asked);
    expect(out('shown')).toMatchObject({ excluded: false, check: expect.any(String) });
    expect(out('excludes')).toMatchObject({ excluded: true });
    expect(out('excludes').check).toBeUndefined();
  });

  test('A11, RTP 3.6.10.1: after a split from the first criterion, or on with the next', () => {
    const after = (way: string) => read('rtp-2014', 'A11', way).teams.ties.teams.roundRobin?.afterSplit;
    expect([after('start-again'), after('go-on')]).toEqual(['first-step', 'next-step']);
  });

  test('B14, ROP 11: 18 boards and 28 IMPs: 21–9 in the column for 20, or 22–8 in that for 16', () => {
    const worth = (way: string) => {
      const { winner, loser, check } = orThrow(vp(read('rop', 'B14', way).teams.match.scale, 28, 18));
      expect(check).toContain('no column for 18 boards');
      return [winner, loser];
    };
    expect(worth('larger-of-two')).toEqual([2100, 900]);
    expect(worth('smaller-of-two')).toEqual([2200, 800]);
  });

  test('B16, ROP 6.16: A beat B and C by 1 IMP, 15–15: first of the three, or behind B, who made 40 to its 30', () => {
    const matches = [
      matchOf('A', 'B', '21-20', 24, ROP_VPS),
      matchOf('A', 'C', '21-20', 24, ROP_VPS),
      matchOf('B', 'C', '60-0', 24, ROP_VPS),
    ];
    const league = {
      contestants: ['A', 'B', 'C'],
      results: matches.map((match, at) => ({ kind: 'match' as const, round: at + 1, match })),
    };
    // B has 40 VPs, A 30 and C 19: other matches bring all to 100.
    const entries = [
      ['A', '70'],
      ['B', '60'],
      ['C', '81'],
    ].map(([contestant = '', vps = '']) => ({
      contestant,
      kind: 'carry-over' as const,
      clause: 'other matches',
      vps: F(vps),
    }));
    const order = (way: string) =>
      standing({ ...league, entries }, read('rop', 'B16', way).teams.ties.teams.roundRobin!)
        .places.map(({ contestant }) => contestant)
        .join(' ');
    expect([order('more-imps'), order('more-vps')]).toEqual(['A B C', 'B A C']);
  });

  test('B03, ROP 6.17: a no-show of round 1 is settled at 18, or by the best of three', () => {
    const [x, w] = ['X', 'W'] as const;
    const league = {
      contestants: [x, 'Y', w],
      results: [
        { kind: 'match' as const, round: 2, match: vpsOnly(x, 'Y', '25-5') },
        ...ropNoShow({ contestant: x, opponent: w, round: 1 }),
      ],
    };
    const settled = (way: string) => {
      const { teams } = read('rop', 'B03', way);
      const { league: after } = orThrow(teams.settled(league, { swiss: false, rounds: 9, boards: 24 }));
      return after.results.flatMap((each) =>
        each.kind === 'award' ? [`${each.contestant} ${each.vps}`] : [],
      );
    };
    expect(settled('eighteen')).toEqual(['W 0', 'X 18']);
    // X made 25 in its other match.
    expect(settled('best-of-three')).toEqual(['W 0', 'X 25']);
  });
});
