import type { VpAward } from './scale.ts';

/** A draw and the most that a winner can have, in whole VPs. */
export interface BandVps {
  readonly draw: number;
  readonly most: number;
}

/** The award of a table that has the least margin of each band: the winner gets 1 VP more by band, the loser 1 less. */
export function bandAward(bands: readonly number[], margin: number, { draw, most }: BandVps): VpAward {
  const band = bands.findLastIndex((least) => margin >= least);
  return { winner: Math.min(draw + band, most) * 100, loser: (draw - band) * 100 };
}
