import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overflow, PHONE, Site, violations } from '../testing/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site?.close());

/** Opens a page on a phone of somebody who speaks that language; at its end it is accessible and fits the screen. */
async function onPhone(path: string, locale: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, leave } = await site.visitor({ ...PHONE, locale });
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
}

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const choose = (page: Page, label: string, option: string) =>
  page.getByRole('radiogroup', { name: label, exact: true }).getByText(option, { exact: true }).click();

describe('the claim assistant', () => {
  /** Hearts are trumps. South has the ace and two good spades; West has the last trump and no spade. */
  const HANDS = { North: '...432', East: 'QJT...', South: 'AK.A..', West: '.2.43.' };

  test('a trump forgotten costs a trick; drawn, or never overlooked, it costs none (70C)', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await choose(page, 'Trumps', '♥');
      for (const [seat, cards] of Object.entries(HANDS))
        await page.getByLabel(`Cards of ${seat}`).fill(cards);
      await page.getByText('It is at all likely that the claimer was unaware of a trump').click();
      await tap(page, 'Rule on the claim');
      // A spade is ruffed by the two of hearts: two tricks for South, one for West.
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      await page.getByText('Of the tricks left: North–South 2, East–West 1.').waitFor();
      const line = page.getByRole('region', { name: 'The line that decides' });
      expect(await line.textContent()).toContain('West wins');
      expect(await line.textContent()).toContain('the trump is taken as forgotten Law 70C');
      await page.getByText('A trick could be lost to them by normal play: Yes').waitFor();
      // The director judges that nobody would lead a side suit first.
      const kind = 'Leads a side suit while a trump is out that can be drawn';
      await choose(page, kind, 'Not normal');
      await page.getByText('North–South get 3 of the 3 claimed.').waitFor();
      await page.getByText('So decided by the director').waitFor();
      await choose(page, kind, 'Normal');
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      await page.getByLabel('What was said').selectOption('trumps');
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 3 of the 3 claimed.').waitFor();
    });
  });

  test('in Portuguese, cards tapped: without an order, the order that strands a winner is normal (70D1)', async () => {
    await onPhone('/rulings/claim', 'pt-PT', async (page) => {
      const held = { Norte: '♥A ♣2', Este: '♣A ♦A', Sul: '♠A ♥3', Oeste: '♠R ♥R' };
      const suits = { '♠': 'espadas', '♥': 'copas', '♦': 'ouros', '♣': 'paus' };
      for (const [seat, cards] of Object.entries(held)) {
        await tap(page, seat);
        for (const card of cards.split(' ')) {
          await tap(page, suits[card[0] as '♠']);
          await tap(page, card);
        }
      }
      expect(await page.getByLabel('Cartas de Sul').first().inputValue()).toBe('A.3..');
      await tap(page, 'Decidir a reclamação');
      // A heart to the ace leaves the ace of spades in the other hand: East takes the last trick.
      await page.getByText('Norte–Sul fazem 1 das 2 reclamadas.').waitFor();
      const line = page.getByRole('region', { name: 'A linha que decide' });
      expect(await line.textContent()).toContain(
        'não se disse ordem: qualquer ordem dos naipes é normal Lei 70D1',
      );
      await page.getByLabel('O que foi dito').selectOption('suits');
      await page.getByLabel(/^Ordem dos naipes/).selectOption('S');
      await tap(page, 'Decidir a reclamação');
      await page.getByText('Norte–Sul fazem 2 das 2 reclamadas.').waitFor();
      await page.reload();
      expect(await page.getByLabel('Cartas de Sul').first().inputValue()).toBe('A.3..');
    });
  });

  test('what cannot be the end of a deal is said', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await page.getByLabel('Cards of North').first().fill('AK...');
      await page.getByLabel('Cards of South').fill('Q...');
      await tap(page, 'Rule on the claim');
      await page.getByRole('alert').waitFor();
    });
  });
});

describe('the revoke assistant', () => {
  test('a revoke that won its trick costs that trick and one more (61A, 63A1, 64A1)', async () => {
    await onPhone('/rulings/revoke', 'en-GB', async (page) => {
      await page.getByText('Hands, claim, attention drawn late').click();
      await page.getByLabel('Tricks of North–South before').fill('7');
      await page.getByLabel('Tricks of East–West before').fill('3');
      // East, with the nine of hearts, ruffs partner's suit, then wins with a diamond and with that heart.
      await page.getByRole('button', { name: 'North', exact: true }).click();
      for (const card of '♥A ♠2 ♥4 ♥5 ♦9 ♦4 ♦5 ♦2 ♥9 ♣4 ♣5 ♥3'.split(' ')) {
        await tap(page, { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' }[card[0]!]!);
        await tap(page, card);
      }
      const found = page.getByRole('region', { name: 'Revokes' });
      await found.getByText('East revoked in ♥ with ♠2 to trick 11').waitFor();
      await found.getByText('Established: East played ♦9 to trick 12').waitFor();
      await found.getByText('Tricks that go over to North–South: 11, 12').waitFor();
      expect(await found.textContent()).toMatch(/Law 61A.*Law 63A1.*Law 64A1/);
      const result = page.getByRole('region', { name: 'Result' });
      // 7 and 6 as played, 9 and 4 after two tricks have gone over: one down, not vulnerable.
      expect(await result.textContent()).toContain('As played: North–South 7, East–West 6.');
      expect(await result.textContent()).toContain('2 tricks from East–West to North–South.');
      expect(await result.textContent()).toMatch(/by South, one down: North–South −50/);
      await page
        .getByText('Were North–South damaged by the revoke in trick 11 by more than they were given?')
        .waitFor();
      await tap(page, 'Yes');
      await result.getByText('The director adjusts the score').waitFor();
      expect(await result.textContent()).toContain('Law 64C1, 12');
      await page.reload();
      await found.getByText('East revoked in ♥ with ♠2 to trick 11').waitFor();
    });
  });

  test('in Portuguese, from PBN: two tricks in 1997, one in 2017 (64A2)', async () => {
    await onPhone('/rulings/revoke', 'pt-PT', async (page) => {
      await page.getByText('Mãos, reclamação, atenção chamada tarde').click();
      await page.getByLabel('Vazas de Norte–Sul antes').fill('7');
      await page.getByLabel('Vazas de Este–Oeste antes').fill('3');
      // East discards a club on the ace of hearts and wins the last trick with the nine of hearts.
      const play = ['[Play "N"]', 'HA C9 H4 H5', 'D2 D9 D4 D5', 'H3 H9 C4 C5', '*'].join('\n');
      await page.getByLabel('As vazas em texto').fill(play);
      await choose(page, 'Leis de', '1997');
      const found = page.getByRole('region', { name: 'Renúncias' });
      await found.getByText('Este renunciou em ♥ com ♣9 na vaza 11').waitFor();
      await found.getByText('Vazas que passam para Norte–Sul: 12, 13').waitFor();
      const result = page.getByRole('region', { name: 'Resultado' });
      expect(await result.textContent()).toContain('Norte–Sul +420');
      await choose(page, 'Leis de', '2017');
      await found.getByText('Vazas que passam para Norte–Sul: 12 Lei 64A2').waitFor();
      expect(await result.textContent()).toContain('Norte–Sul −50');
    });
  });
});
