import { describe, expect, test } from 'vitest';
import { boardText, differencesIn, element, rescored } from '../testing/results-texts.ts';

interface MatchText {
  readonly teams: readonly [string, string];
  /** North–South's scores where the first team sits North–South, where it sits East–West, and the IMPs published. */
  readonly boards: readonly (readonly [here: number | string, there: number | string, imps: string])[];
  readonly score: readonly [string, string];
}

function matchText({ teams: [first, second], boards, score }: MatchText, round: number): string {
  const texts = boards.map(([here, there, imps], at) =>
    boardText(
      {
        board: at + 1,
        imps,
        lines: [
          { ns: `${first}-1`, ew: `${second}-2`, side: 'NS', score: here },
          { ns: `${second}-1`, ew: `${first}-2`, side: 'EW', score: there },
        ],
      },
      'CROSS_IMPS',
    ),
  );
  return element(
    'MATCH',
    `${element('ROUND_NUMBER', round)}${element('TEAM', first)}${element('OPPOSING_TEAM', second)}
${element('TEAM_SCORE', score[0])}${element('OPPOSING_TEAM_SCORE', score[1])}${texts.join('\n')}`,
  );
}

const teamsFile = (
  matches: readonly MatchText[],
  totals: Readonly<Record<string, readonly [total: string, place: string, more?: string]>>,
  scoring = 'VPS',
): string => `<USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS">
${element('BOARD_SCORING_METHOD', 'IMPS')}${element('MATCH_SCORING_METHOD', scoring)}
<SESSION><PARTICIPANTS>${Object.entries(totals)
  .map(
    ([team, [total, place, more = '']]) =>
      `<TEAM TEAM_ID="${team}">${element('TOTAL_SCORE', total)}${element('PLACE', place)}${more}<PAIR>${element('PAIR_NUMBER', `${team}-1`)}</PAIR><PAIR>${element('PAIR_NUMBER', `${team}-2`)}</PAIR></TEAM>`,
  )
  .join('')}</PARTICIPANTS>
${matches.map((match, at) => matchText(match, at + 1)).join('\n')}</SESSION></EVENT></USEBIO>`;

/** 420-170 is 6 IMPs, 170-420 is -6, 100-100 none: net 6 over three boards. */
const SIX: MatchText['boards'] = [
  [420, 170, '6'],
  [100, 100, '0'],
  [0, 0, '0'],
];
/** 620-(-100) is 12 IMPs, -50-0 is -2: net 10, 12 won and 2 lost. */
const TEN: MatchText['boards'] = [
  [620, -100, '12'],
  [-50, 0, '-2'],
  [0, 0, '0'],
];

describe('matches between teams', () => {
  test('net IMPs', () => {
    const text = teamsFile(
      [
        { teams: ['1', '2'], boards: SIX, score: ['6', '-6'] },
        { teams: ['1', '3'], boards: TEN, score: ['10', '-10'] },
      ],
      { 1: ['16', '1'], 2: ['-6', '2'], 3: ['-10', '3'] },
      'IMPS',
    );
    const result = rescored(text);
    expect(result.practice.matches).toBe('imps-net');
    expect(result.differences).toEqual([]);
    expect(result.checked).toEqual({ table: 0, board: 6, matches: 2, totals: 3 });
  });

  test('IMPs won and lost', () => {
    const text = teamsFile([{ teams: ['1', '2'], boards: TEN, score: ['12', '2'] }], {}, 'IMPS');
    const result = rescored(text);
    expect(result.practice.matches).toBe('imps-won');
    expect(result.differences).toEqual([]);
  });

  test('victory points of the WBF scale: 6 IMPs over 3 boards are 13.71, 10 are 15.58', () => {
    // 10 + 10 (1 − τ^(3m/b)) / (1 − τ³), b = 15√3 = 25.98: m = 6 gives 13.71, m = 10 gives 15.58.
    const matches: MatchText[] = [
      { teams: ['1', '2'], boards: SIX, score: ['13.71', '6.29'] },
      { teams: ['3', '1'], boards: TEN, score: ['15.58', '4.42'] },
    ];
    const totals = { 1: ['18.13', '1'], 3: ['15.58', '2'], 2: ['6.29', '3'] } as const;
    const result = rescored(teamsFile(matches, totals));
    expect(result.practice.matches).toBe('wbf-2013');
    expect(result.differences).toEqual([]);
  });

  test('a wrong total: a penalty of half a VP would explain it', () => {
    const matches: MatchText[] = [{ teams: ['1', '2'], boards: SIX, score: ['13.71', '6.29'] }];
    const result = rescored(teamsFile(matches, { 1: ['13.21', '1'], 2: ['6.29', '2'] }));
    expect(differencesIn(result)).toEqual(['team 1: total 13.21, not 13.71 (penalty-or-bonus)']);
  });

  test('wrong IMPs of a board, or of the wrong side', () => {
    const boards: MatchText['boards'] = [[420, 170, '5'], [110, 50, '-2'], SIX[2]!];
    const text = teamsFile([{ teams: ['1', '2'], boards, score: ['8', '-8'] }], {}, 'IMPS');
    expect(differencesIn(rescored(text))).toEqual([
      'round 1, 1 against 2, board 1: IMPs 5, not 6 (none)',
      'round 1, 1 against 2, board 2: IMPs -2, not 2 (wrong-side)',
    ]);
  });

  test('adjusted-score: average plus is 3 IMPs (Law 86B), unless the director gives something else', () => {
    const boards: MatchText['boards'] = [['A6040', 170, '3'], ['A6040', 170, '2'], SIX[2]!];
    const text = teamsFile([{ teams: ['1', '2'], boards, score: ['6', '-6'] }], {}, 'IMPS');
    expect(differencesIn(rescored(text))).toEqual([
      'round 1, 1 against 2, board 2: IMPs 2, not 3 (adjusted-score)',
    ]);
  });

  /** A scale of its own: 6 IMPs 14–6, 10 IMPs 16–4. */
  const unknown = (third: readonly [string, string]): MatchText[] => [
    { teams: ['1', '2'], boards: SIX, score: ['15', '5'] },
    { teams: ['3', '1'], boards: SIX, score: ['15', '5'] },
    { teams: ['2', '3'], boards: TEN, score: ['17', '3'] },
    { teams: ['1', '2'], boards: SIX, score: third },
  ];

  test('a scale that is not known is a finding, when the file keeps to it', () => {
    const totals = { 1: ['35', '1'], 2: ['27', '2'], 3: ['18', '3'] } as const;
    const result = rescored(teamsFile(unknown(['15', '5']), totals));
    expect(result.practice.matches).toBe('unknown');
    expect(result.differences).toEqual([]);
    expect(result.findings.map(({ code }) => code)).toEqual(['vp-scale-unknown']);
  });

  test('vp-scale: one match that departs from the others of its margin', () => {
    const result = rescored(teamsFile(unknown(['13', '7']), { 1: ['35', '1'] }));
    expect(differencesIn(result)).toEqual(['round 4, 1 against 2: match score 13–7, not 15–5 (vp-scale)']);
  });

  test('sum-of-published: the total goes with a match score that differs', () => {
    const result = rescored(teamsFile(unknown(['13', '7']), { 1: ['33', '1'] }));
    expect(differencesIn(result)).toEqual([
      'round 4, 1 against 2: match score 13–7, not 15–5 (vp-scale)',
      'team 1: total 33, not 35 (sum-of-published)',
    ]);
  });

  test('RTP 2.1.11.1: IMPs off one team’s margin alone are told for what they are', () => {
    // By the WBF of 2013 6 IMPs over 3 boards are 13.71, and 10 are 15.58; 3 IMPs less leave 7, 14.22.
    const matches: MatchText[] = [
      { teams: ['1', '2'], boards: SIX, score: ['13.71', '6.29'] },
      { teams: ['2', '3'], boards: SIX, score: ['13.71', '6.29'] },
      { teams: ['1', '3'], boards: TEN, score: ['14.22', '4.42'] },
    ];
    const [difference] = rescored(teamsFile(matches, {})).differences;
    expect(difference).toMatchObject({ cause: 'penalty-or-bonus', published: '14.22–4.42' });
    expect(difference?.why).toContain('With 3 IMPs less for 1 alone it comes out.');
  });

  test('whole VPs of the WBF are known: 6 IMPs over 3 boards, 13.71, are 14 and 10, 15.58, are 16', () => {
    const matches: MatchText[] = [
      { teams: ['1', '2'], boards: SIX, score: ['14', '6'] },
      { teams: ['2', '3'], boards: TEN, score: ['16', '4'] },
    ];
    expect(rescored(teamsFile(matches, {})).practice.matches).toBe('wbf-2013-discrete');
  });

  test('a scale that gives less for more is said so', () => {
    const matches: MatchText[] = [
      { teams: ['1', '2'], boards: SIX, score: ['16', '4'] },
      { teams: ['2', '3'], boards: TEN, score: ['14', '6'] },
    ];
    expect(rescored(teamsFile(matches, {})).findings.map(({ code }) => code)).toEqual([
      'vp-scale-not-monotone',
    ]);
  });

  test('tied teams share a place', () => {
    const matches: MatchText[] = [
      { teams: ['1', '2'], boards: [SIX[1]!, SIX[2]!], score: ['10', '10'] },
      { teams: ['3', '4'], boards: [SIX[1]!, SIX[2]!], score: ['10', '10'] },
    ];
    const totals = { 1: ['10', '1='], 2: ['10', '1='], 3: ['10', '1='], 4: ['10', '1='] } as const;
    expect(rescored(teamsFile(matches, totals)).differences).toEqual([]);
  });
});

describe('matches between pairs', () => {
  interface PairMatch {
    readonly round: number;
    readonly pairs: readonly [string, string];
    readonly board: number;
    readonly score: number;
    readonly imps: string;
    readonly vps?: readonly [string, string];
  }

  const matchOf = ({ round, pairs, board, score, imps, vps }: PairMatch): string =>
    element(
      'MATCH',
      `${element('ROUND_NUMBER', round)}${element('NS_PAIR_NUMBER', pairs[0])}${element('EW_PAIR_NUMBER', pairs[1])}
${element('NS_SCORE', vps?.[0])}${element('EW_SCORE', vps?.[1])}<BOARD>${element('BOARD_NUMBER', board)}<TRAVELLER_LINE>
${element('SCORE', score)}${element('NS_CROSS_IMP_POINTS', imps)}</TRAVELLER_LINE></BOARD>`,
    );

  const swissFile = (matches: readonly PairMatch[], totals: Readonly<Record<string, string>> = {}): string =>
    `<USEBIO Version="1.2"><EVENT EVENT_TYPE="SWISS_PAIRS">
${element('BOARD_SCORING_METHOD', 'CROSS_IMPS')}${element('MATCH_SCORING_METHOD', 'VPS')}
<PARTICIPANTS>${Object.entries(totals)
      .map(([pair, total]) => element('PAIR', element('PAIR_NUMBER', pair) + element('TOTAL_SCORE', total)))
      .join('')}</PARTICIPANTS>${matches.map(matchOf).join('')}</EVENT></USEBIO>`;

  test('the board scores of the first pair make the margin', () => {
    // 420 against 170 is 6 IMPs each way; 6 IMPs over 1 board, b = 15, are 15.74 VPs.
    const matches: PairMatch[] = [
      { round: 1, pairs: ['7', '9'], board: 1, score: 420, imps: '6', vps: ['15.74', '4.26'] },
      { round: 1, pairs: ['10', '8'], board: 1, score: 170, imps: '-6', vps: ['4.26', '15.74'] },
    ];
    const result = rescored(swissFile(matches, { 7: '15.74', 8: '15.74', 9: '4.26', 10: '4.26' }));
    expect(result.practice.matches).toBe('wbf-2013');
    expect(result.checked).toEqual({ table: 0, board: 2, matches: 2, totals: 4 });
    expect(result.differences).toEqual([]);
  });

  /** Board by board, two rounds of two tables: 420 and 170, then 110 and -50. */
  const rounds = (board: number, imps: readonly [string, string, string, string]): PairMatch[] =>
    [420, 170, 110, -50].map((score, at) => ({
      round: at < 2 ? 1 : 2,
      pairs: at % 2 === 0 ? ['1', '2'] : ['3', '4'],
      board,
      score,
      imps: imps[at] ?? '',
    }));
  // Round by round 250 points are 6 IMPs, 160 are 4. Together 420 gains 6, 7 and 10: 23/3; 170 -6, 2 and 6: 2/3;
  // 110 -7, -2 and 4: -5/3; -50 -10, -6 and -4: -20/3.
  const byRound = ['6', '-6', '4', '-4'] as const;
  const together = ['7.67', '0.67', '-1.67', '-6.67'] as const;

  test.each([
    ['by-round', byRound],
    ['across', together],
  ] as const)('boards that come again in another round: %s', (field, imps) => {
    const result = rescored(swissFile(rounds(1, imps)));
    expect(result.practice.boards[0]).toMatchObject({ field });
    expect(result.differences).toEqual([]);
  });

  test('rounds-apart: one board compared round by round', () => {
    const result = rescored(
      swissFile([...rounds(1, together), ...rounds(2, together), ...rounds(3, byRound)]),
    );
    expect(differencesIn(result)).toContain(
      'round 1, 1 against 2, board 3, pair 1: cross-IMPs 6, not 7.67 (rounds-apart)',
    );
    expect(new Set(result.differences.map(({ cause }) => cause))).toEqual(new Set(['rounds-apart']));
  });
});

describe('78D: point-a-board', () => {
  // 420 against 170 is won, 100 against 100 halved, -50 against 0 lost: 2 + 1 + 0.
  const boards: MatchText['boards'] = [
    [420, 170, '2'],
    [100, 100, '1'],
    [-50, 0, '0'],
  ];

  test('two for a board won, one for a half: checked board by board, and the match is their sum', () => {
    const text = teamsFile(
      [{ teams: ['1', '2'], boards, score: ['3', '3'] }],
      { 1: ['3', '1='], 2: ['3', '1='] },
      'POINT_A_BOARD',
    );
    const result = rescored(text);
    expect(result.practice.matches).toBe('points-2');
    expect(result.checked).toMatchObject({ board: 3, matches: 1 });
    expect(result.differences).toEqual([]);
  });

  test('a board and a match that do not come out are told', () => {
    const wrong: MatchText['boards'] = [...boards.slice(0, 2), [-50, 0, '1']];
    const right: MatchText = { teams: ['1', '3'], boards, score: ['3', '3'] };
    const text = teamsFile(
      [right, { teams: ['1', '2'], boards: wrong, score: ['4', '2'] }, right],
      {},
      'BAM',
    );
    expect(differencesIn(rescored(text))).toEqual([
      'round 2, 1 against 2, board 3: board points 1, not 0 (none)',
      'round 2, 1 against 2: match score 4–2, not 3–3 (none)',
    ]);
  });

  test('one for a board won, one half for a half', () => {
    const halves = boards.map(([here, there, points]) => [here, there, `${Number(points) / 2}`] as const);
    const result = rescored(
      teamsFile([{ teams: ['1', '2'], boards: halves, score: ['1.5', '1.5'] }], {}, 'BAM'),
    );
    expect(result.practice.matches).toBe('points-1');
    expect(result.differences).toEqual([]);
  });
});

describe('what is counted for a team', () => {
  const matches: MatchText[] = [
    { teams: ['1', '2'], boards: SIX, score: ['6', '-6'] },
    { teams: ['1', '3'], boards: SIX.map(([, there]) => [there, there, '0'] as const), score: ['0', '0'] },
  ];
  const counted = (boards: number, wins: string): string =>
    `${element('BOARDS_PLAYED', boards)}${element('WINS_OR_DRAWS', wins)}`;

  test('boards played and wins, a draw counted as half a win', () => {
    const totals = {
      1: ['6', '1', counted(6, '1.5')],
      2: ['-6', '3', counted(3, '0')],
      3: ['0', '2', counted(3, '0.5')],
    } as const;
    expect(rescored(teamsFile(matches, totals, 'IMPS')).differences).toEqual([]);
  });

  test('what does not count up is told, by the way that most follow', () => {
    const totals = {
      1: ['6', '1', counted(5, '2')],
      2: ['-6', '3', counted(3, '1')],
      3: ['0', '2', counted(3, '1')],
    } as const;
    expect(differencesIn(rescored(teamsFile(matches, totals, 'IMPS')))).toEqual([
      'team 1: boards played 5, not 6 (none)',
      'team 2: wins 1, not 0 (none)',
    ]);
  });
});

test('a match without its boards counts in the totals as it is published', () => {
  const text = teamsFile(
    [
      { teams: ['1', '2'], boards: SIX, score: ['6', '-6'] },
      { teams: ['1', '2'], boards: [], score: ['4', '-4'] },
    ],
    { 1: ['10', '1'], 2: ['-10', '2'] },
    'IMPS',
  );
  expect(rescored(text).differences).toEqual([]);
});
