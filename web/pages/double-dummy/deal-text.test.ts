import { expect, test } from 'vitest';
import { readDealText } from './deal-text.ts';

const SUIT = 'AKQJT98765432';
const DEAL = `N:${SUIT}... .${SUIT}.. ..${SUIT}. ...${SUIT}`;

test('a deal by itself, with spaces around it', () => {
  const read = readDealText(`  ${DEAL}\n`);
  expect(read.deal.ok).toBe(true);
  expect(read).not.toHaveProperty('dealer');
});

test('the first board of a PBN file, with its dealer and vulnerability', () => {
  const read = readDealText(
    `[Board "7"]\n[Dealer "S"]\n[Vulnerable "Both"]\n[Deal "${DEAL}"]\n\n[Board "8"]`,
  );
  expect(read).toMatchObject({ deal: { ok: true }, dealer: 'S', vulnerable: 'All' });
});

test('what is no deal says why', () => {
  const { deal } = readDealText('N:AKQ');
  expect(deal.ok).toBe(false);
});
