import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { isClauseOf } from '../clauses/is-clause.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { anyOutcome, readAnyCase, runAnyCase } from './kinds.ts';

const folder = new URL('../cases/', import.meta.url);

describe('a case is ruled by the editions that it does not name too, and each cites its own clauses', () => {
  test.each(readdirSync(folder).filter((name) => /^(?!68|69|7).*\.json$/.test(name)))('%s', (file) => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
    const foreign = cases.flatMap((json) => {
      const one = orThrow(readAnyCase(json));
      const { name, editions } = one.ruling;
      return LAWS_EDITIONS.filter((edition) => !editions.includes(edition)).flatMap((edition) => {
        const { clauses = [] } = anyOutcome(runAnyCase(one, edition));
        return clauses
          .filter((clause) => !isClauseOf(edition, clause))
          .map((clause) => [name, edition, clause]);
      });
    });
    expect(foreign).toEqual([]);
  });
});
