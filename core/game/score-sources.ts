import { isVulnerable, type Vulnerability } from './board.ts';
import { LEVELS } from './call.ts';
import { STRAINS } from './card.ts';
import { DOUBLINGS, type Undertaking } from './contract.ts';
import { declarerScore } from './score.ts';
import { SIDES, type Side } from './seat.ts';

/** A contract and its tricks that give a score. */
export interface ScoreSource extends Undertaking {
  readonly side: Side;
  readonly tricks: number;
}

type Source = Omit<ScoreSource, 'side'>;

/** Every score declarer's side can have, with the contracts and tricks that give it. */
function sourcesByScore(vulnerable: boolean): ReadonlyMap<number, readonly Source[]> {
  const sources = new Map<number, Source[]>();
  for (const level of LEVELS)
    for (const strain of STRAINS)
      for (const doubling of DOUBLINGS)
        for (let tricks = 0; tricks <= 13; tricks++) {
          const contract = { level, strain, doubling };
          const score = declarerScore(contract, tricks, vulnerable);
          const same = sources.get(score);
          if (same === undefined) sources.set(score, [{ ...contract, tricks }]);
          else same.push({ ...contract, tricks });
        }
  return sources;
}

const SOURCES = { true: sourcesByScore(true), false: sourcesByScore(false) } as const;

/**
 * The contracts and tricks that give North–South this score; none means that the score is impossible
 * (Law 79, RTP 2.2.7.2). Zero is a passed-out board and no contract at all.
 */
export function scoreSources(ns: number, vulnerability: Vulnerability): readonly ScoreSource[] {
  return SIDES.flatMap((side) => {
    const sources = SOURCES[`${isVulnerable(side, vulnerability)}`].get(side === 'NS' ? ns : -ns) ?? [];
    return sources.map((source) => ({ side, ...source }));
  });
}

/** Could a board at this vulnerability be scored so? */
export const isPossibleScore = (ns: number, vulnerability: Vulnerability): boolean =>
  ns === 0 || scoreSources(ns, vulnerability).length > 0;
