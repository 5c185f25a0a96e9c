import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { Settings } from '../../settings.ts';
import type { TournamentState } from '../../state.ts';
import { after, command, continued } from '../../testing/given.ts';
import { drawRound, MATCH_OF, ROUND_ROBIN } from '../../testing/team-event.ts';

const PAIRS = ['1', '2', '3', '4'];

/** Four pairs all against all, two boards a match, scored by cross-IMPs unless told. */
const planned = (method: Settings['method'] = 'cross-imps'): TournamentState =>
  after(
    command('create-tournament', {
      name: 'Matches of pairs',
      date: '2026-03-14',
      settings: { method, rounds: 'free' },
    }),
    ...PAIRS.map((contestant) =>
      command('enter-contestant', {
        contestant,
        kind: 'pair',
        players: [{ name: `Player ${contestant}a` }, { name: `Player ${contestant}b` }],
      }),
    ),
    command('plan-phase', {
      phase: 1,
      groups: [{ section: 'A', contestants: PAIRS }],
      format: { kind: 'matches', draw: ROUND_ROBIN, match: { ...MATCH_OF, boards: 2 } },
    }),
    command('open-session', { session: 1 }),
  );

describe('RTP 3.5.9.2: matches of pairs', () => {
  const drawn = drawRound(planned(), 1);
  const matches = drawn.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.matches ?? [];

  test('a match is one table', () => {
    expect(matches.map(({ open, closed }) => [open, closed])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  test('IMPs against the field, VPs of the round, the difference of IMPs', () => {
    const at = (table: number, board: number, result: string) =>
      command('record-result', { session: 1, section: 'A', round: 1, table, board, result, by: 'director' });
    // Board 1: 420 against -50, 10 IMPs. Board 2: 110 at both. Of 2 boards, +10: continuous scale, 10/(15√2) of a blitz.
    const played = continued(drawn, at(1, 1, '4SN='), at(2, 1, '4SN-1'), at(1, 2, '2SN='), at(2, 2, '2SN='));
    const seen = see(played, { role: 'director' }, { view: 'matches' });
    const tiles = seen.ok ? seen.value.rounds[0]?.matches : undefined;
    expect(tiles?.map(({ imps }) => imps)).toEqual([
      { home: '10', away: '0' },
      { home: '0', away: '10' },
    ]);
    const ranking = see(played, { role: 'director' }, { view: 'ranking' });
    expect(ranking).toMatchObject({ ok: true, value: { unit: 'vps' } });
    const lines = ranking.ok ? ranking.value.lists[0]?.lines : undefined;
    const winners = [matches[0]?.home, matches[1]?.away];
    expect(
      lines
        ?.slice(0, 2)
        .map(({ contestant }) => contestant)
        .toSorted(),
    ).toEqual(winners.toSorted());
    // Each winner as much as the other: together 20 VPs a match.
    const vps = lines?.map(({ score }) => Number(score)) ?? [];
    expect(vps[0]).toBe(vps[1]);
    expect((vps[0] ?? 0) + (vps[2] ?? 0)).toBe(20);
  });
  test('where the tournament is scored in matchpoints, its matches are by Butler: the datum of 420 and -50 is 190', () => {
    const at = (table: number, result: string) =>
      command('record-result', {
        session: 1,
        section: 'A',
        round: 1,
        table,
        board: 1,
        result,
        by: 'director',
      });
    const played = continued(drawRound(planned('matchpoints'), 1), at(1, '4SN='), at(2, '4SN-1'));
    const seen = see(
      played,
      { role: 'director' },
      { view: 'match', session: 1, section: 'A', round: 1, match: 1 },
    );
    // The mean of 420 and -50 is 185, rounded to 190: 230 points are 6 IMPs.
    expect(seen).toMatchObject({ ok: true, value: { imps: { home: '6', away: '0' } } });
    expect(seen.ok && seen.value.seats[0]?.open.ns).toEqual([
      `Player ${matches[0]?.home}a`,
      `Player ${matches[0]?.home}b`,
    ]);
  });
});
