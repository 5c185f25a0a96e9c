import { type Fault, Fraction, fail, ok, type Result, ZERO } from '../base/index.ts';
import type { ContestantId } from './line.ts';
import type { Method } from './method.ts';

/** What a penalty can be counted in. */
export const PENALTY_UNITS = ['percent-of-top', 'matchpoints', 'imps', 'vps'] as const;
/** What a penalty is counted in. */
export type PenaltyUnit = (typeof PENALTY_UNITS)[number];

/** What the director lays on a contestant (Laws 90 and 91). A warning is recorded and costs nothing. */
export interface Penalty {
  readonly contestant: ContestantId;
  readonly clause: string;
  readonly reason?: string;
  readonly amount: 'warning' | { readonly unit: PenaltyUnit; readonly value: Fraction };
}

/** What one unit of penalty comes to in a session: the normal top of a board, and IMPs in the session's own points. */
export interface PenaltyScale {
  readonly method: Method;
  readonly top: number;
  readonly pointsPerImp: number;
}

/**
 * The points a penalty takes off its contestant's total, and off nobody else's. Only units of the session's method can
 * be deducted here: VPs come off after conversion.
 */
export function penaltyPoints({ amount, contestant }: Penalty, scale: PenaltyScale): Result<Fraction> {
  if (amount === 'warning') return ok(ZERO);
  if (amount.value.sign < 0) return refuse(`The penalty of ${contestant} is below zero.`);
  const matchpoints = scale.method.kind === 'matchpoints';
  switch (amount.unit) {
    case 'percent-of-top':
      return matchpoints
        ? ok(amount.value.times(scale.top).over(100))
        : wrongUnit(contestant, 'per cent of a top');
    case 'matchpoints':
      return matchpoints ? ok(amount.value) : wrongUnit(contestant, 'matchpoints');
    case 'imps':
      return matchpoints || scale.method.kind === 'total-points'
        ? wrongUnit(contestant, 'IMPs')
        : ok(amount.value.times(scale.pointsPerImp));
    case 'vps':
      return wrongUnit(contestant, 'VPs');
  }
}

/** Takes penalties in VPs off totals in VPs. */
export function vpsAfterPenalties(vps: Fraction, penalties: readonly Penalty[]): Fraction {
  const off = penalties.map(({ amount }) =>
    amount !== 'warning' && amount.unit === 'vps' ? amount.value : ZERO,
  );
  return vps.minus(Fraction.sum(off));
}

const refuse = (message: string): { readonly ok: false; readonly error: Fault } =>
  fail({ code: 'penalty', message });

const wrongUnit = (contestant: ContestantId, unit: string) =>
  refuse(
    `The penalty of ${contestant} is in ${unit}, which this session does not score: give it in the session's unit.`,
  );
