import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonText } from '../texts/reason-text.ts';
import type { SwissRequest, SwissTeam } from './request.ts';
import { drawSwiss, type SwissDraw } from './swiss.ts';
import { standing } from './testing/standing.ts';

const matches = (draw: SwissDraw): string =>
  draw.matches.map(({ home, away }) => `${home}-${away}`).join(' ');
const drawnBy = (request: Partial<SwissRequest> & Pick<SwissRequest, 'teams'>): SwissDraw => {
  const draw = drawSwiss({ method: 'regulation', ...request });
  if (!draw.ok) throw new Error(draw.error.message);
  return draw.value;
};
const allOf = (letters: string): string => [...letters].join(' ');

describe('RTP 3.6.12.2: round 1', () => {
  const twelve = standing('1 2 3 4 5 6 7 8 9 10 11 12');
  test('S10: fold, highest against lowest', () => {
    expect(matches(drawnBy({ teams: twelve, method: 'fold' }))).toBe('1-12 2-11 3-10 4-9 5-8 6-7');
  });
  test('S10: slide, upper against lower half', () => {
    expect(matches(drawnBy({ teams: twelve, method: 'slide' }))).toBe('1-7 2-8 3-9 4-10 5-11 6-12');
  });
  test('S11: the lowest value index, or the last drawn, sits out', () => {
    const draw = drawnBy({ teams: standing('1 2 3 4 5 6 7 8 9 10 11 12 13'), method: 'fold' });
    expect(draw.bye).toBe('13');
    expect(matches(draw)).toBe('1-12 2-11 3-10 4-9 5-8 6-7');
  });
});

describe('RTP 3.6.12.2: later rounds, the highest takes the highest', () => {
  test.each([
    ['S12', 'ABCDEF', 'E-F', 'A-B C-E D-F'],
    ['S13', 'ABCDEF', 'A-B E-F', 'A-C B-E D-F'],
    ['S14', 'ABCDEF', 'A-BC C-D E-F B-D', 'A-D B-E C-F'],
    ['S15', 'ABCDEFGH', 'A-BC B-D C-D E-FG G-H F-H', 'A-D B-C E-H F-G'],
    ['W06', 'ABCDEFGHIJ', 'A-B C-G D-H G-HIJ H-IJ I-J', 'A-C B-G D-I E-H F-J'],
    // W01, rounds 4 and 5 on what was played in the rounds before.
    ['W01 round 4', 'CEDAFBGH', 'A-H B-G C-F D-E B-C A-E D-H F-G C-A F-D B-E H-G', 'C-E D-B A-G F-H'],
    [
      'W01 round 5',
      'CEADFBGH',
      'A-H B-G C-F D-E B-C A-E D-H F-G C-A F-D B-E H-G C-E D-B A-G F-H',
      'C-D E-G A-F B-H',
    ],
    // W08: M is out, and twelve are left.
    [
      'W08',
      'LDGBKHIEJFAC',
      'L-ADGH D-BEIL G-BFJL H-BEL B-DGHK K-BFJ I-ADF E-CDHJ J-CEGK F-GIK A-CIL C-AEJ',
      'L-B D-G K-H I-E J-A F-C',
    ],
  ])('%s', (_case, order, met, expected) => {
    expect(matches(drawnBy({ teams: standing(allOf(order), met) }))).toBe(expected);
  });

  test('W03, lagged: the standings of two rounds before, and no rematch of any round', () => {
    // Round 5 on the standings after round 3; rounds 1 to 4 have been played.
    const met =
      'A-L B-K C-J D-I E-H F-G A-G B-H C-I D-J E-K F-L I-F C-A K-H E-B L-J G-D C-E I-A F-J L-H K-G B-D';
    expect(matches(drawnBy({ teams: standing(allOf('EIALCHKFJBGD'), met) }))).toBe('E-I A-H L-C K-J F-D B-G');
    expect(
      matches(drawnBy({ teams: standing(allOf('AEHCLIFKGJDB'), `${met} E-I A-H L-C K-J F-D B-G`) })),
    ).toBe('A-E H-C L-I F-B K-D G-J');
  });

  test('W05 round 5: B–M would leave K–D, who have met; F–D was not played, so it is no meeting', () => {
    const met =
      'A-H B-I C-J D-K E-L F-M G-N C-H F-G L-I K-B D-E N-M A-J C-G I-N B-E L-K A-M H-J C-I G-E L-F B-N A-K H-M J-D';
    const draw = drawnBy({ teams: standing(allOf('CGILNAHFJEBKMD'), met) });
    expect(matches(draw)).toBe('C-L G-I N-A H-F J-E B-D K-M');
    expect(draw.reasons.at(-2)).toEqual({
      code: 'passed-over',
      teams: ['B', 'D'],
      because: [
        { code: 'has-met', teams: ['K'] },
        { code: 'blocks-rest', teams: ['M'] },
      ],
    });
  });
});

describe('RTP 3.6.12.2: byes', () => {
  test('S16: the last has had its bye, so the last but one sits out', () => {
    const order = '1 2 3 4 5 6 7 8 9 10 11 12 13';
    expect(drawnBy({ teams: standing(order, '', '13') }).bye).toBe('12');
  });

  test('W02 round 5: H and F have had theirs, so E sits out', () => {
    const met = 'A-H B-G C-F D-E C-E A-G I-B H-D C-G B-E A-F H-I C-B G-I A-E D-F';
    const draw = drawnBy({ teams: standing(allOf('CGBAIDEFH'), met, 'I F D H') });
    expect(draw.bye).toBe('E');
    expect(matches(draw)).toBe('C-A G-D B-H I-F');
    expect(draw.reasons.at(-1)).toEqual({
      code: 'bye',
      teams: ['E'],
      because: [{ code: 'had-bye', teams: ['F', 'H'] }],
    });
  });

  test('W07: E sits out, K–M would leave J–L', () => {
    const met = 'A-BCGL G-CFM B-DEK F-EHI D-EIL C-IJ H-EKM I-M K-J J-L';
    const draw = drawnBy({ teams: standing(allOf('AGBFDCHIKMEJL'), met, 'M L J K') });
    expect(draw.bye).toBe('E');
    expect(matches(draw)).toBe('A-F G-B D-C H-I K-L M-J');
  });

  test('nobody sits out twice while another has not; when all have, the lowest', () => {
    expect(drawnBy({ teams: standing('A B C', '', 'B C') }).bye).toBe('A');
    const draw = drawnBy({ teams: standing('A B C', '', 'A B C') });
    expect(draw.bye).toBe('C');
    expect(draw.reasons.at(-1)?.code).toBe('second-bye');
  });

  test('where without the lowest the others could not be paired, the next lowest sits out', () => {
    // E out leaves A B C D, where A has met all; D out leaves A E.
    const draw = drawnBy({ teams: standing('A B C D E', 'A-BCD') });
    expect(draw.bye).toBe('D');
    expect(matches(draw)).toBe('A-E B-C');
    expect(draw.reasons.at(-1)?.because).toEqual([{ code: 'out-blocks-rest', teams: ['E'] }]);
  });
});

describe('triples (RTP 3.6.12.2, A21, A31)', () => {
  const afterTwo = 'A-H B-G C-F D-E I-JK J-K C-A G-I D-J K-E B-HF H-F';

  test('W04 rounds 1 and 2: the last three', () => {
    const first = drawnBy({ teams: standing(allOf('ABCDEFGHIJK')), method: 'fold', odd: 'triple' });
    expect(first.triple?.teams).toEqual(['I', 'J', 'K']);
    expect(matches(first)).toBe('A-H B-G C-F D-E');
    const second = drawnBy({
      teams: standing(allOf('CAGDIJKEBHF'), 'A-H B-G C-F D-E I-JK J-K'),
      odd: 'triple',
    });
    expect(second.triple).toEqual({ teams: ['B', 'H', 'F'], met: [] });
    expect(matches(second)).toBe('C-A G-I D-J K-E');
  });

  test('W04 round 3: two of the last three have met: it stands, and the lowest three who have not are offered', () => {
    const third = drawnBy({ teams: standing(allOf('CJGABIDEKHF'), afterTwo), odd: 'triple' });
    expect(third.triple?.teams).toEqual(['K', 'H', 'F']);
    expect(third.triple?.met).toEqual([['H', 'F']]);
    expect(matches(third)).toBe('C-J G-A B-D I-E');
    expect(third.triple?.offered?.teams).toEqual(['D', 'K', 'F']);
    expect(third.triple?.offered?.matches.map(({ home, away }) => `${home}-${away}`)).toEqual([
      'C-J',
      'G-A',
      'B-I',
      'E-H',
    ]);
    const asked = {
      teams: standing(allOf('CJGABIDEKHF'), afterTwo),
      odd: 'triple',
      triple: 'unmet',
    } as const;
    const unmet = drawnBy(asked);
    expect([unmet.triple, matches(unmet)]).toEqual([{ teams: ['D', 'K', 'F'], met: [] }, 'C-J G-A B-I E-H']);
    expect(reasonText(unmet.reasons.at(-1)!, 'en')).toBe(
      'D, K and F meet each other: the lowest three that have not met',
    );
  });

  test('a match cannot be fixed for a team that comes later, nor so many that no three are left', () => {
    const late = standing(allOf('ABCD')).map((team) => (team.id === 'B' ? { ...team, joins: 3 } : team));
    const fixed = (...pairs: readonly string[]) =>
      pairs.map(([home, away]) => ({ home: home!, away: away! }));
    const later = drawSwiss({ teams: late, method: 'fold', odd: 'triple', round: 1, fixed: fixed('AB') });
    expect(!later.ok && later.error.code).toBe('absent');
    const none = drawSwiss({
      teams: standing(allOf('ABCDE')),
      method: 'regulation',
      odd: 'triple',
      fixed: fixed('AB', 'CD'),
    });
    expect(!none.ok && none.error).toMatchObject({ code: 'no-triple', params: { matches: 2, count: 5 } });
    const three = drawnBy({ teams: standing(allOf('ABCDE')), odd: 'triple', fixed: fixed('AB') });
    expect([three.triple?.teams, matches(three)]).toEqual([['C', 'D', 'E'], 'A-B']);
  });

  test('49 teams that have all met leave none: that is said without trying every three of them', () => {
    const names = Array.from({ length: 49 }, (_, at) => `${at + 1}`);
    const teams = names.map((id) => ({ id, met: names.filter((other) => other !== id), byes: 0 }));
    const answer = drawSwiss({ teams, method: 'regulation', odd: 'triple' });
    expect(!answer.ok && answer.error.impossible?.fewestRematches).toBe(23);
  });
});

describe('where there is no draw without a rematch', () => {
  test('the reason, the fewest rematches and the draw with them', () => {
    const draw = drawSwiss({ teams: standing('A B C D', 'A-BCD'), method: 'regulation' });
    expect(draw.ok).toBe(false);
    if (draw.ok) return;
    expect(draw.error.message).toBe(
      'There is no draw without a rematch: A has nobody left to meet. One rematch would do.',
    );
    expect(draw.error.impossible?.fewestRematches).toBe(1);
    expect(draw.error.impossible?.proposal && matches(draw.error.impossible.proposal)).toBe('A-B C-D');
  });

  test('two teams that all others have met', () => {
    // C, D, E and F have met each other: already three of them are too many for A and B.
    const teams = standing('A B C D E F', 'C-DEF D-EF E-F');
    const draw = drawSwiss({ teams, method: 'regulation' });
    expect(draw.ok ? '' : draw.error.message).toBe(
      'There is no draw without a rematch: of C, D and E one each has to meet one of A and B, and those are too few. One rematch would do.',
    );
    expect(matches(drawnBy({ teams, rematches: 'fewest' }))).toBe('A-C B-D E-F');
  });

  test('a second bye is named where it would do', () => {
    // D has met all; A, B, C may meet each other. Only D has had a bye.
    const draw = drawSwiss({ teams: standing('A B C D E', 'D-ABCE E-ABC', 'D'), method: 'regulation' });
    expect(draw.ok ? undefined : draw.error.impossible?.fewestRematches).toBe(1);
    expect(draw.ok ? undefined : draw.error.impossible?.secondBye).toBeUndefined();
    const other = drawSwiss({ teams: standing('A B C D E', 'D-ABCE', 'D'), method: 'regulation' });
    expect(other.ok ? undefined : other.error.impossible?.secondBye).toBe('D');
  });
});

describe('what an organiser may add', () => {
  const clubs = (order: string, met: string, club: Record<string, string>): SwissTeam[] =>
    standing(order, met).map((team) => {
      const of = club[team.id];
      return of === undefined ? team : { ...team, club: of };
    });

  test('teams of one club do not meet in the first rounds', () => {
    const teams = clubs('A B C D', '', { A: 'x', B: 'x' });
    const apart = [{ by: 'club', rounds: 2 }] as const;
    expect(matches(drawnBy({ teams, apart, round: 2 }))).toBe('A-C B-D');
    expect(matches(drawnBy({ teams, apart, round: 3 }))).toBe('A-B C-D');
    expect(matches(drawnBy({ teams, apart, round: 2, method: 'fold' }))).toBe('A-D B-C');
  });

  test('a rule that may be released is broken as seldom as can be, and never for another', () => {
    // A, B and C are of one club and D is left: one match of the club there must be.
    const teams = clubs('A B C D', '', { A: 'x', B: 'x', C: 'x' });
    const hard = drawSwiss({ teams, method: 'regulation', apart: [{ by: 'club' }] });
    expect(hard.ok ? '' : hard.error.message).toBe(
      'There is no draw that keeps to all rules: of A and B one each has to meet one of D, and those are too few. It could be drawn if teams of one club might meet.',
    );
    const draw = drawnBy({ teams, apart: [{ by: 'club', release: 'if-necessary' }] });
    expect(matches(draw)).toBe('A-B C-D');
    expect(draw.reasons.map(({ code }) => code)).toEqual(['club-released', 'next']);
    // Rather one club than one rematch.
    const met = clubs('A B C D', 'C-D', { A: 'x', B: 'x', C: 'x' });
    expect(matches(drawnBy({ teams: met, apart: [{ by: 'club', release: 'if-necessary' }] }))).toBe(
      'A-C B-D',
    );
  });

  test('fixed and forbidden matches', () => {
    const teams = standing('A B C D E F');
    const draw = drawnBy({
      teams,
      fixed: [{ home: 'F', away: 'A' }],
      forbidden: [{ home: 'B', away: 'C' }],
    });
    expect(matches(draw)).toBe('F-A B-D C-E');
  });

  test('home goes to whoever has had it less often, and never to a HUM team against one that is none', () => {
    const [a, b, c, d] = standing('A B C D') as [SwissTeam, SwissTeam, SwissTeam, SwissTeam];
    const teams = [
      { ...a, homes: 2, aways: 1 },
      { ...b, homes: 1, aways: 2 },
      { ...c, hum: true },
      { ...d, homes: 3, aways: 0 },
    ];
    expect(matches(drawnBy({ teams }))).toBe('B-A D-C');
  });
});

describe('the nearest draw', () => {
  test('gives up the first match where the whole comes closer', () => {
    // E–F have met. The regulation: A–B, C–E, D–F, 5 places apart in all; so is this.
    expect(matches(drawnBy({ teams: standing('A B C D E F', 'E-F'), method: 'nearest' }))).toBe(
      'A-B C-E D-F',
    );
    // A–C is followed by B–E and D–F by the regulation: 2 + 3 + 2; A–D, B–C, E–F is not allowed.
    expect(matches(drawnBy({ teams: standing('A B C D E F', 'A-B E-F'), method: 'nearest' }))).toBe(
      'A-C B-E D-F',
    );
    // S14: by the regulation A–D, B–E, C–F, 9 places apart in all. A–E, B–C, D–F and A–F, B–C, D–E are 7 apart, and of these
    // two the first has the smaller squares (21 and 27).
    const draw = drawnBy({ teams: standing('A B C D E F', 'A-BC C-D E-F B-D'), method: 'nearest' });
    expect(matches(draw)).toBe('A-E B-C D-F');
  });
});

test('what is wrong with the teams is said, and nothing is drawn', () => {
  const say = (teams: readonly SwissTeam[]): string => {
    const draw = drawSwiss({ teams, method: 'regulation' });
    return draw.ok ? 'drawn' : draw.error.message;
  };
  const team = (id: string, met: readonly string[] = [], byes = 0): SwissTeam => ({ id, met, byes });
  expect(say([team('1')])).toBe('A round is for 2 to 1000 teams, not 1.');
  expect(say([team('1'), team('1')])).toBe('Team 1 is named twice.');
  expect(say([team('1', ['9']), team('2')])).toBe('Team 1 is said to have met 9, and there is no team 9.');
  expect(say([team('1', ['1']), team('2')])).toBe('Team 1 is said to have met itself.');
  expect(say([team('1', ['2']), team('2')])).toBe(
    'Team 1 is said to have met 2, but 2 is not said to have met 1.',
  );
  expect(say([team('1', [], -1), team('2')])).toBe(
    'Team 1: byes should be a whole number from 0 on, not -1.',
  );
});

describe('properties over random histories', () => {
  /** Teams that have played some rounds of random opponents. */
  const anyHistory = fc
    .record({
      size: fc.integer({ min: 2, max: 60 }),
      rounds: fc.integer({ min: 0, max: 14 }),
      seed: fc.infiniteStream(fc.nat(1000)),
    })
    .map(({ size, rounds, seed }) => {
      const next = (): number => seed.next().value;
      const met = Array.from({ length: size }, () => new Set<number>());
      const byes = new Array<number>(size).fill(0);
      for (let round = 0; round < Math.min(rounds, size - 1); round++) {
        const order = Array.from({ length: size }, (_, index) => index);
        for (let last = size - 1; last > 0; last--) {
          const place = next() % (last + 1);
          [order[last], order[place]] = [order[place] as number, order[last] as number];
        }
        if (size % 2 === 1) {
          const out = order.findIndex((team) => byes[team] === 0);
          if (out >= 0) byes[order.splice(out, 1)[0] as number]! += 1;
        }
        for (let at = 0; at + 1 < order.length; at += 2) {
          met[order[at] as number]?.add(order[at + 1] as number);
          met[order[at + 1] as number]?.add(order[at] as number);
        }
      }
      return met.map(
        (opponents, index): SwissTeam => ({
          id: `${index + 1}`,
          met: [...opponents].map((other) => `${other + 1}`),
          byes: byes[index] ?? 0,
        }),
      );
    });

  test.each(['regulation', 'nearest'] as const)(
    '%s: complete, no rematch, no second bye while avoidable',
    (method) => {
      fc.assert(
        fc.property(anyHistory, (teams) => {
          const draw = drawSwiss({ teams, method });
          const teamOf = new Map(teams.map((team) => [team.id, team]));
          if (!draw.ok) {
            expect(draw.error.code).toBe('impossible');
            const { proposal, fewestRematches } = draw.error.impossible ?? {};
            expect(proposal?.matches.length).toBe(Math.floor(teams.length / 2));
            const again = proposal?.matches.filter(({ home, away }) => teamOf.get(home)?.met.includes(away));
            expect(again?.length).toBe(fewestRematches);
            expect(fewestRematches).toBeGreaterThan(0);
            return;
          }
          const { matches: found, bye } = draw.value;
          const seated = [...found.flatMap(({ home, away }) => [home, away]), ...(bye === null ? [] : [bye])];
          expect(seated.length).toBe(teams.length);
          expect(new Set(seated).size).toBe(teams.length);
          for (const { home, away } of found) expect(teamOf.get(home)?.met).not.toContain(away);
          if (bye !== null) {
            expect(teamOf.get(bye)?.byes).toBe(Math.min(...teams.map(({ byes }) => byes)));
          }
          expect(draw.value.reasons.length).toBe(found.length + (bye === null ? 0 : 1));
        }),
        { numRuns: 120 },
      );
    },
  );

  test('nearest: no pairing is closer as a whole than the one by the regulation, and never further', () => {
    const distance = (draw: SwissDraw): number =>
      draw.matches.reduce((sum, { home, away }) => sum + Math.abs(Number(home) - Number(away)), 0);
    fc.assert(
      fc.property(anyHistory, (teams) => {
        const nearest = drawSwiss({ teams, method: 'nearest' });
        const regulation = drawSwiss({ teams, method: 'regulation' });
        expect(nearest.ok).toBe(regulation.ok);
        if (!nearest.ok || !regulation.ok || nearest.value.bye !== regulation.value.bye) return;
        expect(distance(nearest.value)).toBeLessThanOrEqual(distance(regulation.value));
      }),
      { numRuns: 80 },
    );
  });
});
