import { describe, expect, test } from 'vitest';
import { PROFILES } from './profiles.ts';
import {
  captainByRanking,
  type PlannedTeamEvent,
  segmentMinutes,
  type TeamEventLimits,
  teamEventBreaches,
} from './team-event.ts';

const RTP = PROFILES['rtp-2014'].teams.limits as TeamEventLimits;
const ROP = PROFILES.rop.teams.limits as TeamEventLimits;

const event = (said: Partial<PlannedTeamEvent>): PlannedTeamEvent => ({
  boardsOfMatch: 16,
  boardsOfTeam: 96,
  championship: true,
  national: true,
  shortMatches: false,
  mostPlayers: 6,
  ...said,
});
const codes = (limits: TeamEventLimits, said: Partial<PlannedTeamEvent>) =>
  teamEventBreaches(limits, event(said)).map(({ code, clause }) => `${code} ${clause}`);

describe('RTP 3.6.1, ROP 8.2.2: boards and players of an event of teams', () => {
  test('E10: a championship of 8 matches of 10 boards: RTP accepts it, ROP asks for 12 a match', () => {
    const said = { boardsOfMatch: 10, boardsOfTeam: 80 };
    expect(codes(RTP, said)).toEqual([]);
    expect(codes(ROP, said)).toEqual(['championship-match-too-short ROP 8.2.2']);
  });

  test('72 boards a team in a championship, in both', () => {
    expect(codes(RTP, { boardsOfTeam: 71 })).toEqual(['championship-too-short RTP 3.6.1']);
    expect(codes(ROP, { boardsOfTeam: 72 })).toEqual([]);
    expect(codes(ROP, { boardsOfTeam: 40, championship: false })).toEqual([]);
  });

  test('8 boards a match, Patton apart', () => {
    expect(codes(RTP, { boardsOfMatch: 7, championship: false })).toEqual([
      'match-too-short RTP 2.3.1, 3.6.1',
    ]);
    expect(codes(RTP, { boardsOfMatch: 6, championship: false, shortMatches: true })).toEqual([]);
  });

  test('up to 6 players; up to 8 where the event is not national and says so; ROP 6', () => {
    expect(codes(RTP, { mostPlayers: 8 })).toEqual(['team-too-large RTP 3.6.1']);
    expect(codes(RTP, { mostPlayers: 8, national: false })).toEqual([]);
    expect(codes(RTP, { mostPlayers: 9, national: false })).toEqual(['team-too-large RTP 3.6.1']);
    expect(codes(ROP, { mostPlayers: 7, national: false })).toEqual(['team-too-large ROP 6.6']);
  });
});

test('RTP 2.3.3: the best-ranked player is captain when none was named', () => {
  expect(captainByRanking([{ id: 'a' }, { id: 'b', rank: 40 }, { id: 'c', rank: 12 }])).toBe('c');
  expect(captainByRanking([])).toBeUndefined();
});

test('RTP 2.3.7: 12 boards of 7 minutes, 8 with screens, and 10 to prepare; then 5 of grace', () => {
  const { open, screens } = PROFILES['rtp-2014'].minutesPerBoard;
  expect(segmentMinutes({ boards: 12, perBoard: open, preparation: 10 })).toEqual({
    planned: 94,
    withGrace: 99,
  });
  expect(segmentMinutes({ boards: 12, perBoard: screens, preparation: 0 })).toEqual({
    planned: 96,
    withGrace: 101,
  });
});
