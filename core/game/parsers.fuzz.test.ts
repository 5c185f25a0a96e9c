import { expect, test } from 'vitest';
import { seededNotForCompetition } from '../base/index.ts';
import {
  type Deal,
  dealOfIndex,
  parseAuction,
  parseBoardResult,
  parseCall,
  parseCard,
  parseContract,
  parseDeal,
  parseHand,
  parsePartialDeal,
  parsePlay,
  parseUndertaking,
  readVulnerability,
} from './index.ts';

/** Random or mutated texts into each parser: none may throw, hang or answer with anything but a result. With NAIPE_SEED a million others. */
const SEED = process.env.NAIPE_SEED;
const ROUNDS = SEED === undefined ? 200_000 : 1_000_000;

const SEEDS = [
  '4SXN+1',
  '3 ST E −2',
  '7NTXXW-13',
  'Pass',
  'N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765',
  '♠AKQ ♥J109 ♦876 ♣5432',
  '1S Pass 2S X AP',
  'HA H8 H5 H2 - *',
  '10',
  'D10',
];
const ALPHABET = [...'AKQJT987654321010..--::  \n\t♠♥♦♣NESWCDHSXPasst=+*−–zß\u0000\ud800\u{1F0A1}𝟗'];

function* texts(): Generator<string> {
  const random = (() => {
    const entropy = seededNotForCompetition(Number(SEED ?? 77));
    const word = new Uint8Array(4);
    const view = new DataView(word.buffer);
    return (below: number) => {
      entropy(word);
      return view.getUint32(0) % below;
    };
  })();
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  for (let round = 0; round < ROUNDS; round++) {
    if (random(4) === 0) {
      yield Array.from({ length: random(24) }, () => pick(ALPHABET)).join('');
      continue;
    }
    const seed = pick(SEEDS);
    const at = random(seed.length + 1);
    const gone = random(4);
    yield seed.slice(0, at) + (random(2) ? pick(ALPHABET) : '') + seed.slice(at + gone);
  }
}

const deal = dealOfIndex(123_456_789_012_345_678_901_234_567n) as Deal;

test.each<[string, (text: string) => unknown]>([
  ['parseCard', parseCard],
  ['parseCall', parseCall],
  ['parseUndertaking', parseUndertaking],
  ['parseContract', parseContract],
  ['parseBoardResult', parseBoardResult],
  ['parseHand', parseHand],
  ['parsePartialDeal', parsePartialDeal],
  ['parseDeal', parseDeal],
  ['parseAuction', (text) => parseAuction('N', text)],
  ['parsePlay', (text) => parsePlay(deal, { strain: 'S', declarer: 'N' }, text, 'E')],
])('%s answers any text', (_, parse) => {
  let answered = 0;
  for (const text of texts()) {
    const result = parse(text) as { ok: boolean; error?: { message: string; at: number } };
    if (!result.ok) {
      const { message, at } = result.error ?? {};
      if (!message?.endsWith('.') || !(at !== undefined && at >= 0 && at <= text.length))
        expect.fail(`${text}: ${message}`);
    }
    answered++;
  }
  expect(answered).toBe(ROUNDS);
});

test('readVulnerability answers any text', () => {
  let answered = 0;
  for (const text of texts()) {
    readVulnerability(text);
    answered++;
  }
  expect(answered).toBe(ROUNDS);
});
