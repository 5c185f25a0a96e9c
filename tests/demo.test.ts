import fc from 'fast-check';
import { seededNotForCompetition } from 'naipe/base';
import { type Card, dealSet, holds, lhoOf, parseBoardResult, printDeal, randomDeal } from 'naipe/game';
import { seeded } from 'naipe/movement';
import { expect, test } from 'vitest';
import { minutesPerBoardAt } from '../scripts/demo/evening.mjs';
import { lieOf, playDeal } from '../scripts/demo/hands.mjs';
import { pairNames, teamNames } from '../scripts/demo/names.mjs';
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

/** What thirteen tables make of each board of an evening. */
function evening(seed: number) {
  const random = seeded(seed);
  return dealSet(26, seededNotForCompetition(seed)).map((deal) => {
    const lie = lieOf(random);
    const played = Array.from({ length: 13 }, () => playDeal(deal, { NS: 0, EW: 0 }, lie, random));
    return { deal, played };
  });
}

test.each([1, 2, 3, 4, 5])('evening %d looks like one: no board goes the same way everywhere', (seed) => {
  const boards = evening(seed);
  for (const { deal, played } of boards) {
    const at = printDeal(deal);
    expect(new Set(played.map(({ result }) => result)).size, at).toBeGreaterThan(2);
    const grand = played.filter(({ result }) => result.startsWith('7'));
    expect(grand.length, at).toBeLessThan(7); // most clubs stop in six
  }
  const contracts = boards.flatMap(({ played }) => played.map(({ result }) => result));
  const share = (pattern: RegExp) =>
    contracts.filter((result) => pattern.test(result)).length / contracts.length;
  expect(share(/^.(S|H|NT)/)).toBeGreaterThan(0.55); // what pays
  expect(share(/^[67]/)).toBeLessThan(0.1);
  expect(share(/=$|\+\d$/)).toBeGreaterThan(0.45);
});

test('against a suit contract nobody leads away from an ace', () => {
  const leads = [1, 2, 3].flatMap((seed) =>
    evening(seed).flatMap(({ deal, played }) =>
      played.flatMap(({ result, lead }) => {
        const read = parseBoardResult(result);
        if (!read.ok || read.value === 'passed-out' || lead === undefined) return [];
        const { declarer, strain } = read.value.contract;
        return strain === 'NT' || lead.startsWith(strain) ? [] : [{ hand: deal[lhoOf(declarer)], lead }];
      }),
    ),
  );
  const fromAces = leads.filter(({ hand, lead }) => holds(hand, `${lead[0]}A` as Card));
  expect(fromAces.length).toBeGreaterThan(20);
  for (const { lead } of fromAces) expect(lead[1]).toBe('A');
});

test('sixty times as fast as in a club, a board of seven minutes has seven seconds', () => {
  expect(minutesPerBoardAt(60)).toBeCloseTo(7 / 60, 3);
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

test('no two teams of the demonstration, and no two of their players, have the same name', () => {
  const teams = teamNames(16);
  expect(new Set(teams.map(({ name }) => name)).size).toBe(16);
  expect(new Set(teams.flatMap(({ players }) => players)).size).toBe(64);
});

test.each([
  [[], { teams: false, individual: false, tables: 14, speed: 60, seed: 1, end: false }],
  [['--teams'], { teams: true, individual: false, tables: 14, speed: 60, seed: 1, end: false }],
  [
    ['--tables', '5', '--seed', '9', '--end'],
    { teams: false, individual: false, tables: 5, speed: 60, seed: 9, end: true },
  ],
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
