import { segmentsHere } from '../match.ts';
import type { Tournament } from '../state.ts';
import { type PlacedRound, partsOf } from './drawn-rounds.ts';
import { lastRoundBegun } from './schedule.ts';

/** The first segment of a round that has not begun in a session, the first of those that it plays there apart. */
export function openSegment({ session, section, drawn }: PlacedRound): number | undefined {
  const here = segmentsHere(drawn);
  // Of one segment nothing is left over, whatever has begun.
  if (here.length < 2) return undefined;
  const begun = lastRoundBegun(session, section) - drawn.first + 1;
  return begun < 1 ? here[1] : here[begun];
}

/** From which segment on a round can go on in a later session: it is the last of its group there, and not all is begun. */
export function mayGoOnFrom(tournament: Tournament, round: PlacedRound): number | undefined {
  const last = partsOf(tournament, round).at(-1) ?? round;
  const isLast = last.section.drawn?.at(-1)?.round === last.drawn.round;
  const isDivided = last.drawn.matches.every(({ segments }) => segments === undefined);
  return isLast && isDivided ? openSegment(last) : undefined;
}
