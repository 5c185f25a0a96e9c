import { describe, expect, test } from 'vitest';
import { openEvening, plannedEvening } from '../testing/evening.ts';
import { command, continued, given, timeAt } from '../testing/given.ts';

const session = 1;
const playing = openEvening();
const pause = command('pause-clock', { session }, { time: timeAt(4) });
const paused = continued(playing, pause);

describe('stopping the clock', () => {
  test('is written down', () => {
    given(playing).when(pause).thenFacts({ type: 'clock-paused', data: { session } });
  });

  test('twice changes nothing', () => {
    given(paused)
      .when(command('pause-clock', { session }, { time: timeAt(5) }))
      .thenFacts();
  });

  test('is for a session in play', () => {
    given(plannedEvening()).when(pause).thenRefused('session-not-open');
  });

  test.each([0, -3, 13 * 60])('a break does not end %d minutes from now', (minutes) => {
    const until = timeAt(4 + minutes);
    given(playing)
      .when(command('pause-clock', { session, until }, { time: timeAt(4) }))
      .thenRefused('break-end');
  });

  test.each(['  ', 'x'.repeat(81)])('a break is not called “%s”', (message) => {
    given(playing).when(command('pause-clock', { session, message })).thenRefused('break-message');
  });
});

describe('letting it go on', () => {
  const resume = command('resume-clock', { session }, { time: timeAt(9) });

  test('is written down when it stood', () => {
    given(paused).when(resume).thenFacts({ type: 'clock-resumed', data: { session } });
  });

  test('changes nothing when it runs, by itself after a break or by hand', () => {
    given(playing).when(resume).thenFacts();
    const coffee = continued(
      playing,
      command('pause-clock', { session, until: timeAt(8) }, { time: timeAt(4) }),
    );
    given(coffee).when(resume).thenFacts();
  });
});

describe('more time for a round', () => {
  const extend = (round: number, minutes: number) => command('extend-round', { session, round, minutes });

  test('is written down', () => {
    given(playing)
      .when(extend(1, 5))
      .thenFacts({ type: 'round-extended', data: { session, round: 1, minutes: 5 } });
  });

  test('is for the round that is played', () => {
    given(playing).when(extend(2, 5)).thenRefused('round-not-running');
    given(continued(playing, command('end-round', { session, round: 1 })))
      .when(extend(1, 5))
      .thenRefused('round-not-running');
  });

  test.each([0, 1.5, 121, -121])('is not %d minutes', (minutes) => {
    given(playing).when(extend(1, minutes)).thenRefused('extension');
  });
});

describe('undo', () => {
  const clock = (state: typeof playing) => state.tournament!.sessions.get(1)!;

  test('takes a pause back as if it had not been', () => {
    const back = continued(paused, command('undo', { sequence: paused.version }));
    expect(clock(back).pauses).toEqual([]);
  });

  test('takes a pause back only after what let the clock go on', () => {
    const resumed = continued(paused, command('resume-clock', { session }, { time: timeAt(9) }));
    given(resumed)
      .when(command('undo', { sequence: paused.version }))
      .thenRefused('stood-on', { facts: [resumed.version] });
    const stands = continued(resumed, command('undo', { sequence: resumed.version }));
    expect(clock(stands).pauses).toEqual([{ from: timeAt(4) }]);
  });

  test('takes added minutes back, and a round only after them', () => {
    const longer = continued(playing, command('extend-round', { session, round: 1, minutes: 5 }));
    given(longer)
      .when(command('undo', { sequence: playing.version }))
      .thenRefused('stood-on', { facts: [longer.version] });
    const back = continued(longer, command('undo', { sequence: longer.version }));
    expect(clock(back).sections.get('A')!.rounds.get(1)).toEqual({ startedAt: timeAt(0) });
  });
});
