import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../game/index.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { isEnglish } from '../texts/testing/english.ts';
import {
  clausesOfLaw,
  LAW_NUMBERS,
  lawOfClause,
  lawTitle,
  listedAt,
  loadContents,
  REVISED_CLAUSES,
} from './index.ts';

describe.each(LANGUAGES)('the contents in %s', (language) => {
  test('have a title for every law in every edition', async () => {
    const contents = await loadContents(language);
    for (const law of LAW_NUMBERS)
      for (const edition of LAWS_EDITIONS)
        expect(lawTitle(contents, law, edition), `${law}`).toMatch(/^[A-ZÀ-Ý].*[^.]$/u);
    const other = LAW_NUMBERS.map((law) => lawTitle(contents, law, 2017));
    if (language !== 'en') expect(other.filter(isEnglish)).toEqual([]);
  });

  test('tell what the revision of 2023 changed, clause by clause', async () => {
    const { revision } = await loadContents(language);
    expect(Object.keys(revision).toSorted()).toEqual([...REVISED_CLAUSES].toSorted());
    for (const { before, since } of Object.values(revision)) expect(before).not.toBe(since);
  });
});

describe('the editions', () => {
  test('give Law 23 to three subjects, and Law 75 to two', async () => {
    const contents = await loadContents('en');
    const titles = (law: 23 | 75) => LAWS_EDITIONS.map((edition) => lawTitle(contents, law, edition));
    expect(new Set(titles(23)).size).toBe(3);
    expect(new Set(titles(75)).size).toBe(2);
  });
});

describe('a clause', () => {
  test('belongs to its law', () => {
    expect(['27B1(a)', '9', '64A2', '93C', '94', 'x'].map(lawOfClause)).toEqual([
      27,
      9,
      64,
      93,
      undefined,
      undefined,
    ]);
  });

  test('stands among the clauses of its law and edition, in their order', () => {
    expect(clausesOfLaw(27, 1997).map(({ clause }) => clause)).toEqual([
      '27A',
      '27B1(a)',
      '27B1(b)',
      '27B2',
      '27B3',
      '27C',
    ]);
    expect(clausesOfLaw(88, 2017)).toEqual([{ clause: '88', how: 'told' }]);
  });

  test('is found under its heading, or by its first part', () => {
    const clauses = clausesOfLaw(27, 2017);
    expect(listedAt(clauses, '27B1(a)')).toBe('27B1(a)');
    expect(listedAt(clauses, '27A1(x)')).toBe('27A1');
    expect(listedAt(clauses, '27B')).toBe('27B1(a)');
    expect(listedAt(clauses, '27Z')).toBeUndefined();
  });
});
