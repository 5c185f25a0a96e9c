import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readCase } from '../case-format/file.ts';
import { runCase } from '../case-format/run.ts';
import { meanwhileText } from './meanwhile-wording.ts';

const tableAfter = (steps: readonly unknown[]) =>
  runCase(orThrow(readCase({ name: 'meanwhile', contract: '3NTW', leader: 'N', steps })), 2017).table;
const COUNTED = { type: 'counted', counts: { N: 12, E: 13, S: 13, W: 13 } };

test('9B2: a report while a question is open is told in a sentence, in the language', () => {
  const table = tableAfter(['N drops H9', COUNTED]);
  expect(meanwhileText(table, 'en')).toBe(
    'Meanwhile, to be looked at after this: The cards were counted: North 12, East 13, South 13, West 13',
  );
  expect(meanwhileText(table, 'pt')).toBe(
    'Entretanto, para ver depois disto: As cartas foram contadas: Norte 12, Este 13, Sul 13, Oeste 13',
  );
});

test('nothing happened meanwhile, and nothing is told', () => {
  expect(meanwhileText(tableAfter(['N drops H9']), 'en')).toBeUndefined();
});
