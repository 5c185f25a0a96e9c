import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAPTOP, overflow, PHONE, Site, violations } from '../testing/site.ts';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});

afterAll(() => site?.close());

/** Opens the page on a phone of somebody who speaks that language. */
async function atTheTable(locale: string, rule: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, leave } = await site.visitor({
    ...PHONE,
    locale,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await page.goto('/rulings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await rule(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await leave();
  }
}

/** Taps calls on the bidding box: `2♦` by level and suit, anything else by its own key; `Sul: 1♠` taps the player first. */
async function call(page: Page, ...calls: readonly string[]): Promise<void> {
  for (const text of calls) {
    const [made = '', seat] = text.split(': ').reverse();
    if (seat !== undefined) await key(page, seat);
    const [level = '', strain] = made;
    if (strain !== undefined && /\d/.test(level)) await key(page, level);
    await key(page, made);
  }
}

/** Taps what happened in the list in front. */
const happens = (page: Page, what: string) => key(page, what);

const laws = (page: Page, label: string, year: string) =>
  page.getByLabel(label, { exact: true }).selectOption(year);

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const question = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** Taps an answer by its words and the clause beside them. */
const reply = (page: Page, words: string, clause: string) =>
  page
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${words}\\s*${clause.replaceAll(/[()]/g, '\\$&')}$`) })
    .click();

/** Opens a group of happenings and taps one of them. */
async function report(page: Page, group: string, happening: string): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: new RegExp(`^${group}$`) })
    .click();
  await key(page, happening);
}

/** Answers a question of a form by a tap. */
const say = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name: answer, exact: true }).click();

/** Taps one of a few that are all in view. */
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('radiogroup', { name: label }).getByText(option, { exact: true }).click();

const lasts = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem');

const copied = async (page: Page, button: string, done: string): Promise<string> => {
  await key(page, button);
  await page.getByRole('button', { name: done }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

test('on a laptop what is tapped next is in view, whatever was chosen in the list in front', async () => {
  const { page, complaints, leave } = await site.visitor(LAPTOP);
  const height = LAPTOP.viewport.height;
  /** From its top to its bottom. */
  const reach = async (what: Locator) => {
    const box = await what.boundingBox();
    return [box?.y ?? -1, (box?.y ?? height) + (box?.height ?? height)] as const;
  };
  const start = async (what: string) => {
    await page.goto('/rulings');
    await happens(page, what);
  };
  for (const what of ['Insufficient bid', 'Hesitation, information to partner', 'Wrong explanation']) {
    await start(what);
    const pad = await Promise.all(
      ['1', 'XX'].map((name) => reach(page.getByRole('button', { name, exact: true }))),
    );
    for (const [top, bottom] of pad) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    await key(page, 'New case');
  }
  for (const what of ['Opening lead out of turn', 'Card exposed by a defender']) {
    await start(what);
    const [top, bottom] = await reach(page.getByRole('heading', { name: 'Start from the play' }));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(height / 4);
    await key(page, 'New case');
  }
  expect(complaints).toEqual([]);
  await leave();
});

describe('at the table, on a phone', () => {
  test('in English: an insufficient bid refused, replaced, partner silenced, a lead forbidden (27B2, 26B)', async () => {
    await atTheTable('en-GB', async (page) => {
      await page.getByLabel('Dealer').selectOption('W');
      await happens(page, 'Insufficient bid');
      await page.getByText('Enter the auction, up to the insufficient bid.').waitFor();
      // The whole pad is in view.
      const xx = await page.getByRole('button', { name: 'XX', exact: true }).boundingBox();
      expect((xx?.y ?? Infinity) + (xx?.height ?? 0)).toBeLessThan(780);
      await call(page, '1♥', '2♦', '2♥', '2♦');
      await page.getByRole('heading', { name: 'South made an insufficient bid, 2♦.' }).waitFor();
      await question(page, 'Does West accept the insufficient bid of 2♦?');
      await page.getByText('West chooses, without asking partner').waitFor();
      expect(await violations(page)).toEqual([]);
      // A clause leads to its place in the Laws, a word to what it means, and back to the case.
      await page.getByRole('link', { name: 'Law 27A1' }).first().click();
      await page.getByRole('heading', { name: 'Law 27: Insufficient bids' }).waitFor();
      expect(await page.locator('li[aria-current]').allTextContents()).toEqual([
        expect.stringMatching(/^27A1/),
      ]);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Words of the Laws' }).click();
      await page.getByLabel('Find a word, in any language').fill('renuncio');
      await page.getByRole('heading', { level: 2, name: 'revoke', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Rulings', exact: true }).click();
      await question(page, 'Does West accept the insufficient bid of 2♦?');
      await reply(page, 'Do not accept it', 'Law 27B');
      await expect
        .poll(() => lasts(page, 'What lasts').allTextContents())
        .toContain('South calls again in place of 2♦, which is cancelled Law 27B');
      await call(page, '3♣');
      await question(
        page,
        'Is 3♣ comparable to the withdrawn 2♦: similar, more precise, or with the same purpose?',
      );
      await reply(page, 'No', 'Law 27B2');
      const after = await lasts(page, 'What lasts').allTextContents();
      expect(after).toContain('North must pass for the rest of the auction Law 27B2');
      expect(after).toContain('2♦ by South: East–West may use it, North–South may not Law 16C');
      await call(page, '3♥');
      await page.getByText('North has to pass.').waitFor();
      await call(page, 'Pass', 'Pass', 'Pass');
      await page.getByText('The auction is over: 3♥ by West.').waitFor();

      // What is on the device is the whole case.
      await page.reload();
      await page.getByText('The auction is over: 3♥ by West.').waitFor();
      await key(page, 'Undo');
      await page.getByText('South calls', { exact: true }).waitFor();
      await call(page, 'Pass');

      await key(page, 'To the opening lead');
      // Any one suit that South has not shown in the legal auction: not clubs.
      await question(page, 'West, which suit do you forbid North to lead now, if any?');
      const answers = page.getByRole('button', { name: /Law 26B$/ });
      expect(await answers.allTextContents()).toEqual(
        ['Forbid ♠', 'Forbid ♥', 'Forbid ♦', 'Nothing'].map((words) => `${words}Law 26B`),
      );
      await reply(page, 'Forbid ♦', 'Law 26B');
      await expect
        .poll(() => lasts(page, 'What lasts').allTextContents())
        .toContain('North may not lead ♦ while on lead Law 26B');
      const text = await copied(page, 'Copy the text', 'Copied');
      expect(text).toContain(
        'South made an insufficient bid, 2♦.\nDoes West accept the insufficient bid of 2♦? Do not accept it (27B).',
      );
      expect(text).toContain('North must pass for the rest of the auction (27B2).');
      expect(text).toContain('North may not lead ♦ while on lead (26B).');
    });
  });

  test('in Portuguese: a bid out of rotation refused and not comparable to what follows (29B, 31A2(b))', async () => {
    await atTheTable('pt-PT', async (page) => {
      await happens(page, 'Voz fora de vez');
      await call(page, 'Este: 1♠');
      await page.getByRole('heading', { name: 'Este anunciou 1♠ fora de vez, na vez de Norte.' }).waitFor();
      await question(page, 'Sul aceita 1♠, fora de vez?');
      await reply(page, 'Não aceita', 'Lei 29B');
      await page.getByText('Fala Norte', { exact: true }).waitFor();
      await call(page, '1♦', '2♥');
      await question(page, '2♥ é comparável a 1♠, retirado: semelhante, mais preciso, ou com o mesmo fim?');
      await reply(page, 'Não', 'Lei 31A2(b)');
      await expect
        .poll(() => lasts(page, 'O que fica').allTextContents())
        .toContain('Oeste tem de passar uma vez Lei 31A2(b)');
      await call(page, 'Passo');
      await page.getByText('Oeste tem de passar.').waitFor();
      await call(page, 'Passo');
      // The duty is fulfilled.
      expect((await lasts(page, 'O que fica').allTextContents()).join()).not.toContain('tem de passar');
    });
  });

  test('in Portuguese, by the Laws of 1997: a change of mind refused, the first call kept (25B2, 26A2)', async () => {
    await atTheTable('pt-PT', async (page) => {
      await laws(page, 'Leis de', '1997');
      await happens(page, 'Mudança de voz');
      await call(page, '1♥');
      await key(page, 'Uma voz é mudada');
      await call(page, '1♠'); // North, who called last
      await key(page, 'Registar');
      await page.getByRole('heading', { name: 'Norte mudou 1♥ para 1♠.' }).waitFor();
      await question(page, '1♥ foi involuntário, um lapso da mão ou da língua, quando Norte o anunciou?');
      await reply(page, 'Não', 'Lei 25B');
      await question(page, 'Este aceita 1♠ em vez de 1♥?');
      await reply(page, 'Não aceita', 'Lei 25B2');
      await question(page, '1♥ foi um erro disparatado, e não uma decisão que Norte quer agora melhorar?');
      await reply(page, 'Sim', 'Lei 25B2(b)');
      await question(page, 'Norte mantém 1♥, ou dá outra voz?');
      // What each choice would lead to: partner silenced once, or a ceiling for the score.
      await page.getByText('Sul tem de passar uma vez').waitFor();
      await page.getByText('Norte–Sul têm no máximo média menos; os outros mantêm o seu resultado').waitFor();
      await reply(page, 'Mantém', 'Lei 25B2(b)(1)');
      await call(page, '4♣');
      await page.getByText('Sul tem de passar.').waitFor();
      await call(page, 'Passo', 'Passo', 'Passo');
      await key(page, 'Para a saída');
      await question(page, 'Este, que naipe exige ou proíbe a Sul nesta saída, se algum?');
      // The withdrawn 1♠ showed spades: East may require or forbid that suit.
      await reply(page, 'Exigir ♠', 'Lei 26A2');
      await expect
        .poll(() => lasts(page, 'O que fica').allTextContents())
        .toContain('Sul tem de sair a ♠ Lei 26A2');
    });
  });

  test('from the play: an opening lead out of turn refused, the penalty card’s suit forbidden (54D, 50D2(a))', async () => {
    await atTheTable('en-GB', async (page) => {
      await happens(page, 'Opening lead out of turn');
      await choose(page, 'Declarer', 'S');
      await key(page, 'Begin');
      await page.getByText('4♠ by South.').waitFor();
      await page.getByText('West leads to trick 1').waitFor();
      await key(page, 'East');
      await key(page, 'hearts');
      await key(page, '♥K');
      await page.getByRole('heading', { name: 'East led ♥K out of turn; it was West’s lead.' }).waitFor();
      await question(page, 'Could declarer have seen a card of dummy?');
      await reply(page, 'No', 'Law 54');
      await question(page, 'South, how do you go on after East’s lead of ♥K?');
      await reply(
        page,
        'Refuse it: ♥K becomes a major penalty card, and its suit may be required or forbidden',
        'Law 54D',
      );
      const penaltyCard = lasts(page, 'What lasts').filter({ hasText: '♥K is a major penalty card of East' });
      await penaltyCard.waitFor();
      await question(
        page,
        'South, before West leads: do you require or forbid a suit of the penalty cards (♥K)?',
      );
      expect(await violations(page)).toEqual([]);
      // The card goes back, and West may not lead the suit while on lead.
      await reply(
        page,
        'Forbid ♥ while West keeps the lead: every penalty card of that suit is picked up',
        'Law 50D2(a)',
      );
      await expect
        .poll(() => lasts(page, 'What lasts').allTextContents())
        .toContain('West may not lead ♥ while on lead Law 50D2(a)');
      expect(await penaltyCard.count()).toBe(0);
      await page.reload();
      await page.getByText('West leads to trick 1').waitFor();
      await key(page, 'clubs');
      await key(page, '♣4');
      await page.getByText('North plays to trick 1').waitFor();
    });
  });

  test('a claim that is agreed to gives the result, and who was vulnerable counts (69A, 77)', async () => {
    await atTheTable('en-GB', async (page) => {
      await happens(page, 'Something else');
      await key(page, 'Start from the play');
      await choose(page, 'Declarer', 'S');
      await key(page, 'Begin');
      await report(page, 'Tricks, revokes, claims', 'A claim or concession');
      await say(page, 'Who?', 'South');
      await say(page, 'How many of the tricks left?', '10');
      await key(page, 'Record');
      await question(page, 'What does the table say to the claim of South?');
      await reply(page, 'Everybody agrees', 'Law 68D1');
      const result = page.getByRole('region', { name: 'Result' });
      await result.getByText('North–South +420').waitFor();
      await choose(page, 'Vulnerable', 'N–S');
      await result.getByText('North–South +620').waitFor();
      expect(await copied(page, 'Copy the text', 'Copied')).toContain('620 for North–South (77)');
    });
  });

  test('a contested claim goes on in the claim assistant, with its cards (70C)', async () => {
    await atTheTable('en-GB', async (page) => {
      await happens(page, 'Something else');
      await key(page, 'Start from the play');
      await choose(page, 'Declarer', 'S');
      // Spades are trumps: South has the ace and two good hearts, West the last trump and no heart.
      const hands = { North: '...432', East: '.QJT..', South: 'A.AK..', West: '2..43.' };
      for (const [seat, cards] of Object.entries(hands))
        await page.getByLabel(`Cards of ${seat}, if known`).fill(cards);
      await page.getByLabel('Number of the next trick').selectOption('11');
      await choose(page, 'Leads to the trick', 'S');
      await key(page, 'Begin');
      await report(page, 'Tricks, revokes, claims', 'A claim or concession');
      await say(page, 'Who?', 'South');
      await key(page, 'Record');
      await reply(page, 'Somebody objects', 'Law 68D2(a)');
      await reply(page, 'Yes', 'Law 70C2');
      await page.getByText(/^Suggested: 2\b/).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Weigh the lines of play in the claim assistant' }).click();
      await key(page, 'Rule on the claim');
      await page.getByText('North–South get 2 of the 3 claimed.').waitFor();
    });
  });

  test('what is not a call or a card: forms, a refusal in words, a hand typed wrongly, a case kept in a file', async () => {
    await atTheTable('it-IT', async (page) => {
      await happens(page, 'Altro');
      // Before the play, nothing of the play is offered.
      expect(await page.locator('summary').allTextContents()).not.toContain('Morto');
      await report(page, 'Arbitro e punteggio', 'Si attira l’attenzione');
      await page.getByText('Manca: Chi attira l’attenzione? · Di chi è l’irregolarità?').waitFor();
      expect(await violations(page)).toEqual([]);
      await key(page, 'Uno spettatore');
      await say(page, 'Di chi è l’irregolarità?', 'Est');
      await key(page, 'Registra');
      await page.getByText('Si richiama l’attenzione su un’irregolarità di Est.').waitFor();
      // A new case throws this one away: it asks, and keeps it when told to.
      await key(page, 'Nuovo caso');
      await page.getByText('Buttare via questo caso?').waitFor();
      await key(page, 'Tenerlo');
      await page.getByText('Si richiama l’attenzione su un’irregolarità di Est.').waitFor();
      await key(page, 'Nuovo caso');
      await key(page, 'Nuovo caso');
      await happens(page, 'Altro');

      await key(page, 'Comincia dal gioco');
      await choose(page, 'Contrato', 'X');
      await page.getByLabel('Carte di Nord, se note').fill('AK5.1..');
      await key(page, 'Comincia');
      await page.getByText(/non si legge/).waitFor();
      await page.getByLabel('Carte di Nord, se note').fill('A5.Q2..');
      await page.getByLabel('Carte di Ovest, se note').fill('K9.3..');
      await page.getByLabel('Numero della prossima presa').selectOption('10');
      await key(page, 'Comincia');
      await page.getByText('4♠X di Sud.').waitFor();
      // West leads; North can follow, and whatever North does can be tapped.
      await key(page, '♠R');
      await page.getByText('Nord gioca alla presa 10').waitFor();
      expect(
        await page
          .locator('[data-legal="true"]')
          .evaluateAll((keys) => keys.map((each) => each.getAttribute('aria-label'))),
      ).toEqual(['♠A', '♠5']);
      expect(await violations(page)).toEqual([]);

      await report(page, 'Carte', 'Una carta tenuta come giocata');
      await say(page, 'Di chi è la carta?', 'Ovest');
      await say(page, 'Quale carta?', '♠R');
      await key(page, 'Registra');
      await page.getByText('Non si può registrare: ♠R è già stata giocata.').waitFor();

      const [file] = await Promise.all([page.waitForEvent('download'), key(page, 'Salva il caso')]);
      const path = await file.path();
      await key(page, 'Nuovo caso');
      await key(page, 'Nuovo caso');
      await page.getByText('Che cosa è successo?').waitFor();
      await page.locator('input[type="file"]').setInputFiles(path);
      await page.getByText('Nord gioca alla presa 10').waitFor();
    });
  });
});
