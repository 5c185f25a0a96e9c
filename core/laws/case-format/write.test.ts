import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { openTable } from '../engine/every-law.ts';
import type { Input } from '../happening/happening.ts';
import { type RulingCase, readCase } from './file.ts';
import { readAnyCase } from './kinds.ts';
import { caseOutcome, runCase } from './run.ts';
import { writeCase } from './write.ts';

const folder = new URL('../cases/', import.meta.url);
const casesIn = (file: string): readonly RulingCase[] =>
  (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[])
    .map((json) => orThrow(readAnyCase(json)))
    .flatMap((one) => (one.kind === 'table' ? [one.ruling] : []));

const SET_UP = { edition: 2017, dealer: 'N', vulnerability: 'None' } as const;
const reread = (inputs: readonly Input[]) =>
  orThrow(readCase(writeCase({ ...openTable(SET_UP), inputs }))).steps;

test.each(readdirSync(folder))('%s: every step is written so that it reads the same', (file) => {
  for (const { steps } of casesIn(file)) expect(reread(steps)).toEqual(steps);
});

describe('a table kept as a case file comes to the same', () => {
  test.each(readdirSync(folder))('%s', (file) => {
    const [one] = casesIn(file);
    const [edition] = one?.editions ?? [];
    if (one === undefined || edition === undefined) return;
    const run = runCase(one, edition);
    const again = runCase(orThrow(readCase(writeCase(run.table))), edition);
    const { refused: _, ...outcome } = caseOutcome(run);
    expect(caseOutcome(again)).toMatchObject(outcome);
  });
});
