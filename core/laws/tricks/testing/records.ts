import { orThrow } from '../../../base/index.ts';
import { parseContract, parsePartialDeal, type Vulnerability } from '../../../game/index.ts';
import type { LawsEdition } from '../../editions.ts';
import { type RevokeReport, type RulingOptions, ruleRevokes } from '../../revokes/report.ts';
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
