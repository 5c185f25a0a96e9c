import { expect, test } from 'vitest';
import { COMMON } from '../locales/common.ts';
import { clauseFrom, clauseIn } from './clause-words.ts';

const CLAUSES = ['Law 12C2', 'Laws 12C1, 86A', 'RTP 2.2.7.2, Law 79C', 'RTP Annex I', 'ROP 4.15'];

test.each(Object.entries(COMMON))('%s: a rule is named in the language, and read back', (_, { rule }) => {
  for (const clause of CLAUSES) {
    const said = clauseIn(clause, rule);
    expect(said.includes('Law') && rule.law !== 'Law').toBe(false);
    expect(clauseFrom(said, rule)).toBe(clause.replace('Laws', 'Law'));
    expect(clauseFrom(clause, rule)).toBe(clause);
  }
});

test('typed without the point, or in small letters', () => {
  expect(clauseFrom('Art 12C2', { law: 'Art.', annex: 'Allegato' })).toBe('Law 12C2');
  expect(clauseFrom('lei 12c2', { law: 'Lei', annex: 'Anexo' })).toBe('Law 12c2');
});

test.each([
  ['RTP 2.2.7.2, Law 79C', 'RTP 2.2.7.2, Ley 79C'],
  ['RTP Annex I', 'RTP Anexo I'],
  ['ROP 5.13', 'ROP 5.13'],
  ['Laws of the club', 'Laws of the club'],
  ['RTP 2014, Laws 2017', 'RTP 2014, Laws 2017'],
])('%s in Spanish: %s', (clause, said) => {
  expect(clauseIn(clause, { law: 'Ley', annex: 'Anexo' })).toBe(said);
});
