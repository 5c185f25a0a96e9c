import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepServing } from './keep-serving.ts';

function watched() {
  const source = new EventEmitter();
  const reported: unknown[] = [];
  let gaveUp = 0;
  let now = 0;
  const stop = keepServing(
    (_, error) => reported.push(error),
    () => gaveUp++,
    source,
    () => now,
  );
  return {
    source,
    reported,
    stop,
    gaveUp: () => gaveUp,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a fault that nobody caught is reported, and the server goes on', () => {
  const { source, reported, gaveUp } = watched();
  source.emit('uncaughtException', 'thrown');
  source.emit('unhandledRejection', 'rejected');
  expect(reported).toEqual(['thrown', 'rejected']);
  expect(gaveUp()).toBe(0);
});

test('fifty in a minute are borne, one more is not; over a longer time they are', () => {
  const slow = watched();
  for (let fault = 0; fault < 200; fault++) {
    slow.source.emit('uncaughtException', fault);
    slow.pass(2_000);
  }
  expect(slow.gaveUp()).toBe(0);
  const quick = watched();
  for (let fault = 0; fault < 50; fault++) quick.source.emit('uncaughtException', fault);
  expect(quick.gaveUp()).toBe(0);
  quick.source.emit('uncaughtException', 50);
  expect(quick.gaveUp()).toBe(1);
});

test('when the server ends, faults are the process’s own affair again', () => {
  const { source, stop } = watched();
  stop();
  expect(source.listenerCount('uncaughtException')).toBe(0);
  expect(source.listenerCount('unhandledRejection')).toBe(0);
});
