import { expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import { drawnIn, drawRound, matchAtIn, ROUND_ROBIN, teamsPlanned } from '../../testing/team-event.ts';

test('RTP 2.3.4.3, W22: a pair with a highly unusual system sits down fifteen minutes before the match if the opponents ask', () => {
  const state = drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN), 1);
  const earlyIn = (given: TournamentState) =>
    drawnIn(given, 1)?.matches.map(({ match }) => {
      const tile = see(given, { role: 'public' }, { view: 'match', ...matchAtIn(1, match) });
      return tile.ok && tile.value.seatedEarly;
    });
  expect(earlyIn(state)).toEqual([undefined, undefined]);
  const [first] = drawnIn(state, 1)?.matches ?? [];
  const unusual = continued(
    state,
    command('change-contestant', {
      kind: 'team',
      contestant: first?.away ?? '',
      pairs: [{ players: [0, 1], hum: true }],
    }),
  );
  expect(earlyIn(unusual)).toEqual([{ teams: [first?.away], minutes: 15, clause: 'RTP 2.3.4.3' }, undefined]);
  // Once the match has been called it is too late to ask.
  const called = continued(unusual, command('start-round', { session: 1, round: 1 }));
  expect(earlyIn(called)).toEqual([undefined, undefined]);
});
