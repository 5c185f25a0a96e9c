import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import { rankGroup } from '../../format/matches/standing.ts';
import type { MatchIncident } from '../../match-proposals.ts';
import { type DrawSetting, isOfMatches } from '../../phase.ts';
import type { Settings } from '../../settings.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import {
  drawnIn,
  drawRound,
  KNOCKOUT,
  matchAtIn,
  ROUND_ROBIN,
  scoreSheet,
  teamsPlanned,
} from '../../testing/team-event.ts';

const four = (settings: Partial<Settings> = {}): TournamentState =>
  drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, {}, settings), 1);

const asked = (state: TournamentState, incident: MatchIncident | string, round = 1) =>
  see(
    state,
    { role: 'director' },
    {
      view: 'match-proposal',
      ...matchAtIn(round, 1),
      incident: typeof incident === 'string' ? incident : JSON.stringify(incident),
    },
  );

/** The first match of a round: its home team. */
const homeOf = (state: TournamentState, round = 1): string =>
  state.tournament?.sessions
    .get(1)
    ?.sections.get('A')
    ?.drawn?.find((each) => each.round === round)?.matches[0]?.home ?? '';

const late = (team: string, minutes: number): Extract<MatchIncident, { readonly kind: 'late' }> => ({
  kind: 'late',
  team,
  minutes,
  firstRoundWithReserves: false,
  reserveTeamPresent: false,
  playable: 0,
});

describe('what the regulation says of a match, as the desk asks for it', () => {
  test('RTP 2.3.5: more than 30 minutes late is a no-show, and 30 are not', () => {
    const state = four();
    const team = homeOf(state);
    expect(asked(state, late(team, 31))).toMatchObject({
      ok: true,
      value: { kind: 'awarded', ruling: { kind: 'no-show', absent: [team] } },
    });
    const inTime = asked(state, late(team, 30));
    expect(inTime.ok && inTime.value.ruling).toBeUndefined();
  });

  test('RTP 2.3.5: in round 1 with reserves the reserve team plays if half of the 16 boards fit', () => {
    const state = four();
    const reserves = { firstRoundWithReserves: true, reserveTeamPresent: true } as const;
    const of = (playable: number) => asked(state, { ...late(homeOf(state), 31), ...reserves, playable });
    expect(of(8)).toMatchObject({ ok: true, value: { kind: 'goes-on' } });
    expect(of(7)).toMatchObject({
      ok: true,
      value: { kind: 'awarded', home: { kind: 'own-mean' }, away: { kind: 'own-mean' } },
    });
  });

  test('ROP 6.11: more than 20 minutes late the director decides, and the team present waits', () => {
    const state = four({ profile: 'rop' });
    const of = (minutes: number) => asked(state, late(homeOf(state), minutes));
    expect(of(20)).toMatchObject({ ok: true, value: { kind: 'goes-on', clause: 'ROP 6.11' } });
    expect(of(21)).toMatchObject({
      ok: true,
      value: { kind: 'decide', who: 'director', clause: 'ROP 6.11' },
    });
  });

  test('ROP 6.13, 6.10: wrong seats cost the team that sat first 1 VP; in a knockout the 6 IMPs that it is worth', () => {
    const off = (draw: DrawSetting) => {
      const state = drawRound(teamsPlanned(['1', '2', '3', '4'], draw, {}, { profile: 'rop' }), 1);
      const satFirst = homeOf(state);
      const told = asked(state, { kind: 'wrong-seats', rooms: 'one', playedInBoth: 4, satFirst });
      return told.ok && told.value.kind === 'goes-on' ? told.value.off : told;
    };
    expect(off(ROUND_ROBIN)).toEqual({ unit: 'vps', home: '1.00', away: '0.00' });
    expect(off(KNOCKOUT)).toEqual({ unit: 'imps', home: '6.00', away: '0.00' });
  });

  test('RTP 3.2.1(5), 2.3.6.6, 2.3.6.7: a knockout has no VPs: who leads goes on, and what is only VPs the organiser decides', () => {
    const state = drawRound(teamsPlanned(['1', '2', '3', '4'], KNOCKOUT, { boards: 8 }), 1);
    const seats = {
      kind: 'wrong-seats',
      rooms: 'one',
      playedInBoth: 'never',
      satFirst: homeOf(state),
    } as const;
    expect(asked(state, seats)).toMatchObject({
      ok: true,
      value: { kind: 'decide', who: 'organiser', clause: 'RTP 2.3.6.6' },
    });
    const none = asked(state, { kind: 'not-comparable' });
    expect(none).toMatchObject({ ok: true, value: { kind: 'decide', who: 'organiser' } });
    expect(asked(state, { kind: 'suspended', team: homeOf(state) })).toMatchObject({
      ok: true,
      value: { kind: 'awarded', ruling: { kind: 'no-show', absent: [homeOf(state)] } },
    });
  });

  test('RTP 2.3.6.6: boards played in wrong seats in one room alone are played turned in the other', () => {
    const state = four();
    const said = {
      kind: 'wrong-seats',
      rooms: 'one',
      playedInBoth: 0,
      playedInOne: 3,
      satFirst: homeOf(state),
    } as const;
    expect(asked(state, said)).toMatchObject({
      ok: true,
      value: { kind: 'goes-on', cancelled: 0, notes: [{ code: 'turned-in-the-other-room', count: 3 }, {}] },
    });
  });

  test('RTP 3.2.1(5): fewer than half of the boards compare: a no-show of the offenders', () => {
    const state = four();
    const team = homeOf(state);
    expect(asked(state, { kind: 'suspended', team })).toMatchObject({
      ok: true,
      value: { kind: 'awarded', home: { kind: 'no-show' }, away: { kind: 'best-of-three' } },
    });
  });

  test('RTP 3.6.7.3: one match of three missed is more than a quarter: the team is said to be out', () => {
    const state = four();
    const team = homeOf(state);
    const told = asked(state, { kind: 'absent', teams: [team] });
    expect(told).toMatchObject({ ok: true, value: { ruling: { kind: 'no-show', absent: [team] } } });
    expect(told.ok && told.value.out).toEqual([team]);
    expect(told).toMatchObject({ value: { outClause: 'RTP 3.6.7.3' } });
  });

  test('ROP 6.18: the second match missed in a pool puts the team out, one does not; withdrawn it is last', () => {
    let state = four({ profile: 'rop' });
    const team = homeOf(state);
    for (const round of [1, 2, 3]) {
      if (round > 1) state = drawRound(state, round);
      const drawn = drawnIn(state, round)?.matches ?? [];
      const own = drawn.find(({ home, away }) => home === team || away === team)?.match ?? 0;
      const incident = JSON.stringify({ kind: 'absent', teams: [team] });
      const told = see(
        state,
        { role: 'director' },
        { view: 'match-proposal', ...matchAtIn(round, own), incident },
      );
      expect(told).toMatchObject({
        value: round === 1 ? { out: [] } : { out: [team], outClause: 'ROP 6.18' },
      });
      for (const { match } of drawn)
        state = continued(
          state,
          match === own
            ? command('rule-match', {
                ...matchAtIn(round, match),
                ruling: { kind: 'no-show', absent: [team] },
                clause: 'ROP 6.17',
                reason: 'it did not come',
              })
            : scoreSheet(matchAtIn(round, match), 10, 0),
        );
    }
    state = continued(state, command('withdraw-contestant', { contestant: team }));
    const phase = state.tournament?.phases.get(1);
    if (state.tournament === undefined || !isOfMatches(phase)) throw new Error('Nothing is planned.');
    const ranked = rankGroup(state.tournament, phase, 'A');
    expect(ranked.places.at(-1)).toMatchObject({ contestant: team, place: 4 });
    expect(ranked.checks.join()).toContain(`ROP 6.18: the pool is ranked after the withdrawal of ${team}.`);
  });

  test.each([
    '',
    '[]',
    '{"kind":"earthquake"}',
    '{"kind":"late","team":1}',
    '{"kind":"suspended","team":"99"}',
  ])('what cannot be read, or names another team, is refused with a sentence: %s', (text) => {
    const told = asked(four(), text);
    expect(told.ok).toBe(false);
  });

  test('nobody but the director is told', () => {
    for (const viewer of [{ role: 'public' }, { role: 'player', contestant: '1' }] as const)
      expect(
        see(four(), viewer, {
          view: 'match-proposal',
          ...matchAtIn(1, 1),
          incident: '{"kind":"not-comparable"}',
        }).ok,
      ).toBe(false);
  });
});
