/** ROP 6.5: at most a quarter of the entries are exempt from a phase. */
const EXEMPT = { of: 1, in: 4 } as const;

export const mostExempt = (entries: number): number => Math.floor((entries * EXEMPT.of) / EXEMPT.in);

/** ROP 6.1: an entry after the limit is taken only before the captains' meeting, and only if it spares a bye. */
export function lateEntryHelps({
  entries,
  beforeMeeting,
}: {
  readonly entries: number;
  readonly beforeMeeting: boolean;
}): boolean {
  return beforeMeeting && entries % 2 === 1;
}
