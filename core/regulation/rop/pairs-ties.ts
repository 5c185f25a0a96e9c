import { Fraction, ZERO } from '../../base/index.ts';
import { PAIRS_STEPS, type PairsEvent, type TieBreakLadder } from '../../scoring/index.ts';

/** One matchpoint in per cent of a full card: 100 ÷ (boards × top). */
export function onePointInPercent({ sessions }: PairsEvent): Fraction {
  const contestants = new Set(sessions.flatMap((session) => session.contestants));
  let fullCard = ZERO;
  for (const contestant of contestants) {
    const top = Fraction.sum(sessions.map((session) => session.total(contestant)?.top ?? ZERO));
    fullCard = Fraction.max(fullCard, top);
  }
  return fullCard.sign === 0 ? ZERO : Fraction.of(100).over(fullCard);
}

const BAND = { from: 45, to: 55 } as const;

/** The tournament of the tied: what was scored in opposite lines is not compared, unless 5.10 is read so. */
export const ROP_MINI_TOURNAMENT = {
  apart: PAIRS_STEPS.miniTournament('ROP 5.10(1)', BAND),
  across: PAIRS_STEPS.miniTournament('ROP 5.10(1)', BAND, 'across'),
} as const;

/** ROP 5.10: pairs less than one matchpoint behind the first of their group are tied. */
export const ropTieBreak = (onePoint: Fraction): TieBreakLadder<PairsEvent> => ({
  name: 'ROP 5.10',
  isTied: (first, other) => first.equals(other) || first.minus(other).compare(onePoint) < 0,
  afterSplit: 'next-step',
  steps: [
    ROP_MINI_TOURNAMENT.apart,
    PAIRS_STEPS.mostTops('ROP 5.10(2)'),
    PAIRS_STEPS.fewestZeros('ROP 5.10(3)'),
  ],
});
