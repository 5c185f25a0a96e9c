import { type Breach, dateChangeBreaches } from '../regulation/index.ts';
import type { EntryNumber, FederationEvent } from './event.ts';

/** A match that two teams want to play on another day (RTP 3.6.11, ROP 6.19). */
export interface MatchDateChange {
  readonly number: number;
  readonly round: number;
  /** How many rounds the phase has. */
  readonly rounds: number;
  readonly commonBoards: boolean;
  /** The teams pay what it costs (RTP 3.6.11.2(c)); by the ROP they name the referee (6.19.4). */
  readonly teamsPay?: true;
  readonly referee?: string;
  /** Whose captain asks, and whose confirms. */
  readonly by: EntryNumber;
  readonly against: EntryNumber;
  /** When the match is fixed to start, and when they want to play it. */
  readonly fixed: string;
  readonly wanted: string;
  readonly asked: string;
  readonly confirmed?: string;
  readonly declined?: true;
  readonly decided?: { readonly granted: boolean; readonly note: string; readonly time: string };
}

/** What speaks against it: as it is asked, or when the office decides. */
export function matchDateBreaches(
  { plan }: FederationEvent,
  change: Omit<MatchDateChange, 'number'>,
  agreed: 1 | 2,
): readonly Breach[] {
  const { round, rounds, commonBoards, fixed, wanted, asked, confirmed, teamsPay, referee } = change;
  return dateChangeBreaches({
    profile: plan.profile,
    round,
    rounds,
    commonBoards,
    teamsPay: teamsPay === true,
    ...(referee === undefined ? {} : { referee }),
    fixed: fixed.slice(0, 10),
    wanted: wanted.slice(0, 10),
    agreed,
    // Both captains write: the request is there when the second has (RTP 3.6.11.3).
    ...(plan.level === 'national' ? { national: { start: fixed, asked: confirmed ?? asked } } : {}),
  });
}
