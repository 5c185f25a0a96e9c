import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import type { LawsEdition } from '../editions.ts';
import { type AnyCase, type AnyRun, anyOutcome, readAnyCase, runAnyCase } from './kinds.ts';

const folder = new URL('../cases/', import.meta.url);

interface Expected {
  readonly clauses?: readonly string[];
  readonly notClauses?: readonly string[];
  readonly persists?: readonly string[];
  readonly notes?: readonly string[];
  readonly refused?: string;
}

/** Every expectation of a case is checked as it stands; clauses and notes may be among others. */
function check(run: AnyRun, expected: Expected): void {
  const { clauses = [], notClauses = [], persists, notes = [], ...rest } = expected;
  const outcome: Expected = anyOutcome(run);
  expect(outcome).toMatchObject(rest.refused === undefined ? { ...rest, refused: 'none' } : rest);
  expect(outcome.clauses ?? []).toEqual(expect.arrayContaining([...clauses]));
  expect(outcome.notes ?? []).toEqual(expect.arrayContaining([...notes]));
  expect((outcome.clauses ?? []).filter((clause) => notClauses.includes(clause))).toEqual([]);
  if (persists !== undefined) expect(outcome.persists?.toSorted()).toEqual(persists.toSorted());
}

const expectedOf = ({ ruling }: AnyCase, edition: LawsEdition): Expected => ruling.expected[edition] ?? {};

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  describe(file, () => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
    for (const json of cases) {
      const one = orThrow(readAnyCase(json));
      for (const edition of one.ruling.editions) {
        test(`${edition}: ${one.ruling.name}`, () => {
          check(runAnyCase(one, edition), expectedOf(one, edition));
        });
      }
    }
  });
}
