import { describe, expect, test } from 'vitest';
import {
  handScored,
  openEvening,
  plannedEvening,
  planOf,
  playedEvening,
  publishedEvening,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { command, continued, given, timeAt } from '../testing/given.ts';

const start = (round: number) => command('start-round', { session: 1, round });

describe('rounds', () => {
  test('are called in order, and the next ends the one before', () => {
    const open = openEvening();
    given(open).when(start(1)).thenRefused('round-order');
    given(open).when(start(3)).thenRefused('round-order');
    given(open).when(start(9)).thenRefused('no-such-round');
    given(open).when(start(2)).thenTypes('round-ended', 'round-started');
    const ended = continued(open, command('end-round', { session: 1, round: 1 }));
    given(ended).when(start(2)).thenTypes('round-started');
    given(ended)
      .when(command('end-round', { session: 1, round: 1 }))
      .thenRefused('round-not-running');
    given(plannedEvening()).when(start(1)).thenRefused('session-not-open');
  });

  test('keep the time they were called', () => {
    const open = continued(plannedEvening(), command('open-session', { session: 1 }));
    const called = continued(
      open,
      command('start-round', { session: 1, round: 1 }, { time: timeAt(5) }),
      command('end-round', { session: 1, round: 1 }, { time: timeAt(20) }),
    );
    const { rounds } = called.tournament!.sessions.get(1)!.sections.get('A')!;
    expect(rounds.get(1)).toEqual({ startedAt: timeAt(5), endedAt: timeAt(20) });
  });
});

describe('opening and closing', () => {
  const close = (confirmed?: readonly string[]) =>
    command('close-session', { session: 1, ...(confirmed === undefined ? {} : { confirmed }) });

  test('one session is open at a time', () => {
    const two = continued(openEvening(), planOf(2, threeTableHowell()));
    given(two)
      .when(command('open-session', { session: 2 }))
      .thenRefused('another-session-open');
    given(two)
      .when(command('open-session', { session: 1 }))
      .thenRefused('session-begun');
    given(two)
      .when(command('open-session', { session: 3 }))
      .thenRefused('no-such-session');
  });

  test('closing asks about results that are missing, disputed or not agreed', () => {
    given(openEvening()).when(close()).thenRefused('to-confirm', { clause: 'RTP 2.2.7.3' });
    given(openEvening())
      .when(close(['missing-results']))
      .thenTypes('session-closed');
    given(handScored()).when(close()).thenTypes('session-closed');
    const doubtful = continued(
      handScored(),
      command('dispute-result', { session: 1, section: 'A', round: 1, table: 1, board: 1, by: 'EW' }),
    );
    given(doubtful)
      .when(close())
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'disputed-results' })],
      });
  });

  test('results are published once the session is closed, and withdrawn by opening it again', () => {
    const played = playedEvening(plannedEvening());
    const publish = command('publish-results', { session: 1 });
    given(played).when(publish).thenRefused('session-open');
    const closed = continued(played, close());
    given(closed).when(publish).thenTypes('results-published');
    const published = publishedEvening(plannedEvening());
    given(published).when(publish).thenRefused('already-published');
    given(published)
      .when(command('reopen-session', { session: 1, reason: '' }))
      .thenRefused('reason-missing');
    const reopened = continued(published, command('reopen-session', { session: 1, reason: 'wrong board' }));
    expect(reopened.tournament?.sessions.get(1)).toMatchObject({ status: 'open' });
    expect(reopened.tournament?.sessions.get(1)?.publishedAt).toBeUndefined();
  });
});

test('a table calls the director once and is answered once', () => {
  const table = { session: 1, section: 'A', table: 1 };
  const open = openEvening(TWO_TABLES);
  const called = continued(open, command('call-director', { ...table, about: 'lead out of turn' }));
  given(called).when(command('call-director', table)).thenFacts();
  given(called).when(command('answer-director', table)).thenTypes('director-answered');
  given(open).when(command('answer-director', table)).thenFacts();
  given(open)
    .when(command('call-director', { ...table, table: 7 }))
    .thenRefused('no-such-table');
});
