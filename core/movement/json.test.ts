import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { howell } from './howell.ts';
import { individual } from './individual.ts';
import { movementFrom, movementJson, parseMovement, printMovement } from './json.ts';
import { mitchell } from './mitchell.ts';
import { inSections } from './sections.ts';

const MOVEMENTS = [
  orThrow(howell({ pairs: 8, boardsPerRound: 4 })),
  orThrow(howell({ pairs: 11, boardsPerRound: 3 })),
  orThrow(mitchell({ pairs: 17, rounds: 9, boardsPerRound: 3, winners: 1 })),
  orThrow(mitchell({ pairs: 20, rounds: 10, boardsPerRound: 3 })),
  orThrow(individual({ players: 9, boardsPerRound: 2 })),
  orThrow(individual({ players: 12, boardsPerRound: 2, barometer: true })),
  inSections([
    orThrow(mitchell({ pairs: 10, rounds: 5, boardsPerRound: 4 })),
    orThrow(mitchell({ pairs: 9, rounds: 5, boardsPerRound: 4 })),
  ]),
];

test('what is printed is read back the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MOVEMENTS), (movement) => {
      expect(orThrow(parseMovement(printMovement(movement)))).toEqual(movement);
    }),
  );
});

test('the shape that programs rely on', () => {
  const json = movementJson(orThrow(howell({ pairs: 8, boardsPerRound: 4 })));
  expect(json).toMatchObject({
    kind: 'howell',
    pairs: 8,
    rounds: [
      { round: 1, tables: [{ table: 1, ns: 8, ew: 1, boards: [1, 2, 3, 4] }, {}, {}, {}] },
      {},
      {},
      {},
      {},
      {},
      {},
    ],
    balance: { quality: 100, verdict: 'perfect' },
  });
});

test('a file needs no more than kind, pairs and rounds', () => {
  const rounds = [{ round: 1, tables: [{ table: 1, ns: 1, ew: 2, boards: [1] }] }];
  expect(orThrow(movementFrom({ kind: 'custom', pairs: 2, rounds }))).toEqual({
    kind: 'custom',
    pairs: 2,
    rounds,
    vacant: [],
    rankings: [[1, 2]],
    shares: [],
    copies: 1,
    barometer: false,
  });
});

describe('a file that is no movement', () => {
  const table = { table: 1, ns: 1, ew: 2, boards: [1] };
  const rounds = [{ round: 1, tables: [table] }];
  const good = { kind: 'custom', pairs: 2, rounds };

  test.each([
    ['{', 'Movement: the text is not JSON.'],
    ['[]', 'Movement: the document should be an object.'],
    ['null', 'Movement: the document should be an object.'],
    [JSON.stringify({ ...good, kind: 'waltz' }), 'kind should be one of mitchell'],
    [JSON.stringify({ ...good, pairs: '2' }), 'pairs should be a whole number from 1 to 800'],
    [JSON.stringify({ ...good, pairs: 1e9 }), 'pairs should be a whole number from 1 to 800'],
    [JSON.stringify({ ...good, rounds: {} }), 'rounds should be a list of at most 100'],
    [JSON.stringify({ ...good, rounds: [{ round: 2, tables: [] }] }), 'rounds[0].round should be 1'],
    [
      JSON.stringify({ ...good, rounds: [{ round: 1, tables: [{ ...table, ns: 1.5 }] }] }),
      'rounds[0].tables[0].ns should be a whole number',
    ],
    [
      JSON.stringify({ ...good, rounds: [{ round: 1, tables: [{ ...table, boards: [0] }] }] }),
      'rounds[0].tables[0].boards[0] should be a whole number',
    ],
    [JSON.stringify({ ...good, vacant: [9] }), 'vacant should be different numbers up to 3'],
    [JSON.stringify({ ...good, barometer: 1 }), 'barometer should be true or false'],
    [
      JSON.stringify({ kind: 'individual', players: 8, rounds }),
      'rounds[0].tables[0].ns should be a list of at most 2',
    ],
  ])('%s', (text, message) => {
    const result = parseMovement(text);
    expect(result.ok).toBe(false);
    expect(!result.ok && result.error.message).toContain(message);
  });

  test('whatever JSON comes, the answer is a result', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(movementFrom(value)).toHaveProperty('ok');
      }),
    );
  });

  test('whatever stands in one of its fields, the answer is a result, and a movement when it is good', () => {
    const fields = fc.constantFrom(
      'kind',
      'pairs',
      'rounds',
      'vacant',
      'rankings',
      'shares',
      'copies',
      'barometer',
    );
    fc.assert(
      fc.property(fc.constantFrom(...MOVEMENTS), fields, fc.jsonValue(), (movement, field, value) => {
        const result = movementFrom({ ...movement, [field]: value });
        if (result.ok) expect(orThrow(parseMovement(printMovement(result.value)))).toEqual(result.value);
      }),
    );
  });
});
