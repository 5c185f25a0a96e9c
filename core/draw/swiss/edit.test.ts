import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { checkDraw } from './check.ts';
import { departuresOf } from './conditions.ts';
import type { ScoredTeam } from './danish.ts';
import { earlyStandings } from './early.ts';
import { compareDraws, type EditedDraw, editDraw, proposeRedraw } from './edit.ts';
import type { SwissRequest } from './request.ts';
import { drawSwiss } from './swiss.ts';
import { assignTables } from './tables.ts';
import { standing } from './testing/standing.ts';

const match = (text: string) => {
  const [home = '', away = ''] = text.split('-');
  return { home, away };
};
const draw = (text: string, bye: string | null = null) => ({ matches: text.split(' ').map(match), bye });
const texts = (edited: EditedDraw): string =>
  edited.draw.matches.map(({ home, away }) => `${home}-${away}`).join(' ');
const breaks = ({ breaks: list }: EditedDraw): string[] =>
  list.map(({ code, teams }) => `${code} ${teams.join('-')}`);

describe('the director edits a draw and is told what it breaks', () => {
  const request: SwissRequest = { teams: standing('A B C D E F', 'A-D B-C'), method: 'regulation' };
  const published = draw('A-B C-D E-F');

  test('two teams change places, into a rematch', () => {
    const edited = orThrow(editDraw(request, published, { kind: 'swap', teams: ['B', 'D'] }));
    expect(texts(edited)).toBe('A-D C-B E-F');
    expect(breaks(edited)).toEqual(['has-met A-D', 'has-met C-B', 'not-by-rule A-D', 'not-by-rule C-B']);
    expect(edited.changes.gone).toEqual([match('A-B'), match('C-D')]);
    expect(edited.changes.kept).toEqual([match('E-F')]);
  });

  test('a swap that breaks nothing but the rule', () => {
    const edited = orThrow(editDraw(request, published, { kind: 'swap', teams: ['D', 'F'] }));
    expect(texts(edited)).toBe('A-B C-F E-D');
    expect(breaks(edited)).toEqual(['not-by-rule C-F', 'not-by-rule E-D']);
  });

  test('a match is fixed, or ruled out: the rest is drawn around it', () => {
    const fixed = orThrow(editDraw(request, published, { kind: 'fix', match: match('A-C') }));
    expect(texts(fixed)).toBe('A-C B-D E-F');
    expect(breaks(fixed)).toEqual(['not-by-rule A-C', 'not-by-rule B-D']);
    const forbidden = orThrow(editDraw(request, published, { kind: 'forbid', match: match('A-B') }));
    expect(texts(forbidden)).toBe('A-C B-D E-F');
    expect(breaks(forbidden)).toEqual([]);
  });

  test('swaps that cannot be are refused', () => {
    const say = (teams: readonly [string, string]): string => {
      const answer = editDraw(request, published, { kind: 'swap', teams });
      return answer.ok ? 'done' : answer.error.message;
    };
    expect(say(['A', 'Z'])).toBe('There is no team Z in this draw.');
    expect(say(['A', 'B'])).toBe('A and B meet each other: nothing to swap.');
  });

  test('a bye out of turn', () => {
    const odd: SwissRequest = { teams: standing('A B C D E', '', 'C'), method: 'regulation' };
    expect(checkDraw(odd, draw('A-B C-D', 'E'))).toEqual([]);
    expect(checkDraw(odd, draw('A-B C-E', 'D'))).toEqual([
      { code: 'bye-not-lowest', teams: ['D', 'E'] },
      { code: 'not-by-rule', teams: ['C', 'E'] },
    ]);
    expect(checkDraw(odd, draw('A-B D-E', 'C'))[0]).toEqual({ code: 'second-bye', teams: ['C'] });
  });

  test('teams that are missing, twice or unknown', () => {
    expect(checkDraw(request, draw('A-B C-Z A-E')).slice(0, 4)).toEqual([
      { code: 'unknown-team', teams: ['Z'] },
      { code: 'two-matches', teams: ['A'] },
      { code: 'no-match', teams: ['D'] },
      { code: 'no-match', teams: ['F'] },
    ]);
  });
});

describe('a corrected score proposes a new draw and changes nothing by itself', () => {
  test('what it would change', () => {
    const published = draw('A-B C-D E-F');
    // C was credited with too little: it is second now.
    const proposal = orThrow(
      proposeRedraw({ teams: standing('A C B D E F'), method: 'regulation' }, published),
    );
    expect(proposal.changes).toEqual({
      kept: [match('E-F')],
      turned: [],
      gone: [match('A-B'), match('C-D')],
      added: [match('A-C'), match('B-D')],
    });
    expect(published).toEqual(draw('A-B C-D E-F'));
  });

  test('home and away changed, and another bye', () => {
    expect(compareDraws(draw('A-B', 'C'), draw('B-A', 'C'))).toMatchObject({
      turned: [match('B-A')],
      gone: [],
    });
    expect(compareDraws(draw('A-B', 'C'), draw('A-C', 'B')).bye).toEqual({ from: 'C', to: 'B' });
  });
});

describe('teams arrive, leave and return', () => {
  const teams = standing('A B C D E F', 'A-B C-D E-F');

  test('who is absent is not drawn, and those who met it keep it in mind', () => {
    const without = teams.map((team) =>
      team.id === 'B' || team.id === 'C' ? { ...team, absent: true } : team,
    );
    // A–D would leave E–F, who have met.
    expect(orThrow(drawSwiss({ teams: without, method: 'regulation' })).matches).toEqual([
      match('A-E'),
      match('D-F'),
    ]);
    const back = orThrow(drawSwiss({ teams, method: 'regulation' }));
    expect(back.matches[0]).toEqual(match('A-C'));
  });

  test('a team that joins in round 2 is drawn from then on, and an official event has to confirm it', () => {
    const late = [...teams, { id: 'G', met: [], byes: 0, joins: 2 }];
    expect(orThrow(drawSwiss({ teams: late, method: 'regulation', round: 1 })).bye).toBeNull();
    const second: SwissRequest = { teams: late, method: 'regulation', round: 2 };
    expect(orThrow(drawSwiss(second)).bye).toBe('G');
    expect(departuresOf(second)).toEqual(['late-arrival']);
    expect(departuresOf({ teams, method: 'nearest', apart: [{ by: 'club', rounds: 1 }], round: 2 })).toEqual([
      'nearest',
    ]);
    expect(departuresOf({ teams, method: 'regulation', apart: [{ by: 'club' }], bye: 'A' })).toEqual([
      'apart',
      'bye-fixed',
    ]);
  });
});

describe('a draw before all results are in', () => {
  const scored = (id: string, points: number): ScoredTeam => ({
    id,
    met: [],
    byes: 0,
    points: Fraction.of(points),
  });
  const teams = [scored('A', 30), scored('B', 28), scored('C', 25), scored('D', 24)];
  const even = Fraction.of(10);
  const order = (way: 'without' | 'even' | 'running'): string =>
    earlyStandings(
      teams,
      [{ home: 'C', away: 'D', running: { home: Fraction.of(2), away: Fraction.of(18) } }],
      { way, even },
    )
      .map(({ id, points }) => `${id}${points}`)
      .join(' ');

  test('the match counts not at all, as a draw or as it stands; its teams have met', () => {
    expect(order('without')).toBe('A30 B28 C25 D24');
    expect(order('even')).toBe('C35 D34 A30 B28');
    expect(order('running')).toBe('D42 A30 B28 C27');
    const [, , c, d] = earlyStandings(teams, [{ home: 'C', away: 'D' }], { way: 'without', even });
    expect([c?.met, d?.met]).toEqual([['D'], ['C']]);
  });
});

describe('tables', () => {
  const at = (id: string, tables: readonly number[], fixedTable?: number) => ({
    id,
    tables,
    ...(fixedTable === undefined ? {} : { fixedTable }),
  });

  test('in the order of the matches, where nothing speaks against it', () => {
    expect(assignTables([match('A-B'), match('C-D')], []).tables).toEqual([1, 2]);
  });

  test('nobody sits at the same table twice', () => {
    const matches = [match('A-B'), match('C-D'), match('E-F')];
    expect(assignTables(matches, [at('B', [1])])).toEqual({ tables: [2, 1, 3], broken: [] });
    expect(assignTables(matches, [at('A', [1, 2]), at('F', [1])])).toEqual({ tables: [3, 1, 2], broken: [] });
  });

  test('who needs a table has it; what cannot be is told', () => {
    const matches = [match('A-B'), match('C-D')];
    expect(assignTables(matches, [at('A', [2], 2)])).toEqual({ tables: [2, 1], broken: [] });
    expect(assignTables(matches, [at('A', [], 7)]).tables).toEqual([7, 2]);
    expect(assignTables(matches, [at('A', [], 1), at('C', [], 1)]).broken).toEqual([
      { code: 'fixed-table', team: 'C', table: 1 },
    ]);
    expect(assignTables([match('A-B')], [at('A', [1])]).broken).toEqual([
      { code: 'table-again', team: 'A', table: 1 },
    ]);
  });
});
