import { describe, expect, test } from 'vitest';
import {
  doorOfDevices,
  doorsOnKnownDevice,
  doorsToDirector,
  doorsToPair,
  doorsToSetup,
  doorsToTable,
  doorsToTonight,
} from './allowances.ts';
import { Attempts, type Door } from './attempts.ts';

const TABLES = 40;
const MANY = 1_000;

/** How many of a thousand guesses made at one moment are heard. */
function heard(doors: (guess: number) => readonly Door[], attempts = new Attempts(() => 0)): number {
  const guesses = Array.from({ length: MANY }, (_, guess) => attempts.take(doors(guess)));
  return guesses.filter((wait) => wait === 0).length;
}

const anywhere = (guess: number): string => `198.51.${Math.floor(guess / 250)}.${guess % 250}`;

describe('of a thousand guesses at one moment there are heard, from one address and from everywhere', () => {
  test.each([
    ['at the password of a director', 5, 100, (from: string) => doorsToDirector(from, 'Ada Nobody')],
    ['at the setup code', 5, 20, doorsToSetup],
    [
      'at the tables of a tournament of 40: half of 100 an hour',
      10,
      50,
      (from: string) => doorsToTable(from, 'club', TABLES),
    ],
    ['at one pair', 10, 10, (from: string) => doorsToPair(from, 'club', TABLES, '1')],
    ['at the code of tonight', 10, 60, doorsToTonight],
  ] as const)('%s %i and %i', (_what, fromOne, fromAll, doors) => {
    expect(heard(() => doors('192.0.2.1'))).toBe(fromOne);
    expect(heard((guess) => doors(anywhere(guess)))).toBe(fromAll);
  });

  test('at all pairs of a tournament together no more than at its tables', () => {
    expect(heard((guess) => doorsToPair(anywhere(guess), 'club', TABLES, `${guess}`))).toBe(50);
  });

  test('names that nobody has share one account, and take nothing from those who direct', () => {
    const attempts = new Attempts(() => 0);
    expect(heard((guess) => doorsToDirector(anywhere(guess), undefined), attempts)).toBe(100);
    expect(attempts.take(doorsToDirector('192.0.2.1', 'Ada Nobody'))).toBe(0);
  });

  test('on a device that is known ten, whatever was guessed elsewhere', () => {
    const attempts = new Attempts(() => 0);
    heard((guess) => doorsToDirector(anywhere(guess), 'Ada Nobody'), attempts);
    expect(heard(() => doorsOnKnownDevice('laptop'), attempts)).toBe(10);
    expect(attempts.take(doorsOnKnownDevice('phone'))).toBe(0);
  });
});

test('sixty devices join a table at one moment with the right code, and another table is not concerned', () => {
  const attempts = new Attempts(() => 0);
  expect(heard(() => [doorOfDevices('club 1 A1')], attempts)).toBe(60);
  expect(attempts.take([doorOfDevices('club 1 A2')])).toBe(0);
});
