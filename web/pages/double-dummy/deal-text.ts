import type { Result } from 'naipe/base';
import { type Deal, isSeat, parseDeal, readVulnerability, type Seat, type Vulnerability } from 'naipe/game';

const TAG = (name: string): RegExp => new RegExp(`\\[\\s*${name}\\s+"([^"]*)"\\s*\\]`, 'i');

/** What a text says of a board: PBN tags, or the deal alone. */
export interface DealText {
  readonly deal: Result<Deal>;
  readonly dealer?: Seat;
  readonly vulnerable?: Vulnerability;
}

/** Reads a deal as people paste it: `N:…` by itself, or the first board of a PBN file. */
export function readDealText(text: string): DealText {
  const tagged = TAG('Deal').exec(text)?.[1];
  const dealer = TAG('Dealer').exec(text)?.[1]?.toUpperCase() ?? '';
  const vulnerable = readVulnerability(TAG('Vulnerable').exec(text)?.[1] ?? '-');
  return {
    deal: parseDeal((tagged ?? text).trim()),
    ...(isSeat(dealer) ? { dealer } : {}),
    ...(TAG('Vulnerable').test(text) && vulnerable !== undefined ? { vulnerable } : {}),
  };
}
