import type { Fraction } from '../base/index.ts';
import { ok, type Result } from '../base/index.ts';
import {
  type BothSides,
  balanced,
  byScaleOfShortened,
  countsWhenShortened,
  MARGIN_ROUNDING,
  type VpScale,
  vpOfShortened,
  vpsOfNets,
} from '../scoring/index.ts';

/** A match of which some boards cannot be compared; the margin is team A's, on those that can. */
export interface CutShort {
  readonly scheduled: number;
  readonly comparable: number;
  readonly margin: Fraction;
}

export const enoughComparable = (scale: VpScale, { comparable, scheduled }: CutShort): boolean =>
  countsWhenShortened(scale, comparable, scheduled);

/** The VPs of a match that counts although it was cut short. */
export function vpsOfCutShort(
  scale: VpScale,
  { margin, comparable, scheduled }: CutShort,
): Result<{ readonly column: number; readonly vps: BothSides }> {
  const column = vpOfShortened(scale, 0, comparable, scheduled);
  if (!column.ok) return column;
  const vps = vpsOfNets(balanced(margin), comparable, byScaleOfShortened(scale, scheduled), MARGIN_ROUNDING);
  return vps.ok ? ok({ column: column.value.column, vps: vps.value }) : vps;
}
