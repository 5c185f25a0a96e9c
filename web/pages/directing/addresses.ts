const of = (tournament: string): string => `/desk/${encodeURIComponent(tournament)}`;

/** What a director has to do, on one screen. */
export const directingAddress = (tournament: string): string => `${of(tournament)}/directing`;

/** The director's report. */
export const reportAddress = (tournament: string): string => `${of(tournament)}/report`;

/** The form of an appeal. */
export const appealAddress = (tournament: string, session: number, number: number): string =>
  `${of(tournament)}/appeals/${session}/${number}`;

export const caseAddress = (tournament: string, session: number, number: number): string =>
  `${of(tournament)}/cases/${session}/${number}`;
