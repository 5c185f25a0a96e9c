import { type ContestantEntry, playersOf } from '../contestant.ts';
import type { ContestantId } from '../meeting.ts';
import type { SessionState } from '../state.ts';

/** The players of a contestant who play in a round, by their places in the entry: of a triplet two (RTP 3.5.2). */
export function whoPlay(
  { partners = [] }: Pick<SessionState, 'partners'>,
  entry: ContestantEntry,
  contestant: ContestantId,
  round: number,
): readonly number[] {
  const everybody = playersOf(entry).map((_, index) => index);
  if (entry.kind !== 'pair' || entry.third === undefined) return everybody;
  const named = partners
    .filter((each) => each.contestant === contestant && each.fromRound <= round)
    .toSorted((a, b) => a.fromRound - b.fromRound)
    .at(-1);
  return named?.playing ?? everybody.slice(0, 2);
}
