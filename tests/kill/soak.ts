/** How long `npm run soak` goes on; a share of it is in the tests' time. */
export interface Soak {
  /** How often a server on SQLite is killed. */
  readonly sqlite: number;
  /** How often one of two servers, or the PostgreSQL beneath them, is. */
  readonly postgres: number;
  /** Tables that send to the two. */
  readonly tables: number;
  /** Commands a second, of all tables together. */
  readonly rate: number;
}

const IN_THE_TESTS: Soak = { sqlite: 100, postgres: 6, tables: 40, rate: 60 };

export const SOAK: Soak = { ...IN_THE_TESTS, ...JSON.parse(process.env.NAIPE_SOAK ?? '{}') };

/** Figures for whoever runs the soak; the tests say nothing. */
export function tell(what: string): void {
  if (process.env.NAIPE_SOAK !== undefined) process.stdout.write(`${what}\n`);
}
