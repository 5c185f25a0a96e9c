import { orThrow } from '../../../base/index.ts';
import { parseContract, parsePartialDeal, type Vulnerability } from '../../../game/index.ts';
import type { Correction } from '../../62-correction-of-revoke.ts';
import type { LawsEdition } from '../../editions.ts';
import {
  type RevokeReport,
  type RevokeRuling,
  type RulingOptions,
  ruleRevokes,
} from '../../revokes/report.ts';
import { parseTricks } from '../notation.ts';
import type { PlayRecord } from '../record.ts';

/** A record as tests write it: notation, and facts beside the cards. */
export interface Written extends Omit<PlayRecord, 'contract' | 'vulnerability' | 'hands' | 'tricks'> {
  readonly contract: string;
  readonly deal?: string;
  readonly play: string;
  readonly vulnerability?: Vulnerability;
}

export function recordOf({ contract, deal, play, vulnerability = 'None', ...facts }: Written): PlayRecord {
  return {
    ...facts,
    contract: orThrow(parseContract(contract)),
    vulnerability,
    hands: deal === undefined ? {} : orThrow(parsePartialDeal(deal)),
    tricks: orThrow(parseTricks(play)),
  };
}

export const ruled = (written: Written, edition: LawsEdition, options?: RulingOptions): RevokeReport =>
  orThrow(ruleRevokes(recordOf(written), edition, options));

/** The first tricks of a play. */
export const firstTricks = (play: string, count: number): string =>
  play.trim().split('\n').slice(0, count).join('\n');

/** What is ruled of the first revoke of a record. */
export function firstRuling(written: Written, edition: LawsEdition): RevokeRuling {
  const [first] = ruled(written, edition).rulings;
  if (first === undefined) throw new Error('The record has no revoke.');
  return first;
}

/** How it is put right. */
export function correctionOf(written: Written, edition: LawsEdition): Correction {
  const { correction } = firstRuling(written, edition);
  if (correction === undefined) throw new Error('The revoke is not put right.');
  return correction;
}

/** What each revoke of a record costs. */
export const rectifications = (written: Written, edition: LawsEdition, options?: RulingOptions) =>
  ruled(written, edition, options).rulings.map(({ rectification }) => rectification);

/** The tricks of North and South in the end. */
export const tricksNS = (written: Written, edition: LawsEdition, options?: RulingOptions) =>
  ruled(written, edition, options).final?.tricks.NS;
