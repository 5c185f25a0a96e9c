import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { DrawSetting } from '../phase.ts';
import type { TournamentState } from '../state.ts';
import { command, continued, given } from '../testing/given.ts';
import { drawRound, MATCH_OF, teamsPlanned } from '../testing/team-event.ts';
import type { GroupsWishes } from './propose-groups.ts';

/*
 * Eight teams: a knockout that ends with four, a repechage of the four whom it beat for two places, and a knockout of
 * the six. By hand, the better number wins but where it is said.
 */

const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];
const until = (left: number): DrawSetting => ({ kind: 'knockout', thirdPlace: false, until: left });

const drawnIn = (state: TournamentState, session: number, round: number) =>
  state.tournament?.sessions
    .get(session)
    ?.sections.get('A')
    ?.drawn?.find((drawn) => drawn.round === round)?.matches ?? [];

const pairings = (state: TournamentState, session: number, round: number): string =>
  drawnIn(state, session, round)
    .map(({ home, away }) => `${home}-${away}`)
    .join(' ');

/** The round is drawn and its sheets come in: those named win, else the better number. */
function played(
  state: TournamentState,
  session: number,
  round: number,
  winners: readonly string[] = [],
): TournamentState {
  const drawn = drawRound(state, round, {}, session);
  const sheets = drawnIn(drawn, session, round).map(({ match, home, away }) => {
    const [better] = [home, away].sort();
    const wins = winners.find((team) => team === home || team === away) ?? better;
    const imps = wins === home ? { home: '30', away: '10' } : { home: '10', away: '30' };
    return command('score-match', { session, section: 'A', round, match, imps });
  });
  return continued(drawn, ...sheets);
}

const closed = (state: TournamentState, session: number): TournamentState =>
  continued(
    state,
    command('close-session', { session, confirmed: ['missing-results'] }),
    command('publish-results', { session }),
  );

function groupsOf(state: TournamentState, wishes: GroupsWishes) {
  const seen = see(state, { role: 'director' }, { view: 'groups', ...wishes });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value;
}

/** The phase is planned with the groups as they are proposed, and its session opened. */
function planned(state: TournamentState, phase: number, draw: DrawSetting, way: GroupsWishes['way']) {
  const { groups, exempt } = groupsOf(state, { groups: 1, ...(way === undefined ? {} : { way }) });
  return continued(
    state,
    command('plan-phase', {
      phase,
      groups,
      ...(exempt.length === 0 ? {} : { exempt }),
      format: { kind: 'matches', draw, match: MATCH_OF },
    }),
    command('open-session', { session: phase }),
  );
}

describe('a knockout that ends with four, a repechage for two places, and the six who are left', () => {
  const first = closed(played(teamsPlanned(EIGHT, until(4)), 1, 1, ['6']), 1);

  test('the knockout has one round: the first seed against the last', () => {
    expect(pairings(first, 1, 1)).toBe('1-8 2-7 3-6 4-5');
    // 3 lost to 6.
    const { groups, exempt, method } = groupsOf(first, { groups: 1, way: 'repechage' });
    expect(method).toBe('repechage');
    expect(groups.map(({ contestants }) => contestants.join(' '))).toEqual(['3 5 7 8']);
    expect(exempt).toEqual(['1', '2', '4', '6']);
  });

  test('without a repechage the four go on by themselves', () => {
    const { groups } = groupsOf(first, { groups: 1, way: 'by-place' });
    expect(groups.map(({ contestants }) => contestants.join(' '))).toEqual(['1 2 4 6']);
  });

  test('the beaten play for two places: everybody plays once, and the two who win are back', () => {
    const second = closed(played(planned(first, 2, until(2), 'repechage'), 2, 1), 2);
    expect(pairings(second, 2, 1)).toBe('3-8 5-7');
    const { groups } = groupsOf(second, { groups: 1, way: 'by-place' });
    expect(groups.map(({ contestants }) => contestants.join(' '))).toEqual(['1 2 4 6 3 5']);
    const third = planned(second, 3, { kind: 'knockout', thirdPlace: false }, 'by-place');
    // A bracket of six: the first two seeds wait for the second round.
    const drawn = drawRound(third, 1, {}, 3);
    expect(pairings(drawn, 3, 1)).toBe('6-3 4-5');
    // Who is beaten twice stands where he ended, once; each list can be told from the others.
    const ranking = see(drawn, { role: 'director' }, { view: 'ranking' });
    const lists = ranking.ok ? ranking.value.lists : [];
    expect(
      lists.map(({ phase, ofPhase, lines }) => [
        phase,
        ofPhase,
        lines
          .map(({ contestant }) => contestant)
          .toSorted()
          .join(' '),
      ]),
    ).toEqual([
      ['last', undefined, '1 2 3 4 5 6'],
      ['earlier', 2, '7 8'],
    ]);
  });

  test('for three places only the two weakest play, and the others wait', () => {
    const second = planned(first, 2, until(3), 'repechage');
    expect(pairings(drawRound(second, 1, {}, 2), 2, 1)).toBe('7-8');
  });

  test('for one place it takes two rounds, and the second waits for the first', () => {
    const second = planned(first, 2, until(1), 'repechage');
    const round = drawRound(second, 1, {}, 2);
    given(round)
      .when(command('draw-round', { session: 2, section: 'A', round: 2 }))
      .thenRefused('match-open');
    const again = played(played(second, 2, 1, ['8']), 2, 2, ['8']);
    expect(pairings(again, 2, 2)).toBe('5-8');
    const { groups } = groupsOf(closed(again, 2), { groups: 1, way: 'by-place' });
    expect(groups.map(({ contestants }) => contestants.join(' '))).toEqual(['1 2 4 6 8']);
  });

  test('a knockout that ends with its winner has no repechage; one that beats nobody cannot be planned', () => {
    const whole = closed(played(teamsPlanned(['1', '2'], { kind: 'knockout', thirdPlace: false }), 1, 1), 1);
    const seen = see(whole, { role: 'director' }, { view: 'groups', groups: 1, way: 'repechage' });
    expect(seen.ok ? undefined : seen.error.code).toBe('no-repechage');
    const format = { kind: 'matches', draw: until(4), match: MATCH_OF } as const;
    const groups = [{ section: 'A', contestants: ['3', '5', '7', '8'] }];
    given(first)
      .when(command('plan-phase', { phase: 2, groups, format }))
      .thenRefused('no-such-draw');
  });
});
