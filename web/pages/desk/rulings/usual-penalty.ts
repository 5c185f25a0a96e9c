import type { PenaltyUnit } from 'naipe/scoring';
import { METHODS, type MethodName } from 'naipe/tournament';

/** The units that a session of the method can deduct, the usual one first. */
const UNITS = {
  matchpoints: ['percent-of-top', 'matchpoints'],
  'cross-imps': ['imps'],
  butler: ['imps'],
  'total-points': [],
} as const satisfies Readonly<Record<string, readonly PenaltyUnit[]>>;

export const unitsAt = (method: MethodName): readonly PenaltyUnit[] => UNITS[METHODS[method].kind];

/** What a first penalty comes to (RTP 2.1.11.1); a number of matchpoints depends on the top. */
export const USUAL_PENALTY: Readonly<Record<PenaltyUnit, string>> = {
  'percent-of-top': '10',
  imps: '3',
  matchpoints: '',
  vps: '',
};
