import { describe, expect, test } from 'vitest';
import { Attempts, type Door, networkOf } from './attempts.ts';

const SECOND = 1_000;
const address = (key: string): Door => ({ key, allowance: { burst: 5, perHour: 120 } });
const account: Door = { key: 'director', allowance: { burst: 8, perHour: 60 }, shared: true };

function timed() {
  const clock = { now: 0 };
  return { clock, attempts: new Attempts(() => clock.now) };
}

describe('tries', () => {
  test('are taken before anything is checked: of 160 at once, as many pass as are allowed', () => {
    const { attempts } = timed();
    const waits = Array.from({ length: 160 }, () => attempts.take([address('phone')]));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(new Set(waits.slice(5))).toEqual(new Set([30]));
  });

  test('come back with time: one in 30 seconds when 120 an hour are allowed, never more than at first', () => {
    const { attempts, clock } = timed();
    for (let tried = 0; tried < 5; tried++) attempts.take([address('phone')]);
    clock.now += 29 * SECOND;
    expect(attempts.take([address('phone')])).toBe(1);
    clock.now += 1 * SECOND;
    expect(attempts.take([address('phone')])).toBe(0);
    expect(attempts.take([address('phone')])).toBe(30);
    clock.now += 24 * 3600 * SECOND;
    const waits = Array.from({ length: 6 }, () => attempts.take([address('phone')]));
    expect(waits).toEqual([0, 0, 0, 0, 0, 30]);
  });

  test('that were right give back their own: the wrong ones before stay counted', () => {
    const { attempts } = timed();
    for (let wrong = 0; wrong < 4; wrong++) attempts.take([address('phone')]);
    for (let right = 0; right < 50; right++) {
      expect(attempts.take([address('phone')])).toBe(0);
      attempts.giveBack([address('phone')]);
    }
    expect(attempts.take([address('phone')])).toBe(0);
    expect(attempts.take([address('phone')])).toBe(30);
  });

  test('count for the address and for what is guessed at; refused ones count for neither', () => {
    const { attempts } = timed();
    for (let flood = 0; flood < 100; flood++) attempts.take([address('flood'), account]);
    expect(attempts.take([address('director')])).toBe(0);
    expect([1, 2, 3].map(() => attempts.take([address('director'), account]))).toEqual([0, 0, 0]);
    expect(attempts.take([address('third'), account])).toBe(60); // 8 of 8: five of the flood, three of the director
  });

  test('of any number of addresses do not make what they guess at forgotten', () => {
    const { attempts } = timed();
    for (let tried = 0; tried < 8; tried++) attempts.take([account]);
    for (let flood = 0; flood < 30_000; flood++) attempts.take([address(`flood ${flood}`)]);
    expect(attempts.take([account])).toBe(60);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s shares the allowance of %s', (one, network) => {
  expect(networkOf(one)).toBe(network);
});
