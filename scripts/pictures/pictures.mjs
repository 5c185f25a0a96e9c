// Which pictures there are: the page, who looks at it on what, and how one gets there.

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 844 },

  isMobile: true,
  hasTouch: true,
};
const PROJECTOR = { viewport: { width: 1280, height: 720 } };

const press = async (page, ...names) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};

/** Sits down at table 1 of the tournament that is being played. */
async function sitDown(page, { address, playing }) {
  const { code } = playing.codes.tables.find(({ table }) => table === 1);
  await page.goto(`${address}/t/${playing.tournament}?code=${code}`);
  await page.getByRole('button', { name: 'Yes, that is us' }).waitFor();
}

const desk = (part, show = async () => {}, event = 'playing') => ({
  device: LAPTOP,
  as: 'director',
  async show(page, stage) {
    await page.goto(`${stage.address}/desk/${stage[event].tournament}/${part}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await show(page, stage);
  },
});

const results = (path, event = 'over') => ({
  async show(page, stage) {
    await page.goto(`${stage.address}/r/${stage[event].tournament}/${path}`);
    await page.getByRole('table').first().waitFor();
  },
});

const ofTeams = (part) => desk(part, async () => {}, 'teams');

/** The captain of the first team with its code. */
async function captain(page, { address, teams }) {
  const { url } = teams.codes.pairs.find(({ pair }) => pair === '1');
  await page.goto(`${address}${new URL(url).pathname}${new URL(url).hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const start = async (page, { address }) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** A director away from the desk. */
const directing = (part) => ({ ...desk(part), device: PHONE });

/** The form of the appeal, from its beginning. */
const appeal = {
  device: PHONE,
  as: 'director',
  async show(page, { address, playing, appeal: number }) {
    await page.goto(`${address}/desk/${playing.tournament}/appeals/1/${number}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

/** What the regulation tells players. */
const rules = {
  device: PHONE,
  async show(page, { address, playing }) {
    await page.goto(`${address}/r/${playing.tournament}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

/** The phone goes from picture to picture: one table plays its round. */
const table = (show) => ({ device: PHONE, as: 'table', show });

/** North 1♠, East 2♥, South 2♦: an insufficient bid on the page Rulings. */
const insufficientBid = async (page, { address }) => {
  await page.goto(`${address}/rulings`);
  await press(page, /^Insufficient bid$|^Marcação insuficiente$/);
  for (const bid of ['1♠', '2♥', '2♦']) await press(page, bid[0], bid);
  await page.getByRole('button', { name: /^Accept it|^Aceita/ }).waitFor();
};

const openPart = (page, name) => page.locator('summary', { hasText: name }).click();

/** South claims three tricks in hearts and says nothing of West's trump. */
const trumpForgotten = async (page, { address }) => {
  await page.goto(`${address}/rulings/claim`);
  await page.getByRole('radiogroup', { name: 'Trumps' }).locator('label', { hasText: 'hearts' }).click();
  await openPart(page, 'Type or paste the hands');
  const hands = { North: '...432', East: 'QJT...', South: 'AK.A..', West: '.2.43.' };
  for (const [seat, cards] of Object.entries(hands))
    await page.getByLabel(`Cards of ${seat}`).last().fill(cards);
  await openPart(page, 'Type or paste the hands');
  await page.getByText('It is at all likely that the claimer was unaware of a trump').click();
  await press(page, 'Rule on the claim');
  await page.getByText('North–South get 2 of the 3 claimed.').scrollIntoViewIfNeeded();
};

/** East ruffs a heart that he could follow, and wins two tricks more. */
const revoke = async (page, { address }) => {
  await page.goto(`${address}/rulings/revoke`);
  await press(page, 'Go through the cards');
  await openPart(page, 'The tricks as text');
  await page.getByLabel('The tricks as text').last().fill('N: HA S2 H4 H5\nE: D9 D4 D5 D2\nE: H9 C4 C5 H3');
  await openPart(page, 'The tricks as text');
  await openPart(page, 'What else is known');
  await openPart(page, 'Earlier tricks, whole hands');
  await page.getByLabel('Tricks of North–South before').fill('7');
  await page.getByLabel('Tricks of East–West before').fill('3');
  await page.getByText('East revoked in').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
};

export const PICTURES = [
  { name: 'start-laptop', device: LAPTOP, show: start },
  { name: 'start-phone-dark', device: PHONE, theme: 'dark', language: 'it', suits: 'four', show: start },
  {
    name: 'desk-sign-in',
    device: LAPTOP,
    async show(page, { address }) {
      await page.goto(`${address}/desk`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'desk-new',
    device: LAPTOP,
    as: 'director',
    async show(page, { address }) {
      await page.goto(`${address}/desk/new`);
      await page.getByLabel('How many pairs?').fill('17');
      await page.getByText('Recommended').waitFor();
    },
  },
  { name: 'desk-entries', ...desk('entries') },
  { name: 'desk-room', ...desk('room') },
  { name: 'desk-room-dark', ...desk('room'), theme: 'dark', language: 'pt', suits: 'four' },
  {
    name: 'desk-boards',
    ...desk('boards/1', async (page) => {
      await page.getByRole('table').first().waitFor();
      await page.getByLabel('Result of the current line').pressSequentially('4sn+1');
    }),
  },
  { name: 'desk-ranking', ...desk('ranking') },
  {
    name: 'desk-rulings',
    ...desk('rulings', async (page) => {
      const form = page.getByRole('region', { name: 'Adjusted score' });
      await form.getByLabel('Round and table').selectOption({ index: 1 });
      await form.getByLabel('Why', { exact: true }).fill('The board had been fouled before it came here');
    }),
  },
  { name: 'desk-history', ...desk('history') },
  { name: 'print-ranking', device: LAPTOP, ...results('print/ranking') },
  { name: 'phone-join', ...table(sitDown) },
  { name: 'phone-round', ...table((page) => press(page, 'Yes, that is us')) },
  {
    name: 'phone-entry',
    ...table(async (page) => {
      await page.getByRole('button', { name: /^Enter board/ }).click();
      await press(page, '4', 'spades', 'South', 'one over');
    }),
  },
  {
    name: 'phone-agree',
    ...table(async (page) => {
      await press(page, 'Hand it to East–West', 'We are East–West');
      await page.locator('button:enabled', { hasText: 'We agree' }).waitFor();
    }),
  },
  {
    name: 'phone-end-of-round',
    ...table(async (page) => {
      await press(page, 'We agree');
      for (const keys of [['3', 'NT', 'East', 'one down'], ['Passed out']]) {
        await page.getByRole('button', { name: /^Next: board/ }).click();
        await press(page, ...keys);
        await page.getByRole('button', { name: /^Hand it to/ }).click();
        await page.getByRole('button', { name: /^We are/ }).click();
        await press(page, 'We agree');
      }
      await press(page, 'Check and confirm the round');
    }),
  },
  { name: 'results-ranking', device: LAPTOP, ...results('ranking') },
  { name: 'results-ranking-phone', device: PHONE, ...results('ranking') },
  { name: 'results-board-phone', device: PHONE, suits: 'four', ...results('board/7') },
  { name: 'results-pair-phone-dark', device: PHONE, theme: 'dark', ...results('pair/5') },
  { name: 'projector', device: PROJECTOR, ...results('screen') },
  { name: 'teams-matches', ...ofTeams('matches') },
  { name: 'teams-draw', ...ofTeams('draw') },
  { name: 'teams-match', device: LAPTOP, ...results('match/1/A/3/1', 'teams') },
  { name: 'teams-ranking', device: LAPTOP, ...results('ranking', 'teams') },
  { name: 'teams-captain-phone', device: PHONE, show: captain },
  { name: 'directing-phone', ...directing('directing') },
  { name: 'directing-phone-pt', ...directing('directing'), language: 'pt' },
  { name: 'appeal-phone', ...appeal },
  { name: 'appeal-phone-pt', ...appeal, language: 'pt' },
  { name: 'report-phone', ...directing('report') },
  { name: 'rules-phone', ...rules },
  { name: 'rules-phone-pt', ...rules, language: 'pt' },
  { name: 'rulings-phone', device: PHONE, show: insufficientBid },
  { name: 'claim-laptop', device: LAPTOP, show: trumpForgotten },
  { name: 'revoke-laptop', device: LAPTOP, show: revoke },
  {
    name: 'rulings-laptop-dark',
    device: LAPTOP,
    theme: 'dark',
    language: 'pt',
    suits: 'four',
    show: insufficientBid,
  },
];
