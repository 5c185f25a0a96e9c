import { describe, expect, test } from 'vitest';
import type { OddWay, SwissMethod, SwissTeam } from './request.ts';
import { drawSwiss } from './swiss.ts';

interface WorkedRound {
  /** The standings it is drawn on; for the first round the order of the value index. */
  readonly on: string;
  readonly method?: SwissMethod;
  /** The matches in the order of the draw. */
  readonly matches: string;
  readonly bye?: string;
  readonly triple?: string;
  /** Matches that were drawn and not played: no meeting (A32). */
  readonly notPlayed?: string;
}

interface Worked {
  readonly name: string;
  readonly odd?: OddWay;
  readonly rounds: readonly WorkedRound[];
}

/** The worked cases: each round is drawn on its standings and on all that was played before. */
const CASES: readonly Worked[] = [
  {
    name: 'W01: 8 teams, 5 rounds',
    rounds: [
      { on: 'ABCDEFGH', method: 'fold', matches: 'A-H B-G C-F D-E' },
      { on: 'BCAEDHFG', matches: 'B-C A-E D-H F-G' },
      { on: 'CAFDBEHG', matches: 'C-A F-D B-E H-G' },
      { on: 'CEDAFBGH', matches: 'C-E D-B A-G F-H' },
      { on: 'CEADFBGH', matches: 'C-D E-G A-F B-H' },
    ],
  },
  {
    name: 'W02: 9 teams, 5 rounds with byes',
    rounds: [
      { on: 'ABCDEFGHI', method: 'fold', matches: 'A-H B-G C-F D-E', bye: 'I' },
      { on: 'CEAGIBHDF', matches: 'C-E A-G I-B H-D', bye: 'F' },
      { on: 'CGBEAHFID', matches: 'C-G B-E A-F H-I', bye: 'D' },
      { on: 'CBGIAEDFH', matches: 'C-B G-I A-E D-F', bye: 'H' },
      { on: 'CGBAIDEFH', matches: 'C-A G-D B-H I-F', bye: 'E' },
    ],
  },
  {
    name: 'W03: 12 teams, 6 rounds on the standings of two rounds before',
    rounds: [
      { on: 'ABCDEFGHIJKL', method: 'fold', matches: 'A-L B-K C-J D-I E-H F-G' },
      { on: 'ABCDEFGHIJKL', method: 'slide', matches: 'A-G B-H C-I D-J E-K F-L' },
      { on: 'IFCAKEHBLJGD', matches: 'I-F C-A K-H E-B L-J G-D' },
      { on: 'CEIFAJLHKBGD', matches: 'C-E I-A F-J L-H K-G B-D' },
      { on: 'EIALCHKFJBGD', matches: 'E-I A-H L-C K-J F-D B-G' },
      { on: 'AEHCLIFKGJDB', matches: 'A-E H-C L-I F-B K-D G-J' },
    ],
  },
  {
    name: 'W04: 11 teams, 3 rounds with triples',
    odd: 'triple',
    rounds: [
      { on: 'ABCDEFGHIJK', method: 'fold', matches: 'A-H B-G C-F D-E', triple: 'IJK' },
      { on: 'CAGDIJKEBHF', matches: 'C-A G-I D-J K-E', triple: 'BHF' },
      { on: 'CJGABIDEKHF', matches: 'C-J G-A B-D I-E', triple: 'KHF' },
    ],
  },
  {
    name: 'W05: 14 teams, 6 rounds, D absent in the third',
    rounds: [
      { on: 'ABCDEFGHIJKLMN', method: 'slide', matches: 'A-H B-I C-J D-K E-L F-M G-N' },
      { on: 'CHFGLIKDBENMAJ', matches: 'C-H F-G L-I K-B D-E N-M A-J' },
      { on: 'CGINBEFDLKAHMJ', matches: 'C-G I-N B-E F-D L-K A-M H-J', notPlayed: 'F-D' },
      { on: 'CIGELFBNAHKMJD', matches: 'C-I G-E L-F B-N A-K H-M J-D' },
      { on: 'CGILNAHFJEBKMD', matches: 'C-L G-I N-A H-F J-E B-D K-M' },
      { on: 'GCIALEBFHNJKMD', matches: 'G-A C-E I-F L-B H-N J-K M-D' },
    ],
  },
];

describe.each(CASES)('RTP 3.6.12.2, $name', ({ odd, rounds }) => {
  const met = new Map<string, Set<string>>();
  const byes = new Map<string, number>();
  const meet = (a: string, b: string): void => {
    met.set(a, (met.get(a) ?? new Set()).add(b));
    met.set(b, (met.get(b) ?? new Set()).add(a));
  };

  test.each(rounds)('drawn on $on', ({ on, method = 'regulation', matches, bye, triple, notPlayed }) => {
    const teams = [...on].map(
      (id): SwissTeam => ({ id, met: [...(met.get(id) ?? [])], byes: byes.get(id) ?? 0 }),
    );
    const draw = drawSwiss({ teams, method, ...(odd === undefined ? {} : { odd }) });
    if (!draw.ok) throw new Error(draw.error.message);
    const { value } = draw;
    expect(value.matches.map(({ home, away }) => `${home}-${away}`).join(' ')).toBe(matches);
    expect(value.bye).toBe(bye ?? null);
    expect(value.triple?.teams.join('') ?? '').toBe(triple ?? '');
    for (const { home, away } of value.matches) if (`${home}-${away}` !== notPlayed) meet(home, away);
    for (const [index, one] of [...(triple ?? '')].entries()) {
      for (const other of (triple ?? '').slice(index + 1)) meet(one, other);
    }
    if (bye !== undefined) byes.set(bye, (byes.get(bye) ?? 0) + 1);
  });
});
