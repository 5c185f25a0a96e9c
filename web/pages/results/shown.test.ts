import { defaultSettings, type RankingTime, type SessionStatus, type TravellerTime } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { boardsShown, rankingWaitsFor } from './shown.ts';

const settings = defaultSettings('rtp-2014');
const clock = (round: number) => ({
  round,
  rounds: 9,
  startedAt: '',
  minutes: 14,
  endsAt: '',
  minutesToCome: 0,
});
const session = (status: SessionStatus, resultsIn: number, round = 1) => ({
  session: 1,
  status,
  sections: [
    { section: 'A', movement: 'mitchell' as const, tables: 5, pairs: 10, rounds: 9, clock: clock(round) },
  ],
  resultsIn,
  resultsExpected: 10,
});

test('matches that are known from their sheets alone begin the ranking too', () => {
  const typed = { ...session('open', 0, 2), matchesIn: 2 };
  for (const showRanking of ['live', 'after-each-round'] as const)
    expect(rankingWaitsFor({ settings: { ...settings, showRanking }, sessions: [typed] })).toBeUndefined();
});

test.each<[RankingTime, SessionStatus, number, boolean]>([
  ['live', 'open', 0, false],
  ['live', 'open', 1, true],
  ['after-each-round', 'open', 3, false],
  ['after-each-round', 'closed', 10, true],
  ['after-session', 'open', 10, false],
  ['after-session', 'closed', 10, true],
  ['when-published', 'closed', 10, false],
  ['when-published', 'published', 10, true],
])(
  'a ranking shown %s, in a session %s with %i results, is asked for: %s',
  (showRanking, status, resultsIn, shown) => {
    const waits = rankingWaitsFor({
      settings: { ...settings, showRanking },
      sessions: [session(status, resultsIn)],
    });
    expect(waits).toBe(shown ? undefined : showRanking);
  },
);

test('a ranking shown after each round is asked for from the second round on', () => {
  const showRanking = 'after-each-round';
  const sessions = [session('open', 12, 2)];
  expect(rankingWaitsFor({ settings: { ...settings, showRanking }, sessions })).toBeUndefined();
});

test.each<[TravellerTime, SessionStatus, boolean]>([
  ['after-agreement', 'planned', false],
  ['after-agreement', 'open', true],
  ['after-session', 'open', false],
  ['after-session', 'closed', true],
  ['when-published', 'closed', false],
  ['when-published', 'published', true],
])(
  'travellers shown %s, in a session %s, are asked for by the public: %s',
  (showTraveller, status, shown) => {
    expect(boardsShown({ settings: { ...settings, showTraveller } }, session(status, 10))).toBe(shown);
  },
);
