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
  page
    .getByRole('radiogroup', { name: label, exact: true })
    .locator('label', { hasText: new RegExp(`(^|\\s)${option}$`) })
    .click();

const open = (page: Page, label: string) => page.getByText(label, { exact: true }).click();

const SUITS = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' } as const;

/** Taps a card on the pad that a form has: its suit, then the card. */
async function tapCard(page: Page, card: string): Promise<void> {
  await tap(page, SUITS[card[0] as '♠']);
  await tap(page, card);
}

describe('the claim assistant', () => {
  /** Hearts are trumps. South has the ace and two good spades; West has the last trump and no spade. */
  const HANDS = { North: '...432', East: 'QJT...', South: 'AK.A..', West: '.2.43.' };

  async function enter(page: Page, hands: Readonly<Record<string, string>>): Promise<void> {
    await open(page, 'Type or paste the hands');
    for (const [seat, cards] of Object.entries(hands))
      await page.getByLabel(`Cards of ${seat}`).last().fill(cards);
  }

  test('a trump forgotten costs a trick; drawn, or never overlooked, it costs none (70C)', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await choose(page, 'Trumps', 'hearts');
      await enter(page, HANDS);
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
      await page.getByText('Not normal by the director’s decision; normal was proposed').waitFor();
      await choose(page, kind, 'Normal');
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      await tap(page, 'Add what was said');
      await tap(page, 'Add');
      await page.getByText('draws trumps').first().waitFor();
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 3 of the 3 claimed.').waitFor();
    });
  });

  test('plays struck out as irrational, and taken back; a line proposed, and let count (70D)', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await choose(page, 'Trumps', 'hearts');
      await enter(page, HANDS);
      await page.getByText('It is at all likely that the claimer was unaware of a trump').click();
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      // Two spades may be led, each to the first trick or, after a ruff of the other, later.
      await page.getByRole('button', { name: 'Strike out ♠A in trick 1' }).click();
      await page.getByText('♠A led to trick 1').waitFor();
      await page.getByRole('button', { name: 'Strike out ♠K in trick 1' }).click();
      await page.getByText('North–South get 3 of the 3 claimed.').waitFor();
      await page
        .getByRole('button', { name: /^Remove: / })
        .first()
        .click();
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      // Taken as known, the trump is drawn first; a spade led before it is refused, until the director lets it count.
      await page.getByText('It is at all likely that the claimer was unaware of a trump').click();
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 3 of the 3 claimed.').waitFor();
      const proposed = page.getByRole('region', { name: 'Another line' });
      await proposed.getByRole('button', { name: '♠A' }).click();
      await proposed.getByText('Leads a side suit while a trump is out that can be drawn').waitFor();
      await proposed.getByText('It does not count: North–South 0 tricks so far.').waitFor();
      await proposed.getByRole('button', { name: 'It is normal: let it count' }).click();
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      await proposed.getByText('It counts: North–South 0 tricks so far.').waitFor();
    });
  });

  test('in Portuguese, cards tapped: without an order, crossing too early is normal for a weak player (70D1)', async () => {
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
      await tap(page, 'Decidir a reivindicação');
      await page.getByText('Norte–Sul fazem 2 das 2 reivindicadas.').waitFor();
      await open(page, 'Vaza a meio, quem não assistiu, regulamento');
      await choose(page, 'Classe do jogador', 'fraco');
      await tap(page, 'Decidir a reivindicação');
      // A heart to the ace leaves the ace of spades in the other hand: East takes the last trick.
      await page.getByText('Norte–Sul fazem 1 das 2 reivindicadas.').waitFor();
      const line = page.getByRole('region', { name: 'A linha que decide' });
      expect(await line.textContent()).toContain('pode passar cedo demais para a outra mão');
      await tap(page, 'Juntar o que foi dito');
      await page.getByLabel('Quem reivindica', { exact: true }).last().selectOption('card');
      await page.getByRole('group', { name: 'Que carta' }).getByRole('button', { name: '♠A' }).click();
      await tap(page, 'Juntar');
      await page.getByText('joga ♠A').waitFor();
      await tap(page, 'Decidir a reivindicação');
      await page.getByText('Norte–Sul fazem 2 das 2 reivindicadas.').waitFor();
      await page.reload();
      await page.getByText('joga ♠A').waitFor();
    });
  });

  test('what he said he would do if somebody shows out (68C), and a pasted deal', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await open(page, 'Type or paste the hands');
      // West has no spade: the ace of hearts is played in time, as South said. East's king takes the last trick.
      await page.getByLabel('Cards of North').last().fill('N:54..4. KQ..5. A3.A.. ..2.32');
      expect(await page.getByLabel('Cards of East').inputValue()).toBe('KQ..5.');
      const say = async (card: string, when: boolean): Promise<void> => {
        await page.getByRole('button', { name: /^(Add what was said|And then…)$/ }).click();
        await page.getByLabel('The claimer', { exact: true }).selectOption('card');
        await page.getByRole('group', { name: 'Which card' }).getByRole('button', { name: card }).click();
        if (when) await page.getByText('Only if somebody shows out').click();
        await tap(page, 'Add');
      };
      await say('♠A', false);
      await say('♥A', true);
      await say('♠3', false);
      await page.getByText('if somebody shows out of ♠: plays ♥A').waitFor();
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
      await tap(page, 'Remove: if somebody shows out of ♠: plays ♥A');
      await tap(page, 'Rule on the claim');
      await page.getByText('North–South get 1 of the 3 claimed.').waitFor();
    });
  });

  test('a long search says how far it is, and is stopped', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await enter(page, {
        North: 'K852.A96.Q74.J83',
        East: 'Q94.KT3.J952.A65',
        South: 'AJ7.Q852.KT6.K92',
        West: 'T63.J74.A83.QT74',
      });
      await tap(page, 'Rule on the claim');
      await page.getByRole('progressbar').waitFor();
      await tap(page, 'Stop');
      await page.getByText('Stopped.').waitFor();
      await page.getByRole('button', { name: 'Rule on the claim' }).waitFor();
      expect(await page.getByRole('progressbar').count()).toBe(0);
    });
  });

  test('what cannot be the end of a deal is said', async () => {
    await onPhone('/rulings/claim', 'en-GB', async (page) => {
      await enter(page, { North: 'AK...', South: 'Q...' });
      await tap(page, 'Rule on the claim');
      await page.getByRole('alert').getByText('cards left and should have').waitFor();
    });
  });
});

describe('the revoke assistant', () => {
  test('without cards: a few questions lead to no, one or two tricks (63A, 64A1, 64A2, 64B)', async () => {
    await onPhone('/rulings/revoke', 'en-GB', async (page) => {
      await tap(page, 'Yes');
      await tap(page, 'The player who revoked');
      await tap(page, 'At least one');
      await page.getByText('Two tricks go over Law 64A1').waitFor();
      await page.reload();
      await page.getByText('Two tricks go over Law 64A1').waitFor();
      // An answer is changed by tapping it.
      await page.getByRole('button', { name: /^Who won the trick with the revoke\?/ }).click();
      await tap(page, 'The other side');
      await tap(page, 'None');
      await page.getByText('No trick goes over Law 64B1').waitFor();
      await page.getByText('the round had ended before it was noticed').click();
      await page.getByText('No trick goes over Law 64B5').waitFor();
      // By the Laws of 1997 the card with which a later trick was won counts.
      await tap(page, 'New case');
      await tap(page, 'New case');
      await page.getByLabel('Laws of').selectOption('1997');
      await tap(page, 'Yes');
      await tap(page, 'Partner, or dummy');
      await tap(page, 'One');
      await tap(page, 'Yes');
      await page.getByText('Two tricks go over Law 64A2').waitFor();
    });
  });

  test('a revoke that won its trick costs that trick and one more (61A, 63A1, 64A1)', async () => {
    await onPhone('/rulings/revoke', 'en-GB', async (page) => {
      await tap(page, 'Go through the cards');
      await open(page, 'What else is known');
      await open(page, 'Earlier tricks, whole hands');
      await page.getByLabel('Tricks of North–South before').fill('7');
      await page.getByLabel('Tricks of East–West before').fill('3');
      // East, with the nine of hearts, ruffs partner's suit, then wins with a diamond and with that heart.
      await page.getByRole('button', { name: 'North', exact: true }).click();
      for (const card of '♥A ♠2 ♥4 ♥5 ♦9 ♦4 ♦5 ♦2 ♥9 ♣4 ♣5 ♥3'.split(' ')) await tapCard(page, card);
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
      // Law 12C1: what declarer would have made, and the result that stands then.
      await page
        .getByRole('region', { name: 'For the director to judge' })
        .getByRole('button', { name: '10', exact: true })
        .click();
      await result.getByText(/by South, just made: North–South \+?420/).waitFor();
      // Attention drawn after the round: no trick goes over by itself.
      await open(page, 'Attention was drawn late');
      await page.getByText('The round had ended').click();
      await found.getByText('Attention was drawn after the end of the round').waitFor();
      await page.reload();
      await found.getByText('East revoked in ♥ with ♠2 to trick 11').waitFor();
    });
  });

  test('a card taken back before the next trick is corrected; a penalty card not played is a revoke (61A, 62A, 64B3)', async () => {
    await onPhone('/rulings/revoke', 'en-GB', async (page) => {
      await tap(page, 'Go through the cards');
      // West leads a club; East discards and takes it back for a club.
      for (const card of '♣A ♣2 ♥9'.split(' ')) await tapCard(page, card);
      await open(page, 'A card taken back, missing or surplus');
      await choose(page, 'The last card', 'was taken back');
      for (const card of '♣4 ♣3'.split(' ')) await tapCard(page, card);
      const found = page.getByRole('region', { name: 'Revokes' });
      await found.getByText('East revoked in ♣ with ♥9 to trick 1').waitFor();
      await found.getByText('It has been corrected').waitFor();
      // The heart stays on the table; East discards a club instead of it.
      await open(page, 'What else is known');
      await open(page, 'Penalty cards, faced cards');
      const form = page.locator('details').filter({ hasText: 'They lay as' }).last();
      await form.getByRole('button', { name: 'hearts' }).click();
      await form.getByRole('button', { name: '♥9' }).click();
      await form.getByLabel('From trick').fill('2');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText('East ♥9: major penalty card from trick 2').waitFor();
      await open(page, 'Penalty cards, faced cards (1)');
      for (const card of '♦A ♦2 ♣5 ♦3 ♦K'.split(' ')) await tapCard(page, card);
      await found.getByText('East played ♣5 to trick 2 and had to play ♥9').waitFor();
      await found.getByText('The card was dummy’s, or lay face up').waitFor();
    });
  });

  test('in Portuguese, from PBN: two tricks in 1997, one in 2017 (64A2)', async () => {
    await onPhone('/rulings/revoke', 'pt-PT', async (page) => {
      await tap(page, 'Ver carta a carta');
      await open(page, 'O que mais se sabe');
      await open(page, 'Vazas anteriores, mãos inteiras');
      await page.getByLabel('Vazas de Norte–Sul antes').fill('7');
      await page.getByLabel('Vazas de Este–Oeste antes').fill('3');
      // East discards a club on the ace of hearts and wins the last trick with the nine of hearts.
      const play = ['[Play "N"]', 'HA C9 H4 H5', 'D2 D9 D4 D5', 'H3 H9 C4 C5', '*'].join('\n');
      await open(page, 'As vazas em texto');
      await page.getByRole('textbox', { name: 'As vazas em texto' }).fill(play);
      await page.getByLabel('Leis de').selectOption('1997');
      const found = page.getByRole('region', { name: 'Renúncias' });
      await found.getByText('Este renunciou em ♥ com ♣9 na vaza 11').waitFor();
      await found.getByText('Vazas que passam para Norte–Sul: 12, 13').waitFor();
      const result = page.getByRole('region', { name: 'Resultado' });
      expect(await result.textContent()).toContain('Norte–Sul +420');
      await page.getByLabel('Leis de').selectOption('2017');
      await found.getByText('Vazas que passam para Norte–Sul: 12 Lei 64A2').waitFor();
      expect(await result.textContent()).toContain('Norte–Sul −50');
      const fault = '[Play "N"]\nHA X9\n';
      await page.getByRole('textbox', { name: 'As vazas em texto' }).fill(fault);
      await page.getByRole('alert').getByText('X9 não é uma carta.').waitFor();
      // East played nothing to trick 11, and both sides have played to the next: has he a heart (67B1)?
      const defective = ['N: HA -- H4 H5', 'N: DA D9 D4 D5', 'N: DK D8 D6 D7'].join('\n');
      await page.getByRole('textbox', { name: 'As vazas em texto' }).fill(defective);
      const asked = page.getByRole('group', { name: /Este tem alguma carta do naipe de saída da vaza 11/ });
      await asked.getByRole('button', { name: 'Não' }).click();
      await page.getByText('Este não jogou na vaza 11: coloca-se lá uma carta dessa mão').waitFor();
    });
  });
});
