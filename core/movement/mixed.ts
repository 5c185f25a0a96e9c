import { ok, orThrow, type Result } from '../base/index.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import type { PairMovement } from './movement.ts';
import { range } from './numbers.ts';
import type { OfficialMovements } from './official.ts';
import { refuse } from './refusal.ts';
import { joinSections } from './sections.ts';

/** The three groups of the mixed scheme. One pair more, the pivot, plays every Howell. */
export const MIXED_GROUPS = ['A', 'B', 'C'] as const;
export type MixedGroup = (typeof MIXED_GROUPS)[number];

/** Who plays the Mitchell, NS against EW, and who the Howell with the pivot (RTP 3.5.5.3, ROP 8.1.3). */
export const MIXED_SESSIONS: readonly {
  readonly ns: MixedGroup;
  readonly ew: MixedGroup;
  readonly howell: MixedGroup;
}[] = [
  { ns: 'A', ew: 'B', howell: 'C' },
  { ns: 'B', ew: 'C', howell: 'A' },
  { ns: 'C', ew: 'A', howell: 'B' },
];

/** The numbers of a group: A from 1, then B, then C; the pivot has the last number of all. */
export function groupNumbers(group: MixedGroup, pairs: number): readonly number[] {
  const size = (pairs - 1) / 3;
  const before = MIXED_GROUPS.indexOf(group) * size;
  return range(before + 1, before + size);
}

/**
 * The three sessions of the mixed scheme: in each, two groups play a complete Mitchell and the third a complete Howell
 * with the pivot, so that over the three everybody meets everybody exactly once.
 */
export function mixedSessions(
  pairs: number,
  official: Pick<OfficialMovements, 'mixed'>,
): Result<readonly PairMovement[]> {
  const row = official.mixed.rows.find((candidate) => candidate.pairs === pairs);
  if (row === undefined) {
    const sizes = official.mixed.rows.map((candidate) => candidate.pairs).join(', ');
    return refuse(
      'mixed-size',
      `The mixed Mitchell and Howell is for ${sizes} pairs (${official.mixed.clause}), not ${pairs}.`,
    );
  }
  const { rounds, boardsPerRound } = row;
  const size = (pairs - 1) / 3;
  const sessions = MIXED_SESSIONS.map((session) => {
    const lines = official.mixed.secondIsNS === true ? [session.ew, session.ns] : [session.ns, session.ew];
    return joinSections([
      {
        movement: orThrow(
          mitchell({ pairs: 2 * size, rounds, boardsPerRound, winners: 1, switches: 'none' }),
        ),
        numbers: lines.flatMap((group) => groupNumbers(group, pairs)),
      },
      {
        movement: orThrow(howell({ pairs: size + 1, boardsPerRound })),
        numbers: [...groupNumbers(session.howell, pairs), pairs],
      },
    ]);
  });
  return ok(sessions);
}
