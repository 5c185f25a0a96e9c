import { expect, test } from 'vitest';
import { clauseIn } from './use-clause-text.ts';

test.each([
  ['Law 87A', 'Ley 87A'],
  ['RTP 2.2.7.2, Law 79C', 'RTP 2.2.7.2, Ley 79C'],
  ['RTP Annex I', 'RTP Anexo I'],
  ['ROP 5.13', 'ROP 5.13'],
  ['Laws of the club', 'Laws of the club'],
])('%s in Spanish: %s', (clause, said) => {
  expect(clauseIn(clause, { law: 'Ley', annex: 'Anexo' })).toBe(said);
});
