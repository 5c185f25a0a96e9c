import fc from 'fast-check';
import { seededNotForCompetition } from 'naipe/base';
import { type Card, holds, lhoOf, parseBoardResult, randomDeal } from 'naipe/game';
import { seeded } from 'naipe/movement';
import { expect, test } from 'vitest';
import { lieOf, playDeal } from '../scripts/demo/hands.mjs';
import { pairNames } from '../scripts/demo/names.mjs';
import { readOptions } from '../scripts/demo/options.mjs';

test('whatever is dealt, the demonstration plays it to a result that can be read, led from the right hand', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: -1, max: 1, noNaN: true }), (seed, skill) => {
      const random = seeded(seed);
      const deal = randomDeal(seededNotForCompetition(seed));
      const { result, lead } = playDeal(deal, { NS: skill, EW: -skill }, lieOf(random), random);
      const read = parseBoardResult(result);
      expect(read.ok, result).toBe(true);
      if (!read.ok || read.value === 'passed-out') return;
      const leader = lhoOf(read.value.contract.declarer);
      expect(holds(deal[leader], lead as Card)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the same seed plays the same evening', () => {
  const deal = randomDeal(seededNotForCompetition(7));
  const play = () => playDeal(deal, { NS: 0, EW: 0 }, lieOf(seeded(1)), seeded(2));
  expect(play()).toEqual(play());
});

test('no two players of the demonstration have the same name', () => {
  const names = pairNames(48).flat();
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [[], { tables: 14, speed: 60, seed: 1, end: false }],
  [['--tables', '5', '--seed', '9', '--end'], { tables: 5, speed: 60, seed: 9, end: true }],
])('%j asks for %j', (args, options) => {
  expect(readOptions(args).options).toEqual(options);
});

test.each([
  [['--tables', '2'], '--tables is "2"; it must be a number from 4 to 24.'],
  [['--speed', 'fast'], '--speed is "fast"'],
  [['--seed', '1.5'], '--seed is "1.5"'],
  [['--rubbers'], '--rubbers'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(readOptions(args).fault).toContain(sentence);
});
