import type { Result } from 'naipe/base';
import { isPlayed, type Replan, replan } from 'naipe/movement';
import { lastRoundBegun, type PairId, type SectionState, type SessionState } from 'naipe/tournament';

/** A new plan for the rounds that are left, when pairs leave or come. */
export function replanSection(
  session: SessionState,
  section: SectionState,
  leaving: readonly PairId[],
  arriving: number,
): Result<Replan> {
  const { movement, seating } = section;
  const roundsOver = lastRoundBegun(session, section);
  const played = movement.rounds
    .slice(0, roundsOver)
    .flatMap(({ round, tables }) =>
      tables.filter((plan) => isPlayed(movement, plan)).map((plan) => ({ ...plan, round })),
    );
  const numbers = [...seating].filter(([, pair]) => leaving.includes(pair)).map(([number]) => number);
  return replan({ movement, roundsOver, played, leaving: numbers, arriving });
}
