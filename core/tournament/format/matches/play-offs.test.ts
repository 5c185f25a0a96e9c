import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued, given } from '../../testing/given.ts';
import { formatOf, KNOCKOUT, numbered, plannedTeams, ROUND_ROBIN, sheet } from '../../testing/teams.ts';

type Margins = Readonly<Record<string, number>>;

/** A round robin of four, played to its end: the margins of matches named by lower and higher number, draws otherwise. */
function league(margins: Margins, playOffs: number | undefined): TournamentState {
  const format = { ...formatOf({ draw: ROUND_ROBIN }), ...(playOffs === undefined ? {} : { playOffs }) };
  let state = continued(
    plannedTeams({ draw: ROUND_ROBIN }),
    command('plan-phase', { phase: 1, format, groups: [{ section: 'A', contestants: numbered(4) }] }),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', rounds: 3 }),
  );
  for (const { round, matches } of state.tournament?.sessions.get(1)?.sections.get('A')?.drawn ?? []) {
    for (const { match, home, away } of matches) {
      const [low, high] = [home, away].toSorted();
      const margin = margins[`${low}${high}`] ?? 0;
      const won = home === low ? margin : -margin;
      state = continued(state, sheet(match, 40 + Math.max(won, 0), 40 + Math.max(-won, 0), round));
    }
  }
  return state;
}

function ranking(state: TournamentState) {
  const view = see(state, { role: 'director' }, { view: 'ranking' });
  if (!view.ok) throw new Error(view.error.message);
  const { lists, playOffs } = view.value;
  return {
    places: lists[0]?.lines.map(
      ({ place, exAequo, contestant }) => `${place}${exAequo ? '=' : ''} ${contestant}`,
    ),
    ties: playOffs?.ties.map(({ contestants }) => contestants.map(({ contestant }) => contestant)),
    clause: playOffs?.clause,
  };
}

// 8 boards: 13 IMPs 14.68 - 5.32. 1 and 2 draw and each beat 3 and 4 by 13: 39.36 each; 3 and 4 draw: 20.64 each.
const LEVEL: Margins = { 13: 13, 14: 13, 23: 13, 24: 13 };

const playOff = (contestants: readonly string[], phase = 2) =>
  command('plan-phase', {
    phase,
    format: formatOf({ draw: KNOCKOUT }),
    groups: [{ section: 'A', contestants }],
    playOff: { phase: 1, section: 'A' },
  });

const playedOff = (state: TournamentState, home: number, away: number): TournamentState =>
  continued(
    state,
    command('close-session', { session: 1 }),
    playOff(['1', '2']),
    command('open-session', { session: 2 }),
    command('draw-round', { session: 2, section: 'A' }),
    command('score-match', {
      session: 2,
      section: 'A',
      round: 1,
      match: 1,
      imps: { home: `${home}`, away: `${away}` },
    }),
  );

describe('RTP 3.6.10.1, ROP 6.16: play-offs where the organiser prescribes them', () => {
  test('equals for the first place stay equal until they have played it off; for lower places the ladder goes on', () => {
    const state = league({ ...LEVEL, 12: 0 }, 1);
    expect(ranking(state)).toEqual({
      places: ['1= 1', '1= 2', '3= 3', '3= 4'],
      ties: [['1', '2']],
      clause: 'RTP 3.6.10.1',
    });
  });

  test('who wins it is first', () => {
    expect(ranking(playedOff(league(LEVEL, 1), 10, 25))).toEqual({
      places: ['1 2', '2 1', '3= 3', '3= 4'],
      ties: undefined,
      clause: undefined,
    });
  });

  test('RTP: a team that won all its matches is first without one, and level teams play off only what is left', () => {
    // 1 beats all by 13: 44.04, less 9.36 taken off. 2 lost to it and beats the others by 13: 34.68, too.
    const margins: Margins = { 12: 13, 13: 13, 14: 13, 23: 13, 24: 13 };
    const level = continued(
      league(margins, 1),
      command('give-penalty', {
        session: 1,
        contestant: '1',
        amount: { unit: 'vps', value: '9.36' },
        clause: 'Law 90',
        reason: 'in a test',
      }),
    );
    expect(ranking(level)).toMatchObject({ places: ['1 1', '2 2', '3= 3', '3= 4'], ties: undefined });
  });

  test('without a prescription the regulation’s ladder decides alone', () => {
    expect(ranking(league(LEVEL, undefined)).ties).toBeUndefined();
  });

  test('only those equals are played off, and only where it is prescribed', () => {
    given(league(LEVEL, 1))
      .when(playOff(['1', '3']))
      .thenRefused('no-play-off');
    given(league(LEVEL, 1))
      .when(playOff(['3', '4']))
      .thenRefused('no-play-off');
    given(league(LEVEL, 3))
      .when(playOff(['3', '4']))
      .thenTypes('phase-planned', 'session-planned');
    given(league(LEVEL, undefined))
      .when(playOff(['1', '2']))
      .thenRefused('no-play-off');
  });
});
