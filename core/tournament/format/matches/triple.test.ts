import { describe, expect, test } from 'vitest';
import { proposeMatchRuling } from '../../match-proposals.ts';
import type { MatchesPhase } from '../../phase.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import { drawNext, plannedTeams, playRound, SWISS, sheet } from '../../testing/teams.ts';
import { leagueOf } from './league.ts';
import { rankGroup, standingOf } from './standing.ts';

/*
 * Five teams in the order of their indexes and no bye: 1 and 2 meet, 3, 4 and 5 play a triple over 8 of the 16 boards each:
 * 3–4, 4–5 and 5–3. On 8 boards 2 IMPs are 10.86–9.14, 3 are 11.27–8.73 and 4 are 11.67–8.33 (RTP Annex I).
 */
const drawn = (): TournamentState =>
  continued(
    plannedTeams({ teams: 5, draw: { ...SWISS, rounds: 5, odd: 'triple' }, match: { boards: 16 } }),
    command('open-session', { session: 1 }),
    drawNext(),
  );

const phaseOf = ({ tournament }: TournamentState): MatchesPhase => tournament?.phases.get(1) as MatchesPhase;

function standing(state: TournamentState): string {
  const { tournament } = state;
  if (tournament === undefined) throw new Error('No tournament.');
  return rankGroup(tournament, phaseOf(state), 'A')
    .places.map(({ contestant, value }) => `${contestant} ${value.toDecimal(2)}`)
    .join(', ');
}

const absent = (match: number, team: string, round = 1) =>
  command('rule-match', {
    session: 1,
    section: 'A',
    round,
    match,
    ruling: { kind: 'no-show', absent: [team] },
    clause: 'RTP 3.6.7.2',
    reason: 'did not appear',
  });

const penalty = (contestant: string, unit: 'imps' | 'vps', value: string, match?: number) =>
  command('give-penalty', {
    session: 1,
    contestant,
    match: { section: 'A', round: 1, ...(match === undefined ? {} : { match }) },
    amount: { unit, value },
    clause: 'RTP 2.1.11.2',
    reason: 'late',
  });

/** 20–10 on 16 boards is 12.80–7.20; 3 beats 4 by 2, 4 beats 5 by 4, 5 and 3 are level. */
const SHEETS = [sheet(1, 20, 10), sheet(2, 10, 8), sheet(3, 9, 5), sheet(4, 5, 5)];

describe('RTP 3.6.12.2: a triple', () => {
  test('three tables in two parts: nobody sits at two at once, and each set of boards is played in both directions', () => {
    const rounds = drawn().tournament?.sessions.get(1)?.sections.get('A')?.movement.rounds ?? [];
    const seats = rounds.map(({ tables }) =>
      tables.map(({ table, ns, ew, boards }) => `${table}: ${ns}-${ew} ${boards[0]}-${boards.at(-1)}`),
    );
    expect(seats).toEqual([
      ['1: 1-2 1-16', '2: 2-1 1-16', '3: 3-4 1-8', '4: 4-5 9-16', '5: 5-3 17-24'],
      ['4: 4-3 1-8', '5: 5-4 9-16', '3: 3-5 17-24'],
    ]);
    for (const { tables } of rounds)
      for (const side of ['ns', 'ew'] as const)
        expect(new Set(tables.map((each) => each[side])).size).toBe(tables.length);
  });

  test('an odd number of boards: the halves are the larger ones, and other matches are not divided', () => {
    const state = continued(
      plannedTeams({ teams: 5, draw: { ...SWISS, odd: 'triple' }, match: { boards: 7 } }),
      command('open-session', { session: 1 }),
      drawNext(),
    );
    const rounds = state.tournament?.sessions.get(1)?.sections.get('A')?.movement.rounds ?? [];
    expect(rounds.map(({ tables }) => tables.map(({ boards }) => boards.length))).toEqual([
      [7, 7, 4, 3, 4],
      [4, 3, 4],
    ]);
  });

  test('played at its tables it is over when both parts are: the next round can be drawn', () => {
    const first = playRound(continued(drawn(), command('start-round', { session: 1, round: 1 })), 1);
    const { tournament } = first;
    if (tournament === undefined) throw new Error('No tournament.');
    expect(leagueOf(tournament, phaseOf(first), 'A').completed).toBe(0);
    const both = playRound(continued(first, command('start-round', { session: 1, round: 2 })), 2);
    expect(standing(both)).toBe('1 10.00, 2 10.00, 3 10.00, 4 10.00, 5 10.00');
    expect(both.tournament && leagueOf(both.tournament, phaseOf(both), 'A').completed).toBe(1);
    expect(() => continued(both, drawNext())).not.toThrow();
  });

  test('with all sheets typed its second part need not be called', () => {
    const state = continued(
      drawn(),
      command('start-round', { session: 1, round: 1 }),
      ...SHEETS,
      drawNext(['has-met', 'not-by-rule', 'no-match']),
    );
    const next = continued(state, command('start-round', { session: 1, round: 3 }));
    const rounds = next.tournament?.sessions.get(1)?.sections.get('A')?.rounds;
    expect([...(rounds?.keys() ?? [])]).toEqual([1, 3]);
    expect(rounds?.get(1)?.endedAt).toBeDefined();
  });

  test('A21: the mean of the two halves, in hundredths', () => {
    // 3: (10.86 + 10) / 2; 4: (9.14 + 11.67) / 2 = 10.405; 5: (8.33 + 10) / 2 = 9.165.
    expect(standing(continued(drawn(), ...SHEETS))).toBe('1 12.80, 3 10.43, 4 10.41, 5 9.17, 2 7.20');
  });

  test('RTP 3.6.7.2: one of the three does not come: the half that was played, and 12 for the other', () => {
    const state = continued(drawn(), ...SHEETS.slice(0, 2), absent(3, '5'), absent(4, '5'));
    // 3: (10.86 + 12) / 2; 4: (9.14 + 12) / 2.
    expect(standing(state)).toBe('1 12.80, 3 11.43, 4 10.57, 2 7.20, 5 0.00');
  });

  test('RTP 3.6.12.4(b): before the last round the 12 of that half is revised', () => {
    let state = continued(drawn(), ...SHEETS.slice(0, 2), absent(3, '5'), absent(4, '5'));
    // Each later round is two matches and a triple; 3 wins all its own by 43 IMPs on 8 boards or 60 on 16: 20 VPs.
    for (const round of [2, 3, 4]) {
      state = continued(state, drawNext(['has-met', 'not-by-rule', 'no-match', 'results-missing']));
      const matches =
        state.tournament?.sessions
          .get(1)
          ?.sections.get('A')
          ?.drawn?.find((each) => each.round === round)?.matches ?? [];
      const sheets = matches.map(({ match, home, away }) =>
        home === '3' ? sheet(match, 60, 0, round) : sheet(match, 0, away === '3' ? 60 : 0, round),
      );
      state = continued(state, ...sheets);
    }
    // Its mean in the other matches: the half against 4 and three of 20, 70.86 / 4 = 17.715; so (10.86 + 17.72) / 2 = 14.29.
    expect(standing(state)).toMatch(/^3 74\.29,/);
  });

  test('drawn early, a triple that is still played counts as one match: a half as it ended, the others as draws', () => {
    const state = continued(drawn(), ...SHEETS.slice(0, 2));
    const { tournament } = state;
    if (tournament === undefined) throw new Error('No tournament.');
    const lines = standingOf(tournament, phaseOf(state), 'A', { pending: 'even' });
    // 3: (10.86 + 10) / 2; 4: (9.14 + 10) / 2; 5: 10.
    expect(lines.map(({ contestant, vps }) => `${contestant} ${vps.toDecimal(2)}`).join(', ')).toBe(
      '1 12.80, 3 10.43, 5 10.00, 4 9.57, 2 7.20',
    );
  });

  test('RTP 3.6.7.3: missing a triple is missing one match, not two in a row', () => {
    const { tournament } = continued(drawn(), absent(3, '5'));
    if (tournament === undefined) throw new Error('No tournament.');
    const at = { session: 1, section: 'A', round: 1, match: 4 };
    const proposed = proposeMatchRuling(tournament, at, { kind: 'absent', teams: ['5'] });
    expect(proposed.ok && proposed.value.out).toEqual([]);
  });

  test('RTP 2.1.11.1: IMPs come off one half, VPs off the whole', () => {
    const level = continued(drawn(), ...SHEETS);
    // 5–3 becomes 2–5 for 5 alone, 8.73: (8.33 + 8.73) / 2 = 8.53.
    expect(standing(continued(level, penalty('5', 'imps', '3', 4)))).toContain('5 8.53');
    expect(standing(continued(level, penalty('5', 'vps', '1')))).toContain('5 8.17');
  });
});

describe('RTP 2.1.11.1: penalties in a movement, where all matches are of one round', () => {
  const whist = () =>
    continued(
      plannedTeams({ teams: 5, draw: { kind: 'movement', movement: 'whist' } }),
      command('open-session', { session: 1 }),
      drawNext(),
      ...Array.from({ length: 10 }, (_, index) => sheet(index + 1, 10, 10)),
    );
  const total = (state: TournamentState): string | undefined => /5 ([\d.]+)/.exec(standing(state))?.[1];

  test('3 IMPs come off one match, the one named or the first', () => {
    // Four matches of 8 boards: 30 and 8.73.
    expect(total(continued(whist(), penalty('5', 'imps', '3', 10)))).toBe('38.73');
    expect(total(continued(whist(), penalty('5', 'imps', '3')))).toBe('38.73');
  });

  test('a team that leaves after two of four rounds: the matches that it cannot play are as not appeared', () => {
    const state = continued(
      plannedTeams({ teams: 5, draw: { kind: 'movement', movement: 'whist' } }),
      command('open-session', { session: 1 }),
      drawNext(),
    );
    const matches = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.matches ?? [];
    const without = matches.filter(({ home, away }) => home !== '5' && away !== '5');
    const left = continued(
      state,
      ...without.map(({ match }) => sheet(match, 10, 10)),
      command('start-round', { session: 1, round: 1 }),
      command('withdraw-contestant', {
        contestant: '5',
        from: { session: 1, round: 3 },
        reason: 'ill',
      }),
    );
    const { tournament } = left;
    expect(tournament && leagueOf(tournament, phaseOf(left), 'A').completed).toBe(1);
  });
});

test('RTP 2.3.6.6: a penalty in VPs on top of a match that was annulled is kept', () => {
  const state = continued(
    plannedTeams({ teams: 4, match: { boards: 16 } }),
    command('open-session', { session: 1 }),
    drawNext(),
    command('rule-match', {
      session: 1,
      section: 'A',
      round: 1,
      match: 1,
      ruling: { kind: 'award', home: { kind: 'vps', vps: '8' }, away: { kind: 'vps', vps: '8' } },
      clause: 'RTP 2.3.6.6',
      reason: 'wrong seats',
    }),
    sheet(2, 10, 10),
    penalty('1', 'vps', '1'),
  );
  expect(standing(state)).toBe('2 10.00, 3 10.00, 4 8.00, 1 7.00');
});
