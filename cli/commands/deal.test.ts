import { readPbn } from 'naipe/format';
import { parseDeal } from 'naipe/game';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const tags = (pbn: string, name: string) =>
  [...pbn.matchAll(new RegExp(`^\\[${name} "(.*)"\\]\\r?$`, 'gm'))].map((match) => match[1]);

describe('naipe deal', () => {
  test('a PBN file with dealer and vulnerability of each board (Law 2)', async () => {
    const { code, out } = await run('deal', '--boards', '24', '--pbn');
    expect(code).toBe(0);
    expect(out.startsWith('% PBN 2.1')).toBe(true);
    expect(readPbn(out).findings).toEqual([]);
    expect(tags(out, 'Board')).toEqual(Array.from({ length: 24 }, (_, index) => `${index + 1}`));
    expect(tags(out, 'Dealer').slice(0, 5)).toEqual(['N', 'E', 'S', 'W', 'N']);
    expect(tags(out, 'Vulnerable').slice(0, 5)).toEqual(['None', 'NS', 'EW', 'All', 'NS']);
    const deals = tags(out, 'Deal');
    expect(deals.every((deal) => parseDeal(deal as string).ok)).toBe(true);
    expect(new Set(deals).size).toBe(24);
  });

  test('a seed repeats it, the system does not', async () => {
    const seeded = await run('deal', '--boards', '4', '--pbn', '--seed', '7');
    expect(await run('deal', '--boards', '4', '--pbn', '--seed', '7')).toEqual(seeded);
    expect((await run('deal', '--boards', '4', '--pbn', '--seed', '8')).out).not.toBe(seeded.out);
    expect((await run('deal', '--pbn')).out).not.toBe((await run('deal', '--pbn')).out);
  });

  test('diagrams for people, boards for scripts', async () => {
    expect((await run('deal', '--first', '7', '--seed', '1')).out).toMatch(
      /^Board 7 .*\nDealer S .*\nVul All /,
    );
    const { boards } = JSON.parse((await run('deal', '--first', '7', '--seed', '1', '--json')).out);
    expect(boards).toMatchObject([{ board: 7, dealer: 'S', vulnerable: 'All' }]);
  });

  test.each([[['--boards', '0']], [['--boards', 'ten']], [['--first', '-1']], [['--seed', 'x']], [['24']]])(
    '%j is wrong usage',
    async (args) => {
      expect((await run('deal', ...args)).code).toBe(2);
    },
  );
});
