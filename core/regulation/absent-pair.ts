/* A pair that is not there when play begins (RTP 2.1.10, 2.2.2.2, 2.2.3; ROP 4.4, 5.4, 5.11). */

/** How a place of somebody who is not there is filled, or his own again. */
export const PLACE_TAKEN_AS = ['reserve', 'stand-in', 'returned'] as const;
export type PlaceTakenAs = (typeof PLACE_TAKEN_AS)[number];

export interface AbsenceRules {
  readonly clause: string;
  /** After so many minutes a pair can be out. */
  readonly minutes: number;
  /** Out from the later of those minutes and the end of the first round; or from the minutes on, at the end of it at the latest. */
  readonly out: 'later-of-both' | 'from-minutes-to-round-end';
  /** The row of the table of penalties. */
  readonly penalty: string;
  readonly reserves: {
    readonly clause: string;
    /** There are none unless the organiser has announced them, and in which order. */
    readonly announced: string | undefined;
    /** They are called when the pair is out, or at once when play begins. */
    readonly called: 'when-out' | 'at-start';
    /** By the round that was called last: the round in which one enters who comes then. */
    readonly enters: readonly (number | undefined)[];
    /** What one made goes with the place when the pair comes back to it; it stays the reserve's unless told. */
    readonly results?: 'with-the-place';
  };
  /** The pair has its place back from a reserve as long as the second round has not been called, where it can. */
  readonly back: string | undefined;
  /** A pair of circumstance plays out of competition; it may ask to stay so many minutes after the results are out. */
  readonly standIn: { readonly clause: string; readonly mayStay: number | undefined };
}

/** RTP 2.2.3.2: who comes until the end of round 1 or 2 enters in the next; nobody later. */
export const RTP_2014_ABSENCE: AbsenceRules = {
  clause: 'RTP 2.2.3.2',
  minutes: 20,
  out: 'later-of-both',
  penalty: 'late-or-slow',
  reserves: {
    clause: 'RTP 2.2.3.2',
    announced: 'RTP 2.1.10',
    called: 'when-out',
    enters: [1, 2, 3],
  },
  back: undefined,
  standIn: { clause: 'RTP 2.2.2.2', mayStay: 30 },
};

/** ROP 4.4, 5.4: the reserve plays from the first round on, and for good once the second has been called. */
export const ROP_ABSENCE: AbsenceRules = {
  clause: 'ROP 5.4',
  minutes: 20,
  out: 'from-minutes-to-round-end',
  penalty: 'late',
  reserves: { clause: 'ROP 4.4', announced: undefined, called: 'at-start', enters: [1, 1] },
  back: 'ROP 4.4',
  standIn: { clause: 'ROP 5.11', mayStay: undefined },
};

/** When somebody who is not there can be out, and when he is. */
export interface AbsenceLimits {
  readonly outFrom: string;
  readonly outBy: string;
}

/** From when play should have begun and when the first round ends. */
export function absenceLimits(
  { minutes, out }: AbsenceRules,
  start: string,
  firstRoundEnds: string,
): AbsenceLimits {
  const after = Date.parse(start) + minutes * 60_000;
  const end = Date.parse(firstRoundEnds);
  const later = new Date(Math.max(after, end)).toISOString();
  const earlier = new Date(Math.min(after, end)).toISOString();
  switch (out) {
    case 'later-of-both':
      return { outFrom: later, outBy: later };
    case 'from-minutes-to-round-end':
      return { outFrom: earlier, outBy: new Date(end).toISOString() };
  }
}

/** The round in which a reserve enters that comes when so many rounds have been called; none when it is too late. */
export const reserveEnters = ({ reserves }: AbsenceRules, called: number): number | undefined =>
  reserves.enters[called];
