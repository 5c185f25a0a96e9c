import type { Result } from '../../base/index.ts';
import { type Card, cardAt, checkDeal, type Deal, handOf, holderOf, PACK, SEATS } from '../../game/index.ts';
import type { RecordFault } from './records.ts';

/** Two cards a letter. */
export const DLM_LETTERS = 26;
const FIRST_LETTER = 'a'.charCodeAt(0);
const HANDS = SEATS.length;

/** The letters of a deal: two cards each from the ace of spades down, `a` for North and North to `p` for West and West. */
export function printLetters(deal: Deal): string {
  const holders = PACK.map((card) => SEATS.indexOf(holderOf(deal, card) ?? 'W'));
  return Array.from({ length: DLM_LETTERS }, (_, pair) =>
    String.fromCharCode(FIRST_LETTER + HANDS * (holders[2 * pair] ?? 0) + (holders[2 * pair + 1] ?? 0)),
  ).join('');
}

/** Reads such letters. */
export function readLetters(letters: string): Result<Deal, RecordFault> {
  const hands: readonly Card[][] = SEATS.map(() => []);
  for (const [at, letter] of [...letters].entries()) {
    const pair = letter.charCodeAt(0) - FIRST_LETTER;
    hands[Math.floor(pair / HANDS)]?.push(cardAt(2 * at));
    hands[pair % HANDS]?.push(cardAt(2 * at + 1));
  }
  const [N = [], E = [], S = [], W = []] = hands;
  const deal = checkDeal({ N: handOf(N), E: handOf(E), S: handOf(S), W: handOf(W) });
  return deal.ok ? deal : { ok: false, error: { at: 0, message: deal.error.message.replace(/\.$/, '') } };
}

/** The check of a board: its letters and its number, each taken exclusively or with the others. */
export const lettersCheck = (board: number, letters: string): number =>
  [...letters].reduce((check, letter) => check ^ letter.charCodeAt(0), board);
